"""A document as the HTML that the site shows: what themes style for admonitions, with ids and classes."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import count
from typing import assert_never

from mkdocs_cctranscripts.model.document import (
    Box,
    Calendar,
    Checklist,
    Choices,
    Code,
    Diff,
    Document,
    Facts,
    Fold,
    Heading,
    Line,
    Node,
    Onward,
    Picture,
    Points,
    ProjectCards,
    Prose,
    Rows,
    Spans,
    Strip,
    Table,
    Terminal,
)
from mkdocs_cctranscripts.write import ansi, code, diff, lists, overview, prose_html, strip
from mkdocs_cctranscripts.write.inline import Inlines, Locate, facts, line, unlinked
from mkdocs_cctranscripts.write.prose_html import inlines
from mkdocs_cctranscripts.write.table import grid
from mkdocs_cctranscripts.write.text import attribute, escape, heading, heading_class, level, name, names

CODE = re.compile("<pre><span></span>")
TAG = re.compile(r"<\w+")
UNNAMED = re.compile(r"<h([3-6]) dir=\"auto\">(.*?)</h\1>", re.DOTALL)
"""The heading of a message, which has no id."""


@dataclass(frozen=True, slots=True)
class Frame:
    locate: Locate
    prose: Mapping[Prose, str]
    permalinks: bool = True
    """Search takes the last text of a heading for all of it, so there it can't have any."""
    file: str = ""
    """Where the reader finds the page's Markdown."""
    places: str = ""
    """Where the page finds what tells on which page each id stands."""


def page(document: Document, frame: Frame) -> str:
    title = f"<h1>{escape(heading(document.title))}</h1>"
    return _numbered(f"{title}\n{_nodes(document.nodes, frame)}\n{_offer(frame.file)}")


def _offer(file: str) -> str:
    """Downloaded, as servers call Markdown anything, and browsers guess its letters."""
    if not file:
        return ""
    link = f'<a href="{escape(file)}" type="text/markdown" download>This page as Markdown</a>'
    return f'<p class="cct-note cct-markdown">{link}</p>\n'


def in_sections(html: str) -> str:
    """With headings of prompts alone: search would take that of a message for the start of a section."""
    return UNNAMED.sub(r"<p>\2</p>", html)


def _numbered(html: str) -> str:
    """With an id on each block of code: else Material's copy button takes the first one in the card."""
    numbers = count(1)
    return CODE.sub(lambda _: f'<pre id="__code_{next(numbers)}"><span></span>', html)


def _nodes(nodes: tuple[Node, ...], frame: Frame) -> str:
    return "\n".join(filter(None, (_node(node, frame) for node in nodes)))


def _node(node: Node, frame: Frame) -> str:
    match node:
        case Heading():
            return _heading(node, frame)
        case Line(kind="parts"):
            return _paragraph(line(node.spans, frame.locate), node.kind, frame.places)
        case Line():
            return _paragraph(line(node.spans, frame.locate), node.kind)
        case Facts():
            return _paragraph(facts(node, frame.locate), "facts")
        case Prose():
            return _prose(node, frame)
        case Code():
            return code.block(node.text, node.language, f"highlight {node.kind}".rstrip())
        case Terminal():
            return code.framed(
                ansi.html(code.ended(node.text)), f"highlight out {node.kind}".rstrip(), code.PLAIN
            )
        case Diff():
            return code.framed(diff.html(code.ended(node.text)), "highlight diff", code.PLAIN)
        case Checklist() | Choices() | Onward() | Points():
            return lists.html(node, frame.locate)
        case Table():
            return prose_html.table(grid(node, frame.locate))
        case Picture():
            return _picture(node, frame)
        case Strip():
            return strip.html(node)
        case Calendar() | ProjectCards() | Rows():
            return overview.html(node, frame.locate)
        case Box():
            return _box(node, frame)
        case Fold():
            return _fold(node, frame)
        case _:
            assert_never(node)


def _heading(node: Heading, frame: Frame) -> str:
    tag, anchor = f"h{level(node.level)}", name(node.id)
    kind = attribute("class", heading_class(node.kind))
    link = _permalink(anchor, frame)
    return f"<{tag}{attribute('id', anchor)}{kind}>{escape(heading(node.text))}{link}</{tag}>"


def _permalink(anchor: str, frame: Frame) -> str:
    shown = anchor and frame.permalinks
    return f'<a class="headerlink" href="#{anchor}" title="Permanent link">¶</a>' if shown else ""


def _prose(node: Prose, frame: Frame) -> str:
    """With its id on its first element."""
    html, anchor = frame.prose[node], name(node.id)
    if not (html and anchor and frame.permalinks):
        return html
    html = TAG.sub(lambda tag: f'{tag[0]} id="{anchor}"', html, count=1)
    return html.replace("</p>", f"{_permalink(anchor, frame)}</p>", 1) if html.startswith("<p ") else html


def _paragraph(inside: Inlines, kind: str, places: str = "") -> str:
    attributes = attribute("class", kind and f"cct-{kind}") + attribute("data-parts", places)
    return f"<p{attributes}>{inlines(inside)}</p>" if inside else ""


def _picture(node: Picture, frame: Frame) -> str:
    where = escape(frame.locate(node.uri, ""))
    size = f' width="{node.width}" height="{node.height}"' if node.width and node.height else ""
    image = f'<img alt="{escape(node.alt)}" src="{where}"{size} loading="lazy">'
    # The class makes the `glightbox` plugin zoom: it passes over pictures that are links already.
    return f'<p class="cct-image"><a class="glightbox" href="{where}">{image}</a></p>'


def _box(node: Box, frame: Frame) -> str:
    title = _title(node.title, frame)
    link = _permalink(name(node.id), frame)
    first = f'<p class="admonition-title">{title}{link}</p>\n' if title else ""
    start = f'<div class="{f"admonition cct {names(node.kind)}".rstrip()}"{attribute("id", name(node.id))}>'
    return f"{start}\n{_also(node)}{first}{_nodes(node.nodes, frame)}\n</div>"


def _fold(node: Fold, frame: Frame) -> str:
    is_open = " open" if node.open else ""
    start = f'<details class="{f"cct {names(node.kind)}".rstrip()}"{attribute("id", name(node.id))}{is_open}>'
    summary = f"<summary>{_title(unlinked(node.title), frame)}</summary>"
    return f"{start}\n{summary}\n{_also(node)}{_nodes(node.nodes, frame)}\n</details>"


def _also(node: Box | Fold) -> str:
    return "".join(f'<span id="{name(each)}"></span>\n' for each in node.also)


def _title(spans: Spans, frame: Frame) -> str:
    return inlines(line(spans, frame.locate))
