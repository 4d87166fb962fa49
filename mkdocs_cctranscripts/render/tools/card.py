"""What the file of a tool says of one call."""

from dataclasses import dataclass
from typing import Literal

from mkdocs_cctranscripts.model.document import Mark, Node, Span, Spans, Text

Kind = Literal["", "run", "look", "find", "edit"]

FILES = ("file", "files")
"""The unit of calls about files, of which a group counts each once, however often it was touched."""


@dataclass(frozen=True, slots=True)
class Change:
    """What a call did to a file."""

    path: str
    added: int = 0
    removed: int = 0


@dataclass(frozen=True, slots=True)
class Card:
    """All that differs between tools; how a call ended, and what came of it, is added for all alike."""

    verb: str
    """The first word of the title line."""
    subject: Spans = ()
    """What follows it: a path, a pattern, or words behind a dash."""
    outcome: str = ""
    """Said behind a dot if the call succeeded."""
    asked: tuple[Node, ...] = ()
    given: tuple[Node, ...] = ()
    """What came back, if the call succeeded; of a failed one the error is shown instead."""
    kind: Kind = ""
    name: Span | None = None
    """What a group of such calls lists."""
    unit: tuple[str, str] = ("call", "calls")
    """What a group of such calls counts."""
    change: Change | None = None
    timed: bool = False
    """Whether the time that it took says something: no wait for a permission."""

    @property
    def failed(self) -> bool:
        """Of a call that returned well, but says itself that it didn't do what it should."""
        return self.outcome.startswith("failed")


def object_of(span: Span) -> Spans:
    """The subject of a title that names a thing."""
    return (Text(" "), span) if span.text else ()


def words(text: str) -> Spans:
    """The subject of a title that says what for."""
    return (Text(f" — {text}"),) if text else ()


def amounts(added: int, removed: int) -> Spans:
    """` +11 −2`, without what is none."""
    plus: Spans = (Text(" "), Mark(f"+{added:,}", "add")) if added else ()
    minus: Spans = (Text("\u00a0" if added else " "), Mark(f"\u2212{removed:,}", "del")) if removed else ()
    return (*plus, *minus)
