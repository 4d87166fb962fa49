"""What was loaded before it could be used: skills, commands, tools."""

import re
from collections.abc import Iterator

from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.document import Line, Mono, Node, Span, Text
from mkdocs_cctranscripts.model.entry import OtherPart
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.phrases import brief, count
from mkdocs_cctranscripts.render.tools.card import Card, object_of, words
from mkdocs_cctranscripts.render.tools.fields import data, mappings, others, said, text, texts, word
from mkdocs_cctranscripts.render.tools.inputs import beyond
from mkdocs_cctranscripts.render.tools.nodes import images, prose, whole
from mkdocs_cctranscripts.render.tools.table import given

_SETTINGS = ("query", "pattern", "max_results")
"""Of a search for tools: how many it may find says nothing about what it found."""
_NOISE = re.compile(
    r"^(?:Launching (?:skill|command|slash command): .*|Skill \"[^\"\n]*\" completed.*\n+Result:"
    r"|No matching (?:deferred )?tools found.*|<command-(?:message|name)>.*</command-(?:message|name)>)$\n?",
    re.MULTILINE,
)


def skill(call: ToolCall, context: Context) -> Card:
    name = word(call.input, "skill", "command") or word(data(call), "commandName")
    return _loaded(call, context, name, word(call.input, "args"))


def command(call: ToolCall, context: Context) -> Card:
    """`/name` and its arguments."""
    name, _, arguments = word(call.input, "command").partition(" ")
    return _loaded(call, context, name, arguments.strip())


def _loaded(call: ToolCall, context: Context, name: str, arguments: str) -> Card:
    shown = Mono(brief(name))
    return Card(
        call.name,
        (*object_of(shown), *words(brief(arguments))),
        "failed" if data(call).get("success") is False else "ok",
        asked=(
            *whole(arguments, context),
            *given(beyond(call.input, "skill", "command", "args"), context),
        ),
        given=(*_allowed(call), *prose(_NOISE.sub("", said(call)), context), *images(call, context)),
        name=shown if name else None,
    )


def _allowed(call: ToolCall) -> Iterator[Node]:
    if tools := texts(data(call), "allowedTools"):
        yield Line((Text("May use "), *_listed(tools)), "note")


def tools(call: ToolCall, context: Context) -> Card:
    query = word(call.input, "query", "pattern")
    names = _tools(call)
    shown = Text(f'"{brief(query)}"')
    return Card(
        call.name,
        object_of(shown) if query else (),
        count(len(names), "tool") if names else "no tools",
        asked=(
            *whole(query, context),
            *given(beyond(call.input, *_SETTINGS), context),
        ),
        given=(
            *((Line(_listed(names)),) if names else ()),
            *prose(_NOISE.sub("", said(call)), context),
        ),
        name=shown if query else None,
        unit=("search", "searches"),
    )


def _tools(call: ToolCall) -> list[str]:
    """What was found, as the model saw it, else as the tool tells it."""
    seen = [name for part in others(call) for name in _names(part)]
    return list(dict.fromkeys(seen or texts(data(call), "matches")))


def _names(part: OtherPart) -> Iterator[str]:
    """A reference to a tool, or a list of them from the server's search."""
    inside = mappings(part.value, "tool_references")
    yield from filter(None, (text(each, "tool_name") for each in (part.value, *inside)))


def _listed(names: list[str]) -> tuple[Span, ...]:
    return tuple(span for name in names for span in (Text(", "), Mono(name)))[1:]
