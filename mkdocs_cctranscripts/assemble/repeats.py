"""Drops what a resumed session wrote again, and puts the blocks of one message in order."""

from collections.abc import Sequence
from dataclasses import replace

from mkdocs_cctranscripts.model.entry import CallPart, Entry, Part, ResultPart


def once(entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """The entries without what was already there; what follows a repeat then follows the original."""
    first: dict[object, str] = {}
    original: dict[str, str] = {}
    kept = []
    for entry in entries:
        identities = [_identity(entry, part) for part in entry.content]
        new = [
            part for part, identity in zip(entry.content, identities, strict=True) if identity not in first
        ]
        if entry.content and not new:
            if entry.uuid:
                original[entry.uuid] = first[identities[-1]]
            continue
        for identity in identities:
            first.setdefault(identity, entry.uuid)
        parent = original.get(entry.parent, entry.parent)
        kept.append(replace(entry, parent=parent, content=tuple(new)))
    return _in_block_order(kept)


def _identity(entry: Entry, part: Part) -> object:
    """What makes a part the same one, even if a resume wrote it again under a new uuid."""
    match part:
        case CallPart(id=id_, name=name, input=given) if id_:
            return id_, name, repr(given)
        case ResultPart(call=call) if call:
            return part
        case CallPart() | ResultPart():
            return entry.uuid or entry.line
        case _ if entry.kind == "assistant":
            return entry.message_id or entry.uuid or entry.line, part
        case _:
            place = entry.parent if entry.sidechain else ""  # agents may be asked the same at once
            return entry.kind, entry.time or entry.uuid or entry.line, place, part


def _in_block_order(entries: list[Entry]) -> tuple[Entry, ...]:
    places: dict[str, list[int]] = {}
    for place, entry in enumerate(entries):
        if entry.message_id and "apiBlockIndex" in entry.extra:
            places.setdefault(entry.message_id, []).append(place)
    ordered = list(entries)
    for found in places.values():
        for place, entry in zip(found, sorted((entries[at] for at in found), key=_block_index), strict=True):
            ordered[place] = entry
    return tuple(ordered)


def _block_index(entry: Entry) -> int:
    index = entry.extra["apiBlockIndex"]
    return index if isinstance(index, int) else 0
