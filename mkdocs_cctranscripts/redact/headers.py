"""Finds what HTTP headers carry: credentials and cookies."""

import re
from collections.abc import Iterator

from mkdocs_cctranscripts.redact.accept import acceptable
from mkdocs_cctranscripts.redact.entropy import random
from mkdocs_cctranscripts.redact.haystack import Haystack, Span
from mkdocs_cctranscripts.redact.names import promise
from mkdocs_cctranscripts.redact.rule import Word, begins
from mkdocs_cctranscripts.redact.syntax import Value
from mkdocs_cctranscripts.redact.values import common, placeholder, reference

_SIGN = r"\\*[\"'`]?\]?\s{0,4}(?:[:=,]|=>)\s{0,4}[bBfF]?\\*[\"'`]?\s{0,2}"
_SIGNED = r"(?:digest|aws4-hmac-sha256|hawk|oauth|signature|hmac|scram-sha-\d+|negotiate|ntlm|mac)"
_AUTHORIZATION = re.compile(
    rf"(?:proxy-)?authorization{_SIGN}(?:(?P<signed>{_SIGNED}\s[^\n\x00\x1f]{{8,4000}})"
    r"|(?:[a-z][a-z0-9_-]{1,20}[ =:]{1,2}(?:[\"'] ?[+.] ?[\"'])?)?"
    r"(?P<value>[^\s\"'`,;\\<>{}\x00\x1f]{6,4000}))",
    re.IGNORECASE,
)
_SCHEME = re.compile(r"(?:bearer|basic)[ \t]{1,2}(?P<value>[A-Za-z0-9._~+/=|:-]{8,4000})", re.IGNORECASE)
_COOKIES = re.compile(
    r"(?:set-)?cookie2?\\*[\"'`]?\s{0,4}[:=]\s{0,4}\\*[\"'`]?(?=[^\n\x00\x1f\"'`]{4})",
    re.IGNORECASE,
)
_PAIRS = re.compile(r"[^\n\x00\x1f\"'`]{1,8000}")
_JAR = re.compile(
    r"curl\b[^\n\x00\x1f]{0,500}?\s(?:-b|--cookie)[ =]?[\"'](?P<pairs>[^\n\"'\x00\x1f]{4,8000})[\"']"
)
_PAIR = re.compile(r"(?P<name>[^\s=;,]{1,100})=(?P<value>[^\s;,\"']{1,4000})")
_STORED = re.compile(
    r"\"name\":\s{0,4}\"[^\"\n]{1,100}\",\s{0,20}\"value\":\s{0,4}\"(?P<value>[^\"\n\x00]{10,4000})\",\s{0,20}\"domain\""
)
_JAR_LINE = re.compile(
    r"\t(?:TRUE|FALSE)\t\d{1,12}\t(?P<name>[^\t\n\x00]{1,100})\t(?P<value>[^\s\x00\x1f]{8,4000})"
)
_ATTRIBUTES = frozenset({"path", "domain", "expires", "max-age", "samesite", "priority", "version"})
_SHORTEST = 8


def authorizations(hay: Haystack) -> Iterator[Span]:
    done = 0
    word = Word()
    for at in hay.low_places("authorization"):
        if at < done or word.exhausted(at):
            continue
        if found := _AUTHORIZATION.match(hay.text, at):
            if found["signed"]:
                done = found.end()
                signed = found["signed"].rstrip("\"'`\\, })")
                yield Span(found.start("signed"), found.start("signed") + len(signed), "authorization")
            elif _credential(found["value"]):
                done = found.end()
                yield Span(*found.span("value"), "authorization")
            else:
                word.turn_down(at, found.end())
    for scheme in ("bearer", "basic"):
        for at in hay.low_places(scheme):
            found = _SCHEME.match(hay.text, at) if begins(hay.text, at) else None
            if found and any(map(str.isdigit, found["value"])) and _credential(found["value"]):
                yield Span(*found.span("value"), "authorization")


def _credential(value: str) -> bool:
    whole = value.strip(".")
    if placeholder(whole) or reference(whole) or common(whole) or len(whole) < _SHORTEST:
        return False
    return any(map(str.isdigit, whole)) or whole.endswith("=") or random(whole)


def cookies(hay: Haystack) -> Iterator[Span]:
    done = 0
    for at in hay.low_places("cookie"):
        # Of a line that speaks of cookies twice, each pair is read once.
        if (found := _COOKIES.match(hay.text, at)) and (
            pairs := _PAIRS.match(hay.text, max(found.end(), done))
        ):
            done = pairs.end()
            yield from _pairs(hay.text, *pairs.span())
    for at in hay.places("curl"):
        if found := _JAR.match(hay.text, at):
            yield from _pairs(hay.text, *found.span("pairs"))


def kept_cookies(hay: Haystack) -> Iterator[Span]:
    """In the files of browsers and of curl."""
    for literal, form in (('"name":', _STORED), ("\tTRUE\t", _JAR_LINE), ("\tFALSE\t", _JAR_LINE)):
        for at in hay.places(literal):
            found = form.match(hay.text, at)
            if (
                found
                and (random(found["value"]) or "%" in found["value"])
                and not placeholder(found["value"])
            ):
                yield Span(*found.span("value"), "cookie")


def _pairs(text: str, start: int, end: int) -> Iterator[Span]:
    for pair in _PAIR.finditer(text, start, end):
        name, value = pair["name"], pair["value"]
        if name.lower() in _ATTRIBUTES or placeholder(value) or reference(value):
            continue
        kind = promise(name)
        if random(value) or (kind and acceptable(Value(value, 0, "bare", "="), "password", name)):
            yield Span(*pair.span("value"), "cookie")
