"""How much a search found: counted in what it gave, since the tools tell only part of it."""

import re
from collections.abc import Sequence

from mkdocs_cctranscripts.render.phrases import count

NOTHING = "no match"

_WIDEST = 1_000
"""Characters of a line among which its file and number are looked for."""
_BARE = re.compile(r"\d+([:-])")
"""Before each line if one file was searched."""
_HIT = re.compile(r"((?:[A-Za-z]:)?[^:]+):\d+:")
_NEAR = re.compile(r".*?\.\w+-\d+-")
"""A line around a match; its file needs a suffix, or dates in a file's name would be taken for numbers."""
_FILE = re.compile(r"((?:[A-Za-z]:)?[^:\s][^:]*\.\w+):")
_COUNTED = re.compile(r"(.+):(\d{1,9})")


def files(number: int, limit: int | None = None) -> str:
    """`6 files`, `first 100 files`."""
    first = "first " if limit and limit > 0 else ""
    return f"{first}{count(number, 'file')}" if number else NOTHING


def matches(lines: Sequence[str], *, around: bool, limited: bool) -> str:
    """`14 matches in 6 files`; of lines that don't tell what is a match, only how many they are."""
    if not lines:
        return NOTHING
    places = _places([line[:_WIDEST] for line in lines if line != "--"], around=around)
    first = "first " if limited else ""
    if places is None:
        return first + count(len(lines), "line")
    where = f" in {count(len(set(places)), 'file')}" if all(places) and places else ""
    return f"{first}{count(len(places), 'match', 'matches')}{where}"


def counted(lines: Sequence[str]) -> str:
    """Of lines such as `src/app.py:3`."""
    numbers = [int(found[2]) for line in lines if (found := _COUNTED.fullmatch(line.strip()))]
    if not sum(numbers):
        return NOTHING
    return f"{count(sum(numbers), 'match', 'matches')} in {count(len(numbers), 'file')}"


def _places(lines: Sequence[str], *, around: bool) -> list[str] | None:
    """The file of each match, or nothing where it isn't told; None if lines around matches look alike."""
    bare = [_BARE.match(line) for line in lines]
    if all(bare):
        return ["" for found in bare if found and found[1] == ":"]
    near = [_NEAR.match(line) for line in lines]
    hits = [_HIT.match(line) for line in lines]
    if all(one or other for one, other in zip(near, hits, strict=True)):
        return [hit[1] for one, hit in zip(near, hits, strict=True) if hit and not one]
    if around:
        return None
    named = [_FILE.match(line) for line in lines]
    return [found[1] if found else "" for found in named]
