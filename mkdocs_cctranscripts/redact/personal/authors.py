"""Finds the names of people beside their e-mail addresses, and where git tells who wrote something."""

import re
from collections.abc import Iterable, Iterator

from mkdocs_cctranscripts.redact.haystack import Haystack, Span, literals
from mkdocs_cctranscripts.redact.personal.domains import reserved
from mkdocs_cctranscripts.redact.personal.emails import Address
from mkdocs_cctranscripts.redact.personal.words import generic, machine, ordinary

_WINDOW = 200
_LONGEST = 60
_NAME = rf"[^\W\d_][^<>\"|\0\x1f\n\r\t:=;{{}}\[\]\\/@]{{1,{_LONGEST}}}"
_BACKWARDS = re.compile(r"[<(]?\s{1,2}([\w .,'’()-]{1,60})")
_QUOTE = r"\\{0,3}[\"']"
_FIELDS = re.compile(
    rf"name\b(?:{_QUOTE})?\s{{0,4}}[=:]\s{{0,4}}(?P<quote>{_QUOTE})?(?P<name>{_NAME}?)(?(quote){_QUOTE})"
    rf"(?:\s|,|\\n){{1,20}}(?:{_QUOTE})?e?mail(?:{_QUOTE})?\s{{0,4}}[=:]\s{{0,4}}(?:{_QUOTE})?\Z",
    re.IGNORECASE,
)
_FIELDS_AFTER = tuple(
    re.compile(
        rf"(?:{_QUOTE})?,[^{{}}\0]{{0,150}}?(?<![\w-]){key}(?:{_QUOTE})?\s{{0,4}}[=:]\s{{0,4}}"
        rf"(?P<quote>{_QUOTE})(?P<name>{_NAME}?)(?P=quote)"
    )
    for key in ("name", "login")
)
_SHORTEST_WORD = 2
_SIGNED = re.compile(rf"({_NAME}?) {{0,2}}<([^<>\s\0\x1f]{{0,100}})>")
_SIGNS = (
    "author: ",
    "author:     ",
    "commit:     ",
    "committer: ",
    "-by: ",
    "tagger: ",
    "\nauthor ",
    "\ncommitter ",
)
_BLAMED = re.compile(rf"\(({_NAME}?) {{1,40}}\d{{4}}-\d\d-\d\d \d\d:\d\d:\d\d [+-]\d{{4}} ")
_CONFIGURES = re.compile(r"(?:config(?: --?[\w-]{1,20}){0,4} |-c [\"']?)\Z")
_GIVEN = re.compile(
    rf"[ =](?:(?P<quote>{_QUOTE})(?P<quoted>{_NAME}?)(?P=quote)"
    r"|(?P<word>[^\W\d_][\w.-]{1,60})(?=[\s\0\x1f]|\Z))"
)
_VARIABLES = ("git_author_name=", "git_committer_name=")
_LINE = re.compile(rf"=(?P<line>{_NAME})(?=[\n\0\x1f]|\Z)")
_SECTION = re.compile(rf"\[user\](?:\s|\\[nt]){{1,8}}(?:email = [^\n]{{1,100}}\n\s{{1,8}})?name = ({_NAME})")
_LEADS = frozenset(
    re.findall(
        r"\S+",
        """contact email e-mail mail by from to cc ask see author maintainer and thanks hi dear with via""",
    )
)
_PARTICLES = ("van", "von", "der", "den", "de", "di", "da", "del", "la", "le", "bin", "al", "zu")
_PEOPLE = 3
"""Hardly anybody has more names than that, if nothing tells where they begin."""


def authors(hay: Haystack, found: Iterable[Address]) -> Iterator[tuple[Span, bool]]:
    """Each with whether it is surely the name of a person, to be masked elsewhere too."""
    certain = (*_signed(hay), *_blamed(hay.text), *_configured(hay))
    for span, sure in (*_beside(hay.text, found), *((span, True) for span in certain)):
        if not _is_nobody(hay.text[span.start : span.end]):
            yield span, sure and span.kind == "name"


def _is_nobody(name: str) -> bool:
    return machine(name) or all(map(generic, name.split()))


def _beside(text: str, found: Iterable[Address]) -> Iterator[tuple[Span, bool]]:
    for address in found:
        if address.public or address.account:
            continue
        if text[address.start - 1] == "<":
            yield from ((span, True) for span in _left_of(text, address.start))
        else:
            yield from _in_fields(text, address)


def _in_fields(text: str, address: Address) -> Iterator[tuple[Span, bool]]:
    """A product may have an address, too: a name is sure if the address speaks of it."""
    before = text[max(0, address.start - _WINDOW) : address.start]
    fields = [(address.start - len(before), _FIELDS.search(before))]
    fields += [(0, field.match(text, address.end)) for field in _FIELDS_AFTER]
    person = text[address.start : address.end].lower()
    for offset, found in fields:
        if found:
            sure = any(
                len(word) > _SHORTEST_WORD and word in person for word in found["name"].lower().split()
            )
            yield _named(offset + found.start("name"), found["name"]), sure


def _left_of(text: str, at: int) -> Iterator[Span]:
    """The words with capitals before `<jane@…`."""
    found = _BACKWARDS.match(text[max(0, at - _WINDOW) : at][::-1])
    words = found[1][::-1].split(" ") if found else []
    taken: list[str] = []
    for word in reversed(words):
        if word.lower() in _LEADS or len(taken) == _PEOPLE or not (word[:1].isupper() or word in _PARTICLES):
            break
        taken.insert(0, word)
    if found and taken:
        end = at - found.start(1)
        yield _named(end - len(" ".join(taken)), " ".join(taken))


def _signed(hay: Haystack) -> Iterator[Span]:
    """In the lines of commits, whatever the address and the name look like."""
    for sign in _SIGNS:
        for at in hay.low_places(sign):
            found = _SIGNED.match(hay.text, at + len(sign))
            if found and not _is_public(found[2]) and not _is_nobody(found[1]):
                yield _named(found.start(1), found[1])
                yield Span(*found.span(2), "email")


def _is_public(address: str) -> bool:
    person, _, host = address.lower().partition("@")
    return "reply" in person or "[bot]" in person or reserved(host)


def _blamed(text: str) -> Iterator[Span]:
    for at in literals(text, " ("):
        if found := _BLAMED.match(text, at + 1):
            yield _named(found.start(1), found[1])


def _configured(hay: Haystack) -> Iterator[Span]:
    for at in hay.low_places("user.name"):
        if (found := _given(hay.text, at)) and found.lastgroup and not ordinary(found[found.lastgroup]):
            yield _named(found.start(found.lastgroup), found[found.lastgroup])
    for variable in _VARIABLES:
        for at in hay.low_places(variable):
            if (found := _GIVEN.match(hay.text, at + len(variable) - 1)) and found.lastgroup:
                yield _named(found.start(found.lastgroup), found[found.lastgroup])
    for at in hay.low_places("[user]"):
        if found := _SECTION.match(hay.text, at):
            yield _named(found.start(1), found[1])


def _given(text: str, at: int) -> re.Match[str] | None:
    """To a command of git, or as git lists it; anything else is code."""
    after = at + len("user.name")
    if _CONFIGURES.search(text[max(0, at - _WINDOW) : at]):
        return _GIVEN.match(text, after)
    return _LINE.match(text, after) if text[at - 1] in "\n\0\x1f" else None


def _named(start: int, name: str) -> Span:
    return Span(start, start + len(name.rstrip()), "name")
