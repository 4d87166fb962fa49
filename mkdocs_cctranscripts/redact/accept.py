"""Decides whether a value is the secret that its name promises."""

import re
from typing import Literal

from mkdocs_cctranscripts.redact.entropy import identifier, random
from mkdocs_cctranscripts.redact.names import Promise
from mkdocs_cctranscripts.redact.values import common, placeholder, reference, word

How = Literal["quoted", "env", "line", "bare"]
"""In quotes; after `NAME=` or `name: ` up to the end of the line; up to the next delimiter."""

_IDENTIFIER = re.compile(r"[A-Za-z_$][A-Za-z_$.]*(?:\??\.[A-Za-z_$]+)*")
_CONSTANT = re.compile(r"[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+")
_KEBAB = re.compile(r"[A-Za-z]+(?:[-_./:][A-Za-z]+)*")
_SHORTEST = {"password": 4, "secret": 8, "perhaps": 14}
_WORD = 6


def acceptable(value: str, kind: Promise, how: How, name: str) -> bool:
    if (
        len(value) < _SHORTEST.get(kind, 0)
        or placeholder(value)
        or common(value)
        or _CONSTANT.fullmatch(value)
    ):
        return False
    if how != "env" and reference(value):
        return False
    if how == "env" and value.startswith(("$", "<", "{", "%", "/", "./", "~/")):
        return False
    if kind == "perhaps":
        return random(value) and not (
            identifier(value) and name.lower() in ("key", "hash", "digest", "sig", "code")
        )
    if kind == "secret":
        return _secret(value, how)
    return _password(value, how, name)


def _secret(value: str, how: How) -> bool:
    if re.search(r"\s", value) or value.isdigit():
        return False
    if _KEBAB.fullmatch(value):
        return how == "env" and not word(value)
    return any(map(str.isdigit, value)) or random(value)


def _password(value: str, how: How, name: str) -> bool:
    if how == "bare" and _IDENTIFIER.fullmatch(value):
        return False
    if value.isdigit():
        return len(value) >= _WORD
    if word(value):
        return (
            how != "bare" and len(value) >= _WORD and " " not in value and value.isascii() and value.islower()
        )
    if " " in value:
        return False
    return len(value) >= _WORD or any(map(str.isdigit, value))
