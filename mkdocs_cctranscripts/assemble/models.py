"""Finds where the model, or the effort that it was told to make, changed in the middle of a session."""

from collections.abc import Sequence

from mkdocs_cctranscripts.assemble.fields import text_of
from mkdocs_cctranscripts.assemble.ids import block_id
from mkdocs_cctranscripts.model.call import Notice
from mkdocs_cctranscripts.model.entry import Entry

_TITLES = {"model": "Model changed", "effort": "Effort changed"}


def changes(entries: Sequence[Entry]) -> dict[int, list[Notice]]:
    """By the place of the first entry that came of it."""
    current: dict[str, str] = {}
    found: dict[int, list[Notice]] = {}
    for place, entry in enumerate(entries):
        for name, title in _TITLES.items():
            value, before = value_of(entry, name), current.get(name, "")
            if value and before and value != before:
                notice = Notice(block_id(name, entry), "model", title, about=value)
                found.setdefault(place, []).append(notice)
            current[name] = value or before
    return found


def values(entries: Sequence[Entry], name: str) -> tuple[str, ...]:
    """Each once, in the order in which they came."""
    return tuple(dict.fromkeys(filter(None, (value_of(entry, name) for entry in entries))))


def value_of(entry: Entry, name: str) -> str:
    """Nothing for what Claude Code itself said in the model's place."""
    value = text_of(entry.extra, name) if entry.kind == "assistant" else ""
    return "" if value.startswith("<") else value
