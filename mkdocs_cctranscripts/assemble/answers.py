"""Takes a user's answers out of the result of a call that asked."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from mkdocs_cctranscripts.assemble.fields import data_of, mapping_of, text_of
from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.decision import Question
from mkdocs_cctranscripts.model.entry import Json

_END = ". You can now continue"
_COMMA = ", "
_PREVIEW = '" selected preview:\n'
_NOTES = " user notes: "
_MISSED = 50
"""After so many questions that a text doesn't hold, it is of something else."""


@dataclass(frozen=True, slots=True)
class Answer:
    texts: tuple[str, ...]
    """One, that may join several with commas, unless the session sets them apart."""
    notes: str = ""
    preview: str = ""


def answers(call: ToolCall, asked: Sequence[Question]) -> dict[str, Answer]:
    """By the text of the question; from the words of the result if it tells nothing else."""
    given = mapping_of(data_of(call), "answers")
    if not given and call.result:
        return dict(_in_words(call.result.text, asked))
    annotations = mapping_of(data_of(call), "annotations")
    return {
        question.strip(): _answer(answer, mapping_of(annotations, question))
        for question, answer in given.items()
    }


def _answer(answer: Json, annotation: Mapping[str, Json]) -> Answer:
    texts = tuple(map(_plain, answer)) if isinstance(answer, list) else (_plain(answer),)
    said = tuple(text.strip() for text in texts if text.strip())
    return Answer(said, text_of(annotation, "notes").strip(), text_of(annotation, "preview"))


def _plain(value: Json) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _in_words(text: str, asked: Sequence[Question]) -> Iterator[tuple[str, Answer]]:
    """`"question"="answer"`: the questions are known, so that quotes within either do no harm."""
    end = text.rfind(_END)
    for question, words in _parts(text[:end] if end >= 0 else text, asked, '"{}"="'):
        answer, has_preview, preview = words.rstrip(", ").partition(_PREVIEW)
        lead = _NOTES if has_preview else f'"{_NOTES}'
        rest, _, notes = (preview if has_preview else answer).partition(lead)
        if has_preview:
            yield question, Answer((answer.strip(),), notes.strip(), rest)
        else:
            yield question, Answer((rest.removesuffix('"').strip(),), notes.strip())


def partial_answers(text: str, asked: Sequence[Question]) -> dict[str, Answer]:
    """What was answered before the user wanted to talk instead."""
    found: dict[str, Answer] = {}
    for question, words in _parts(text, asked, '- "{}"\n'):
        rest, _, notes = words.partition("User notes: ")
        answer = rest.strip().removeprefix("Answer: ") if rest.strip().startswith("Answer: ") else ""
        if answer or notes:
            found[question] = Answer((answer,) if answer else (), notes.strip())
    return found


def _parts(text: str, asked: Sequence[Question], lead: str) -> Iterator[tuple[str, str]]:
    """What follows each question, up to the next one."""
    places: list[tuple[int, int, str]] = []
    start = missed = 0
    for question in asked:
        words = lead.replace("{}", question.text)
        place = text.find(words, start)
        if place >= 0:
            start = place + len(words)
            places.append((place, start, question.text.strip()))
        elif (missed := missed + 1) == _MISSED:
            break
    places.append((len(text), len(text), ""))
    for (_, begin, key), (end, _, _) in pairwise(places):
        yield key, text[begin:end].rstrip()


def pieces(question: Question, answer: Answer) -> tuple[frozenset[str], tuple[str, ...]]:
    """The labels that were chosen, and what is in the user's own words."""
    labels = frozenset(option.text.strip() for option in question.options)
    lengths = _lengths(labels)
    chosen: list[str] = []
    written: list[str] = []
    for text in answer.texts:
        if text in labels:
            chosen.append(text)
            continue
        found, rest = _split(text, labels, lengths)
        if question.several or not rest:
            chosen += found
            written += [rest] if rest else []
        else:
            written.append(text)
    return frozenset(chosen), tuple(written)


def _lengths(labels: frozenset[str]) -> Mapping[str, Sequence[int]]:
    """How long the labels are that begin alike, up to their first comma."""
    found: dict[str, set[int]] = {}
    for label in labels - {""}:
        found.setdefault(label.partition(_COMMA)[0], set()).add(len(label))
    return {first: sorted(lengths, reverse=True) for first, lengths in found.items()}


def _split(text: str, labels: frozenset[str], lengths: Mapping[str, Sequence[int]]) -> tuple[list[str], str]:
    """Labels joined by commas, the longest first as they may hold commas; the rest is free text."""
    found: list[str] = []
    rest: list[str] = []
    start = 0
    while start < len(text):
        comma = text.find(_COMMA, start)
        end = comma if comma >= 0 else len(text)
        ends = (start + length for length in lengths.get(text[start:end], ()))
        label = next((each for each in ends if text[start:each] in labels and _is_end(text, each)), 0)
        end = label or end
        (found if label else rest).append(text[start:end])
        start = end + len(_COMMA)
    return found, _COMMA.join(rest)


def _is_end(text: str, place: int) -> bool:
    return place == len(text) or text.startswith(_COMMA, place)
