"""A document as Markdown with admonitions: readable in a diff, and the same page in any site generator."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain
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
from mkdocs_cctranscripts.write import ansi, code, lists, overview, prose_markdown
from mkdocs_cctranscripts.write.blocks import Blocks
from mkdocs_cctranscripts.write.inline import Close, Locate, Open, Word, facts, line, unlinked
from mkdocs_cctranscripts.write.inline_markdown import source
from mkdocs_cctranscripts.write.matter import matter, written
from mkdocs_cctranscripts.write.prose_markdown import Chunk, chunks, indented, joined, table
from mkdocs_cctranscripts.write.table import grid
from mkdocs_cctranscripts.write.text import heading, heading_class, level, name, names, one_line


@dataclass(frozen=True, slots=True)
class Frame:
    locate: Locate
    prose: Mapping[Prose, Blocks]


def page(document: Document, frame: Frame) -> str:
    title = prose_markdown.heading(1, (Word(heading(document.title)),))
    start = (written(matter(document)), "", title, "")
    return "\n".join((*start, _nodes(document.nodes, frame))).rstrip("\n") + "\n"


def _nodes(nodes: tuple[Node, ...], frame: Frame) -> str:
    return joined(chain.from_iterable(_node(node, frame) for node in nodes))


def _node(node: Node, frame: Frame) -> list[Chunk]:
    match node:
        case Prose():
            return chunks(frame.prose[node])
        case Heading():
            return [Chunk(_heading(node))]
        case Line():
            return [Chunk(source(line(node.spans, frame.locate)))]
        case Facts():
            return [Chunk(source(facts(node, frame.locate)))]
        case Code():
            return [Chunk(code.fence(node.text, node.language, node.kind))]
        case Terminal():
            return [Chunk(code.fence(ansi.plain(node.text), "", "out", node.kind))]
        case Diff():
            return [Chunk(code.fence(node.text, "diff"))]
        case Checklist() | Choices() | Onward() | Points():
            return lists.markdown(node, frame.locate)
        case Table():
            return [Chunk(table(grid(node, frame.locate)))]
        case Picture():
            return [Chunk(_picture(node, frame))]
        case Strip():
            return []
        case Calendar() | ProjectCards() | Rows():
            return chunks(overview.blocks(node, frame.locate))
        case Box():
            return [Chunk(_block("!!!", node, node.title, frame))]
        case Fold():
            return [Chunk(_block("???+" if node.open else "???", node, unlinked(node.title), frame))]
        case _:
            assert_never(node)


def _heading(node: Heading) -> str:
    marks = {"#": name(node.id), ".": heading_class(node.kind)}
    attributes = " ".join(sign + mark for sign, mark in marks.items() if mark)
    text = source((Word(heading(node.text)),), "heading")
    return f"{'#' * level(node.level)} {text}" + (f" {{ {attributes} }}" if attributes else "")


def _picture(node: Picture, frame: Frame) -> str:
    """The alternative text is a link's label to the writer, so that no bracket of it is markup."""
    where = frame.locate(node.uri, "")
    image = source((Open("a", href=where), Word(one_line(node.alt)), Close("a")))
    return f"[!{image}]({where})"


def _block(mark: str, node: Box | Fold, spans: Spans, frame: Frame) -> str:
    title = source(line(spans, frame.locate), "title")
    start = f'{mark} {f"{names(node.kind)} cct".lstrip()} "{title}"'
    return f"{start}\n\n{indented(_nodes(node.nodes, frame))}".rstrip("\n")
