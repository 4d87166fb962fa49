"""Finds the secrets that the name of their field gives away, where name and value stand apart."""

import re
from collections.abc import Iterator

from mkdocs_cctranscripts.redact.accept import acceptable
from mkdocs_cctranscripts.redact.haystack import Haystack, Span
from mkdocs_cctranscripts.redact.names import promise
from mkdocs_cctranscripts.redact.strings import Strings
from mkdocs_cctranscripts.redact.syntax import Value

_NAME = re.compile(r"[\w .:-]{1,80}")


def field_spans(strings: Strings, hay: Haystack) -> Iterator[Span]:
    for number, (spot, start) in enumerate(zip(strings.spots, hay.starts, strict=True)):
        kind = promise(spot.key) if _NAME.fullmatch(spot.key) else ""
        if kind:
            value = Value(hay.string(number), start, "quoted", ":")
            if acceptable(value, kind, spot.key):
                yield Span(start, hay.end(number), "password" if kind == "password" else "secret")
