"""Finds what one session copied from another."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from mkdocs_cctranscripts.model.link import Copy
from mkdocs_cctranscripts.model.session import Session

_ALWAYS = datetime.min.replace(tzinfo=UTC)


def copies(sessions: Mapping[str, Session]) -> dict[str, tuple[Copy, ...]]:
    """By address of the page. An entry belongs to the file that has the earliest entry of its own."""
    holders: dict[str, list[str]] = {}
    for uri, session in sessions.items():
        for uuid in session.times:
            holders.setdefault(uuid, []).append(uri)
    shared = {uuid: uris for uuid, uris in holders.items() if len(uris) > 1}
    starts = {uri: _own_start(session, shared) for uri, session in sessions.items()}
    taken: dict[str, dict[str, set[str]]] = {}
    for uuid, uris in shared.items():
        owner = min(uris, key=lambda uri: (starts[uri], sessions[uri].id, uri))
        for uri in uris:
            if sessions[uri].id != sessions[owner].id:  # else it is the same session, stored twice
                taken.setdefault(uri, {}).setdefault(owner, set()).add(uuid)
    return {uri: _copies(owners, sessions) for uri, owners in taken.items()}


def _own_start(session: Session, shared: Mapping[str, Sequence[str]]) -> datetime:
    """A session that others copied whole, and that didn't go on, was there before them."""
    return min((time for uuid, time in session.times.items() if uuid not in shared), default=_ALWAYS)


def _copies(owners: Mapping[str, set[str]], sessions: Mapping[str, Session]) -> tuple[Copy, ...]:
    return tuple(Copy(uri, sessions[uri].title, frozenset(uuids)) for uri, uuids in owners.items())
