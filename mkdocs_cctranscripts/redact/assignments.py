"""Finds the values of names that promise a secret."""

import re
from collections.abc import Iterator

from mkdocs_cctranscripts.redact.accept import acceptable
from mkdocs_cctranscripts.redact.haystack import Haystack, Span
from mkdocs_cctranscripts.redact.names import Promise, promise
from mkdocs_cctranscripts.redact.rule import Word
from mkdocs_cctranscripts.redact.syntax import value_after

_STEMS = (
    "pass", "pw", "secret", "token", "key", "auth", "cred", "psk", "bearer", "salt", "sig", "cookie",
    "session", "dsn", "jwt", "_pat", "-pat", "pat =", "pat=", 'pat"', "pat:", "seed", "mnemonic", "otp",
    "kennwort", "contrase", "login", "webhook", "conn", "_code", "code=", "samlresponse", "honeycomb-team",
    "community",
)  # fmt: skip
_NAME = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.-")
_LONGEST_NAME = 80
_REST_OF_NAME = re.compile(r"[A-Za-z0-9_.-]{0,80}")


def assignments(hay: Haystack) -> Iterator[Span]:
    done = 0
    word = Word()
    promises: dict[str, Promise] = {}
    for at in sorted(at for stem in _STEMS for at in hay.low_places(stem)):
        if at < done or word.exhausted(at):
            continue
        start, done = _bounds(hay.text, at)
        name = hay.text[start:done]
        if name not in promises:
            promises[name] = promise(name)
        if (kind := promises[name]) and (value := value_after(hay.text, start, done)):
            in_url = hay.text[start - 1 : start] in ("?", "&")
            if _public(hay.low, start) or not acceptable(
                value, kind, f"parameter {name}" if in_url else name
            ):
                if value.how != "quoted":
                    word.turn_down(start, value.start + len(value.text))
                continue
            done = value.start + len(value.text)
            yield Span(value.start, done, "password" if kind == "password" else "secret")


def _public(low: str, start: int) -> bool:
    """A public key, or part of the name of a resource, as in `arn:…:secret:…` or `AWS::KMS::Key`."""
    if low.endswith("::", max(0, start - 2), start) or (
        low[start - 1 : start] == ":" and "arn:" in low[max(0, start - 80) : start]
    ):
        return True
    return low.endswith("public ", max(0, start - 7), start)


def _bounds(text: str, at: int) -> tuple[int, int]:
    """Of the name around a place."""
    start = at
    while start > max(0, at - _LONGEST_NAME) and text[start - 1] in _NAME:
        start -= 1
    rest = _REST_OF_NAME.match(text, at)
    end = rest.end() if rest else at
    return start, max(start + len(text[start:end].rstrip(".-")), at + 1)
