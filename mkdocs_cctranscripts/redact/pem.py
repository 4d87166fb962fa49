"""Finds private keys in PEM: whole, cut off at either end, numbered, quoted, indented, in a diff."""

import re
from collections.abc import Iterator

from mkdocs_cctranscripts.redact.haystack import Haystack, Span
from mkdocs_cctranscripts.redact.rule import literals

_KIND = "private-key"
_BREAK = r"(?:\r?\n|\x1f|\\+r\\+n|\\+n|[ \t])"
_LEAD = r"[\s\x1f]*(?:\d{1,7}[:→|\t-]?[ \t]*)?[-+>#|*/;\"'`, \t]*"
"""What stands in front of a line: its number, the sign of a diff, of a quotation, of a comment."""
_NAME = (
    r"(?:(?:[A-Z0-9]{1,20} ){0,3}PRIVATE KEY(?: BLOCK)?|OpenVPN Static key V1|OpenVPN tls-crypt[\w -]{0,20})"
)
_BEGIN = re.compile(rf"-----BEGIN {_NAME}-----")
_END = re.compile(rf"-----END {_NAME}-----")
_BODY = re.compile(
    rf"(?:[\"'`+., \t\\]*{_BREAK}+{_LEAD}"
    r"(?:[A-Za-z0-9+/=]{16,}|[A-Za-z0-9+/]{1,80}={0,2}(?=[\"'`+., \t\\]*(?:\r?\n|\x1f|\\+n|\\+r|\Z|\x00|-----|[\"']))"
    r"|(?:Proc-Type|DEK-Info|Version|Comment|Hash|Charset): [^\n\x1f\x00\\]{1,200})?)*+"
)
_LINES_BEFORE = re.compile(rf"(?:{_BREAK}*{_LEAD}[A-Za-z0-9+/=]{{16,}}[\"'`+, \t\\]*)+\Z")
_PUTTY = re.compile(rf"Private-Lines: \d+{_BREAK}+(?P<body>(?:{_LEAD}[A-Za-z0-9+/=]{{4,}}{_BREAK}*)+)")
_LONGEST_HEAD = 8_000
_SHORTEST = 50
"""Of the body and the end line: with less there is no key between them."""


def private_keys(hay: Haystack) -> Iterator[Span]:
    done = 0
    for at in sorted(
        at for name in ("PRIVATE KEY", "Static key", "tls-crypt") for at in literals(hay.text, name)
    ):
        start = max(hay.text.rfind("-----BEGIN ", max(0, at - 80), at), done)
        if at >= done and (begin := _BEGIN.match(hay.text, start)) and begin.end() > at:
            done = _end(hay.text, begin.end())
            if done - begin.end() > _SHORTEST:
                yield Span(start, done, _KIND)
        elif at >= done and (end := _END.match(hay.text, max(0, hay.text.rfind("-----END ", at - 80, at)))):
            yield from _cut_off(hay.text, done, end.start())


def putty_keys(hay: Haystack) -> Iterator[Span]:
    for at in literals(hay.text, "Private-Lines:"):
        if found := _PUTTY.match(hay.text, at):
            yield Span(*found.span("body"), _KIND)


def _end(text: str, at: int) -> int:
    body = _BODY.match(text, at)
    at = body.end() if body else at
    tail = re.compile(rf"[\"'`+.,…\s\\]*?{_LEAD}-----END [A-Z0-9 ]{{0,60}}-----").match(text, at)
    return tail.end() if tail else at


def _cut_off(text: str, done: int, end: int) -> Iterator[Span]:
    """What is left of a key whose beginning was cut away."""
    start = max(done, end - _LONGEST_HEAD)
    if found := _LINES_BEFORE.search(text[start:end]):
        yield Span(start + found.start(), end, _KIND)
