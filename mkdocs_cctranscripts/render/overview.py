"""Renders the list of all sessions."""

from collections.abc import Sequence
from dataclasses import dataclass

from mkdocs_cctranscripts.model.document import Document, Facts, Link, Spans, Table, Text
from mkdocs_cctranscripts.model.link import Copy
from mkdocs_cctranscripts.model.session import Session
from mkdocs_cctranscripts.render.counts import calls, prompts
from mkdocs_cctranscripts.render.phrases import count, day, folder_name
from mkdocs_cctranscripts.render.session import own_turns, title


@dataclass(frozen=True, slots=True)
class Listed:
    uri: str
    session: Session
    copied: Sequence[Copy]


def overview_page(uri: str, sessions: Sequence[Listed]) -> Document:
    """Newest first, as they are given."""
    number = count(len(sessions), "session")
    table = Table(
        ("Date", "Session", "Project", "Prompts", "Tool calls"), tuple(_row(each) for each in sessions)
    )
    nodes = (Facts(((Text(number),),)), table)
    return Document(
        uri, "Transcripts", f"Transcripts of {number} with Claude Code".replace("\u00a0", " "), nodes
    )


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
