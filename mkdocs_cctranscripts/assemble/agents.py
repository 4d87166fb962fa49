"""Puts the transcripts of sub-agents where they were called."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from mkdocs_cctranscripts.assemble.fields import data_of, number_of, text_of
from mkdocs_cctranscripts.assemble.ids import call_id, identifier
from mkdocs_cctranscripts.assemble.tags import elements, without
from mkdocs_cctranscripts.assemble.walk import blocks, retold
from mkdocs_cctranscripts.assemble.words import text_of_entry
from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.entry import Entry
from mkdocs_cctranscripts.model.session import Agent, Block, Turn

Tell = Callable[[Sequence[Entry]], tuple[Turn, ...]]
Clue = tuple[Literal["run", "call", "agent", "prompt"], str]
"""What a call and a transcript have in common."""
_DEEPEST = 16
_AGENTS = ("Task", "Agent")


@dataclass(frozen=True, slots=True)
class Transcript:
    """What a sub-agent did, and what is known of the call that started it."""

    id: str
    entries: tuple[Entry, ...]
    call: str = ""
    """The raw id of the call, where the file or its companion says it."""
    run: str = ""
    """The workflow run it was part of."""

    @property
    def prompt(self) -> str:
        """As it was given, even where it reads like words of Claude Code itself."""
        said = (text_of_entry(entry) for entry in self.entries if entry.kind == "user")
        text = without(next(filter(None, said), ""), "system-reminder").strip()
        told = elements(text, "teammate-message")
        return told[0][1].strip() if told and text.startswith("<teammate-message") else text

    @property
    def warm_up(self) -> bool:
        return self.prompt.lower() == "warmup"


def inside(entries: Sequence[Entry]) -> tuple[Transcript, ...]:
    """The sub-agents that a session holds within itself: as side chains, or repeated as progress."""
    groups: dict[str, list[Entry]] = {}
    group_of: dict[str, str] = {}
    for entry in entries:
        if entry.sidechain:
            key = entry.agent or group_of.get(entry.parent, "") or entry.uuid or str(entry.line)
            if entry.uuid:
                group_of[entry.uuid] = key
            groups.setdefault(key, []).append(entry)
    return tuple(
        Transcript(key, tuple(group), call=text_of(group[0].extra, "forCall"))
        for key, group in groups.items()
    )


def together(files: Sequence[Transcript], embedded: Sequence[Transcript]) -> tuple[Transcript, ...]:
    """Each agent once, by whatever tells most of it; its progress may know the call."""
    told: dict[tuple[str, str], Transcript] = {}
    for transcript in (*files, *embedded):
        key = transcript.id, transcript.run
        other = told.get(key)
        longest = max((other or transcript), transcript, key=lambda each: len(each.entries))
        told[key] = replace(longest, call=longest.call or transcript.call)
    return tuple(told.values())


class Pool:
    """Transcripts waiting for the call they belong to; each is given away once."""

    def __init__(self, transcripts: Sequence[Transcript], tell: Tell) -> None:
        self._waiting = dict(enumerate(transcripts))
        self._tell = tell
        self._depth = 0
        self._places: dict[Clue, list[int]] = {}
        for place, transcript in self._waiting.items():
            for clue in _clues_to(transcript):
                self._places.setdefault(clue, []).append(place)

    def attach(self, turns: Sequence[Turn]) -> tuple[Turn, ...]:
        """The turns with agents in place of the calls that started them, the surest clues first."""
        calls = [block for block in blocks(turns) if isinstance(block, ToolCall)]
        found: dict[int, list[Transcript]] = {}
        for clues in (_sure_clues, _weak_clues):
            for call in calls:
                if id(call) not in found and (taken := self._taken(clues(call))):
                    found[id(call)] = taken
        return retold(turns, lambda block: self._shown(block, found.get(id(block), [])))

    def rest(self) -> Iterator[Agent]:
        """What no call fits."""
        while self._waiting:
            yield self._agent(self._waiting.pop(next(iter(self._waiting))), None)

    def _taken(self, clues: Iterator[Clue]) -> list[Transcript]:
        for clue in clues:
            waiting = [place for place in self._places.get(clue, ()) if place in self._waiting]
            if waiting:
                places = waiting if clue[0] == "run" else waiting[:1]
                return [self._waiting.pop(place) for place in places]
        return []

    def _shown(self, block: Block, found: list[Transcript]) -> Iterator[Block]:
        """A call with its agent; a run of a workflow is followed by all of its agents."""
        match block, found:
            case ToolCall(), [only]:
                yield self._agent(only, block)
            case _, agents:
                yield block
                yield from [self._agent(each, None) for each in agents]

    def _agent(self, transcript: Transcript, call: ToolCall | None) -> Agent:
        """With its own agents, down to a depth that only a damaged file exceeds: there they stand apart."""
        turns = self._tell(transcript.entries)
        if self._depth < _DEEPEST:
            self._depth += 1
            turns = self.attach(turns)
            self._depth -= 1
        own = identifier("agent", transcript.id)
        return Agent(call.id, call, turns, also=(own,)) if call else Agent(own, None, turns)


def unattended(turns: Sequence[Turn]) -> int:
    """How many agents worked of which no transcript tells."""
    calls = (block for block in blocks(turns) if isinstance(block, ToolCall) and block.name in _AGENTS)
    return sum(number_of(data_of(call), "totalToolUseCount") > 0 for call in calls)


def _clues_to(transcript: Transcript) -> Iterator[Clue]:
    if transcript.run:
        yield "run", transcript.run
    if transcript.call:
        yield "call", call_id("", transcript.call)
    yield "agent", transcript.id
    if transcript.prompt and not transcript.call:
        yield "prompt", transcript.prompt


def _sure_clues(call: ToolCall) -> Iterator[Clue]:
    yield "call", call.id
    yield from (("agent", name) for name in _named(call))
    if run := text_of(data_of(call), "runId"):
        yield "run", run


def _weak_clues(call: ToolCall) -> Iterator[Clue]:
    """Old results name no agent: there only the prompt tells."""
    if call.name in _AGENTS:
        yield "prompt", text_of(call.input, "prompt").strip()


def _named(call: ToolCall) -> list[str]:
    names = (text_of(data_of(call), "agentId"), text_of(data_of(call), "agent_id"))
    return [name for name in names if name]
