"""Puts notices into the calls that they belong to: word from the background, hooks, the text of a skill."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from mkdocs_cctranscripts.assemble.fields import data_of, text_of
from mkdocs_cctranscripts.assemble.ids import bare
from mkdocs_cctranscripts.assemble.walk import blocks, retold
from mkdocs_cctranscripts.model.call import Notice, ToolCall
from mkdocs_cctranscripts.model.session import Agent, Block, Turn

_TASKS = ("agentId", "agent_id", "backgroundTaskId", "taskId", "task_id", "shellId", "shell_id")
"""What the results of calls name the tasks and agents by that they started."""
_NAMED = re.compile(r"in (?:the )?background with ID: ([\w-]{1,64})")
_FIRST_WORDS = 500


def attached(turns: Sequence[Turn]) -> tuple[Turn, ...]:
    return _placed(turns, _calls(turns))


def passed_on(turns: Sequence[Turn]) -> tuple[Turn, ...]:
    """The turns with word for calls that agents made in those calls."""
    return _placed(turns, {clue: id_ for each in _agents(turns) for clue, id_ in _calls(each.turns).items()})


def _placed(turns: Sequence[Turn], calls: Mapping[str, str]) -> tuple[Turn, ...]:
    waiting: dict[str, list[Notice]] = {}
    for block in blocks(turns):
        if isinstance(block, Notice) and (call := _owner(block, calls)):
            waiting.setdefault(call, []).append(block)

    def told(block: Block) -> Iterator[Block]:
        if not (isinstance(block, Notice) and _owner(block, calls)):
            yield from _heard(block, waiting)

    return retold(turns, told) if waiting else tuple(turns)


def _heard(block: Block, waiting: Mapping[str, list[Notice]]) -> Iterator[Block]:
    match block:
        case Agent():
            yield replace(block, turns=retold(block.turns, lambda each: _heard(each, waiting)))
        case ToolCall():
            yield replace(block, notices=(*block.notices, *waiting.get(block.id, ())))
        case _:
            yield block


def _agents(turns: Sequence[Turn]) -> Iterator[Agent]:
    for block in blocks(turns):
        if isinstance(block, Agent):
            yield block
            yield from _agents(block.turns)


def _owner(notice: Notice, calls: Mapping[str, str]) -> str:
    return next((calls[clue] for clue in notice.belongs if clue in calls), "")


def _calls(turns: Sequence[Turn]) -> dict[str, str]:
    """The ids of calls, by all that they are known by; the first call that names a task started it."""
    known: dict[str, str] = {}
    for block in blocks(turns):
        if isinstance(block, ToolCall):
            for clue in (bare(block.id), *_tasks(block)):
                known.setdefault(clue, block.id)
    return known


def _tasks(call: ToolCall) -> Iterator[str]:
    yield from filter(None, (text_of(data_of(call), name) for name in _TASKS))
    if call.result:
        yield from _NAMED.findall(call.result.text[:_FIRST_WORDS])
