"""Turns what the system wrote between messages into notices."""

from collections.abc import Callable, Iterator

from mkdocs_cctranscripts.assemble.fields import mapping_of, number_of, text_of
from mkdocs_cctranscripts.assemble.ids import identifier
from mkdocs_cctranscripts.model.entry import Entry
from mkdocs_cctranscripts.model.session import Notice


def notice(entry: Entry) -> Iterator[Notice]:
    make = NOTICES.get(text_of(entry.extra, "subtype"))
    if make:
        yield make(identifier("notice", entry.uuid or f"line {entry.line}"), entry)


def _compacted(id_: str, entry: Entry) -> Notice:
    tokens = number_of(mapping_of(entry.extra, "compactMetadata"), "preTokens")
    return Notice(
        id_, "compacted", f"Context compacted · {tokens:,} tokens" if tokens else "Context compacted"
    )


def _retry(id_: str, entry: Entry) -> Notice:
    error = mapping_of(entry.extra, "error")
    said = mapping_of(mapping_of(error, "error"), "error") or mapping_of(error, "cause")
    reason = text_of(said, "message") or text_of(said, "code")
    attempt, most = number_of(entry.extra, "retryAttempt"), number_of(entry.extra, "maxRetries")
    tried = f" · attempt {attempt} of {most}" if attempt and most else ""
    return Notice(id_, "retry", f"API error{tried}", reason)


def _away(id_: str, entry: Entry) -> Notice:
    return Notice(id_, "away", "Summary for a user who was away", text_of(entry.extra, "content"))


def _information(id_: str, entry: Entry) -> Notice:
    return Notice(id_, "loaded", "Note from Claude Code", text_of(entry.extra, "content"))


NOTICES: dict[str, Callable[[str, Entry], Notice]] = {
    "compact_boundary": _compacted,
    "api_error": _retry,
    "away_summary": _away,
    "informational": _information,
}
"""The other subtypes (hooks that ran, durations, the state of a remote control) tell a reader nothing."""
