"""Puts notices into the calls that they belong to: word from the background, hooks, the text of a skill."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from mkdocs_cctranscripts.assemble.fields import mapping_of, text_of
from mkdocs_cctranscripts.assemble.ids import bare
from mkdocs_cctranscripts.model.session import Block, Notice, ToolCall, Turn

_TASKS = ("agentId", "agent_id", "backgroundTaskId", "taskId", "task_id", "shellId", "shell_id")
"""What the results of calls name the tasks and agents by that they started."""


def attached(turns: Sequence[Turn]) -> tuple[Turn, ...]:
    calls = _calls(turns)
    waiting: dict[str, list[Notice]] = {}
    for block in _blocks(turns):
        if isinstance(block, Notice) and (call := _owner(block, calls)):
            waiting.setdefault(call, []).append(block)
    return tuple(_told(turn, calls, waiting) for turn in turns) if waiting else tuple(turns)


def _told(turn: Turn, calls: Mapping[str, str], waiting: Mapping[str, list[Notice]]) -> Turn:
    blocks = (
        replace(block, notices=(*block.notices, *waiting[block.id]))
        if isinstance(block, ToolCall) and block.id in waiting
        else block
        for block in turn.blocks
        if not (isinstance(block, Notice) and _owner(block, calls))
    )
    abandoned = tuple(_told(each, calls, waiting) for each in turn.abandoned)
    return replace(turn, blocks=tuple(blocks), abandoned=abandoned)


def _owner(notice: Notice, calls: Mapping[str, str]) -> str:
    return next((calls[clue] for clue in notice.belongs if clue in calls), "")


def _calls(turns: Sequence[Turn]) -> dict[str, str]:
    """The ids of calls, by all that they are known by; the first call that names a task started it."""
    known: dict[str, str] = {}
    for block in _blocks(turns):
        if isinstance(block, ToolCall):
            for clue in (bare(block.id), *_tasks(block)):
                known.setdefault(clue, block.id)
    return known


def _tasks(call: ToolCall) -> Iterator[str]:
    data = mapping_of({"data": call.result.data}, "data") if call.result else {}
    yield from filter(None, (text_of(data, name) for name in _TASKS))


def _blocks(turns: Sequence[Turn]) -> Iterator[Block]:
    for turn in turns:
        yield from turn.blocks
        yield from _blocks(turn.abandoned)
