"""Reads a session: bytes → entries and problems, line by line, whatever state the file is in."""

from collections.abc import Iterator
from typing import BinaryIO

from mkdocs_cctranscripts.model.entry import Entry, Problem
from mkdocs_cctranscripts.read.decode import objects, whole
from mkdocs_cctranscripts.read.entry import entry
from mkdocs_cctranscripts.read.lines import lines
from mkdocs_cctranscripts.read.problems import told
from mkdocs_cctranscripts.read.shapes import lifted

__all__ = ["read", "read_export", "told"]

LARGEST = 256 * 1024 * 1024


def read(stream: BinaryIO) -> Iterator[Entry | Problem]:
    """A session as Claude Code writes it: one JSON object a line."""
    for number, line in lines(stream):
        yield from _entries(number, objects(number, line))


def read_export(stream: BinaryIO) -> Iterator[Entry | Problem]:
    """A session as the web exports it: one JSON object with a list of entries, or the list alone."""
    data = stream.read(LARGEST + 1)
    found = whole(data if len(data) <= LARGEST else None)
    yield from _entries(1, ({"loglines": each} if isinstance(each, list) else each for each in found))


def _entries(number: int, found: Iterator[object]) -> Iterator[Entry | Problem]:
    for value in found:
        if isinstance(value, Problem):
            yield value
        elif not isinstance(value, dict):
            yield Problem(number, "not an object")
        else:
            for offset, fields in lifted(value):
                yield from entry(number + offset, fields)
