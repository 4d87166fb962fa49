"""Puts the transcripts of sub-agents where they were called."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from mkdocs_cctranscripts.assemble.fields import mapping_of, text_of
from mkdocs_cctranscripts.assemble.ids import call_id, identifier
from mkdocs_cctranscripts.assemble.words import Typed, words
from mkdocs_cctranscripts.model.entry import Entry
from mkdocs_cctranscripts.model.session import Agent, Block, ToolCall, Turn

Tell = Callable[[Sequence[Entry]], tuple[Turn, ...]]


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
        for transcript in tuple(self._waiting.values()):
            if transcript.id in self._waiting:
                yield self._agent(transcript, None)

    def _shown(self, block: Block) -> Iterator[Block]:
        if not isinstance(block, ToolCall):
            yield block
            return
        found = [each for each in self._waiting.values() if _fits(each, block)]
        if len(found) == 1:
            yield self._agent(found[0], block)
        else:
            yield block
            yield from [self._agent(each, None) for each in found]

    def _agent(self, transcript: Transcript, call: ToolCall | None) -> Agent:
        del self._waiting[transcript.id]
        turns = self.attach(self._tell(transcript.entries))
        return Agent(call.id if call else identifier("agent", transcript.id), call, turns)


def _fits(transcript: Transcript, call: ToolCall) -> bool:
    result = mapping_of({"data": call.result.data}, "data") if call.result else {}
    if transcript.run:
        return transcript.run in (text_of(result, "runId"), text_of(result, "workflowRunId"))
    if transcript.call:
        return call_id(call.name, transcript.call) == call.id
    if transcript.id in (text_of(result, "agentId"), text_of(result, "agent_id")):
        return True
    return call.name in ("Task", "Agent") and _asked(call.input) == transcript.prompt and not _named(result)


def _asked(given: Mapping[str, object]) -> str:
    prompt = given.get("prompt")
    return prompt.strip() if isinstance(prompt, str) else ""


def _named(result: Mapping[str, object]) -> bool:
    """Whether the result names its agent: then another one with the same prompt isn't it."""
    return bool(result.get("agentId") or result.get("agent_id"))
