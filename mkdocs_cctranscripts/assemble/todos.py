"""Tells the one list of todos as it evolves: what each call made of it, shown again where it changed."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from mkdocs_cctranscripts.assemble.board import Board
from mkdocs_cctranscripts.assemble.fields import data_of
from mkdocs_cctranscripts.assemble.sheet import sheet
from mkdocs_cctranscripts.assemble.tasks import written
from mkdocs_cctranscripts.assemble.walk import retold
from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.decision import TodoList
from mkdocs_cctranscripts.model.session import Block, Thinking, Turn


@dataclass(slots=True)
class _Run:
    """Calls one after another, that change the list together."""

    calls: list[ToolCall] = field(default_factory=list)
    thoughts: list[Thinking] = field(default_factory=list)
    """Since the last of the calls."""


def listed(turns: Sequence[Turn]) -> tuple[Turn, ...]:
    board = Board()
    told = _turns(turns, board)

    def with_ids(block: Block) -> Iterator[Block]:
        if isinstance(block, TodoList):
            yield replace(block, also=(*block.also, *board.also.get(block.id, ())))
        else:
            yield block

    return retold(told, with_ids) if board.also else told


def _turns(turns: Sequence[Turn], board: Board) -> tuple[Turn, ...]:
    """What was taken back changes nothing for what comes after it."""
    told: list[Turn] = []
    for turn in turns:
        blocks = tuple(_blocks(turn.blocks, board))
        abandoned = _turns(turn.abandoned, board.copy()) if turn.abandoned else ()
        told.append(replace(turn, blocks=blocks, abandoned=abandoned))
    return tuple(told)


def _blocks(blocks: Iterable[Block], board: Board) -> Iterator[Block]:
    run = _Run()
    for block in blocks:
        if isinstance(block, ToolCall) and board.take(block, goes_on=bool(run.calls)):
            yield from run.thoughts
            run.thoughts.clear()
            run.calls.append(block)
        elif isinstance(block, Thinking) and run.calls:
            run.thoughts.append(block)
        else:
            yield from _ended(run, board)
            run = _Run()
            yield from _rewritten(block, board)
    yield from _ended(run, board)


def _ended(run: _Run, board: Board) -> Iterator[Block]:
    """The list that a run of calls made, then what was thought after them."""
    if run.calls:
        yield from board.show(board.sheet, [call.id for call in run.calls])
    yield from (notice for call in run.calls for notice in call.notices)
    yield from run.thoughts


def _rewritten(block: Block, board: Board) -> Iterator[Block]:
    """What isn't a task; a list written anew stands for itself."""
    if isinstance(block, ToolCall) and block.name == "TodoWrite" and (tasks := written(block)) is not None:
        yield from board.show(sheet(tasks), [block.id])
        yield from block.notices
    else:
        yield _failed(block) if isinstance(block, ToolCall) and block.name == "TaskUpdate" else block


def _failed(call: ToolCall) -> ToolCall:
    """An update that didn't succeed says so in its data alone."""
    if call.result is None or data_of(call).get("success") is not False:
        return call
    return replace(call, result=replace(call.result, failed=True))
