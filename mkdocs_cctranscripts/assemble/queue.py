"""Finds what was typed while the assistant worked and stands in the queue alone (up to 2.1.9x)."""

import sys
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import replace

from mkdocs_cctranscripts.assemble.fields import text_of
from mkdocs_cctranscripts.assemble.words import Command, Typed, text_of_entry, words
from mkdocs_cctranscripts.model.entry import Entry

QUEUED = "queued"


def delivered(entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """The entries, with those by which such words left the queue turned into the words themselves."""
    said = _said(entries)
    return tuple(said.get(place, entry) for place, entry in enumerate(entries))


def _said(entries: Sequence[Entry]) -> dict[int, Entry]:
    """By the place of what took the words out of the queue, or of what put them in if nothing did."""
    lines = _lines(entries)
    answers = [place for place, entry in enumerate(entries) if entry.kind == "assistant"]
    waiting: list[tuple[int, str]] = []
    said: dict[int, Entry] = {}
    for place, entry in enumerate(entries):
        operation = text_of(entry.extra, "operation")
        if operation == "enqueue":
            waiting.append((place, _typed(entry)))
        elif operation == "popAll":
            waiting.clear()
        elif operation in ("dequeue", "remove") and waiting:
            taken, text = waiting.pop(_first(waiting, _typed(entry)))
            # Typed again after an answer, the same words are others.
            end = _next(answers, place) if operation == "remove" else len(entries)
            if not _has_line(lines, text, taken, end) and operation == "remove":
                said[place] = replace(entries[taken], kind=QUEUED, line=entry.line)
    # What is in the queue still may get a line of its own, hence no time to make an id of.
    left = {place for place, text in waiting if not _has_line(lines, text, place, len(entries))}
    return said | {place: replace(entries[place], kind=QUEUED, time=None) for place in left}


def _typed(entry: Entry) -> str:
    """What was typed, however it was written down: a command in tags, a prompt with notes of the editor."""
    said = [each.prompt for each in words(entry) if isinstance(each, Typed | Command)]
    return "\n".join(f"{prompt.command} {prompt.text}".strip() for prompt in said) or text_of_entry(entry)


def _lines(entries: Sequence[Entry]) -> dict[str, list[int]]:
    """The places of the lines that say a text, the last first."""
    lines: dict[str, list[int]] = {}
    for place in range(len(entries) - 1, -1, -1):
        if entries[place].kind in ("user", "attachment") and not entries[place].sidechain:
            lines.setdefault(_typed(entries[place]), []).append(place)
    return lines


def _has_line(lines: dict[str, list[int]], text: str, start: int, end: int) -> bool:
    """Whether the words became a line after they were queued; each line stands for one of them."""
    later = lines.get(text, [])
    while later and later[-1] < start:
        later.pop()
    if not later or later[-1] > end:
        return False
    later.pop()
    return True


def _next(places: Sequence[int], place: int) -> int:
    """The first of the sorted places after a place, or the end."""
    at = bisect_right(places, place)
    return places[at] if at < len(places) else sys.maxsize


def _first(waiting: list[tuple[int, str]], text: str) -> int:
    """The one that the operation names, else the oldest."""
    return next((at for at, (_, words) in enumerate(waiting) if words == text), 0)
