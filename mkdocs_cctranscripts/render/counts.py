"""Counts what happened in turns."""

from collections.abc import Iterable

from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.decision import Plan, Questions, TodoList
from mkdocs_cctranscripts.model.session import Agent, Block, Turn


def calls_in(turn: Turn) -> int:
    """The session's own calls, not those of its agents."""
    return sum(map(_calls, turn.blocks))


def calls(turns: Iterable[Turn]) -> int:
    return sum(calls_in(turn) for turn in turns)


def prompts(turns: Iterable[Turn]) -> int:
    return sum(turn.prompt is not None for turn in turns)


def _calls(block: Block) -> int:
    match block:
        case Agent(call=call):
            return int(call is not None)
        case Plan(called=called, also=also):
            return int(called) + len(also)
        case TodoList(also=also):
            return 1 + len(also)
        case _:
            return int(isinstance(block, ToolCall | Questions))
