"""Renders sessions: what a page says, as a tree of plain nodes."""

from mkdocs_cctranscripts.render.about import about
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.overview import Listed, overview_page
from mkdocs_cctranscripts.render.parts import parts
from mkdocs_cctranscripts.render.session import session_page, title
from mkdocs_cctranscripts.render.shelf import Shelf

__all__ = ["Context", "Listed", "Shelf", "about", "overview_page", "parts", "session_page", "title"]
