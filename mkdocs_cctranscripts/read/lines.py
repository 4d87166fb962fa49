"""Cuts a stream into lines without ever holding more than one, however long it claims to be."""

from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Iterator
from io import BytesIO
from typing import BinaryIO

LONGEST = 64 * 1024 * 1024


def lines(stream: BinaryIO) -> Iterator[tuple[int, bytes | None]]:
    """Number and bytes of each line; None stands for one that is too long to be read."""
    number = 0
    stream = _in_utf8(stream)
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


def _in_utf8(stream: BinaryIO) -> BinaryIO:
    """What a shell of Windows wrote, in two bytes a character, as if it had been written in one."""
    start = stream.read(2)
    stream.seek(0)
    if start not in (BOM_UTF16_LE, BOM_UTF16_BE):
        return stream
    return BytesIO(stream.read().decode("utf-16", errors="replace").encode())
