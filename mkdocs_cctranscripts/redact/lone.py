"""Finds values that stand alone: all that a command printed, or what follows a line about a secret."""

import re
from collections.abc import Iterator

from mkdocs_cctranscripts.redact.entropy import identifier, mean_run, random
from mkdocs_cctranscripts.redact.haystack import Haystack, Span
from mkdocs_cctranscripts.redact.values import placeholder, reference

_STEMS = (
    "password", "passwd", "passwort", "passphrase", "token", "secret", "credential", "pass show", ".key",
    "api key", "pwgen", "openssl rand", "makepasswd", "apg ",
)  # fmt: skip
_NEXT = re.compile(
    r"[^\n\x00\x1f]{0,120}\n(?:[ \t]*\n){0,2}[ \t]*(?P<value>[^\s\"'`<>(){}\[\],;\x00\x1f]{12,200})"
    r"[ \t]*(?=\n|\x00|\x1f|\Z)"
)
_ALONE = re.compile(r"\x00\s{0,4}(?P<value>[A-Za-z0-9_.~+/=@:!#$%^&*-]{16,100})\s{0,4}(?=\x00|\Z)")
_UUID = re.compile(r"[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")
_MEAN = 2.4
_LONGER_MEAN = 3.2


def lone_values(hay: Haystack) -> Iterator[Span]:
    for stem in _STEMS:
        for at in hay.low_places(stem):
            found = _NEXT.match(hay.text, at + len(stem))
            if found and _strong(found["value"]) and _secretive(found["value"]):
                yield Span(*found.span("value"), "secret")
    for found in _ALONE.finditer(hay.text):
        value = found["value"]
        if _mixed(value) and mean_run(value) <= _MEAN and not identifier(value) and _secretive(value):
            yield Span(*found.span("value"), "secret")


def _secretive(value: str) -> bool:
    return (
        not placeholder(value)
        and not reference(value)
        and not re.search(r"\.\w{1,5}$|^\w{1,12}_\w|/|=[^=]|\\.$", value)
        and not _UUID.fullmatch(value)
    )


def _strong(value: str) -> bool:
    return random(value) or (_mixed(value) and mean_run(value) <= _LONGER_MEAN)


def _mixed(value: str) -> bool:
    return any(map(str.islower, value)) and any(map(str.isupper, value)) and any(map(str.isdigit, value))
