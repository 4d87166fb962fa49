"""The rules, in the order in which their names count where several find the same."""

import re
from collections.abc import Iterator

from mkdocs_cctranscripts.redact.haystack import Haystack, Span
from mkdocs_cctranscripts.redact.rule import Rule
from mkdocs_cctranscripts.redact.vendors import VENDORS

RULES: tuple[Rule, ...] = (*(token.rule for token in VENDORS),)


def pattern(expression: str) -> Rule:
    """The user's own: what its groups hold or, without groups, all of it."""
    compiled = re.compile(expression)

    def find(hay: Haystack) -> Iterator[Span]:
        for found in compiled.finditer(hay.text):
            for group in range(1, compiled.groups + 1) or (0,):
                if found.start(group) < found.end(group):
                    yield Span(found.start(group), found.end(group), "pattern")

    return Rule("pattern", find)
