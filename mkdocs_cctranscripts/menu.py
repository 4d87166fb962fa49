"""The nav that MkDocs makes of a site without one, with our sections in their own order."""

from collections.abc import Sequence

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files, file_sort_key, set_exclusions
from mkdocs.utils import nest_paths

from mkdocs_cctranscripts.nav import Item, placed


class AutomaticNav(list[Item]):
    """Known by its type, so that every instance of the plugin adds to it and none leaves it behind."""


def automatic(files: Files, config: MkDocsConfig, items: Sequence[Item]) -> AutomaticNav:
    """What `get_navigation` makes of the files, but for our pages."""
    nav = config.nav
    if not isinstance(nav, AutomaticNav):
        set_exclusions(files, config)
        pages = sorted(files.documentation_pages(), key=file_sort_key)
        nav = nest_paths(page.src_uri for page in pages if page.inclusion.is_in_nav())
    return AutomaticNav(placed(nav, items))


def is_in_nav(uri: str, files: Files) -> bool:
    file = files.get_file_from_path(uri)
    return bool(file and file.inclusion.is_in_nav())
