"""The card of any tool: its name and what tells this call from others; inside, input and output."""

import json
from collections.abc import Iterator, Mapping
from functools import partial

from mkdocs_cctranscripts.model.document import (
    Code,
    Fold,
    Line,
    Mark,
    Mono,
    Node,
    Spans,
    Strong,
    Table,
    Terminal,
    Text,
)
from mkdocs_cctranscripts.model.entry import ImagePart, Json, OtherPart, TextPart
from mkdocs_cctranscripts.model.session import ToolCall, ToolResult
from mkdocs_cctranscripts.render.cut import INPUT, OUTPUT, shortened
from mkdocs_cctranscripts.render.phrases import brief
from mkdocs_cctranscripts.render.pieces import other, picture
from mkdocs_cctranscripts.render.shelf import Shelf

_LONGEST = 80
_LANGUAGES = {"command": "bash"}


def card(call: ToolCall, shelf: Shelf) -> Fold:
    kind = "tool failed" if call.result and call.result.failed else "tool"
    nodes = (*given(call.input, shelf), *returned(call.result, shelf))
    return Fold(kind, title(call), nodes, call.id)


def title(call: ToolCall) -> Spans:
    if not call.name:
        return (Strong("Result"), Text(" of a call that isn't in this session"))
    return (Strong(_tool_name(call.name)), *_subject(call.input), *_outcome(call.result))


def _tool_name(name: str) -> str:
    """`mcp__server__tool` → `server › tool`."""
    server, found, tool = name.removeprefix("mcp__").partition("__")
    return f"{server} › {tool}" if found and name.startswith("mcp__") else name


def _subject(given: Mapping[str, Json]) -> Spans:
    description = given.get("description")
    if isinstance(description, str) and description.strip():
        return (Text(f" — {brief(description, _LONGEST)}"),)
    short = (value for value in given.values() if isinstance(value, str) and value.strip())
    return tuple(span for value in list(short)[:1] for span in (Text(" "), Mono(brief(value, _LONGEST))))


def _outcome(result: ToolResult | None) -> Spans:
    if result is None:
        return (Text(" · no result"),)
    return (Text(" · "), Mark("failed", "bad")) if result.failed else ()


def given(values: Mapping[str, Json], shelf: Shelf) -> Iterator[Node]:
    """A table of what is short; below it, each under its name, what is long."""
    short = {name: value for name, value in values.items() if _is_short(value)}
    if short:
        rows = tuple(((Text(name),), (Mono(_plain(value)),)) for name, value in short.items())
        yield Table(("Input", "Value"), rows)
    for name, value in values.items():
        if name not in short:
            language = _LANGUAGES.get(name, "") if isinstance(value, str) else "json"
            yield Line((Text(name),), "note")
            yield from shortened(_plain(value), INPUT, shelf, partial(Code, language=language))


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


def returned(result: ToolResult | None, shelf: Shelf) -> Iterator[Node]:
    for part in result.parts if result else ():
        match part:
            case TextPart(text):
                if text.strip():
                    yield from shortened(text, OUTPUT, shelf, Terminal)
            case ImagePart():
                yield picture(part, shelf, "Image in the result")
            case OtherPart():
                yield other(part)
