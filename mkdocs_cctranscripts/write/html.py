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
    Picture,
    ProjectCards,
    Prose,
    Rows,
    Spans,
    Table,
    Terminal,
)
from mkdocs_cctranscripts.write import ansi, code, diff, overview, prose_html
from mkdocs_cctranscripts.write.inline import Inlines, Locate, facts, line, unlinked
from mkdocs_cctranscripts.write.lists import options_html, tasks_html
from mkdocs_cctranscripts.write.prose_html import inlines
from mkdocs_cctranscripts.write.table import grid
from mkdocs_cctranscripts.write.text import attribute, escape, heading, heading_class, level, name, names

CODE = re.compile("<pre><span></span>")


@dataclass(frozen=True, slots=True)
class Frame:
    locate: Locate
    prose: Mapping[Prose, str]
    permalinks: bool = True
    """Search takes the last text of a heading for all of it, so there it can't have any."""


def page(document: Document, frame: Frame) -> str:
    title = f"<h1>{escape(heading(document.title))}</h1>"
    return _numbered(f"{title}\n{_nodes(document.nodes, frame)}\n")


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
        case Line():
            return _paragraph(line(node.spans, frame.locate), node.kind)
        case Facts():
            return _paragraph(facts(node, frame.locate), "facts")
        case Prose():
            return frame.prose[node]
        case Code():
            return code.block(node.text, node.language, f"highlight {node.kind}".rstrip())
        case Terminal():
            return code.framed(ansi.html(code.ended(node.text)), f"highlight out {node.kind}".rstrip())
        case Diff():
            return code.framed(diff.html(code.ended(node.text)), "highlight diff")
        case Checklist():
            return tasks_html(node)
        case Choices():
            return options_html(node)
        case Table():
            return prose_html.table(grid(node, frame.locate))
        case Picture():
            return _picture(node, frame)
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
    link = f'<a class="headerlink" href="#{anchor}" title="Permanent link">¶</a>' if frame.permalinks else ""
    return (
        f"<{tag}{attribute('id', anchor)}{kind}>{escape(heading(node.text))}{link if anchor else ''}</{tag}>"
    )


def _paragraph(parts: Inlines, kind: str) -> str:
    return f"<p{attribute('class', kind and f'cct-{kind}')}>{inlines(parts)}</p>" if parts else ""


def _picture(node: Picture, frame: Frame) -> str:
    where = escape(frame.locate(node.uri, ""))
    image = f'<img alt="{escape(node.alt)}" src="{where}" loading="lazy">'
    return f'<p class="cct-image"><a href="{where}">{image}</a></p>'


def _box(node: Box, frame: Frame) -> str:
    title = _title(node.title, frame)
    first = f'<p class="admonition-title">{title}</p>\n' if title else ""
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
