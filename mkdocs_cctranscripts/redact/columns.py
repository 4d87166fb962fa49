"""Finds the values of columns whose name promises a secret: in CSV, in dumps of databases."""

import re
from collections.abc import Iterator

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
_ROW = re.compile(r"\s{0,20}\((?P<fields>(?:'(?:[^'\n\x00]|''){0,2000}'|[^()'\n\x00]){1,4000})\)\s{0,4},?")
_FIELD = re.compile(r"\s*(?:'(?P<quoted>(?:[^'\n]|'')*)'|(?P<bare>[^,]*))(?:,|\Z)")
_COPY = re.compile(r"COPY\s{1,4}\S{1,100}\s{0,4}\((?P<columns>[^()]{1,2000})\)\s{0,4}FROM\s{1,4}stdin;\n")
_LONGEST = 4_000


def columns(hay: Haystack) -> Iterator[Span]:
    yield from _comma_separated(hay)
    for at in hay.low_places("insert"):
        if (found := _INSERT.match(hay.text, at)) and (wanted := _wanted(found["columns"].split(","))):
            yield from _inserted(hay.text, found.end(), wanted)
    for at in hay.places("COPY"):
        if (found := _COPY.match(hay.text, at)) and (wanted := _wanted(found["columns"].split(","))):
            yield from _lines(hay.text, found.end(), wanted, "\t", len(found["columns"].split(",")))


def _wanted(names: list[str]) -> dict[int, str]:
    """The columns that count, with their names."""
    plain = [name.strip(" \t\n`\"'[]") for name in names]
    return {number: name for number, name in enumerate(plain) if promise(name)}


def _comma_separated(hay: Haystack) -> Iterator[Span]:
    seen = -1
    for stem in ("password", "passwd", "secret", "token", "key"):
        for at in hay.low_places(stem):
            start = max(hay.text.rfind(mark, max(0, at - _LONGEST), at) for mark in "\n\0") + 1
            end = hay.text.find("\n", at, at + _LONGEST)
            if start == seen or end < 0:
                continue
            found = _HEADER.fullmatch(hay.text, start, end)
            if found and (wanted := _wanted(found[0].split(found["mark"]))):
                seen = start
                yield from _lines(hay.text, end + 1, wanted, found["mark"], found[0].count(found["mark"]) + 1)


def _lines(text: str, at: int, wanted: dict[int, str], mark: str, width: int) -> Iterator[Span]:
    """Of the lines that have as many fields as the header."""
    while at < len(text):
        ends = [end for stop in "\n\0" if (end := text.find(stop, at, at + _LONGEST)) >= 0]
        end = min(ends, default=min(len(text), at + _LONGEST))
        fields = text[at:end].split(mark)
        if len(fields) != width:
            return
        for number, field in enumerate(fields):
            if number in wanted:
                value = field.strip("\"' \r")
                start = at + sum(len(each) + 1 for each in fields[:number]) + field.find(value)
                yield from _judged(Value(value, start, "quoted", ","), wanted[number])
        if text[end : end + 1] != "\n":
            return
        at = end + 1


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
