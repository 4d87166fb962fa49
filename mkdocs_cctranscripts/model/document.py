"""What a page says, as plain data: the writers in `write/` alone turn it into Markdown and HTML."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Literal

Search = Literal["prose", "full", "none"]
"""What search finds of a page: what was said, all of it, nothing."""
Matter = Mapping[str, str | date | list[str] | dict[str, bool | float]]
"""What stands in front of a page for themes and other plugins, by the names that they know."""


@dataclass(frozen=True, slots=True)
class Text:
    text: str


@dataclass(frozen=True, slots=True)
class Strong:
    text: str


@dataclass(frozen=True, slots=True)
class Mono:
    """A name out of code: a path, a command, a branch."""

    text: str


@dataclass(frozen=True, slots=True)
class Mark:
    """A word with a colour of its own."""

    text: str
    kind: Literal["", "add", "del", "bad", "warn", "time"]


@dataclass(frozen=True, slots=True)
class End:
    """How a session ended, in a word or two."""

    text: str
    kind: Literal["commit", "stop", "open", "plan", "answer"]


@dataclass(frozen=True, slots=True)
class Link:
    """A link to another page or asset of the site, or to an anchor of this page if `uri` is empty."""

    text: str
    uri: str
    anchor: str = ""
    mono: bool = False
    """The text is a name out of code, such as a commit's hash."""


@dataclass(frozen=True, slots=True)
class Web:
    """A link out of the site; the writers show only the text if the address is none of the web."""

    text: str
    url: str
    mono: bool = False
    """The text is a name out of code, such as a commit's hash."""


Span = Text | Strong | Mono | Mark | Link | Web
Spans = tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class Heading:
    level: int
    text: str
    id: str
    kind: str = ""
    label: str = ""
    """What the contents call it, if that is something else."""


@dataclass(frozen=True, slots=True)
class Line:
    """A paragraph in our own words."""

    spans: Spans
    kind: Literal["", "note", "cut", "parts"] = ""


@dataclass(frozen=True, slots=True)
class Facts:
    """Short facts on one line, set apart by dots."""

    facts: tuple[Spans, ...]


@dataclass(frozen=True, slots=True)
class Prose:
    """A message's own Markdown."""

    text: str
    typed: bool = False
    """By a person: shown as it was typed, but for lists, tables, quotes and code."""
    links: tuple[Link | Web, ...] = ()
    """Where the text of one of these stands in the message, outside code, it is linked."""
    id: str = ""


@dataclass(frozen=True, slots=True)
class Code:
    text: str
    language: str = ""
    """A name that Pygments knows, or nothing: then it isn't highlighted."""
    kind: Literal["", "cmd"] = ""
    """A command: shown behind a prompt sign that isn't copied."""


@dataclass(frozen=True, slots=True)
class Terminal:
    """What a program printed, colours included as it wrote them."""

    text: str
    kind: Literal["", "err"] = ""
    """To its error output."""


@dataclass(frozen=True, slots=True)
class Diff:
    """A change of a file: the hunks of a unified diff, without the two lines that name the files."""

    text: str


@dataclass(frozen=True, slots=True)
class Choices:
    """What could be answered, and what was."""

    items: tuple["Choice", ...]


@dataclass(frozen=True, slots=True)
class Choice:
    text: str
    about: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Checklist:
    items: tuple["Item", ...]


@dataclass(frozen=True, slots=True)
class Item:
    text: str
    state: Literal["open", "now", "done"]
    changed: bool = False
    """Since the list was shown before."""
    about: str = ""
    """Who does it, what it waits for."""


@dataclass(frozen=True, slots=True)
class Table:
    head: tuple[str, ...]
    rows: tuple[tuple[Spans, ...], ...]


@dataclass(frozen=True, slots=True)
class Picture:
    uri: str
    alt: str
    width: int = 0
    height: int = 0
    """In pixels; 0 if it isn't known."""


@dataclass(frozen=True, slots=True)
class Onward:
    """Headings of other pages: each has its id here, too, and leads there."""

    links: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class Calendar:
    """The days of a year on which there were sessions."""

    label: str
    """What it shows, in a sentence, for those who don't see it."""
    weeks: int
    months: tuple[tuple[int, str], ...]
    """The weeks in which months begin, and their names."""
    days: tuple["Day", ...]


