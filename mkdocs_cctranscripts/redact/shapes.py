"""Finds secrets by their shape: JSON web tokens, and long random words that look like no known id."""

import re
from collections.abc import Iterator

from mkdocs_cctranscripts.redact.entropy import identifier, mean_run
from mkdocs_cctranscripts.redact.haystack import Haystack, Span
from mkdocs_cctranscripts.redact.names import promise
from mkdocs_cctranscripts.redact.rule import begins
from mkdocs_cctranscripts.redact.values import placeholder

_JWT = re.compile(r"eyJ[A-Za-z0-9_-]{8,4000}\.[A-Za-z0-9_-]{8,}(?:\.[A-Za-z0-9_-]*){0,3}")
_RUN = re.compile(r"[A-Za-z0-9_~+/-]{24,}={0,2}")
_WORDS = re.compile(r"[A-Za-z0-9]+")
_PREFIX = re.compile(
    r"(?P<prefix>[A-Za-z]{2,16}(?:[_-][A-Za-z0-9]{2,12}){0,3}[_-])(?P<rest>[A-Za-z0-9]{16,})"
)
_TELLING = frozenset(
    {"sk", "pat", "live", "tok", "priv", "prv", "sec", "bot", "svc", "sess", "rk", "ak", "at", "rt"}
)
_PUBLIC = frozenset({"pk", "pub", "public", "publishable"})
_OPEN_PREFIXES = ("sha", "AAAA", "MII", "Qm", "bafy", "iVBOR", "/9j/", "s4", "_Z", "_R")
_WORDLIKE = re.compile(r"[A-Z]?[a-z]{4,}|[A-Z]{5,}")
_LINE = re.compile(r"[A-Za-z0-9+/]{60,76}=*\s{1,8}\Z")
_BLOCK = 8_000
_KEY = 88
_LONGEST = 128
_BARE = 32
_LONGEST_BARE = 59
"""The lines of what is encoded in base 64 are longer."""
_WORD = 8
_DIGITS = 3
_LONGEST_MEAN = 2.9
_LONGEST_BARE_MEAN = 2.2
_OPEN = re.compile(
    r"(?:sha\d{0,3}|md5[-:=]|h1:|blob:|data:|base64,|ssh-\w+ |ssh-|integrity|checksum|digest|"
    r"etag|iv|tag|mac|bh|"
    r"hash|fingerprint|commit|public[_ -]?key|pubkey|cid|address|recipient|nonce|"
    r"trace|request[_-]id|id|ids|uid|peer|"
    r"secure|rev|version|cursor|verification|list|file|build|[/<&?]|[\W_][xynebp])[\"']?\s{0,2}[:=]?\s{0,2}[\"']?\Z",
    re.IGNORECASE,
)
"""What stands before a value that may be read by all."""


def web_tokens(hay: Haystack) -> Iterator[Span]:
    done = 0
    for at in hay.places("eyJ"):
        found = _JWT.match(hay.text, at) if at >= done and begins(hay.text, at) else None
        if found and not placeholder(found[0]):
            done = found.end()
            yield Span(at, done, "jwt")


def random_words(hay: Haystack) -> Iterator[Span]:
    """The net below all other rules: long words of upper and lower case and digits, drawn at random."""
    for found in _RUN.finditer(hay.text):
        value = found[0].strip("_-~")
        if len(value) > _LONGEST or identifier(value):
            continue
        start = found.start() + found[0].find(value)
        if (
            _with_prefix(value) or _bare(hay.text, start, value) or _key(hay.text, start, found[0])
        ) and not placeholder(value):
            yield Span(start, found.end(), "random-string")


def _with_prefix(value: str) -> bool:
    """`acme_live_…`: the words before it tell that it opens something."""
    found = _PREFIX.match(value)
    if not found or mean_run(found["rest"]) > _LONGEST_MEAN:
        return False
    words = set(re.split(r"[_-]", found["prefix"].lower()))
    return not words & _PUBLIC and (
        bool(words & _TELLING) or promise(found["prefix"]) in ("secret", "password")
    )


def _bare(text: str, start: int, value: str) -> bool:
    if not _BARE <= len(value) <= _LONGEST_BARE or mean_run(value) > _LONGEST_BARE_MEAN or not _mixed(value):
        return False
    if (
        _PREFIX.fullmatch(value)
        or value.startswith(_OPEN_PREFIXES)
        or any(map(_WORDLIKE.fullmatch, _WORDS.findall(value)))
    ):
        return False
    return not _OPEN.search(text[max(0, start - 24) : start]) and not _in_block(text, start)


def _key(text: str, start: int, value: str) -> bool:
    """64 random bytes, as clouds give them out for keys; a checksum would have its name before it."""
    return len(value) == _KEY and value.endswith("==") and not _OPEN.search(text[max(0, start - 24) : start])


def _in_block(text: str, start: int) -> bool:
    """Whether it is a line of something encoded: a certificate, a signature, an image."""
    begin = text.rfind("-----BEGIN", max(0, start - _BLOCK), start)
    return (begin >= 0 and text.find("-----END", begin, start) < 0) or bool(
        _LINE.search(text, max(0, start - 90), start)
    )


def _mixed(value: str) -> bool:
    has_letters = any(map(str.islower, value)) and any(map(str.isupper, value))
    has_digits = sum(map(str.isdigit, value)) >= _DIGITS
    return has_letters and has_digits and max(map(len, _WORDS.findall(value))) >= _WORD
