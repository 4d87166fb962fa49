"""Word between agents: messages, teams, who is there."""

from collections.abc import Iterator, Mapping

from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.document import Mono, Node, Text
from mkdocs_cctranscripts.model.entry import Json
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.phrases import brief, count
from mkdocs_cctranscripts.render.pieces import parsed, returned
from mkdocs_cctranscripts.render.tools.card import Card, object_of, words
from mkdocs_cctranscripts.render.tools.fields import mapping, said, told, word
from mkdocs_cctranscripts.render.tools.inputs import beyond
from mkdocs_cctranscripts.render.tools.nodes import prose, remark
from mkdocs_cctranscripts.render.tools.table import given, listing

_SENT = ("Message sent to", "Message queued", "Broadcast sent", "Shutdown request sent")
"""How a result begins that says no more than the title."""
_ECHOED = ("success", "message", "routing", "pin", "target", "request_id", "resumedAgentId")
"""What the result of a message repeats of it."""


def message(call: ToolCall, context: Context) -> Card:
    to = word(call.input, "to", "recipient") or word(mapping(told(call), "routing"), "target")
    return Card(
        call.name,
        (*((Text(f" to {brief(to)}"),) if to else ()), *words(_about(call))),
        _failure(call),
        asked=tuple(_sent(call, context)),
        given=tuple(_delivered(call, context)),
        name=Text(brief(to)) if to else None,
        unit=("message", "messages"),
    )


def _about(call: ToolCall) -> str:
    """Its summary, else what kind of message it is, else how it begins."""
    inside = mapping(call.input, "message")
    kind = word(call.input, "type") or word(inside, "type")
    if kind in ("", "message", "broadcast"):
        kind = ""
    about = word(call.input, "summary") or kind.replace("_", " ") or word(call.input, "message", "content")
    return brief(about)


def _sent(call: ToolCall, context: Context) -> Iterator[Node]:
    shown = ("to", "recipient", "summary", "message", "content", "type")
    # Some versions write the same words into both fields.
    for text in dict.fromkeys(word(call.input, name) for name in ("message", "content")):
        yield from prose(text, context)
    yield from given(beyond(call.input, *shown), context)


def _delivered(call: ToolCall, context: Context) -> Iterator[Node]:
    answer = told(call)
    if not answer:
        yield from returned(call.result, context)
        return
    words_back = word(answer, "message")
    if not words_back.startswith(_SENT):
        yield from remark(words_back)
    rest = {name: value for name, value in answer.items() if name not in _ECHOED}
    yield from given(rest, context, "Result")


def team(call: ToolCall, context: Context) -> Card:
    answer = told(call)
    name = word(call.input, "team_name") or word(answer, "team_name")
    about = word(call.input, "description")
    rest = {key: value for key, value in answer.items() if key not in ("success", "message", "team_name")}
    return Card(
        call.name,
        (*object_of(Mono(brief(name))), *words(brief(about))),
        _failure(call) or "ok",
        asked=tuple(given(beyond(call.input, "team_name", "description"), context)),
        given=(
            *remark(word(answer, "message")),
            *given(rest, context, "Result"),
            *(() if answer else returned(call.result, context)),
        ),
    )


def _failure(call: ToolCall) -> str:
    answer = told(call)
    if answer.get("success") is not False:
        return ""
    return f"failed: {brief(word(answer, 'message', 'error'))}".removesuffix(": ")


def present(call: ToolCall, context: Context) -> Card:
    """A list of who is there."""
    rows = _rows(call)
    table = listing(rows)
    return Card(
        call.name,
        outcome=count(len(rows), "agent") if rows else "ok",
        asked=tuple(given(call.input, context)),
        given=(table,) if table else tuple(returned(call.result, context)),
    )


def _rows(call: ToolCall) -> list[Json]:
    answer: Mapping[str, Json] = told(call)
    lists = [value for value in answer.values() if isinstance(value, list)]
    whole = parsed(said(call))
    return lists[0] if len(lists) == 1 else whole if isinstance(whole, list) else []
