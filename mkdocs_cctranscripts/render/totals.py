"""Tells the totals of a list of sessions on a line; what is zero or unknown is left out."""

from collections.abc import Iterator, Sequence
from datetime import timedelta

from mkdocs_cctranscripts.model.document import Facts, Text
from mkdocs_cctranscripts.render.listed import Listed
from mkdocs_cctranscripts.render.phrases import count, duration, tokens

_LONG = timedelta(hours=10)
_HOUR = timedelta(hours=1)


def totals(sessions: Sequence[Listed], projects: int) -> Facts:
    return Facts(tuple((Text(each),) for each in _told(sessions, projects)))


def _told(sessions: Sequence[Listed], projects: int) -> Iterator[str]:
    within = f" in {count(projects, 'project')}" if projects > 1 else ""
    yield f"{count(len(sessions), 'session')}{within}"
    days = [each.day for each in sessions if each.day]
    if days:
        yield " – ".join(dict.fromkeys(f"{each:%B\u00a0%Y}" for each in (min(days), max(days))))
    if active := sum((each.active for each in sessions), timedelta()):
        yield f"{duration(_HOUR * round(active / _HOUR) if active > _LONG else active)}\u00a0active"
    for number, one in (
        (sum(each.prompts for each in sessions), "prompt"),
        (sum(each.calls for each in sessions), "tool call"),
        (sum(each.commits for each in sessions), "commit"),
    ):
        if number:
            yield count(number, one)
    if used := sum(each.tokens for each in sessions):
        yield tokens(used)
    if masked := sum(each.masked for each in sessions):
        yield f"{count(masked, 'secret')} masked"