@dataclass(frozen=True, slots=True)
class Day:
    week: int
    weekday: int
    strength: Literal[1, 2, 3, 4]
    label: str


@dataclass(frozen=True, slots=True)
class ProjectCards:
    items: tuple["ProjectCard", ...]


@dataclass(frozen=True, slots=True)
class ProjectCard:
    name: Link | Strong
    months: tuple[int, ...]
    """How many sessions there were in each, up to the newest of all projects."""
    amounts: str
    last: str
    """When there was one last."""


@dataclass(frozen=True, slots=True)
class Rows:
    """Sessions, each on three lines."""

    items: tuple["Row", ...]


@dataclass(frozen=True, slots=True)
class Row:
    day: str
    title: Link
    end: End | None
    prompt: str
    facts: Facts


@dataclass(frozen=True, slots=True)
class Box:
    """A block that stands open; without a title, only its body."""

    kind: str
    title: Spans
    nodes: tuple["Node", ...]
    id: str = ""
    also: tuple[str, ...] = ()
    """Other ids it can be linked by: of what was merged into it."""
    label: str = ""
    """What the contents call it; if nothing, it isn't among them."""


@dataclass(frozen=True, slots=True)
class Fold:
    """A block of which only the title shows until it is opened."""

    kind: str
    title: Spans
    nodes: tuple["Node", ...]
    id: str = ""
    also: tuple[str, ...] = ()
    open: bool = False
    """Whether it stands open at first."""


@dataclass(frozen=True, slots=True)
class Points:
    """What there is to know, each point under a word of its own."""

    points: tuple["Point", ...]


@dataclass(frozen=True, slots=True)
class Point:
    label: str
    spans: Spans = ()
    below: tuple[Spans, ...] = ()
    """What takes a line each."""


@dataclass(frozen=True, slots=True)
class Strip:
    """A picture of what was done when; Markdown says its text instead."""

    text: str
    slots: tuple["Slot", ...]
    ticks: tuple["Tick", ...]
    """Where something begins."""
    dots: tuple["Tick", ...]
    """Where something was delivered."""


@dataclass(frozen=True, slots=True)
class Slot:
    """How often something was done in one stretch of time, by the kind of it."""

    looked: int = 0
    ran: int = 0
    changed: int = 0
    failed: int = 0


@dataclass(frozen=True, slots=True)
class Tick:
    at: float
    """From 0 to 1."""
    text: str


Node = (
    Heading
    | Line
    | Facts
    | Prose
    | Code
    | Terminal
    | Diff
    | Checklist
    | Choices
    | Table
    | Picture
    | Points
    | Strip
    | Onward
    | Calendar
    | ProjectCards
    | Rows
    | Box
    | Fold
)


@dataclass(frozen=True, slots=True)
class About:
    """What themes and other plugins are told of a page, besides what it says."""

    day: date | None = None
    """On which it began."""
    tags: tuple[str, ...] = ()
    search: Search = "prose"
    boost: float = 1
    """How much what is found in it counts, beside other pages of the site."""
    file: str = ""
    """Where its Markdown is offered; nowhere if it is empty."""


@dataclass(frozen=True, slots=True)
class Document:
    uri: str
    """Where the page stands among the site's sources, such as `transcripts/fix-login.md`."""
    title: str
    description: str
    nodes: tuple[Node, ...]
    about: About = About()
    head: int = 0
    """How many of the nodes are about the whole, and stand before its first turn."""
    places: str = ""
    """Where the file lies that tells on which page each id stands, if there are several."""


@dataclass(frozen=True, slots=True)
class Page:
    """A document as both writers wrote it."""

    uri: str
    title: str
    description: str
    matter: Matter
    markdown: str
    html: str
    searchable: str
    """The part of the HTML that search may see."""
    offered: tuple["Asset", ...]
    """The Markdown that readers can have."""
    toc: tuple["Anchor", ...]
    anchors: frozenset[str]


@dataclass(frozen=True, slots=True)
class Anchor:
    level: int
    title: str
    id: str


@dataclass(frozen=True, slots=True)
class Asset:
    """A file that a page links to: a picture, or an output too long for the page."""

    uri: str
    data: bytes
