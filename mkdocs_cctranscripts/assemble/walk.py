"""Goes through the blocks of turns, those that were taken back as well."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from mkdocs_cctranscripts.model.session import Block, Turn


def blocks(turns: Iterable[Turn]) -> Iterator[Block]:
    for turn in turns:
        yield from turn.blocks
        yield from blocks(turn.abandoned)


def retold(turns: Sequence[Turn], tell: Callable[[Block], Iterable[Block]]) -> tuple[Turn, ...]:
    """The turns with what each block is told as, in order."""
    return tuple(
        replace(
            turn,
            blocks=tuple(told for block in turn.blocks for told in tell(block)),
            abandoned=retold(turn.abandoned, tell),
        )
        for turn in turns
    )
