"""What a rule is, and what rules share: to begin at a literal, at the left edge of a word."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from mkdocs_cctranscripts.redact.haystack import Haystack, Span

_ESCAPED = re.compile(r"(?:\\[nrtbf\"']|\\u00[0-9a-fA-F]{2}|%[0-9a-fA-F]{2})\Z")
"""In text within text a line ends in `\\n`, a name in `%3D`: the letter before a word isn't part of it."""

_MOST_NAMES = 16


@dataclass(frozen=True, slots=True)
class Rule:
    kind: str
    find: Callable[[Haystack], Iterator[Span]]


class Word:
    """A word such as `key=key=key=…`: to judge what follows each name takes the square of its length."""

    def __init__(self) -> None:
        self._end = 0
        self._names = 0

    def exhausted(self, at: int) -> bool:
        """Whether so many names before it were turned down that it is passed over."""
        return at < self._end and self._names >= _MOST_NAMES

    def turn_down(self, at: int, end: int) -> None:
        """Of a name, and where its value ends."""
        self._names = self._names + 1 if at < self._end else 0
        self._end = max(self._end, end)


def begins(text: str, at: int) -> bool:
    """Whether a word may begin there."""
    before = text[at - 1 : at]
    if not (before.isascii() and before.isalnum()):
        return True
    return bool(_ESCAPED.search(text[max(0, at - 6) : at]))
