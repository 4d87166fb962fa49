"""The card of any tool: its name and what tells this call from others; inside, input and output."""

import json
from collections.abc import Iterator, Mapping
from functools import partial

from mkdocs_cctranscripts.model.document import Code, Line, Mono, Node, Spans, Table, Text
from mkdocs_cctranscripts.model.entry import Json
from mkdocs_cctranscripts.model.session import ToolCall
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.cut import INPUT, shortened
from mkdocs_cctranscripts.render.phrases import brief
from mkdocs_cctranscripts.render.pieces import returned
from mkdocs_cctranscripts.render.tools.card import Card, object_of, words

_LONGEST = 80
_LANGUAGES = {"command": "bash"}


def card(call: ToolCall, context: Context) -> Card:
    if not call.name:
        subject: Spans = (Text(" of a call that isn't in this session"),)
        return Card("Result", subject, given=tuple(returned(call.result, context)))
    return Card(
        call.name,
        subject_of(call.input),
        "ok",
        asked=tuple(given(call.input, context)),
        given=tuple(returned(call.result, context)),
        timed=True,
    )


def subject_of(values: Mapping[str, Json]) -> Spans:
    """What it was for, else the first short argument."""
    description = values.get("description")
    if isinstance(description, str) and description.strip():
        return words(brief(description, _LONGEST))
    short = (value for value in values.values() if isinstance(value, str) and value.strip())
    return object_of(Mono(brief(next(short, ""), _LONGEST)))


def given(values: Mapping[str, Json], context: Context) -> Iterator[Node]:
    """A table of what is short; below it, each under its name, what is long."""
    short = {name: value for name, value in values.items() if _is_short(value)}
    if short:
        rows = tuple(((Text(name),), (Mono(_plain(value)),)) for name, value in short.items())
        yield Table(("Input", "Value"), rows)
    for name, value in values.items():
        if name not in short:
            language = _LANGUAGES.get(name, "") if isinstance(value, str) else "json"
            yield Line((Text(name),), "note")
            yield from shortened(_plain(value), INPUT, context.shelf, partial(Code, language=language))


def _is_short(value: Json) -> bool:
    text = _plain(value)
    return (
        len(text) <= _LONGEST
        and "\n" not in text
        and bool(text.strip())
        and not isinstance(value, dict | list)
    )


def _plain(value: Json) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, indent=2)
