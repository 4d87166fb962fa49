"""Reads what `git push` printed: which branches arrived, and where."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from mkdocs_cctranscripts.assemble.shell import Run

_LINE = re.compile(
    r"^(?:(?P<way>To|From) (?P<remote>\S+)"
    r"|[ \t]*+[+*]?+[ \t]*+(?:\[new (?:branch|tag|reference)\]|[0-9a-f]{4,64}\.{2,3}(?P<head>[0-9a-f]{4,64}))"
    r"[ \t]+(?P<source>\S+)[ \t]+->[ \t]+(?P<target>\S+))",
    re.MULTILINE,
)
"""A line with `!` in front tells of what was rejected."""


@dataclass(frozen=True, slots=True)
class Pushed:
    branch: str
    remote: str
    """As git names it; nothing if that line was cut off."""
    head: str
    """The hash of the last commit; nothing for a new branch."""


def pushes(run: Run, printed: str) -> Iterator[Pushed]:
    """What arrived, by the lines that git prints for each branch."""
    if run.has("--dry-run|-n"):
        return
    way, remote = "", ""
    for found in _LINE.finditer(printed):
        if found["way"]:
            way, remote = found["way"], found["remote"]
        elif way != "From" and (way or not _is_fetched(found)):
            branch = found["target"].removeprefix("refs/heads/").removeprefix("refs/tags/")
            yield Pushed(branch, remote, found["head"] or "")


def _is_fetched(found: re.Match[str]) -> bool:
    return str(found["target"]).endswith(f"/{found['source']}")
