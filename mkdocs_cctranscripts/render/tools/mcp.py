"""Tools of other servers, by the name of `mcp__server__tool`, and what such servers hold."""

from collections.abc import Iterator, Mapping

from mkdocs_cctranscripts.model.call import ToolCall, ToolResult
from mkdocs_cctranscripts.model.document import Line, Mono, Node, Spans, Text, Web
from mkdocs_cctranscripts.model.entry import Json, OtherPart
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.phrases import brief, count
from mkdocs_cctranscripts.render.pieces import output, parsed, returned
from mkdocs_cctranscripts.render.tools.card import Card, object_of
from mkdocs_cctranscripts.render.tools.fallback import first_short, verb
from mkdocs_cctranscripts.render.tools.fields import items, mapping, mappings, said, text, told, word
from mkdocs_cctranscripts.render.tools.inputs import beyond
from mkdocs_cctranscripts.render.tools.nodes import remark
from mkdocs_cctranscripts.render.tools.table import given, listing

PREFIX = "mcp__"

_MADE_UP = ("plugin_", "claude_ai_")
"""How names of servers begin that Claude Code makes of others: every other sign in them became `_`."""


def card(call: ToolCall, context: Context) -> Card:
    subject = first_short(call.input)
    return Card(
        " › ".join(filter(None, names(call.name))) or call.name,
        subject,
        "ok",
        asked=tuple(given(call.input, context)),
        given=tuple(_shown(call.result, context)),
        timed=True,
    )


def names(tool: str) -> tuple[str, str]:
    """The server and its tool; where `__` stands more than once, the tool's name is likelier to hold it."""
    plain = verb(tool).removeprefix(PREFIX)
    if plain.startswith(_MADE_UP):
        server, _, name = plain.rpartition("__")
        return (server, name) if server else (name, "")
    server, _, name = plain.partition("__")
    return server + "_" * (len(name) - len(name.lstrip("_"))), name.lstrip("_")


def _shown(result: ToolResult | None, context: Context) -> Iterator[Node]:
    for part in result.parts if result else ():
        if isinstance(part, OtherPart) and part.kind in ("resource", "resource_link"):
            yield from _resource(mapping(part.value, "resource") or part.value, context)
        elif isinstance(part, OtherPart) and part.kind != "image":
            yield from given(part.value, context, "Result")
        else:
            yield from returned(ToolResult((part,), failed=False, data=None), context)


def _resource(value: Mapping[str, Json], context: Context) -> Iterator[Node]:
    uri = word(value, "uri")
    name = word(value, "title", "name") or uri
    if name:
        yield Line((Web(name, uri), *((Text(" "), Mono(uri)) if name != uri else ())))
    yield from output(text(value, "text"), context)
    if "blob" in value:
        yield from remark(f"A file of the type {word(value, 'mimeType') or 'unknown'}, not shown")
    shown = ("type", "uri", "title", "name", "text", "blob", "mimeType")
    yield from given({key: each for key, each in value.items() if key not in shown}, context, "Result")


def resources(call: ToolCall, context: Context) -> Card:
    found = parsed(said(call))
    rows = found if isinstance(found, list) else items(told(call), "resources")
    table = listing(rows)
    return Card(
        call.name,
        _server(call),
        count(len(rows), "resource") if rows else "no resources",
        asked=tuple(given(beyond(call.input, "server", "uri"), context)),
        given=(table,) if table else tuple(_shown(call.result, context)),
        kind="look",
    )


def resource(call: ToolCall, context: Context) -> Card:
    contents = mappings(told(call), "contents")
    shown = tuple(node for each in contents for node in _resource(each, context))
    uri = word(call.input, "uri")
    return Card(
        call.name,
        _server(call),
        "ok",
        asked=tuple(given(beyond(call.input, "server", "uri"), context)),
        given=shown or tuple(_shown(call.result, context)),
        kind="look",
        name=Mono(brief(uri)) if uri else None,
        unit=("resource", "resources"),
        timed=True,
    )


def _server(call: ToolCall) -> Spans:
    """Whose, and which."""
    server, uri = word(call.input, "server"), word(call.input, "uri")
    return (*object_of(Text(server)), *object_of(Mono(brief(uri))))
