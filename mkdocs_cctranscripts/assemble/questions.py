"""Tells what the assistant asked, and what the user answered."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

from mkdocs_cctranscripts.assemble.answers import Answer, answers, partial_answers, pieces
from mkdocs_cctranscripts.assemble.fields import data_of, text_of
from mkdocs_cctranscripts.assemble.refusals import pasted, said_to
from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.decision import Option, Question, Questions
from mkdocs_cctranscripts.model.entry import Json

_DECLINED = re.compile(
    r"doesn't want to (?:proceed|take this action)|declined|rejected|\[request interrupted by user"
    r"|wants to clarify these questions|provided enough answers for the plan interview",
    re.IGNORECASE,
)
_TO_THE_MODEL = re.compile(r"The user (?:wants to clarify these questions|has indicated they have provided)")


def questions(call: ToolCall) -> Questions | None:
    """None where the call asks nothing that we can read: then it speaks for itself."""
    asked = tuple(_asked(call))
    result = call.result
    if not asked or None in asked:
        return None
    told = Questions(call.id, tuple(filter(None, asked)), "waiting", images=pasted(result))
    if result is None:
        return told
    found = answers(call, told.items)
    if found or isinstance(data_of(call).get("answers"), dict):
        return replace(told, items=tuple(_answered(told.items, found)), status="answered")
    if _DECLINED.search(result.text):
        items = tuple(_answered(told.items, partial_answers(result.text, told.items)))
        said = said_to(result)
        return replace(told, items=items, status="declined", said="" if _TO_THE_MODEL.match(said) else said)
    return replace(told, note=result.text.strip())


def _asked(call: ToolCall) -> Iterator[Question | None]:
    """Old calls ask one question, without a list around it."""
    for given in (call.input.get("questions"), data_of(call).get("questions")):
        if isinstance(given, list) and given:
            yield from map(_question, given)
            return
    if text_of(call.input, "question"):
        yield _question(dict(call.input))


def _question(given: Json) -> Question | None:
    if isinstance(given, str) and given.strip():
        return Question(given)
    if not isinstance(given, dict) or not text_of(given, "question").strip():
        return None
    options = given.get("options")
    return Question(
        text_of(given, "question"),
        tuple(filter(None, map(_option, options if isinstance(options, list) else []))),
        header=text_of(given, "header"),
        several=given.get("multiSelect") is True,
    )


def _option(given: Json) -> Option | None:
    if not isinstance(given, dict):
        return Option(str(given)) if given not in (None, "") else None
    about = text_of(given, "description")
    return Option(
        text_of(given, "label") or about,
        about if given.get("label") else "",
        preview=text_of(given, "preview"),
    )


def _answered(asked: tuple[Question, ...], found: Mapping[str, Answer]) -> Iterator[Question]:
    """The questions with their answers; an answer to a question that nobody asked is kept as well."""
    left = dict(found)
    for question in asked:
        answer = left.pop(question.text.strip(), None) or left.pop(question.header.strip(), None)
        yield _chosen(question, answer) if answer else question
    yield from (_chosen(Question(text), answer) for text, answer in left.items())


def _chosen(question: Question, answer: Answer) -> Question:
    chosen, written = pieces(question, answer)
    options = tuple(replace(option, chosen=option.text.strip() in chosen) for option in question.options)
    shown = {option.preview.strip() for option in options}
    preview = answer.preview if answer.preview.strip() not in shown else ""
    notes = "\n\n".join(filter(None, (answer.notes, preview)))
    return replace(question, options=options, other=written, notes=notes)
