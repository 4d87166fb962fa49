"""Finds the names of accounts where a machine tells them: in listings, prompts, process tables."""

import re
from collections.abc import Iterator

from mkdocs_cctranscripts.redact.haystack import Haystack, Span, literals
from mkdocs_cctranscripts.redact.personal.words import generic

_ACCOUNT = r"[^\W\d](?:[\w.\\+$@-]{0,62}[\w$+])?"
_MODE = r"[.bcdlps-](?:[r-][w-][xsS-]){2}[r-][w-][xtT-][@+.]?"
_SIZE = r"\d[\d.,]*[kKMGTP]?i?B?"
_LISTED = re.compile(
    rf"""{_MODE}\ +(?:
      \d+\ +(?P<owner>{_ACCOUNT})(?:\ +(?P<group>{_ACCOUNT}|\d+))?\ +(?:{_SIZE}|\d+,\ *\d+|-\ +\d+)\ +\S # ls
    | (?P<archived>{_ACCOUNT})/(?P<group2>{_ACCOUNT})\ +\d+\ +\d{{4}}- # tar
    | (?:{_SIZE}|-)\ +(?P<holder>{_ACCOUNT})(?:\ +(?P<group3>{_ACCOUNT}))?\ +\d{{1,2}}\ [A-Z] # exa
    )""",
    re.VERBOSE,
)
_OWNERS = frozenset(("owner", "archived", "holder"))
_PROMPT = re.compile(
    r"[\w.-]{1,64}(?::[~/][^\s$#\0\x1f]{0,200}[$#]| [^\s\]\0\x1f]{1,100}(?:\][$#]| %))(?=[ \n\0\x1f]|\Z)"
)
_BACKWARDS = re.compile(r"[\w.-]{1,64}")
_BREAKS = "\0\x1f\n\r[( \t`\"'"
_TOLD = {
    "uid: (": re.compile(rf"\s{{0,9}}\d+/\s{{0,20}}({_ACCOUNT})\)"),
    "gid: (": re.compile(rf"\s{{0,9}}\d+/\s{{0,20}}({_ACCOUNT})\)"),
    "uid=": re.compile(rf"\d+\(({_ACCOUNT})\)"),
    "gid=": re.compile(rf"\d+\(({_ACCOUNT})\)"),
    "[sudo] password for ": re.compile(rf"({_ACCOUNT}):"),
    "\nlogname=": re.compile(rf"({_ACCOUNT})(?=[\n\0\x1f]|\Z)"),
    "\nuser=": re.compile(rf"({_ACCOUNT})(?=[\n\0\x1f]|\Z)"),
    "\nusername=": re.compile(rf"({_ACCOUNT})(?=[\n\0\x1f]|\Z)"),
}
"""What stands behind these words."""
_LONGEST_LINE = 4000
_PROCESS = re.compile(rf"({_ACCOUNT}) +\d+ +[\d.]+ +[\d.]+ ")


def owners(hay: Haystack) -> Iterator[tuple[Span, bool]]:
    """Each with whether it is the name of somebody who works there, to be masked elsewhere too."""
    for span, learned in (*_listed(hay), *_prompts(hay.text), *_told(hay), *_processes(hay)):
        if not generic(hay.text[span.start : span.end]):
            yield span, learned


def _listed(hay: Haystack) -> Iterator[tuple[Span, bool]]:
    for literal in ("rw", "r-"):
        for at in hay.places(literal):
            found = _LISTED.match(hay.text, at - 1)
            if found and not hay.text[at - 2 : at - 1].isalnum():
                for name, value in found.groupdict().items():
                    if value and not value.isdigit():
                        yield Span(*found.span(name), "name"), name in _OWNERS


def _prompts(text: str) -> Iterator[tuple[Span, bool]]:
    """`jane@host:~$`, `[jane@host shop]$`, `jane@host shop %`."""
    for at in literals(text, "@"):
        if not _PROMPT.match(text, at + 1):
            continue
        found = _BACKWARDS.match(text[max(0, at - 64) : at][::-1])
        if found and text[at - found.end() - 1 : at - found.end()] in _BREAKS:
            yield Span(at - found.end(), at, "name"), True


def _told(hay: Haystack) -> Iterator[tuple[Span, bool]]:
    for words, name in _TOLD.items():
        for at in hay.low_places(words):
            if found := name.match(hay.text, at + len(words)):
                yield Span(*found.span(1), "name"), not words.startswith("gid")


def _processes(hay: Haystack) -> Iterator[tuple[Span, bool]]:
    """The first column below `USER PID %CPU`."""
    done = 0
    for header in hay.low_places("pid %cpu"):
        line = hay.text.find("\n", header, header + 200) + 1 if header >= done else 0
        while line and (found := _PROCESS.match(hay.text, line)):
            yield Span(*found.span(1), "name"), False
            done = found.end()
            line = hay.text.find("\n", done, done + _LONGEST_LINE) + 1
