"""Tells what was odd about a file, in one line."""

from collections.abc import Iterable
from itertools import islice

from mkdocs_cctranscripts.model.entry import Problem

_NAMED = 5
_MOST_KINDS = 20


def told(problems: Iterable[Problem]) -> str:
    """Such as "2 lines are not JSON (lines 14, 90); 1 line is cut off (line 91)"; nothing if all is well."""
    lines: dict[str, list[int]] = {}
    for problem in problems:
        lines.setdefault(problem.what, []).append(problem.line)
    sentences = [_sentence(what, found) for what, found in islice(lines.items(), _MOST_KINDS)]
    more = len(lines) - len(sentences)
    return "; ".join((*sentences, f"and so on, in {more} more ways") if more else sentences)


def _sentence(what: str, lines: list[int]) -> str:
    if len(lines) == 1:
        return f"1 line is {what} (line {lines[0]})"
    named = ", ".join(str(line) for line in lines[:_NAMED]) + (", …" if len(lines) > _NAMED else "")
    return f"{len(lines)} lines are {what} (lines {named})"
