"""Finds the secrets that their first characters give away."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from mkdocs_cctranscripts.redact.haystack import Haystack, Span
from mkdocs_cctranscripts.redact.rule import Rule, begins, literals
from mkdocs_cctranscripts.redact.values import placeholder

_TAIL = re.compile(r"[A-Za-z0-9_-]*")


@dataclass(frozen=True, slots=True)
class Token:
    kind: str
    prefix: str
    rest: str
    """What has to follow the prefix at least, with an end to every repetition: it is tried at each prefix."""

    @property
    def rule(self) -> Rule:
        rest = re.compile(self.rest)

        def find(hay: Haystack) -> Iterator[Span]:
            done = 0
            for at in literals(hay.text, self.prefix):
                if at < done or not begins(hay.text, at):
                    continue
                if found := rest.match(hay.text, at + len(self.prefix)):
                    done = _end(hay.text, found.end())
                    if not placeholder(found[0]):
                        yield Span(at, done, self.kind)

        return Rule(self.kind, find)


def _end(text: str, at: int) -> int:
    """A token that is longer than we know is masked whole."""
    found = _TAIL.match(text, at)
    return found.end() if found else at
