"""Shows a call as a row: what its tool says of it, and what is the same for all tools."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import timedelta

from mkdocs_cctranscripts.model.call import ToolCall, ToolResult
from mkdocs_cctranscripts.model.document import Fold, Mark, Node, Spans, Strong, Text
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.notices import notice
from mkdocs_cctranscripts.render.paths import path_name
from mkdocs_cctranscripts.render.phrases import length
from mkdocs_cctranscripts.render.pieces import beside, output
from mkdocs_cctranscripts.render.tools import mcp
from mkdocs_cctranscripts.render.tools.card import Card, amounts
from mkdocs_cctranscripts.render.tools.cards import card_of
from mkdocs_cctranscripts.render.tools.fallback import verb
from mkdocs_cctranscripts.render.tools.fields import text
from mkdocs_cctranscripts.render.tools.outcome import error, is_lost, outcome, state

_WORTH_TELLING = timedelta(seconds=5)
_LONGEST = timedelta(minutes=10)
"""No command runs longer: what took more time was a wait for the user."""


@dataclass(frozen=True, slots=True)
class Row:
    """A call as it is shown, and what a group that it is in may say of it."""

    card: Card
    fold: Fold
    failed: bool
    changed: bool
    took: timedelta


def row(call: ToolCall, context: Context) -> Row:
    context = replace(context, call=_words(call, context))
    card = card_of(call, context)
    ended = state(call.result) or ("failed" if card.failed or is_lost(call) else "")
    ran = card.timed and ended != "rejected" and call.duration <= _LONGEST
    took = call.duration if ran else timedelta()
    kind = " ".join(filter(None, ("tool", card.kind, ended)))
    title = (*_title(call, card), *time(took))
    is_open = context.detail.tools == "open"
    fold = Fold(kind, title, tuple(_nodes(call, card, context)), call.id, open=is_open)
    return Row(card, fold, failed=ended == "failed", changed=_is_changed(call, card), took=took)


def _words(call: ToolCall, context: Context) -> str:
    """What it is called in the middle of a sentence: the tool, and the file it was about."""
    path = next(filter(None, (text(call.input, key) for key in ("file_path", "notebook_path", "path"))), "")
    tool = " › ".join(filter(None, mcp.names(call.name))) if call.name.startswith(mcp.PREFIX) else ""
    return f"{tool or verb(call.name)} {path_name(path, context)}".strip() if call.name else context.call


def time(took: timedelta) -> Spans:
    """For the end of a title line, if it is worth telling."""
    return (Text(" "), Mark(length(took), "time")) if took >= _WORTH_TELLING else ()


def _title(call: ToolCall, card: Card) -> Spans:
    change = card.change
    marks = amounts(change.added, change.removed) if change and _is_changed(call, card) else ()
    return (Strong(card.verb), *card.subject, *outcome(call, card), *marks)


def _is_changed(call: ToolCall, card: Card) -> bool:
    return bool(card.change and call.result and not state(call.result))


def _is_told_by_error(result: ToolResult) -> bool:
    """What an interrupted call had done until then, its card may tell."""
    ended = state(result)
    return ended in ("failed", "rejected") or (ended == "interrupted" and not isinstance(result.data, dict))


def _nodes(call: ToolCall, card: Card, context: Context) -> Iterator[Node]:
    yield from card.asked
    if call.result and _is_told_by_error(call.result):
        yield from output(error(call.result), context)
        yield from beside(call.result, context)
    else:
        yield from card.given
    yield from (notice(each, context) for each in call.notices)
