"""What a call changed in a file: hunks and how many lines, as the tool told it or from the two texts."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import unified_diff
from itertools import chain, islice

from mkdocs_cctranscripts.model.document import Diff, Node
from mkdocs_cctranscripts.model.entry import Json
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.cut import INPUT, shortened
from mkdocs_cctranscripts.render.tools.fields import items, number, texts

_AROUND = 3
_MOST = 200 * 200
"""Pairs of lines that may be compared: the time grows with their number, and in bad cases faster."""
_BETWEEN = "@@"
_BEFORE_FIRST = 3
"""Lines of a unified diff before its first hunk: the names of both files, and numbers that are none here."""


@dataclass(frozen=True, slots=True)
class Patch:
    lines: tuple[str, ...]
    """Of the hunks; empty if nothing differs, or nothing is known."""

    @property
    def added(self) -> int:
        return sum(line.startswith("+") for line in self.lines)

    @property
    def removed(self) -> int:
        return sum(line.startswith("-") for line in self.lines)


def told(result: Mapping[str, Json]) -> Patch:
    """By the tool itself, with the lines' numbers in the file."""
    return Patch(tuple(chain.from_iterable(map(_hunk, items(result, "structuredPatch")))))


def compared(pairs: Iterable[tuple[str, str]]) -> Patch:
    """From the texts before and after, of which nobody knows where they stand in the file."""
    hunks = [hunk for before, after in pairs if (hunk := list(_differences(before, after)))]
    between = chain.from_iterable((_BETWEEN, *hunk) for hunk in hunks)
    return Patch(tuple(between)[1:])


def diff(patch: Patch, context: Context) -> Iterator[Node]:
    if patch.lines:
        yield from shortened("\n".join(patch.lines), INPUT, context.shelf, Diff)


def lines_of(text: str) -> list[str]:
    return text.removesuffix("\n").split("\n") if text else []


def _hunk(hunk: Json) -> Iterator[str]:
    if not isinstance(hunk, dict):
        return
    lines = texts(hunk, "lines")
    places = [number(hunk, name) for name in ("oldStart", "oldLines", "newStart", "newLines")]
    if lines:
        yield _BETWEEN if None in places else "@@ -{},{} +{},{} @@".format(*places)
        yield from lines


def _differences(old: str, new: str) -> Iterator[str]:
    before, after = lines_of(old), lines_of(new)
    if before == after and old != new:
        before, after = old.split("\n"), new.split("\n")  # they differ in the newline at the end
    removed, added = _middles(before, after, 0)
    if len(removed) * len(added) > _MOST:
        yield from (f"-{line}" for line in removed)
        yield from (f"+{line}" for line in added)
        return
    hunks = unified_diff(*_middles(before, after, _AROUND), n=_AROUND, lineterm="")
    for line in islice(hunks, _BEFORE_FIRST, None):
        yield _BETWEEN if line.startswith("@@") else line


def _middles(before: list[str], after: list[str], around: int) -> tuple[list[str], list[str]]:
    """Where they differ, and some lines around it: to compare the rest would be a waste of time."""
    shorter = min(len(before), len(after))
    start = next((place for place in range(shorter) if before[place] != after[place]), shorter)
    rest = shorter - start
    end = next((place for place in range(rest) if before[-1 - place] != after[-1 - place]), rest)
    start, end = max(0, start - around), max(0, end - around)
    return before[start : len(before) - end], after[start : len(after) - end]
