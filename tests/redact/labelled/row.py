"""A row of the labelled set: a text as a session holds it, and which parts of it are secret."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Literal, get_args

from redact.labelled.recipes import value

Kind = Literal["file", "output", "command", "words", "path", "input"]
"""Where it stands: in a file, in what a command printed, in a command, in what someone says, in the name of
a file, or in the input of a tool (then the text is JSON)."""

_MARKED = re.compile(r"«([^»]*)»|‹([^›]*)›")
_HEAD = re.compile(r"^▸ (.+) \((\w+)\)\n", re.MULTILINE)


def _as_it_is(text: str) -> str:
    return text


@dataclass(frozen=True, slots=True)
class Row:
    name: str
    kind: Kind
    text: str
    """«recipe» stands for a secret, ‹recipe› for a value that is none."""
    layout: Callable[[str], str] = _as_it_is
    """What was made of the text by whatever printed it."""


@dataclass(frozen=True, slots=True)
class Sample:
    text: str
    secrets: tuple[str, ...]


def sample(row: Row) -> Sample:
    """The same on every run: a row's name is the seed."""
    random = Random(row.name)  # noqa: S311 - these secrets must be the same on every run
    secrets: list[str] = []

    def filled(found: re.Match[str]) -> str:
        made = value(found[1] or found[2], random)
        if found[1]:
            secrets.extend(made.split("\n"))
        return made

    return Sample(row.layout(_MARKED.sub(filled, row.text)), tuple(secrets))


def rows(table: str) -> tuple[Row, ...]:
    """Of a table in which each row begins with `▸ name (kind)`; the lines below it are the text."""
    parts = _HEAD.split(table)[1:]
    found = zip(parts[0::3], parts[1::3], parts[2::3], strict=True)
    return tuple(Row(name, _kind(kind), text.strip("\n")) for name, kind, text in found)


def _kind(name: str) -> Kind:
    return next(kind for kind in get_args(Kind) if kind == name)
