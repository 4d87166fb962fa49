"""Finds home folders in names that Claude Code gives to the folders of projects: `-home-jane-shop`."""

import re
from collections.abc import Iterator

from mkdocs_cctranscripts.redact.haystack import Haystack
from mkdocs_cctranscripts.redact.personal.homes import Home
from mkdocs_cctranscripts.redact.personal.words import SHARED
from mkdocs_cctranscripts.redact.rule import begins

_BEFORE = re.compile(
    r"(?:(?P<drive>(?<![A-Za-z0-9])[A-Za-z]-)|-mnt-[a-z]|-var|-export|-private|-System-Volumes-Data"
    r"|--wsl(?:-localhost)?-[A-Za-z0-9]{1,20})?\Z"
)
_RUN = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,63}")
_OTHER = re.compile(r"[^A-Za-z0-9]")
_WORDS = {"-users-": "-Users-", "-home-": "-home-"}


def encoded(hay: Haystack, known: frozenset[str]) -> Iterator[Home]:
    """Names are told by those that are known, since what isn't a letter or a digit is a hyphen there."""
    names = frozenset(_OTHER.sub("-", each) for each in known)
    for needle, word in _WORDS.items():
        for at in hay.low_places(needle):
            if found := _home(hay.text, at, word, names):
                yield found


def _home(text: str, at: int, word: str, names: frozenset[str]) -> Home | None:
    window = text[max(0, at - 40) : at]
    before = _BEFORE.search(window)
    run = _RUN.match(text, at + len(word))
    if not before or not run or not (text.startswith(word, at) or before["drive"]):
        return None
    start = at - len(before[0])
    last = text[start - 1 : start]
    if (last.isalnum() and not begins(text, start)) or (last and last in "-_."):
        return None
    login = _known(run[0], names)
    # A command may have an option `-home-dir`, but hardly a folder of that name.
    if not login and word == "-home-" and last not in ("/", "\\"):
        return None
    login = login or run[0].partition("-")[0]
    return None if login.lower() in SHARED else Home(start, run.start() + len(login), login, sure=True)


def _known(run: str, names: frozenset[str]) -> str:
    end = len(run)
    while end > 0:
        if run[:end].lower() in names:
            return run[:end]
        end = run.rfind("-", 0, end)
    return ""
