"""Turns what the system wrote between messages into notices."""

from collections.abc import Callable, Iterator

from mkdocs_cctranscripts.assemble.fields import mapping_of, number_of, text_of
from mkdocs_cctranscripts.assemble.ids import block_id
from mkdocs_cctranscripts.model.call import Notice, Work
from mkdocs_cctranscripts.model.entry import Entry


def notice(entry: Entry) -> Iterator[Notice]:
    make = NOTICES.get(text_of(entry.extra, "subtype"))
    made = make(block_id("notice", entry), entry) if make else None
    if made:
        yield made


_RECAPS = " (disable recaps in /config)"


def _compacted(id_: str, entry: Entry) -> Notice:
    tokens = number_of(mapping_of(entry.extra, "compactMetadata"), "preTokens")
    return Notice(id_, "compacted", "Context compacted", work=Work(tokens))


def _retry(id_: str, entry: Entry) -> Notice:
    error = mapping_of(entry.extra, "error")
    said = mapping_of(mapping_of(error, "error"), "error") or mapping_of(error, "cause")
    reason = text_of(said, "message") or text_of(said, "code")
    attempt, most = number_of(entry.extra, "retryAttempt"), number_of(entry.extra, "maxRetries")
    tried = f"· attempt {attempt} of {most}" if attempt and most else ""
    return Notice(id_, "retry", "API error", reason, tried)


def _away(id_: str, entry: Entry) -> Notice:
    return Notice(
        id_, "away", "Summary, while the user was away", text_of(entry.extra, "content").removesuffix(_RECAPS)
    )


def _information(id_: str, entry: Entry) -> Notice:
    return Notice(id_, "information", "Note from Claude Code", text_of(entry.extra, "content"))


def _hooks(id_: str, entry: Entry) -> Notice | None:
    """Of the hooks that ran at the end of a turn only those that failed, or kept it from ending, are told."""
    errors = entry.extra.get("hookErrors")
    texts = [each for each in errors if isinstance(each, str)] if isinstance(errors, list) else []
    if entry.extra.get("preventedContinuation"):
        return Notice(id_, "hook", "Stopped by a hook", text_of(entry.extra, "stopReason"), "Stop")
    return Notice(id_, "hook", "Hook failed", "\n\n".join(texts), "Stop") if texts else None


def _untyped(id_: str, entry: Entry) -> Notice | None:
    """Up to 1.0.56: that a hook runs, which says nothing, or that something is wrong."""
    if text_of(entry.extra, "level") not in ("warning", "error"):
        return None
    return Notice(id_, "error", "Warning of Claude Code", text_of(entry.extra, "content"))


NOTICES: dict[str, Callable[[str, Entry], Notice | None]] = {
    "compact_boundary": _compacted,
    "api_error": _retry,
    "away_summary": _away,
    "informational": _information,
    "stop_hook_summary": _hooks,
    "": _untyped,
}
"""The other subtypes (durations, the state of a remote control) tell a reader nothing."""
