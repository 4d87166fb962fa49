"""Lifts old and odd shapes of lines to the usual one, one file each."""

from collections.abc import Iterator

from mkdocs_cctranscripts.model.entry import Json
from mkdocs_cctranscripts.read.shapes import agent_progress, loglines

SHAPES = (loglines.lift, agent_progress.lift)


def lifted(fields: dict[str, Json]) -> Iterator[tuple[int, dict[str, Json]]]:
    """The entries that an object stands for, each with its distance in lines from the object's own."""
    for lift in SHAPES:
        if found := lift(fields):
            yield from found
            return
    yield 0, fields
