"""A message's own Markdown, written again so that CommonMark and Python-Markdown read it alike."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import count, repeat
from typing import Literal, assert_never

from mkdocs_cctranscripts.write import code
from mkdocs_cctranscripts.write.blocks import Block, Blocks, Fence, Grid, Items, Paragraph, Quote, Rule, Title
from mkdocs_cctranscripts.write.inline import Inlines, plain
from mkdocs_cctranscripts.write.inline_markdown import APART, source

INDENT = "    "
ALIGN = {"": "---", "left": ":---", "center": ":---:", "right": "---:"}
CLOSE = [Paragraph, Items]
THEIRS = re.compile(r"[^\w]*__")
MOST_DIGITS = 99
"""A longer number would push what belongs to its item out of the indent of four."""


@dataclass(frozen=True, slots=True)
class Chunk:
    """A block of Markdown, between blank lines."""

    text: str
    merges: Literal["", "list", "quote"] = ""
    """Python-Markdown makes one of two that follow each other."""


def chunks(tree: Blocks) -> list[Chunk]:
    return [_chunk(block) for block in tree]


def joined(parts: Iterable[Chunk]) -> str:
    lines: list[str] = []
    before = Chunk("")
    for chunk in parts:
        if not chunk.text:
            continue
        if chunk.merges and chunk.merges == before.merges:
            lines.append(APART)
        lines.append(chunk.text)
        before = chunk
    return "\n\n".join(lines)


def indented(text: str, indent: str = INDENT) -> str:
    return "\n".join(indent + line if line else line for line in text.split("\n"))


def _chunk(block: Block) -> Chunk:
    match block:
        case Paragraph():
            return Chunk(source(block.inlines))
        case Title():
            return Chunk(heading(block.level, block.inlines))
        case Fence():
            return Chunk(code.fence(block.text, block.language))
        case Rule():
            return Chunk("***")
        case Quote():
            return Chunk(_quote(block), "quote")
        case Items():
            return Chunk(_items(block), "list")
        case Grid():
            return Chunk(table(block))
        case _:
            assert_never(block)


def heading(level: int, inlines: Inlines) -> str:
    """Without a name that themes use for themselves: Python-Markdown makes ids of a heading's words."""
    own = " { #heading }" if THEIRS.match(plain(inlines)) else ""
    return f"{'#' * level} {source(inlines, 'heading')}".rstrip() + own


def _quote(block: Quote) -> str:
    lines = joined(chunks(block.blocks)).split("\n")
    return "\n".join(f"> {line}" if line else ">" for line in lines)


def _items(block: Items) -> str:
    texts: list[str] = []
    tight = block.tight
    for marker, item in zip(_markers(block), block.items, strict=False):
        # What holds a blank line has to be ended by one.
        apart = bool(texts) and (not tight or "\n\n" in texts[-1])
        if texts:
            texts.append("\n\n" if apart else "\n")
        texts.append(marker + _item(item, tight=tight, apart=apart))
    return "".join(texts)


def _markers(block: Items) -> Iterator[str]:
    if block.start is not None:
        return (f"{min(number, MOST_DIGITS)}. " for number in count(block.start))
    # A hyphen alone on its line would make a heading of the line above.
    return repeat("- " if all(item and _starts_on_line(item) for item in block.items) else "* ")


def _starts_on_line(item: Blocks) -> bool:
    """Beside the marker; other blocks start below it."""
    return isinstance(item[0], Paragraph | Title)


def _item(item: Blocks, *, tight: bool, apart: bool) -> str:
    body = (
        _close(chunks(item)) if tight and [type(block) for block in item] == CLOSE else joined(chunks(item))
    )
    if not item or _starts_on_line(item):
        return indented(body).removeprefix(INDENT)
    # After a blank line Python-Markdown takes what starts below a bare marker for code.
    return f"{APART}\n\n{indented(body)}" if apart else f"\n{indented(body)}"


def _close(parts: list[Chunk]) -> str:
    """A list right below its paragraph, unless it holds blank lines: Python-Markdown would mix them up."""
    text = "\n".join(part.text for part in parts)
    return joined(parts) if "\n\n" in text else text


def table(block: Grid) -> str:
    if not block.align:
        return ""
    rule = f"| {' | '.join(ALIGN[align] for align in block.align)} |"
    return "\n".join((_row(block.head), rule, *map(_row, block.rows)))


def _row(cells: tuple[Inlines, ...]) -> str:
    return f"| {' | '.join(source(cell, 'cell') for cell in cells)} |"
