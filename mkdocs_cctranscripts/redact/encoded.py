"""Finds secrets in base 64: keys, `user:password`, whole files of settings."""

import re
from base64 import b64decode
from collections.abc import Iterator

from mkdocs_cctranscripts.redact.haystack import Haystack, Span

_RUN = re.compile(r"[A-Za-z0-9+/]{40,}={0,2}")
_PRIVATE = re.compile(rb"PRIVATE KEY")
_TELLING = re.compile(
    rb"(?i)(?:password|passwd|secret|token|api_?key|private_key|access_?key)[\"']?\s*[:=]\s*[\"']?[^\s\"'$<{]{6,}"
    rb"|://[^\s/:@]{1,100}:[^\s/@]{4,100}@"
)
_HEAD = 4_000
_TEXT = re.compile(rb"[\t\n\r -~]*")


def encoded(hay: Haystack) -> Iterator[Span]:
    for found in _RUN.finditer(hay.text):
        head = _decoded(found[0][:_HEAD])
        if head and (_PRIVATE.search(head) or _TELLING.search(head)):
            yield Span(*found.span(), "encoded-secret")


def _decoded(value: str) -> bytes:
    """What it holds, if that is text; the first bytes tell most of what isn't."""
    first = b64decode(value[:16])
    if not _TEXT.fullmatch(first):
        return b""
    whole = b64decode(value[: len(value) // 4 * 4])
    return whole if _TEXT.fullmatch(whole) else b""
