"""Draws when a session did what: its calls over the time in which something happened."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import pairwise
from typing import Literal

from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.decision import Commit
from mkdocs_cctranscripts.model.document import Slot, Strip, Tick
from mkdocs_cctranscripts.model.session import Agent, Block, Session, Turn
from mkdocs_cctranscripts.render.changes import CHANGES
from mkdocs_cctranscripts.render.commits import made
from mkdocs_cctranscripts.render.phrases import brief, count, duration
from mkdocs_cctranscripts.render.tools.outcome import state

_SLOTS = 84
_FEWEST = 10
"""A picture of fewer calls tells nothing."""
_PAUSE = timedelta(minutes=5)
_LOOKED = frozenset(
    {"Read", "LS", "Grep", "Glob", "WebFetch", "WebSearch", "NotebookRead", "LSP", "ToolSearch"}
)

Kind = Literal["looked", "ran", "changed", "failed", "committed"]


@dataclass(frozen=True, slots=True)
class _Event:
    time: datetime
    kind: Kind
    about: str = ""
    """What was delivered."""


def strip(session: Session, own: Sequence[Turn]) -> Iterator[Strip]:
    """`own` are the turns that no other session counts, without what is hidden.

    Nothing if there is little to see.
    """
    events = [event for turn in own for event in _events(turn.blocks)]
    calls = [event for event in events if event.kind != "committed"]
    asked = [
        (turn.prompt.time, turn.number) for turn in own if turn.prompt and turn.prompt.time and turn.number
    ]
    if len(calls) < _FEWEST:
        return
    clock = _Clock([*(event.time for event in events), *(time for time, _ in asked), *session.times.values()])
    slots = [Counter[Kind]() for _ in range(_SLOTS)]
    for event in calls:
        slots[min(int(clock.at(event.time) * _SLOTS), _SLOTS - 1)][event.kind] += 1
    dots = tuple(Tick(clock.at(event.time), event.about) for event in events if event.about)
    yield Strip(
        text=_told(own, calls, len(asked), session.active),
        slots=tuple(Slot(each["looked"], each["ran"], each["changed"], each["failed"]) for each in slots),
        ticks=tuple(Tick(clock.at(time), str(number)) for time, number in asked),
        dots=dots,
    )


class _Clock:
    """Tells how far the work was at a moment, from 0 to 1; pauses don't count."""

    def __init__(self, times: Sequence[datetime]) -> None:
        moments = sorted(set(times))
        elapsed = timedelta()
        self._worked = {moments[0]: elapsed}
        for earlier, later in pairwise(moments):
            gap = later - earlier
            elapsed += gap if gap <= _PAUSE else timedelta()
            self._worked[later] = elapsed
        self._total = elapsed

    def at(self, time: datetime) -> float:
        return self._worked[time] / self._total if self._total else 0.0


def _events(blocks: Sequence[Block]) -> Iterator[_Event]:
    """What was done, agents' doings included; a commit stands where the call did that made it."""
    last: datetime | None = None
    for block in blocks:
        match block:
            case ToolCall(time=time) if time:
                last = time
                yield _Event(time, _kind(block))
            case Agent():
                yield from (event for turn in block.turns for event in _events(turn.blocks))
            case Commit() if last:
                yield _Event(last, "committed", f"Commit {block.hash}: {brief(block.subject)}")


def _kind(call: ToolCall) -> Kind:
    if call.result and state(call.result) == "failed":
        return "failed"
    if call.name in CHANGES:
        return "changed"
    return "looked" if call.name in _LOOKED else "ran"


def _told(own: Sequence[Turn], calls: Sequence[_Event], asked: int, active: timedelta) -> str:
    """For those who don't see the picture."""
    agents = any(isinstance(block, Agent) for turn in own for block in turn.blocks)
    included = ", those of agents included," if agents else ""
    failed = sum(event.kind == "failed" for event in calls)
    parts = [f"{count(len(calls), 'tool call')}{included} over {duration(active)}"]
    parts += [f"{failed:,} of them failed"] if failed else []
    parts += [count(asked, "prompt")] if asked else []
    parts += [count(commits, "commit")] if (commits := made(own)) else []
    return f"Activity: {', '.join(parts)}".replace("\u00a0", " ")
