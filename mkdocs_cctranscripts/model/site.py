"""What goes into the pipeline and what comes out of it: options, sources, published pages."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from mkdocs_cctranscripts.model.document import Anchor, Matter, Search
from mkdocs_cctranscripts.model.redaction import Policy

Level = Literal["folded", "open", "hidden"]
Pictures = Literal["keep", "omit"]
Tag = Literal["model", "tool", "branch"]
FEW = 60
"""As many sessions as a nav names one by one; of more it names the months."""


@dataclass(frozen=True, slots=True)
class Detail:
    """How much of what was done is shown."""

    thinking: Level = "folded"
    tools: Level = "folded"
    agents: Level = "folded"
    images: Pictures = "keep"


@dataclass(frozen=True, slots=True)
class Options:
    docs_dir: Path
    path: str = "transcripts"
    """The folder of the site for sessions that lie outside `docs_dir`, and for the overview."""
    directory_urls: bool = True
    empty: bool = False
    """Also publish sessions in which nothing was said."""
    page_weight: int = 250
    """How heavy a page may be before the session goes on in another, in KB of HTML; 0 for any weight."""
    detail: Detail = Detail()
    repository: str = ""
    """Where commits are found, for sessions that don't tell it themselves."""
    tags: tuple[Tag, ...] = ()
    """By what pages are tagged."""
    search: Search = "prose"
    markdown: bool = False
    """Whether readers can have the Markdown of a page."""
    site_url: str = ""
    redaction: Policy = field(default_factory=Policy)
    months: bool = True
    """Once there are many sessions, also make a page for each month."""


@dataclass(frozen=True, slots=True)
class Source:
    """A session file and what belongs to it."""

    path: Path
    agents: tuple[Path, ...] = ()
    """The transcripts of its sub-agents, wherever that version of Claude Code put them."""


@dataclass(frozen=True, slots=True)
class Discovery:
    sources: tuple[Source, ...]
    private: frozenset[Path]
    """Every file that must not reach a site as it is: sessions, agents, what lies in session folders."""
    missing: tuple[str, ...] = ()
    """Patterns that no session file matches."""
    notes: tuple[str, ...] = ()
    """What was passed over, and why."""


@dataclass(frozen=True, slots=True)
class Published:
    """A page whose texts lie in the cache until MkDocs asks for them."""

    uri: str
    title: str
    description: str
    """Title and description are escaped: themes insert them as they are."""
    matter: Matter
    markdown: Path
    html: Path
    searchable: Path
    toc: tuple[Anchor, ...]
    anchors: frozenset[str]
    """Of the first page of a session, all that its parts have."""
    parts: tuple["Published", ...] = ()
    """The pages on which a long session goes on."""

    @property
    def pages(self) -> tuple["Published", ...]:
        return (self, *self.parts)


@dataclass(frozen=True, slots=True)
class Project:
    """A folder that sessions worked in."""

    name: str
    uri: str
    """Its page, or nothing if the site has no room for it."""


@dataclass(frozen=True, slots=True)
class Group:
    """The sessions of a project, or of a month."""

    name: str
    """Escaped, as titles are."""
    page: Published | None
    """The page that lists them, if there is one."""
    sessions: tuple[str, ...]
    """Their addresses, newest first."""


@dataclass(frozen=True, slots=True)
class Stored:
    uri: str
    path: Path


@dataclass(frozen=True, slots=True)
class Site:
    sessions: tuple[Published, ...]
    """Newest first."""
    overview: Published | None
    """None if there is no session to list."""
    assets: tuple[Stored, ...]
    notes: tuple[str, ...]
    """What was odd, one line per session: for the log, at INFO."""
    failures: tuple[str, ...] = ()
    """Sessions that could not be published: for the log, at WARNING."""
    projects: tuple[Group, ...] = ()
    """Nothing if there is only one."""
    months: tuple[Group, ...] = ()
    further: tuple[Published, ...] = ()
    """What follows the first pages of long lists."""

    @property
    def lists(self) -> tuple[Published, ...]:
        """All pages that list sessions."""
        groups = (*self.projects, *self.months)
        first = (self.overview, *(group.page for group in groups))
        return (*(page for page in first if page), *self.further)
