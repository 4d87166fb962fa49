"""Keeps finished pages on disk until MkDocs asks for them."""

import os
from hashlib import sha256
from pathlib import Path

from mkdocs_cctranscripts.model.document import Asset, Page
from mkdocs_cctranscripts.model.site import Published, Stored

_LONGEST = 230
_UNFINISHED = ".tmp"
"""What another build may be writing."""


class Cache:
    """A folder that may be deleted at any time; what a build didn't write is removed at its end."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._written: set[Path] = set()

    def page(self, page: Page) -> Published:
        return Published(
            uri=page.uri,
            title=page.title,
            description=page.description,
            matter=page.matter,
            markdown=self._write(f"{page.uri}.md", page.markdown.encode()),
            html=self._write(f"{page.uri}.html", page.html.encode()),
            searchable=self._write(f"{page.uri}.search.html", page.searchable.encode()),
            toc=page.toc,
            anchors=page.anchors,
        )

    def asset(self, asset: Asset) -> Stored:
        return Stored(asset.uri, self._write(asset.uri, asset.data))

    def sweep(self) -> None:
        """Removes what is left of sessions that are gone."""
        for path in sorted(self._folder.rglob("*"), reverse=True):
            if path.is_dir() and not any(path.iterdir()):
                path.rmdir()
            elif path.is_file() and path not in self._written and path.suffix != _UNFINISHED:
                path.unlink(missing_ok=True)

    def _write(self, name: str, data: bytes) -> Path:
        path = self._folder / (name if _fits(name) else sha256(name.encode()).hexdigest())
        if not path.resolve().is_relative_to(self._folder.resolve()):
            message = f"'{name}' would be written outside of {self._folder}"
            raise ValueError(message)
        self._written.add(path)
        if not path.is_file() or path.read_bytes() != data:  # an unchanged file keeps its time
            path.parent.mkdir(parents=True, exist_ok=True)
            unfinished = path.with_name(f"{path.name}.{os.getpid()}{_UNFINISHED}")
            unfinished.write_bytes(data)
            unfinished.replace(path)
        return path


def _fits(name: str) -> bool:
    """Whether file systems take it, with room for the name of an unfinished file."""
    return all(len(part.encode()) <= _LONGEST for part in name.split("/"))
