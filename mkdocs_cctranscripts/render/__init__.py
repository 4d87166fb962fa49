"""Renders sessions: what a page says, as a tree of plain nodes."""

from mkdocs_cctranscripts.render.about import about
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.listed import Listed, listed
from mkdocs_cctranscripts.render.overview import Listing, by_month, list_pages, paged
from mkdocs_cctranscripts.render.parts import parts
from mkdocs_cctranscripts.render.projects import project_names
from mkdocs_cctranscripts.render.session import session_page, title
from mkdocs_cctranscripts.render.shelf import Shelf

__all__ = [
    "Context",
    "Listed",
    "Listing",
    "Shelf",
    "about",
    "by_month",
    "list_pages",
    "listed",
    "paged",
    "parts",
    "project_names",
    "session_page",
    "title",
]
