"""Names the file or folder that a call is about."""

from collections.abc import Iterator

from mkdocs_cctranscripts.model.document import Line, Mono, Node
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.paths import path_name, relative


def place(path: str, context: Context) -> Mono:
    return Mono(path_name(path, context))


def full_path(path: str, context: Context) -> Iterator[Node]:
    """The path in full, where the title has to shorten it."""
    full = relative(path, context.folder)
    if path_name(path, context) != full:
        yield Line((Mono(full),), "note")
