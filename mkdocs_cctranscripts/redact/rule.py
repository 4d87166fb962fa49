"""What a rule is, and what rules share: to begin at a literal, at the left edge of a word."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from mkdocs_cctranscripts.redact.haystack import Haystack, Span

_ESCAPED = re.compile(r"(?:\\[nrtbf\"']|\\u00[0-9a-fA-F]{2}|%[0-9a-fA-F]{2})\Z")
"""In text within text a line ends in `\\n`, a name in `%3D`: the letter before a word isn't part of it."""


@dataclass(frozen=True, slots=True)
class Rule:
    kind: str
    find: Callable[[Haystack], Iterator[Span]]


def literals(text: str, literal: str) -> Iterator[int]:
    """Where a literal stands, each place once."""
    at = text.find(literal)
    while at >= 0:
        yield at
        at = text.find(literal, at + 1)


def begins(text: str, at: int) -> bool:
    """Whether a word may begin there."""
    before = text[at - 1 : at]
    if not (before.isascii() and before.isalnum()):
        return True
    return bool(_ESCAPED.search(text[max(0, at - 6) : at]))
