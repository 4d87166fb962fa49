"""Tells which files a session changed, and how much."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType

from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.document import Spans, Text
from mkdocs_cctranscripts.model.session import Agent, Turn
from mkdocs_cctranscripts.render.phrases import count
from mkdocs_cctranscripts.render.tools import edits, notebooks
from mkdocs_cctranscripts.render.tools.card import Change, amounts
from mkdocs_cctranscripts.render.tools.outcome import state

CHANGES: Mapping[str, Callable[[ToolCall, str], Change | None]] = MappingProxyType(
    {
        "Edit": edits.change,
        "MultiEdit": edits.change,
        "NotebookEdit": notebooks.change,
        "Write": edits.change,
    }
)
"""The tools that change files, and who knows what they did to them."""


def changed(turns: Iterable[Turn], folder: str) -> Spans:
    """`6 files +214 −11`, by the session and its agents; nothing if there is none."""
    changes = tuple(_changes(turns, folder))
    files = len({change.path for change in changes})
    size = amounts(sum(change.added for change in changes), sum(change.removed for change in changes))
    return (Text(count(files, "file")), *size) if files else ()


def by_file(turns: Iterable[Turn], folder: str, *, agents: bool) -> list[Change]:
    """What was done to each file in all, in the order in which they were first changed."""
    files: dict[str, Change] = {}
    for change in _changes(turns, folder, agents=agents):
        before = files.get(change.path, Change(change.path))
        files[change.path] = Change(change.path, before.added + change.added, before.removed + change.removed)
    return list(files.values())


def _changes(turns: Iterable[Turn], folder: str, *, agents: bool = True) -> Iterator[Change]:
    for turn in turns:
        for block in turn.blocks:
            if isinstance(block, Agent):
                yield from _changes(block.turns, folder) if agents else ()
            elif isinstance(block, ToolCall) and (change := _change(block, folder)):
                yield change


def _change(call: ToolCall, folder: str) -> Change | None:
    tell = CHANGES.get(call.name)
    return tell(call, folder) if tell and call.result and not state(call.result) else None
