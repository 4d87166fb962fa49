"""Finds what was typed while the assistant worked and stands in the queue alone (up to 2.1.9x)."""

from collections.abc import Sequence
from dataclasses import replace

from mkdocs_cctranscripts.assemble.fields import text_of
from mkdocs_cctranscripts.assemble.words import text_of_entry
from mkdocs_cctranscripts.model.entry import Entry

QUEUED = "queued"


def delivered(entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """The entries, with those by which such words left the queue turned into the words themselves."""
    said = _said(entries)
    return tuple(said.get(place, entry) for place, entry in enumerate(entries))


def _said(entries: Sequence[Entry]) -> dict[int, Entry]:
    """By the place of what took the words out of the queue, or of what put them in if nothing did."""
    lines = _lines(entries)
    waiting: list[tuple[int, str]] = []
    said: dict[int, Entry] = {}
    for place, entry in enumerate(entries):
        operation = text_of(entry.extra, "operation")
        if operation == "enqueue":
            waiting.append((place, text_of_entry(entry)))
        elif operation == "popAll":
            waiting.clear()
        elif operation in ("dequeue", "remove") and waiting:
            taken, text = waiting.pop(_first(waiting, text_of_entry(entry)))
            if not _has_line(lines, text, taken) and operation == "remove":
                said[place] = replace(entries[taken], kind=QUEUED, line=entry.line)
    # What is in the queue still may get a line of its own, hence no time to make an id of.
    left = {place for place, text in waiting if not _has_line(lines, text, place)}
    return said | {place: replace(entries[place], kind=QUEUED, time=None) for place in left}


def _lines(entries: Sequence[Entry]) -> dict[str, list[int]]:
    """The places of the lines that say a text, the last first."""
    lines: dict[str, list[int]] = {}
    for place in range(len(entries) - 1, -1, -1):
        if entries[place].kind in ("user", "attachment"):
            lines.setdefault(text_of_entry(entries[place]), []).append(place)
    return lines


def _has_line(lines: dict[str, list[int]], text: str, place: int) -> bool:
    """Whether the words became a line after they were queued; each line stands for one of them."""
    later = lines.get(text, [])
    while later and later[-1] < place:
        later.pop()
    return bool(later and later.pop())


def _first(waiting: list[tuple[int, str]], text: str) -> int:
    """The one that the operation names, else the oldest."""
    return next((at for at, (_, words) in enumerate(waiting) if words == text), 0)
