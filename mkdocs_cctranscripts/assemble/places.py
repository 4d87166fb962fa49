"""Remembers from which line each message, call and result was told."""

from collections.abc import Iterable, Iterator

from mkdocs_cctranscripts.assemble.ids import identifier
from mkdocs_cctranscripts.model.entry import CallPart, Entry, ResultPart
from mkdocs_cctranscripts.model.redaction import Place


def places(entries: Iterable[Entry], agent: str = "") -> dict[str, Place]:
    """By the ends of ids, which all blocks told from one entry share; of prompts, by their time."""
    found: dict[str, Place] = {}
    for entry in entries:
        for key in _keys(entry):
            found.setdefault(key, Place(entry.line, agent))
    return found


def _keys(entry: Entry) -> Iterator[str]:
    yield identifier("at", entry.uuid or f"line {entry.line}")
    if entry.kind == "user" and entry.time:
        yield f"time-{entry.time.isoformat()}"
    for part in entry.content:
        if isinstance(part, CallPart):
            yield identifier("at", part.id or entry.uuid)
        elif isinstance(part, ResultPart):
            yield identifier("result", part.call)
