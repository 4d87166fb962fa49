"""Collects the files that a page links to: pictures, and texts too long for it."""

import base64
import binascii
from hashlib import sha256

from mkdocs_cctranscripts.model.document import Asset

_PICTURES = {
    b"\x89PNG\r\n\x1a\n": ".png",
    b"\xff\xd8\xff": ".jpg",
    b"GIF87a": ".gif",
    b"GIF89a": ".gif",
}
_NAME = 16


class Shelf:
    """The one thing that grows while a page is rendered; equal files are kept once."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self._files: dict[str, bytes] = {}

    def assets(self) -> tuple[Asset, ...]:
        return tuple(Asset(uri, data) for uri, data in self._files.items())

    def text(self, text: str) -> str:
        return self._put(text.encode(errors="replace"), ".txt")

    def picture(self, data: str) -> str:
        """The address of a picture given in base64; nothing if it is none that browsers show safely."""
        try:
            decoded = base64.b64decode(data + "==")  # more padding than needed does no harm
        except (binascii.Error, ValueError):
            return ""
        suffix = _suffix(decoded)
        return self._put(decoded, suffix) if suffix else ""

    def _put(self, data: bytes, suffix: str) -> str:
        uri = f"{self._folder}/{sha256(data).hexdigest()[:_NAME]}{suffix}"
        self._files[uri] = data
        return uri


def _suffix(data: bytes) -> str:
    """By what the bytes are, not by what the session calls them."""
    if data.startswith(b"RIFF") and data[8:12] == b"WEBP":
        return ".webp"
    return next((suffix for start, suffix in _PICTURES.items() if data.startswith(start)), "")
