"""The nav that MkDocs makes of a site, as labels."""

from typing import Any

from mkdocs.config import load_config
from mkdocs.structure.files import get_files
from mkdocs.structure.nav import get_navigation
from plugin.site_builder import SiteBuilder

Labels = list[Any]


def nav_of(site: SiteBuilder) -> Labels:
    """Pages by their labels, sections as a mapping from theirs to what is in them."""
    config = load_config(str(site.root / "mkdocs.yml"))
    config.plugins.on_startup(command="build", dirty=False)
    config = config.plugins.on_config(config)
    files = config.plugins.on_files(get_files(config), config=config)
    nav = config.plugins.on_nav(get_navigation(files, config), config=config, files=files)
    for page in nav.pages:
        page.read_source(config)
    return _labels(nav.items)


def size(labels: Labels) -> int:
    """How many entries it has."""
    return sum(1 + sum(map(size, each.values())) if isinstance(each, dict) else 1 for each in labels)


def _labels(items: list[Any]) -> Labels:
    return [{each.title: _labels(each.children)} if each.is_section else each.title for each in items]
