"""What only lists of sessions hold: a calendar, projects, rows."""

from typing import assert_never

from mkdocs_cctranscripts.model.document import Calendar, ProjectCards, Rows
from mkdocs_cctranscripts.write import calendar, project_cards, rows
from mkdocs_cctranscripts.write.blocks import Blocks
from mkdocs_cctranscripts.write.inline import Locate


def html(node: Calendar | ProjectCards | Rows, locate: Locate) -> str:
    match node:
        case Calendar():
            return calendar.html(node)
        case ProjectCards():
            return project_cards.html(node, locate)
        case Rows():
            return rows.html(node, locate)
        case _:
            assert_never(node)


def blocks(node: Calendar | ProjectCards | Rows, locate: Locate) -> Blocks:
    """For Markdown, which has no pictures of our own."""
    match node:
        case Calendar():
            return ()
        case ProjectCards():
            return (project_cards.items(node, locate),)
        case Rows():
            return (rows.items(node, locate),)
        case _:
            assert_never(node)
