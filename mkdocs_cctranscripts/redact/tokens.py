"""Finds the secrets that a few of their own characters give away."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from mkdocs_cctranscripts.redact.haystack import Haystack, Span, literals
from mkdocs_cctranscripts.redact.rule import Rule, begins
from mkdocs_cctranscripts.redact.values import placeholder

_TAIL = re.compile(r"[A-Za-z0-9_-]*")
_NAME = re.compile(r"[a-z_.:/-]*")
_LONG = re.compile(r"[A-Za-z0-9_.$~:/+=|!%\\-]{16,}")
"""No token is shorter, and none has other characters; an escape before one is part of it."""

_HEAD = 40
"""Where a word like `fake` is meant: further on in a long token it may stand by chance."""


@dataclass(frozen=True, slots=True)
class Token:
    kind: str
    mark: str
    """The characters that give it away: its first ones, if nothing has to stand before them."""
    rest: str
    """What has to follow the mark at least, with an end to every repetition: it is tried at each mark."""
    before: str = ""
    """What has to stand before the mark."""
    widths: tuple[int, ...] = ()
    """How long that may be, the longest first."""

    @property
    def rule(self) -> Rule:
        return Rule(self.kind, lambda hay: self.spans(hay.text))

    def spans(self, text: str) -> Iterator[Span]:
        done = 0
        for at in literals(text, self.mark):
            if at < done or (start := self._start(text, at)) < 0:
                continue
            if found := re.compile(self.rest).match(text, at + len(self.mark)):
                done = _end(text, found.end())
                if not _harmless(text[start:at] + found[0]):
                    yield Span(start, done, self.kind)

    def _start(self, text: str, at: int) -> int:
        """Where the token of a mark begins, or -1 if it can't be one."""
        before = re.compile(self.before)
        for width in self.widths or (0,):
            if width <= at and begins(text, at - width) and before.fullmatch(text, at - width, at):
                return at - width
        return -1


@dataclass(frozen=True, slots=True)
class Tokens:
    """Many at once, in a fraction of the time that each would take to search all of the text."""

    kind: str
    tokens: tuple[Token, ...]

    @property
    def rule(self) -> Rule:
        return Rule(self.kind, self._find)

    def _find(self, hay: Haystack) -> Iterator[Span]:
        # Most text is short words, and most long ones stand there often: what is in none of them is nowhere.
        words = "\n".join(set(_LONG.findall(hay.text)))
        for token in self.tokens:
            if any(token.spans(words)):
                yield from token.spans(hay.text)


def _end(text: str, at: int) -> int:
    """A token that is longer than we know is masked whole."""
    found = _TAIL.match(text, at)
    return found.end() if found else at


def _harmless(value: str) -> bool:
    """Whether it stands for a token, or is a name that begins like one."""
    return placeholder(value[:_HEAD]) or bool(_NAME.fullmatch(value))
