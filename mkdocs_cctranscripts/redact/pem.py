"""Finds private keys in PEM: whole, cut off at either end, numbered, quoted, indented, in a diff."""

import re
from collections.abc import Iterator
from itertools import takewhile

from mkdocs_cctranscripts.redact.haystack import Haystack, Span

_KIND = "private-key"
_NAME = (
    r"(?:(?:[A-Z0-9]{1,20} ){0,3}PRIVATE KEY(?: BLOCK)?|OpenVPN Static key V1|OpenVPN tls-crypt[\w -]{0,20})"
)
_BEGIN = re.compile(rf"-----BEGIN {_NAME}-----")
_END = re.compile(rf"-----END {_NAME}-----")
_NEXT_QUOTE = r",\s{0,20}\\*[\"']"
# Each way begins with a character of its own, and a run of backslashes is read from its first one alone:
# without either, a search takes many times as long.
_BREAK = re.compile(
    rf"\r\n|\n|\x1f|\x00|\"{_NEXT_QUOTE}|'{_NEXT_QUOTE}|\\(?<!\\\\)\\*(?:r\\+n|n|[\"']{_NEXT_QUOTE})"
)
_LINE = re.compile(
    r"(?:[^\s:]{1,200}?[:-]\d{1,7}[:-])?"  # where a search found it
    r"[ \t]*+(?>\d{1,7}[ \t]*[→:|-]?[ \t]*)?+[-+>#|*;\"'`,./ \t]{0,20}+"  # its number, a diff's sign
    r"(?P<core>[A-Za-z0-9+/= ]{0,8000}+|(?:Proc-Type|DEK-Info|Version|Comment|Hash|Charset): [^\n]{1,200})"
    r"[\"'`+,.;)\\… \t]{0,20}"
)
_SHORTEST_LINE = 16
_SHORTEST = 40
"""With less between its first and last line there is no key."""
_BEFORE = 8_000
_LONGEST_LINE = 9_000
_PUTTY = re.compile(r"Private-Lines: \d+[ \t]*(?:\r?\n|\x1f|\\+n)")


def private_keys(hay: Haystack) -> Iterator[Span]:
    done = 0
    names = ("PRIVATE KEY", "Static key", "tls-crypt")
    for at in sorted(at for name in names for at in hay.places(name)):
        begin = _BEGIN.match(hay.text, max(0, hay.text.rfind("-----BEGIN ", max(0, at - 80), at)))
        end = _END.match(hay.text, max(0, hay.text.rfind("-----END ", max(0, at - 80), at)))
        if begin and at >= done and begin.end() > at:
            done = _body_end(hay.text, begin.end())
            if done - begin.end() > _SHORTEST:
                yield Span(begin.start(), done, _KIND)
        elif end and at >= done and end.end() > at:
            start = _body_start(hay.text, max(done, end.start() - _BEFORE), end.start())
            if end.start() - start > _SHORTEST:
                yield Span(start, end.end(), _KIND)
            done = end.end()


def putty_keys(hay: Haystack) -> Iterator[Span]:
    for at in hay.places("Private-Lines:"):
        found = _PUTTY.match(hay.text, at)
        if found and (end := _body_end(hay.text, found.end())) > found.end():
            yield Span(found.end(), end, _KIND)


def _body_end(text: str, at: int) -> int:
    """Where the last line ends that can belong to a key."""
    end = at
    for start, stop in _lines(text, at, len(text)):
        if last := _END.search(text, start, min(stop, start + 200)):
            return last.end()
        line = _LINE.fullmatch(text, start, stop)
        if not line or (
            0 < len(line["core"].strip()) < _SHORTEST_LINE and "=" not in line["core"] and start > at
        ):
            return end
        end = line.end("core") if line["core"].strip() else end
    return end


def _lines(text: str, at: int, stop: int) -> Iterator[tuple[int, int]]:
    """Up to the end of the string, or to a line that is too long for a key."""
    while found := _BREAK.search(text, at, min(stop, at + _LONGEST_LINE)):
        yield at, found.start()
        if found[0] == "\0":
            return
        at = found.end()
    yield at, min(stop, at + _LONGEST_LINE)


def _body_start(text: str, start: int, end: int) -> int:
    """Where a key begins whose first lines were cut away."""
    lines = list(_lines(text, max(start, text.rfind("\0", start, end) + 1), end))[:-1]
    fitting = takewhile(lambda line: _is_body(text, *line), reversed(lines))
    return min((first for first, _ in fitting), default=end)


def _is_body(text: str, start: int, end: int) -> bool:
    line = _LINE.fullmatch(text, start, end)
    core = line["core"].strip() if line else ""
    return " " not in core and len(core) >= _SHORTEST_LINE
