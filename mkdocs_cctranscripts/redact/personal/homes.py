"""Finds home folders in paths, of all three systems, however they are written."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from mkdocs_cctranscripts.redact.haystack import Haystack, Span
from mkdocs_cctranscripts.redact.personal.words import SHARED, generic, ordinary, page
from mkdocs_cctranscripts.redact.rule import begins
from mkdocs_cctranscripts.redact.strings import HOME

_FOLDERS = {
    "home": ("/home/", "\\home\\", "2fhome%2", "5chome%2"),
    "users": ("/users/", "\\users\\", "2fusers%2", "5cusers%2", "5cusers%5"),
}
_SEPARATOR = r"(?:/|\\{1,4}|%(?:25)?(?:2[fF]|5[cC]))"
_BEFORE = re.compile(
    rf"""(?P<parent>
      (?P<drive>(?:/|\\{{2,4}}\?\\{{1,2}})?(?<![A-Za-z0-9])[A-Za-z](?::|%3[aA]))      # C:\\Users, /C:/Users
    | (?P<share>\\{{2,8}}[\w.$-]{{1,40}}\\{{1,4}}[\w.$-]{{1,40}})                     # \\\\wsl$\\Ubuntu\\home
    | /(?:mnt/|cygdrive/)?[A-Za-z] | /var | /export | /usr | /private | /System/Volumes/Data
    )?{_SEPARATOR}\Z""",
    re.VERBOSE,
)
_WINDOW = 100
_NEAR = 32
"""Only the names of machines and shares, which have backslashes, may be long."""
_LOGIN = re.compile(rf"{_SEPARATOR}([\w](?:[\w.+@~$-]{{0,62}}[\w$])?)")
_MORE_WORDS = re.compile(rf"(?:(?:%20|\\? )[\w(][\w.()-]{{0,30}}){{1,3}}(?={_SEPARATOR})")
_NEXT = re.compile(rf"{_SEPARATOR}([\w.@+-]{{0,40}})")
_WORD_END = re.compile(r"(?<=[\w.)])(?![\w.()-])")
_LONGEST = 64
_QUOTES = "\0\x1f\"'`"
_SCHEME = re.compile(
    r"(?:vscode-remote|vscode-vfs|vscode|file|sftp|ssh|git\+ssh|scp|rsync|smb|sshfs)://[^/\s\"'<>]{0,80}\Z"
)
_FLAG = re.compile(r"(?<![\w-])-[A-Za-z]\Z")
_JOINED = ".~})]_-$…"
_ENDING = re.compile(
    r"\.(?:html?|[cm]?[jt]sx?|vue|svelte|php|py|rb|go|rs|css|scss|json|ya?ml|md|mdx|txt|png|svg|jpe?g)\Z"
)
_IN_HOMES = frozenset(
    re.findall(
        r"\S+",
        """desktop documents downloads pictures music videos movies library appdata onedrive dropbox projects
        project code coding src source sources dev develop development work workspace workspaces repos
        repositories repo git github gitlab sites go bin snap anaconda3 miniconda3 venvs public_html""",
    )
)


@dataclass(frozen=True, slots=True)
class Home:
    start: int
    end: int
    login: str
    sure: bool
    """Whether the path can't be anything else, such as the address of a page."""

    @property
    def owner(self) -> str:
        """The login as it is written elsewhere, in lower case."""
        return self.login.replace("\\ ", " ").replace("%20", " ").lower()

    @property
    def span(self) -> Span:
        return Span(self.start, self.end, HOME)


def homes(hay: Haystack) -> Iterator[Home]:
    """All that may be home folders, in no order."""
    for word, needles in _FOLDERS.items():
        for needle in needles:
            for at in hay.low_places(needle):
                if found := _home(hay.text, at + needle.index(word), word):
                    yield found


def shown(found: Iterable[Home], known: frozenset[str]) -> Iterator[Home]:
    """Those of which it is sure, or whose owners are known, or that no page could have as an address."""
    for home in found:
        if home.sure or home.owner in known or not (page(home.login) or ordinary(home.login)):
            yield home


def grown(home: Home, text: str, known: frozenset[str]) -> Home:
    """With the rest of an owner's name that has spaces in it."""
    begin = home.end - len(home.login)
    run = text[begin : begin + _LONGEST]
    for found in reversed(tuple(islice(_WORD_END.finditer(run), 1, 4))):
        longer = Home(home.start, begin + found.end(), run[: found.end()], home.sure)
        if longer.owner in known:
            return longer
    return home


def _home(text: str, at: int, word: str) -> Home | None:
    before = _BEFORE.search(text[max(0, at - (_WINDOW if text[at - 1] == "\\" else _NEAR)) : at])
    found = _LOGIN.match(text, at + len(word))
    if not before or not found:
        return None
    start = at - len(before[0])
    if not _is_spelled(text[at : at + len(word)], before) or not _is_absolute(text, start):
        return None
    end = _end(text, start, found)
    login = text[found.start(1) : end]
    if login.lower() in SHARED or login.isdigit():
        return None
    return _judged(text, Home(start, end, login, bool(before["drive"] or before["share"]) or word == "users"))


def _is_spelled(word: str, before: re.Match[str]) -> bool:
    """Only Windows doesn't mind the case: `/users/7` and `/Home/Index` are addresses of pages."""
    return word in ("home", "Users") or bool(before["drive"] or before["share"]) or before[0].endswith("\\")


def _is_absolute(text: str, start: int) -> bool:
    """Whether a path begins there, and not in the middle of another or of an address."""
    before = text[max(0, start - _WINDOW) : start]
    last = before[-1:]
    if last == "/":
        return before.endswith("://")
    if last in _JOINED and last:
        return False
    if last.isalnum():
        return begins(text, start) or bool(_FLAG.search(before) or _SCHEME.search(before))
    return True


def _end(text: str, start: int, found: re.Match[str]) -> int:
    """Where a login ends; with spaces in it only if it is clear where the path begins and goes on."""
    if text[start - 1 : start] in _QUOTES or text.startswith(("\\ ", "%20"), found.end()):
        more = _MORE_WORDS.match(text, found.end())
        return more.end() if more else found.end()
    return found.end()


def _judged(text: str, home: Home) -> Home | None:
    after = _NEXT.match(text, home.end)
    if home.sure:
        return home
    if not after:
        return None if _ENDING.search(home.login) else home
    child = after[1].lower()
    inside = child in _IN_HOMES or (child.startswith(".") and len(child) > 1)
    usual = not page(home.login) or generic(home.login)
    return Home(home.start, home.end, home.login, inside or (usual and bool(child)))
