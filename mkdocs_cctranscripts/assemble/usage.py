"""Counts what a session took: tokens, and the time in which something happened."""

from collections.abc import Iterable, Mapping
from datetime import timedelta
from itertools import pairwise
from operator import itemgetter

from mkdocs_cctranscripts.assemble.fields import mapping_of, number_of
from mkdocs_cctranscripts.model.entry import Entry
from mkdocs_cctranscripts.model.session import Usage

_PAUSE = timedelta(minutes=5)
_SPOKEN = ("user", "assistant")


def active(entries: Iterable[Entry]) -> timedelta:
    """From start to end without the pauses; while an agent works nothing is written, but much done."""
    spoken = sorted(
        ((entry.time, _worked(entry)) for entry in entries if entry.time and entry.kind in _SPOKEN),
        key=itemgetter(0),
    )
    gaps = ((later - earlier, worked) for (earlier, _), (later, worked) in pairwise(spoken))
    return sum((gap if gap <= _PAUSE else min(gap, worked) for gap, worked in gaps), timedelta())


def _worked(entry: Entry) -> timedelta:
    """How long the agent took whose result an entry holds."""
    return timedelta(milliseconds=number_of(mapping_of({"": entry.result}, ""), "totalDurationMs"))


def ends(entries: Iterable[Entry]) -> dict[str, int]:
    """The last line of each message."""
    return {_message(entry): entry.line for entry in entries if "usage" in entry.extra}


def spent(entries: Iterable[Entry], last: Mapping[str, int]) -> Usage:
    """Each message once, by its last line: that alone has the final figure."""
    found = {
        _message(entry): mapping_of(entry.extra, "usage")
        for entry in entries
        if "usage" in entry.extra and last[_message(entry)] == entry.line
    }
    total = Usage()
    for usage in found.values():
        total += Usage(
            number_of(usage, "input_tokens"),
            number_of(usage, "output_tokens"),
            number_of(usage, "cache_read_input_tokens"),
            number_of(usage, "cache_creation_input_tokens"),
        )
    return total


def _message(entry: Entry) -> str:
    return entry.message_id or entry.uuid or str(entry.line)
