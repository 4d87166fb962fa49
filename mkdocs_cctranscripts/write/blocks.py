"""The tree that a message's own Markdown becomes."""

from dataclasses import dataclass

from mkdocs_cctranscripts.write.inline import Inlines


@dataclass(frozen=True, slots=True)
class Paragraph:
    inlines: Inlines
    tight: bool = False
    """In a list whose items stand close together."""


@dataclass(frozen=True, slots=True)
class Title:
    level: int
    inlines: Inlines


@dataclass(frozen=True, slots=True)
class Fence:
    text: str
    language: str = ""


@dataclass(frozen=True, slots=True)
class Rule:
    pass


@dataclass(frozen=True, slots=True)
class Quote:
    blocks: "Blocks"


@dataclass(frozen=True, slots=True)
class Items:
    items: tuple["Blocks", ...]
    start: int | None
    """The first number, or nothing if the items aren't numbered."""

    @property
    def tight(self) -> bool:
        return all(block.tight for item in self.items for block in item if isinstance(block, Paragraph))


@dataclass(frozen=True, slots=True)
class Grid:
    align: tuple[str, ...]
    head: tuple[Inlines, ...]
    rows: tuple[tuple[Inlines, ...], ...]


Block = Paragraph | Title | Fence | Rule | Quote | Items | Grid
Blocks = tuple[Block, ...]
