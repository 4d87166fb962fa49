"""Collects the files that a page links to: pictures, and texts too long for it."""

from dataclasses import dataclass
from hashlib import sha256

from mkdocs_cctranscripts.model.document import Asset
from mkdocs_cctranscripts.render.pictures import File, picture

_NAME = 16


@dataclass(frozen=True, slots=True)
class Kept:
    """Where a picture lies and how large it is, or why it isn't shown."""

    uri: str = ""
    width: int = 0
    height: int = 0
    why: str = ""


class Shelf:
    """The one thing that grows while a page is rendered; equal files are kept once."""

    def __init__(self, folder: str, pictures: str = "") -> None:
        """`pictures` is the folder that pages share; a picture has one address, whoever shows it."""
        self.folder = folder
        self._shared = pictures or folder
        self._files: dict[str, bytes] = {}
        self._pictures: dict[str, Kept] = {}

    def assets(self) -> tuple[Asset, ...]:
        return tuple(Asset(uri, data) for uri, data in self._files.items())

    def text(self, text: str) -> str:
        return self._put(self.folder, text.encode(errors="replace"), ".txt")

    def picture(self, data: str) -> Kept:
        """As it is given in base64."""
        if data not in self._pictures:
            found = picture(data)
            self._pictures[data] = self._kept(found) if isinstance(found, File) else Kept(why=found)
        return self._pictures[data]

    def _kept(self, file: File) -> Kept:
        return Kept(self._put(self._shared, file.data, file.suffix), *file.size)

    def _put(self, folder: str, data: bytes, suffix: str) -> str:
        uri = f"{folder}/{sha256(data).hexdigest()[:_NAME]}{suffix}"
        self._files[uri] = data
        return uri
