"""The card of any tool: its name and what tells this call from others; inside, input and output."""

import re
from collections.abc import Iterator, Mapping

from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.document import Code, Line, Mono, Node, Spans, Text
from mkdocs_cctranscripts.model.entry import Json
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.phrases import brief
from mkdocs_cctranscripts.render.pieces import returned
from mkdocs_cctranscripts.render.tools.card import Card, object_of, words
from mkdocs_cctranscripts.render.tools.table import given

_LONGEST = 80
_NAME = re.compile(r"[^\s<>\"=]+(?: [^\s<>\"=]+)*")
"""What a name may hold: neither the ends of tags and attributes nor lines."""


def card(call: ToolCall, context: Context) -> Card:
    if not call.name:
        subject: Spans = (Text(" of a call that isn't in this session"),)
        return Card("Result", subject, given=tuple(returned(call.result, context)))
    return Card(
        verb(call.name),
        subject_of(call.input),
        "ok",
        asked=(*_called(call.name), *given(call.input, context)),
        given=tuple(returned(call.result, context)),
        timed=True,
    )


def verb(name: str) -> str:
    """The name of a tool, without what a model's slip of the tongue left in it."""
    found = _NAME.match(name.strip())
    return brief(found[0] if found else name, _LONGEST) or "(unnamed)"


def _called(name: str) -> Iterator[Node]:
    """The whole name if the title can't hold it."""
    if verb(name) != name and name.strip():
        yield Line((Text("Called by the name of"),), "note")
        yield Code(name)


def subject_of(values: Mapping[str, Json]) -> Spans:
    """What it was for, else the first short argument."""
    description = values.get("description")
    if isinstance(description, str) and description.strip():
        return words(brief(description, _LONGEST))
    return first_short(values)


def first_short(values: Mapping[str, Json]) -> Spans:
    """The first argument that fits into a title as it is, else the start of the first one."""
    texts = [value.strip() for value in values.values() if isinstance(value, str) and value.strip()]
    short = (text for text in texts if len(text) <= _LONGEST and "\n" not in text)
    if found := next(short, ""):
        return object_of(Mono(found))
    if texts:
        return words(brief(texts[0], _LONGEST))
    numbers = (str(value) for value in values.values() if type(value) is int and abs(value) < 10**15)
    return object_of(Mono(next(numbers, "")))
