"""Finds the values of columns whose name promises a secret: in CSV, in dumps of databases."""

import re
from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass
from itertools import zip_longest

from mkdocs_cctranscripts.redact.accept import acceptable
from mkdocs_cctranscripts.redact.haystack import Haystack, Span
from mkdocs_cctranscripts.redact.names import promise
from mkdocs_cctranscripts.redact.syntax import Value

_HEADER = re.compile(
    r"[\"']?[\w .-]{1,40}[\"']?(?:(?P<mark>[,;\t])[\"']?[\w .-]{1,40}[\"']?"
    r"(?:(?P=mark)[\"']?[\w .-]{1,40}[\"']?){0,60})"
)
_INSERT = re.compile(
    r"insert\s{1,4}into\s{1,4}[^\s(]{1,100}\s{0,4}\((?P<columns>[^()]{1,2000})\)\s{0,4}values\s{0,4}",
    re.IGNORECASE,
)
_ROW = re.compile(r"\s{0,20}\((?P<fields>(?:'(?:[^'\n\x00]|''){0,2000}+'|[^()'\n\x00]){1,4000}+)\)\s{0,4},?")
_FIELD = re.compile(r"\s*(?:'(?P<quoted>(?:[^'\n]|'')*)'|(?P<bare>[^,]*))(?:,|\Z)")
_COPY = re.compile(r"COPY\s{1,4}\S{1,100}\s{0,4}\((?P<columns>[^()]{1,2000})\)\s{0,4}FROM\s{1,4}stdin;\n")
_LONGEST = 4_000
_REST = re.compile(r"[^\n\x00]{0,4000}")
_STEMS = ("password", "passwd", "secret", "token", "key")


@dataclass(frozen=True, slots=True)
class _Table:
    start: int
    end: int
    mark: str
    width: int


def columns(hay: Haystack) -> Iterator[Span]:
    yield from _comma_separated(hay)
    for at in hay.low_places("insert"):
        if (found := _INSERT.match(hay.text, at)) and (wanted := _wanted(found["columns"].split(","))):
            yield from _inserted(hay.text, found.end(), wanted)
    yield from _copied(hay)


def _copied(hay: Haystack) -> Iterator[Span]:
    text = hay.text
    found = [each for at in hay.places("COPY") if (each := _COPY.match(text, at))]
    for each, following in zip_longest(found, found[1:]):
        names = each["columns"].split(",")
        table = _Table(each.end(), following.start() if following else len(text), "\t", len(names))
        yield from _lines(text, table, {each.end(): _wanted(names)})


def _wanted(names: list[str]) -> dict[int, str]:
    """The columns that count, with their names."""
    plain = [name.strip(" \t\n`\"'[]") for name in names]
    return {number: name for number, name in enumerate(plain) if promise(name)}


def _comma_separated(hay: Haystack) -> Iterator[Span]:
    headers = {found.end() + 1: found for found in _headers(hay)}
    wanted = {at: _wanted(found[0].split(found["mark"])) for at, found in headers.items()}
    done = 0
    for at, found in headers.items():
        # A header within a table only adds to its columns.
        if at >= done and wanted[at]:
            table = _Table(at, len(hay.text), found["mark"], found[0].count(found["mark"]) + 1)
            done = yield from _lines(hay.text, table, wanted)


def _headers(hay: Haystack) -> Iterator[re.Match[str]]:
    end = -1
    for at in sorted(at for stem in _STEMS for at in hay.low_places(stem)):
        if at < end:
            continue
        start = max(hay.text.rfind(mark, max(0, at - _LONGEST), at) for mark in "\n\0") + 1
        line = _REST.match(hay.text, at)
        end = line.end() if line else at
        if hay.text[end : end + 1] == "\n" and (found := _HEADER.fullmatch(hay.text, start, end)):
            yield found


def _lines(text: str, table: _Table, wanted: Mapping[int, dict[int, str]]) -> Generator[Span, None, int]:
    """Of the lines that have as many fields as the header; gives where they end. `wanted` is by lines."""
    at = table.start
    names: dict[int, str] = {}
    while at < table.end:
        names |= wanted.get(at, {})
        ends = [end for stop in "\n\0" if (end := text.find(stop, at, at + _LONGEST)) >= 0]
        end = min(ends, default=min(len(text), at + _LONGEST))
        fields = text[at:end].split(table.mark)
        if len(fields) != table.width:
            return at
        for number, field in enumerate(fields):
            if number in names:
                value = field.strip("\"' \r")
                start = at + sum(len(each) + 1 for each in fields[:number]) + field.find(value)
                yield from _judged(Value(value, start, "quoted", ","), names[number])
        at = end + 1
        if text[end : end + 1] != "\n":
            return at
    return at


def _inserted(text: str, at: int, wanted: dict[int, str]) -> Iterator[Span]:
    while found := _ROW.match(text, at):
        for number, field in enumerate(_FIELD.finditer(text, *found.span("fields"))):
            if number in wanted and field["quoted"]:
                yield from _judged(
                    Value(field["quoted"], field.start("quoted"), "quoted", ","), wanted[number]
                )
        at = found.end()


def _judged(value: Value, name: str) -> Iterator[Span]:
    if acceptable(value, promise(name), name):
        yield Span(value.start, value.start + len(value.text), "secret")
