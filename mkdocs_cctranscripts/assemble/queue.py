"""Finds what was typed while the assistant worked and stands in the queue alone (up to 2.1.9x)."""

from collections.abc import Sequence

from mkdocs_cctranscripts.assemble.fields import text_of
from mkdocs_cctranscripts.assemble.words import Typed, text_of_entry, words
from mkdocs_cctranscripts.model.entry import Entry
from mkdocs_cctranscripts.model.session import Prompt


def queued(entries: Sequence[Entry]) -> dict[int, Prompt]:
    """By the line at which each such prompt left the queue."""
    delivered = {text_of_entry(entry) for entry in entries if entry.kind in ("user", "attachment")}
    found: dict[int, Prompt] = {}
    for line, entry in _removed(entries):
        said = words(entry)
        if isinstance(said, Typed) and text_of_entry(entry) not in delivered:
            found[line] = said.prompt
    return found


def _removed(entries: Sequence[Entry]) -> list[tuple[int, Entry]]:
    """What left the queue without becoming a line of its own, or never did, with the line of its leaving."""
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
    return removed + [(entry.line, entry) for entry in waiting]


def _place(waiting: list[Entry], entry: Entry) -> int:
    """The one that the operation names, else the oldest."""
    texts = [text_of_entry(each) for each in waiting]
    return texts.index(text_of_entry(entry)) if text_of_entry(entry) in texts else 0
