"""Renders the list of all sessions."""

from collections.abc import Sequence
from dataclasses import dataclass

from mkdocs_cctranscripts.model.document import Box, Document, Facts, Link, Spans, Table, Text
from mkdocs_cctranscripts.model.link import Copy
from mkdocs_cctranscripts.model.session import Session
from mkdocs_cctranscripts.render.counts import calls, prompts
from mkdocs_cctranscripts.render.phrases import count, day, folder_name
from mkdocs_cctranscripts.render.session import own_turns, title

_COLUMNS = ("Date", "Session", "Project", "Prompts", "Tool calls")


@dataclass(frozen=True, slots=True)
class Listed:
    uri: str
    session: Session
    copied: Sequence[Copy]


def overview_page(uri: str, sessions: Sequence[Listed]) -> Document:
    """Newest first, as they are given."""
    number = count(len(sessions), "session")
    about = f"Transcripts of {number} with Claude Code".replace("\u00a0", " ")
    table = Table(_COLUMNS, tuple(_row(each) for each in sessions))
    masked = sum(each.session.masked for each in sessions)
    facts: tuple[Spans, ...] = (
        (Text(number),),
        *(((Text(f"{count(masked, 'secret')} masked"),),) if masked else ()),
    )
    return Document(uri, "Transcripts", about, (Facts(facts), Box("sessions", (), (table,))))


def _row(listed: Listed) -> tuple[Spans, ...]:
    session = listed.session
    own = own_turns(session, listed.copied)
    return (
        (Text(day(session.started) if session.started else ""),),
        (Link(title(session), listed.uri),),
        (Text(folder_name(session.project)),),
        (Text(f"{prompts(own):,}"),),
        (Text(f"{calls(own):,}"),),
    )
