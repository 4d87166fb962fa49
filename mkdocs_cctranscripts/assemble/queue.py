"""Finds what was typed while the assistant worked and stands in the queue alone (up to 2.1.9x)."""

from collections.abc import Sequence

from mkdocs_cctranscripts.assemble.fields import text_of
from mkdocs_cctranscripts.assemble.ids import identifier
from mkdocs_cctranscripts.assemble.words import Typed, text_of_entry, words
from mkdocs_cctranscripts.model.entry import Entry
from mkdocs_cctranscripts.model.session import Said


def queued(entries: Sequence[Entry]) -> dict[int, Said]:
    """By the line at which each such prompt left the queue."""
    delivered = {text_of_entry(entry) for entry in entries if entry.kind in ("user", "attachment")}
    removed, waiting = _sorted(entries)
    found = [(line, entry, f"queued {entry.time or entry.line}") for line, entry in removed]
    found += [(entry.line, entry, "") for entry in waiting]  # may still get a line, and an id, of its own
    said = {line: _said(entry, id_) for line, entry, id_ in found if text_of_entry(entry) not in delivered}
    return {line: words for line, words in said.items() if words}


def _said(entry: Entry, id_: str) -> Said | None:
    said = words(entry)
    return Said(id_ and identifier("said", id_), said.prompt) if isinstance(said, Typed) else None


def _sorted(entries: Sequence[Entry]) -> tuple[list[tuple[int, Entry]], list[Entry]]:
    """What left the queue without becoming a line of its own, with the line of its leaving; what didn't."""
    waiting: list[Entry] = []
    removed: list[tuple[int, Entry]] = []
    for entry in entries:
        operation = text_of(entry.extra, "operation")
        if operation == "enqueue":
            waiting.append(entry)
        elif operation == "popAll":
            waiting.clear()
        elif operation in ("dequeue", "remove") and waiting:
            taken = waiting.pop(_place(waiting, entry))
            if operation == "remove":
                removed.append((entry.line, taken))
    return removed, waiting


def _place(waiting: list[Entry], entry: Entry) -> int:
    """The one that the operation names, else the oldest."""
    texts = [text_of_entry(each) for each in waiting]
    return texts.index(text_of_entry(entry)) if text_of_entry(entry) in texts else 0
