"""Counts what a session took: tokens, and the time in which something happened."""

from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from itertools import pairwise

from mkdocs_cctranscripts.assemble.fields import mapping_of, number_of
from mkdocs_cctranscripts.model.entry import Entry
from mkdocs_cctranscripts.model.session import Usage

_PAUSE = timedelta(minutes=5)


def active(times: Iterable[datetime]) -> timedelta:
    gaps = (later - earlier for earlier, later in pairwise(sorted(times)))
    return sum((gap for gap in gaps if gap <= _PAUSE), timedelta())


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
