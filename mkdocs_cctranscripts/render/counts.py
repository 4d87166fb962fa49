"""Counts what happened in turns."""

from collections.abc import Iterable

from mkdocs_cctranscripts.model.session import Agent, Block, Plan, TodoList, ToolCall, Turn


def calls_in(turn: Turn) -> int:
    """The session's own calls, not those of its agents."""
    return sum(_is_call(block) for block in turn.blocks)


def calls(turns: Iterable[Turn]) -> int:
    return sum(calls_in(turn) for turn in turns)


def prompts(turns: Iterable[Turn]) -> int:
    return sum(turn.prompt is not None for turn in turns)


def _is_call(block: Block) -> bool:
    match block:
        case Agent(call=call):
            return call is not None
        case Plan(called=called):
            return called
        case _:
            return isinstance(block, ToolCall | TodoList)
