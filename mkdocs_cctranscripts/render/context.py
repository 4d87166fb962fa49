"""What every part of a page may need to know besides what it shows."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from mkdocs_cctranscripts.model.document import Link, Web
from mkdocs_cctranscripts.model.site import Detail
from mkdocs_cctranscripts.render.shelf import Shelf


@dataclass(frozen=True, slots=True)
class Context:
    shelf: Shelf
    detail: Detail
    folder: str = ""
    """Where the session worked: paths below it are shown without it."""
    repository: str = ""
    """The address under which its commits are found, or nothing."""
    call: str = "a call"
    """The call whose result is shown, in a few words."""
    mentions: Mapping[str, Web] = field(default_factory=dict)
    """The commits and pull requests that its answers may speak of."""
    project: Link | None = None
    """To the list of its project's sessions."""
