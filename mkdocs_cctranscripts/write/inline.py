"""The inside of a paragraph as a run of parts: what a message's Markdown and our own spans become."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, groupby
from typing import Literal, assert_never

from mkdocs_cctranscripts.model.document import Facts, Link, Mark, Mono, Span, Spans, Strong, Text, Web
from mkdocs_cctranscripts.write.text import is_web

Tag = Literal["em", "strong", "del", "a"]


@dataclass(frozen=True, slots=True)
class Word:
    text: str


@dataclass(frozen=True, slots=True)
class Tick:
    """Code within a line."""

    text: str


@dataclass(frozen=True, slots=True)
class Open:
    tag: Tag
    href: str = ""
    title: str = ""
    kind: str = ""
    foreign: bool = False
    """A link out of the transcript's text, not one of ours."""


@dataclass(frozen=True, slots=True)
class Close:
    tag: Tag


@dataclass(frozen=True, slots=True)
class Break:
    hard: bool


Inline = Word | Tick | Open | Close | Break
Inlines = tuple[Inline, ...]
Locate = Callable[[str, str], str]
"""From the uri and the anchor of a link to what its address is in the page being written."""

DOT = Word("\u00a0· ")
"""Lines break after it, never before."""
USER = re.compile(r"^(https?://)[^/?#]*@", re.IGNORECASE)
"""Who logs in to an address, maybe with a password."""
TAGS = re.compile(r"((?:</?[a-z][a-z0-9]*[_-][a-z0-9_-]*>)+)")
"""The names of what Claude Code and its prompts are marked up with: no HTML, and nothing to hide."""


def merged(parts: Iterable[Inline]) -> Inlines:
    """Without empty words, and words that touch in one, so that each part can see its neighbours."""
    kept: list[Inline] = []
    for is_word, run in groupby(parts, lambda part: isinstance(part, Word)):
        inside = tuple(run)
        text = plain(inside)
        kept += ((Word(text),) if text else ()) if is_word else inside
    return tuple(kept)


def ticked(part: Inline) -> Iterator[Inline]:
    """Bare tags as code: in a text they read as if something was missing."""
    if not isinstance(part, Word):
        yield part
        return
    for at, text in enumerate(TAGS.split(part.text)):
        if text:
            yield Tick(text) if at % 2 else Word(text)


def plain(inlines: Inlines) -> str:
    return "".join(part.text for part in inlines if isinstance(part, Word | Tick))


def facts(node: Facts, locate: Locate) -> Inlines:
    lines = [inside for spans in node.facts if (inside := line(spans, locate))]
    return tuple(part for inside in lines for part in (DOT, *inside))[1:]


def line(spans: Spans, locate: Locate) -> Inlines:
    """On one line: a newline in a span is a space. Nothing if there is nothing to read."""
    inside = merged(part for span in spans if span.text for part in parts(span, locate))
    return tuple(chain.from_iterable(map(ticked, inside))) if plain(inside).strip() else ()


def unlinked(spans: Spans) -> Spans:
    """With the texts of links alone: for a title that is itself clicked."""
    return tuple(_unlinked(span) for span in spans)


def _unlinked(span: Span) -> Span:
    match span:
        case Web(mono=True) | Link(mono=True):
            return Mono(span.text)
        case Web() | Link():
            return Text(span.text)
        case _:
            return span


def parts(span: Span, locate: Locate) -> Iterator[Inline]:
    text = span.text.replace("\n", " ")
    match span:
        case Text():
            yield Word(text.replace(" · ", DOT.text))
        case Mono():
            yield Tick(text)
        case Strong():
            yield from (Open("strong"), Word(text), Close("strong"))
        case Mark():
            yield from (Open("em", kind=span.kind), Word(text), Close("em"))
        case Link():
            word = Tick(text) if span.mono else Word(text)
            yield from (Open("a", href=locate(span.uri, span.anchor)), word, Close("a"))
        case Web():
            word = Tick(text) if span.mono else Word(text)
            url = USER.sub(r"\1", span.url)
            yield from (Open("a", href=url, foreign=True), word, Close("a")) if is_web(url) else (word,)
        case _:
            assert_never(span)
