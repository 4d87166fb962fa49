"""Lays all strings of a session out as one text, so that each rule runs once."""

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

APART = "\0"
"""Between strings that have nothing to do with each other: no rule reaches over it."""
NEXT = "\x1f"
"""Between the strings of a list, which may be the lines of a file or the words of a command."""

_SEEN_THROUGH = re.compile(
    r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]{0,500}(?:\x07|\x1b\\)|[@-Z\\^_])"
    r"|[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]"
)
_WORD = re.compile(r"[a-z_]{3,}")
_UPPER = {ord(letter): letter.lower() for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}


@dataclass(frozen=True, slots=True)
class Span:
    start: int
    end: int
    kind: str


@dataclass(frozen=True, slots=True)
class Haystack:
    text: str
    low: str
    """The same in lower case, letter by letter."""
    starts: tuple[int, ...]
    """Where each string begins."""
    words: str
    """Every word in lower case once: most literals aren't there, and need no look at the whole text."""

    def places(self, literal: str) -> Iterator[int]:
        """Where a literal stands."""
        return self._places(literal, self.text)

    def low_places(self, literal: str) -> Iterator[int]:
        """Where a literal stands, in whatever case."""
        return self._places(literal, self.low)

    def _places(self, literal: str, text: str) -> Iterator[int]:
        is_there = all(word in self.words for word in _WORD.findall(literal.lower()))
        return literals(text, literal) if is_there else iter(())

    def end(self, number: int) -> int:
        """Where the string of that number ends."""
        return self.starts[number + 1] - 1 if number + 1 < len(self.starts) else len(self.text)

    def string(self, number: int) -> str:
        return self.text[self.starts[number] : self.end(number)]

    def pieces(self, span: Span) -> Iterator[tuple[int, Span]]:
        """The parts of a span within each string that it touches, by the string's number."""
        number = bisect_right(self.starts, span.start) - 1
        while number < len(self.starts) and self.starts[number] < span.end:
            base = self.starts[number]
            start, end = max(span.start, base), min(span.end, self.end(number))
            if start < end:
                yield number, Span(start - base, end - base, span.kind)
            number += 1


def literals(text: str, literal: str) -> Iterator[int]:
    """Where a literal stands, each place once."""
    at = text.find(literal)
    while at >= 0:
        yield at
        at = text.find(literal, at + 1)


def plain(text: str) -> str:
    """As a reader sees it: without colour codes and characters of no width."""
    if text.isascii() and "\x1b" not in text:
        return text
    return _SEEN_THROUGH.sub("", text)


def laid_out(strings: Iterable[tuple[str, str]]) -> Haystack:
    """Of pairs of a string, and what parts it from the one before."""
    starts: list[int] = []
    parts: list[str] = []
    length = 0
    for text, apart in strings:
        starts.append(length + 1)
        parts += (apart, text)
        length += 1 + len(text)
    text = "".join(parts)
    low = text.lower()
    if len(low) != len(text):  # A few letters become two in lower case; then all but A to Z stay as they are.
        low = text.translate(_UPPER)
    return Haystack(text, low, tuple(starts), " ".join(set(_WORD.findall(low))))
