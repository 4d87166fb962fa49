"""Collects the files that a page links to: pictures, and texts too long for it."""

from hashlib import sha256

from mkdocs_cctranscripts.model.document import Asset
from mkdocs_cctranscripts.render.pictures import File, picture

_NAME = 16


class Shelf:
    """The one thing that grows while a page is rendered; equal files are kept once."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self._files: dict[str, bytes] = {}
        self._pictures: dict[str, tuple[str, str]] = {}

    def assets(self) -> tuple[Asset, ...]:
        return tuple(Asset(uri, data) for uri, data in self._files.items())

    def text(self, text: str) -> str:
        return self._put(text.encode(errors="replace"), ".txt")

    def picture(self, data: str) -> tuple[str, str]:
        """The address of a picture given in base64, or why it has none."""
        if data not in self._pictures:
            found = picture(data)
            self._pictures[data] = (
                (self._put(found.data, found.suffix), "") if isinstance(found, File) else ("", found)
            )
        return self._pictures[data]

    def _put(self, data: bytes, suffix: str) -> str:
        uri = f"{self.folder}/{sha256(data).hexdigest()[:_NAME]}{suffix}"
        self._files[uri] = data
        return uri
