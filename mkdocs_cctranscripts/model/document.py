"""What a page says, as plain data: the writers in `write/` alone turn it into Markdown and HTML."""

from dataclasses import dataclass
from typing import Literal


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
    kind: Literal["add", "del", "bad", "time"]


@dataclass(frozen=True, slots=True)
class Link:
    """A link to another page or asset of the site, or to an anchor of this page if `uri` is empty."""

    text: str
    uri: str
    anchor: str = ""


Span = Text | Strong | Mono | Mark | Link
Spans = tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class Heading:
    level: int
    text: str
    id: str
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """A paragraph in our own words."""

    spans: Spans
    kind: Literal["", "note", "cut"] = ""


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


@dataclass(frozen=True, slots=True)
class Code:
    text: str
    language: str = ""
    """A name that Pygments knows, or nothing: then it isn't highlighted."""


@dataclass(frozen=True, slots=True)
class Terminal:
    """What a program printed."""

    text: str


@dataclass(frozen=True, slots=True)
class Checklist:
    items: tuple["Item", ...]


@dataclass(frozen=True, slots=True)
class Item:
    text: str
    state: Literal["open", "now", "done"]


@dataclass(frozen=True, slots=True)
class Table:
    head: tuple[str, ...]
    rows: tuple[tuple[Spans, ...], ...]


@dataclass(frozen=True, slots=True)
class Picture:
    uri: str
    alt: str


@dataclass(frozen=True, slots=True)
class Box:
    """A block that stands open; without a title, only its body."""

    kind: str
    title: Spans
    nodes: tuple["Node", ...]
    id: str = ""


@dataclass(frozen=True, slots=True)
class Fold:
    """A block of which only the title shows until it is opened."""

    kind: str
    title: Spans
    nodes: tuple["Node", ...]
    id: str = ""


Node = Heading | Line | Facts | Prose | Code | Terminal | Checklist | Table | Picture | Box | Fold


@dataclass(frozen=True, slots=True)
class Document:
    uri: str
    """Where the page stands among the site's sources, such as `transcripts/fix-login.md`."""
    title: str
    description: str
    nodes: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """A document as both writers wrote it."""

    uri: str
    title: str
    description: str
    markdown: str
    html: str
    searchable: str
    """The part of the HTML that search may see: headings, prompts, answers."""
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
