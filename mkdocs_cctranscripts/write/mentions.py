"""Links what a message names, such as a commit: where its name stands outside code and other links."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import assert_never

from mkdocs_cctranscripts.model.document import Link, Web
from mkdocs_cctranscripts.write.blocks import Block, Blocks, Fence, Grid, Items, Paragraph, Quote, Rule, Title
from mkdocs_cctranscripts.write.inline import Close, Inline, Inlines, Locate, Open, Word, merged, parts

ALONE = r"(?<![\w/-])(?:{})(?![\w/-])"
"""A name inside a longer word, path or number is another name."""


@dataclass(frozen=True, slots=True)
class Names:
    pattern: re.Pattern[str]
    links: Mapping[str, Inlines]


def linked(tree: Blocks, links: Iterable[Link | Web], locate: Locate) -> Blocks:
    """The first of two links with one name counts."""
    found: dict[str, Inlines] = {}
    for link in links:
        if link.text.strip():
            found.setdefault(link.text, tuple(parts(link, locate)))
    return _blocks(tree, Names(_pattern(found), found)) if found else tree


def _pattern(names: Iterable[str]) -> re.Pattern[str]:
    """All in one; of two that start alike, the longer one is meant."""
    longest_first = sorted(names, key=len, reverse=True)
    words = [re.escape(name) for name in longest_first if not _is_marker(name)]
    markers = [re.escape(name) for name in longest_first if _is_marker(name)]
    return re.compile("|".join(([ALONE.format("|".join(words))] if words else []) + markers))


def _is_marker(name: str) -> bool:
    """In brackets: it ends where they end."""
    return name.startswith("[") and name.endswith("]")


def _blocks(tree: Blocks, names: Names) -> Blocks:
    return tuple(_block(block, names) for block in tree)


def _block(block: Block, names: Names) -> Block:
    match block:
        case Paragraph() | Title():
            return replace(block, inlines=_inlines(block.inlines, names))
        case Quote():
            return replace(block, blocks=_blocks(block.blocks, names))
        case Items():
            return replace(block, items=tuple(_blocks(item, names) for item in block.items))
        case Grid():
            rows = tuple(_row(row, names) for row in block.rows)
            return replace(block, head=_row(block.head, names), rows=rows)
        case Fence() | Rule():
            return block
        case _:
            assert_never(block)


def _row(cells: tuple[Inlines, ...], names: Names) -> tuple[Inlines, ...]:
    return tuple(_inlines(cell, names) for cell in cells)


def _inlines(inlines: Inlines, names: Names) -> Inlines:
    return merged(_split(inlines, names))


def _split(inlines: Inlines, names: Names) -> Iterator[Inline]:
    in_link = False
    for part in inlines:
        if isinstance(part, Open | Close) and part.tag == "a":
            in_link = isinstance(part, Open)
        if isinstance(part, Word) and not in_link:
            yield from _word(part.text, names)
        else:
            yield part


def _word(text: str, names: Names) -> Iterator[Inline]:
    at = 0
    for match in names.pattern.finditer(text):
        yield Word(text[at : match.start()])
        yield from names.links[match[0]]
        at = match.end()
    yield Word(text[at:])
