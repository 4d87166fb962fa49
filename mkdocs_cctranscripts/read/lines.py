"""Cuts a stream into lines without ever holding more than one, however long it claims to be."""

from collections.abc import Iterator
from typing import BinaryIO

LONGEST = 64 * 1024 * 1024


def lines(stream: BinaryIO) -> Iterator[tuple[int, bytes | None]]:
    """Number and bytes of each line; None stands for one that is too long to be read."""
    number = 0
    while line := stream.readline(LONGEST + 1):
        number += 1
        if len(line) > LONGEST and not line.endswith(b"\n"):
            _skip_rest(stream)
            yield number, None
        else:
            yield number, line


def _skip_rest(stream: BinaryIO) -> None:
    while (rest := stream.readline(LONGEST)) and not rest.endswith(b"\n"):
        pass
