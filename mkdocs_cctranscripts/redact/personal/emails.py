"""Finds e-mail addresses, and what only looks like them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from mkdocs_cctranscripts.redact.haystack import Haystack, Span
from mkdocs_cctranscripts.redact.personal.domains import domain, reserved
from mkdocs_cctranscripts.redact.personal.words import generic, machine

_LONGEST = 64
_BACKWARDS = re.compile(r"[\w.+-]+")
_ESCAPE = re.compile(r"(?<=\\)(?:[nrtbf]|u00[0-9a-fA-F]{2})|(?<=%)[0-9a-fA-F]{2}")
_EDGES = ".+-"
_DOMAIN = re.compile(r"[^\W_](?:(?:\.|-{1,3})?[^\W_]){0,200}")
_CODE = re.compile(r"[_(\[]")
"""Behind `this@view.id`: a call, a subscript, a longer name."""
_PASSWORD = re.compile(r"://[^/\s@:]{0,80}:\Z")
_NOT_PEOPLE = re.compile(
    r"(?:.*[._-])?(?:no|donot|do-not|do_not)[-_.]?reply(?:[+._-].*)?|git|hg|svn|this|super|self|return|break|continue",
    re.IGNORECASE,
)
_HIDDEN_ADDRESS = "users.noreply.github.com"


@dataclass(frozen=True, slots=True)
class Address:
    start: int
    end: int
    public: bool
    """Of nobody: of a program, or made for an example."""
    account: bool = False
    """Only the name of an account in the address of a site, `https://jane@…`."""

    @property
    def span(self) -> Span:
        return Span(self.start, self.end, "name" if self.account else "email")


def addresses(hay: Haystack) -> Iterator[Address]:
    for sign in ("@", "%40"):
        for at in hay.places(sign):
            if found := _address(hay.text, at, at + len(sign)):
                yield found


def _address(text: str, at: int, after: int) -> Address | None:
    start = _start(text, at)
    run = _DOMAIN.match(text, after) if start < at else None
    host = domain(run[0]) if run else ""
    end = after + len(host)
    if not host or _CODE.match(text, end):
        return None
    person = text[start:at]
    if text.endswith("://", 0, start):
        return Address(start, at, generic(person), account=True)
    if _PASSWORD.search(text[max(0, start - _LONGEST * 2) : start]):
        return None
    return Address(start, end, _is_public(person, host))


def _start(text: str, at: int) -> int:
    """Of the person's part; `at` if there is none."""
    found = _BACKWARDS.match(text[max(0, at - _LONGEST) : at][::-1])
    if not found:
        return at
    start = at - found.end()
    if escape := _ESCAPE.match(text, start, at):
        start = escape.end()
    person = text[start:at]
    start += len(person) - len(person.lstrip(_EDGES + "_"))
    return start if person.strip(_EDGES) and not person.endswith((".", "-")) else at


def _is_public(person: str, host: str) -> bool:
    if host.lower() == _HIDDEN_ADDRESS:
        return machine(person)
    return reserved(host) or bool(_NOT_PEOPLE.fullmatch(person))
