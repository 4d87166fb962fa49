"""Our own tables in the shape of a message's tables, so that each writer writes one kind."""

from mkdocs_cctranscripts.model.document import Table
from mkdocs_cctranscripts.write.blocks import Grid
from mkdocs_cctranscripts.write.inline import Inlines, Locate, Word, line


def grid(table: Table, locate: Locate) -> Grid:
    """Every row as wide as the widest, as Markdown would drop what the head has no column for."""
    width = max(map(len, (table.head, *table.rows)))
    rows = tuple(_padded(tuple(line(cell, locate) for cell in row), width) for row in table.rows)
    head = _padded(tuple((Word(text.replace("\n", " ")),) for text in table.head), width)
    return Grid(("",) * width, head, rows)


def _padded(cells: tuple[Inlines, ...], width: int) -> tuple[Inlines, ...]:
    return cells + ((),) * (width - len(cells))
