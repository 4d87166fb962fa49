"""Lists and questions that have blocks of their own, where a call of theirs has to speak for itself."""

import re
from collections.abc import Iterator, Mapping

from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.document import (
    Checklist,
    Choice,
    Choices,
    Item,
    Line,
    Node,
    Spans,
    Strong,
    Text,
)
from mkdocs_cctranscripts.model.entry import Json
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.phrases import brief, count
from mkdocs_cctranscripts.render.pieces import returned
from mkdocs_cctranscripts.render.todos import STATES
from mkdocs_cctranscripts.render.tools.card import Card, words
from mkdocs_cctranscripts.render.tools.fields import data, items, mapping, mappings, text, word
from mkdocs_cctranscripts.render.tools.inputs import beyond
from mkdocs_cctranscripts.render.tools.nodes import prose, unless_done, whole
from mkdocs_cctranscripts.render.tools.table import given

_SAVED = re.compile(r"Todos have been modified|Updated task #|Task #\S+ created")


def todos(call: ToolCall, context: Context) -> Card:
    listed = mappings(call.input, "todos")
    odd = len(listed) < len(items(call.input, "todos")) or not listed
    return Card(
        call.name,
        outcome=count(len(listed), "todo") if listed else "ok",
        asked=(
            *(() if odd else (Checklist(tuple(map(_item, listed))),)),
            *given({name: each for name, each in call.input.items() if odd or name != "todos"}, context),
        ),
        given=tuple(unless_done(call, _SAVED, context)),
    )


def _item(task: Mapping[str, Json]) -> Item:
    name = word(task, "content", "subject", "activeForm") or word(task, "id")
    return Item(name, STATES.get(text(task, "status"), "open"), about=word(task, "owner"))


def create_task(call: ToolCall, context: Context) -> Card:
    about = word(call.input, "subject")
    number = word(mapping(data(call), "task"), "id")
    return Card(
        call.name,
        (*_number(number), *words(brief(about))),
        asked=(
            *whole(about, context),
            *prose(word(call.input, "description"), context),
            *given(beyond(call.input, "subject", "description", "activeForm"), context),
        ),
        given=tuple(unless_done(call, _SAVED, context)),
        name=Text(brief(about)) if about else None,
        unit=("task", "tasks"),
    )


def update_task(call: ToolCall, context: Context) -> Card:
    """`TaskUpdate #3 → completed`, or to what else it was changed."""
    number, status = word(call.input, "taskId"), word(call.input, "status")
    rest = beyond(call.input, "taskId", "status")
    changed: Spans = (Text(f" → {status.replace('_', ' ')}"),) if status else words(", ".join(rest))
    return Card(
        call.name,
        (*_number(number), *changed),
        asked=tuple(given(rest, context)),
        given=tuple(unless_done(call, _SAVED, context)),
        name=Text(f"#{number}") if number else None,
        unit=("task", "tasks"),
    )


def look(call: ToolCall, context: Context) -> Card:
    """At one task or at all of them: the list that came of it is shown elsewhere."""
    number = word(call.input, "taskId")
    return Card(
        call.name,
        _number(number),
        "ok",
        asked=tuple(given(beyond(call.input, "taskId"), context)),
        given=tuple(returned(call.result, context)),
        name=Text(f"#{number}") if number else None,
        unit=("task", "tasks"),
    )


def _number(number: str) -> Spans:
    return (Text(f" #{number}"),) if number else ()


def ask(call: ToolCall, context: Context) -> Card:
    questions = mappings(call.input, "questions")
    odd = len(questions) < len(items(call.input, "questions")) or not questions
    first = word(questions[0], "question", "header") if questions else word(call.input, "question")
    rest = {name: value for name, value in call.input.items() if odd or name != "questions"}
    return Card(
        call.name,
        words(brief(first)),
        asked=(
            *(node for each in questions if not odd for node in _question(each, context)),
            *given(rest, context),
        ),
        given=tuple(returned(call.result, context)),
    )


def _question(question: Mapping[str, Json], context: Context) -> Iterator[Node]:
    yield Line((Strong(word(question, "question", "header")),))
    options = mappings(question, "options")
    if options and len(options) == len(items(question, "options")):
        yield Choices(tuple(Choice(word(each, "label"), word(each, "description")) for each in options))
    else:
        yield from given(beyond(question, "question", "header"), context)
