"""Puts the transcripts of sub-agents where they were called."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from mkdocs_cctranscripts.assemble.fields import mapping_of, text_of
from mkdocs_cctranscripts.assemble.ids import call_id, identifier
from mkdocs_cctranscripts.assemble.words import Typed, words
from mkdocs_cctranscripts.model.entry import Entry
from mkdocs_cctranscripts.model.session import Agent, Block, ToolCall, Turn

Tell = Callable[[Sequence[Entry]], tuple[Turn, ...]]
Clue = tuple[Literal["run", "call", "agent", "prompt"], str]
"""What a call and a transcript have in common."""


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
        for entry in self.entries:
            if entry.kind == "user" and isinstance(said := words(entry), Typed):
                return said.prompt.text.strip()
        return ""

    @property
    def warm_up(self) -> bool:
        return self.prompt.lower() == "warmup"


def inside(entries: Sequence[Entry]) -> tuple[Transcript, ...]:
    """The sub-agents that a session holds within itself: as side chains, or repeated as progress."""
    groups: dict[str, list[Entry]] = {}
    group_of: dict[str, str] = {}
    for entry in entries:
        if entry.sidechain:
            key = entry.agent or group_of.get(entry.parent) or entry.uuid or str(entry.line)
            group_of[entry.uuid] = key
            groups.setdefault(key, []).append(entry)
    return tuple(
        Transcript(key, tuple(group), call=text_of(group[0].extra, "forCall"))
        for key, group in groups.items()
    )


class Pool:
    """Transcripts waiting for the call they belong to; each is given away once."""

    def __init__(self, transcripts: Sequence[Transcript], tell: Tell) -> None:
        self._waiting = {transcript.id: transcript for transcript in transcripts}
        self._tell = tell
        self._ids: dict[Clue, list[str]] = {}
        for transcript in self._waiting.values():
            for clue in _clues_to(transcript):
                self._ids.setdefault(clue, []).append(transcript.id)

    def attach(self, turns: Sequence[Turn]) -> tuple[Turn, ...]:
        return tuple(
            replace(
                turn,
                blocks=tuple(shown for block in turn.blocks for shown in self._shown(block)),
                abandoned=self.attach(turn.abandoned),
            )
            for turn in turns
        )

    def rest(self) -> Iterator[Agent]:
        """What no call fits."""
        while self._waiting:
            yield self._agent(next(iter(self._waiting)), None)

    def _shown(self, block: Block) -> Iterator[Block]:
        """A call with its agent; a run of a workflow is followed by all of its agents."""
        found = self._found(block) if isinstance(block, ToolCall) else []
        match block, found:
            case ToolCall(), [only]:
                yield self._agent(only, block)
            case _:
                yield block
                yield from [self._agent(id_, None) for id_ in found]

    def _found(self, call: ToolCall) -> list[str]:
        for clue in _clues_of(call):
            waiting = [id_ for id_ in self._ids.get(clue, ()) if id_ in self._waiting]
            if waiting:
                return waiting if clue[0] == "run" else waiting[:1]
        return []

    def _agent(self, id_: str, call: ToolCall | None) -> Agent:
        transcript = self._waiting.pop(id_)
        turns = self.attach(self._tell(transcript.entries))
        return Agent(call.id if call else identifier("agent", id_), call, turns)


def _clues_to(transcript: Transcript) -> Iterator[Clue]:
    if transcript.run:
        yield "run", transcript.run
    elif transcript.call:
        yield "call", call_id("", transcript.call)
    else:
        yield "agent", transcript.id
        yield "prompt", transcript.prompt


def _clues_of(call: ToolCall) -> Iterator[Clue]:
    """From the surest to the weakest: the prompt counts only where the result names no agent."""
    result = mapping_of({"data": call.result.data}, "data") if call.result else {}
    yield "run", text_of(result, "runId")
    yield "call", call.id
    named = text_of(result, "agentId") or text_of(result, "agent_id")
    yield "agent", named
    if not named and call.name in ("Task", "Agent"):
        yield "prompt", text_of(call.input, "prompt").strip()
