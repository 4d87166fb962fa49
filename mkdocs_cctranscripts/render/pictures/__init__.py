"""Takes pictures out of sessions: of kinds that browsers show safely, and only what makes the picture."""

import base64
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from mkdocs_cctranscripts.render.pictures import gif, jpeg, png, webp

LARGEST = 20 * 1024 * 1024
_IN_BASE64 = LARGEST * 4 // 3 + 4

_SIZES: Mapping[str, Callable[[bytes], tuple[int, int]]] = MappingProxyType(
    {".png": png.size, ".jpg": jpeg.size, ".gif": gif.size, ".webp": webp.size}
)
_KINDS: tuple[tuple[re.Pattern[bytes], str, Callable[[bytes], bytes]], ...] = (
    (re.compile(rb"\x89PNG\r\n\x1a\n"), ".png", png.bare),
    (re.compile(rb"\xff\xd8\xff"), ".jpg", jpeg.bare),
    (re.compile(rb"GIF8[79]a"), ".gif", gif.bare),
    (re.compile(rb"RIFF.{4}WEBP", re.DOTALL), ".webp", webp.bare),
)
"""How the bytes of a kind begin, what its files are called, and what leaves all else out of one."""


@dataclass(frozen=True, slots=True)
class File:
    data: bytes
    suffix: str

    @property
    def size(self) -> tuple[int, int]:
        """Width and height; zeros if they aren't told."""
        width, height = _SIZES[self.suffix](self.data)
        return (width, height) if width and height else (0, 0)


def picture(data: str) -> File | str:
    """What was given in base64, as a file; or why it can't be shown."""
    if len(data) > _IN_BASE64:
        return "too large to be shown (over 20\u00a0MB)"
    try:
        decoded = base64.b64decode(data + "==")  # more padding than needed does no harm
    except ValueError:
        return "damaged"
    return _file(decoded)


def _file(data: bytes) -> File | str:
    """By what the bytes are, not by what the session calls them."""
    for start, suffix, bare in _KINDS:
        if start.match(data):
            shown = bare(data)
            # Of what can't be told apart into parts, nobody knows what else it holds.
            return File(shown, suffix) if shown else "damaged"
    return "of a kind that can't be shown"
