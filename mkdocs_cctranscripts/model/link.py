"""How sessions hang together."""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from mkdocs_cctranscripts.model.document import Link


@dataclass(frozen=True, slots=True)
class Copy:
    """What a session took over from another when it was forked or resumed."""

    uri: str
    """The page of the session that it was copied from."""
    title: str
    entries: frozenset[str]


@dataclass(frozen=True, slots=True)
class Related:
    """Another session of the same piece of work."""

    how: Literal["planned in", "carried out in", "continued in", "continues"]
    uri: str
    title: str
    started: datetime | None = None
    prompt: str = ""
    """What the user first asked for there, if that is where this session's plan was made."""


@dataclass(frozen=True, slots=True)
class Links:
    """All that leads from one session to others."""

    copies: tuple[Copy, ...] = ()
    related: tuple[Related, ...] = ()
    accepted: frozenset[str] = frozenset()
    """The ids of plans that another session was started to carry out."""
    listed_in: Link | None = None
    """To the list of its project's sessions."""
