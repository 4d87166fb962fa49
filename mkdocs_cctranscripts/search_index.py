"""The index of MkDocs' own search, whose script escapes titles itself: with those of pages as they are."""

import json
from collections.abc import Container
from html import unescape
from typing import Any

THEMES = ("mkdocs", "readthedocs")
"""Whose search escapes titles. Texts stand unescaped in the index of any theme."""


def unescaped(index: str, urls: Container[str]) -> str:
    """The index with the plain titles of the pages at these addresses; unchanged if it is none."""
    try:
        found = json.loads(index)
        entries = [entry for entry in found["docs"] if _page(entry) in urls]
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return index
    for entry in entries:
        entry["title"] = unescape(entry["title"])
    return json.dumps(found, sort_keys=True, separators=(",", ":")) if entries else index


def _page(entry: Any) -> str:  # noqa: ANN401 - another program's JSON
    return str(entry["location"]).partition("#")[0] if isinstance(entry["title"], str) else ""
