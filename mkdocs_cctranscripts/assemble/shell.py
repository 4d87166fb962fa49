"""Reads command lines: which programs they run, in which folder, with which words."""

import posixpath
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, pairwise

_WORD = r"(?:\$?\([^\s()]*+\)|\$?\{[^\s{}]*+\}|[^\s;&|(){}`])"
"""A letter of a word, or what it has in brackets; no start of another command, so that none is read twice."""
_START = (
    r"(?:^|[;&|\n({`]|(?<![^\s;&|({`])(?:then|do|else|time|sudo|command|exec|xargs)[ \t])"
    rf"[ \t]*(?:\w+={_WORD}*+[ \t]+)*+"
)
_RUN = re.compile(
    _START + r"(?:(?P<cd>cd|pushd|Set-Location)(?=[ \t])"
    rf"|git(?:\.exe)?(?:[ \t]+(?>-C[ \t]+(?P<folder>{_WORD}++)|-c[ \t]+{_WORD}++|--?[\w-]+(?:={_WORD}++)?))*+"
    r"[ \t]+(?P<git>[a-z-]+)"
    r"|(?P<forge>gh|glab)(?:\.exe)?[ \t]+(?P<what>[a-z]+)[ \t]+(?P<how>[a-z]+))"
    r"(?=[ \t;&|)}\n]|$)"
)
"""A program where a command may stand, not where one is only spoken of."""
_QUOTED = re.compile(r"(?<![^\s;])#[^\n]*|\\.|'[^']*'|\"(?:[^\"\\]|\\.)*\"", re.DOTALL)
_INNER = re.compile(r"\b(?:(?:ba|z|da)?sh|pwsh|powershell)(?:\.exe)?[ \t]+-(?:l?c|Command)[ \t]+[\"']")
"""The start of a command line within a command line."""
_DOCUMENT = re.compile(r"(?<!<)<<-?[ \t]*[\"']?(\w+)[\"']?")
_HERE_STRINGS = {"@'": "'@", '@"': '"@'}
_END = re.compile(r"&&|[;|\n]|$")
_VALUE = re.compile(
    r"(?:[ \t]+|=)(?:"
    r"[\"']?\$\(cat[ \t]+<<-?[ \t]*[\"']?\w+[\"']?[^\n]{0,1000}\n(?P<document>[^\n]{0,1000})"
    r"|@[\"'][ \t]*\r?\n(?P<here>[^\n]*)"
    r"|\"(?P<double>(?:[^\"\\\n]|\\.)*)"
    r"|'(?P<single>[^'\n]*)"
    r"|(?P<bare>[^\s\"';&|]+))"
)
_ESCAPED = re.compile(r"\\([\"\\$`])")
_LONGEST = 4_096
"""No system has longer paths: beyond, a change of folder leads nowhere else."""
_FIRST = 1_000
"""As much of a document's first line is read, in characters."""
_DRIVE = re.compile(r"^/([a-zA-Z])(?=/|$)")


@dataclass(frozen=True, slots=True)
class Run:
    """One program that a command line runs."""

    name: str
    """With what it is told to do, such as `git commit` or `gh pr create`."""
    folder: str
    line: str
    """The whole command line."""
    start: int
    """Where its arguments begin."""
    arguments: str
    """With the letters of what is quoted blanked, and so of the same length as in the line."""

    def has(self, option: str) -> bool:
        """Whether it was given an option, by its pattern."""
        return re.search(rf"(?<=\s)(?:{option})(?=[\s=]|$)", self.arguments) is not None

    def value(self, option: str) -> str:
        """The first line of what an option was given, quoted in whichever way."""
        found = re.search(rf"(?<=\s)(?:{option})(?=[\s=])", self.arguments)
        said = _VALUE.match(self.line, self.start + found.end()) if found else None
        return _words(said) if said else ""

    @property
    def document(self) -> str:
        """The first line of the document that it reads, if one follows."""
        found = _DOCUMENT.search(self.arguments)
        above = self.line.find("\n", self.start + found.end()) if found else -1
        below = self.line[above + 1 : above + 1 + _FIRST] if above >= 0 else ""
        return below.partition("\n")[0].strip()


def runs(line: str, folder: str) -> Iterator[Run]:
    """The programs that we know, in order; `folder` is where the command line starts."""
    plain = _plain(line)
    for found, following in pairwise(chain(_RUN.finditer(plain), (None,))):
        if found is None:
            break
        end, most = found.end(), following.start() if following else len(plain)
        if found["cd"]:
            to = _VALUE.match(line, end)
            there = joined(folder, _words(to)) if to else folder
            folder = there if len(there) <= _LONGEST else folder
            continue
        name = f"git {found['git']}" if found["git"] else f"{found['forge']} {found['what']} {found['how']}"
        start, stop = found.span("folder")
        at = joined(folder, line[start:stop].strip("\"'")) if found["folder"] else folder
        stops = _END.search(plain, end, most)
        yield Run(name, at, line, end, plain[end : stops.start() if stops else None])


def firsts(found: Iterable[Run]) -> tuple[Run, ...]:
    """Each program once: what is printed can't be told apart by the runs of one."""
    once: dict[str, Run] = {}
    for run in found:
        once.setdefault(run.name, run)
    return tuple(once.values())


def joined(folder: str, path: str) -> str:
    """A path from a folder, in one spelling; one that only the shell knows leads nowhere else."""
    path = path.replace("\\", "/")
    if not path or path.startswith("$"):
        return same(folder)
    is_whole = path.startswith(("/", "~")) or path[1:2] == ":"
    return same(path if is_whole else f"{folder}/{path}")


def same(path: str) -> str:
    """A path in one spelling, with slashes: Windows has several for a drive, and no case."""
    plain = _DRIVE.sub(r"\1:", path.replace("\\", "/"))
    return posixpath.normpath(plain.lower() if plain[1:2] == ":" else plain) if plain else ""


def is_inside(path: str, folder: str) -> bool:
    """Both in the spelling of `same`."""
    return bool(folder) and (path == folder or path.startswith(f"{folder.rstrip('/')}/"))


def _plain(line: str) -> str:
    """The line with all that it only quotes blanked, letter by letter."""
    line = _INNER.sub(lambda found: f"{found[0][:-1]};", line.replace("\\\n", "  "))
    return _QUOTED.sub(_blanked, "\n".join(_without_documents(line.split("\n"))))


def _blanked(found: re.Match[str]) -> str:
    text = found[0]
    match text[0]:
        case "\\":
            return text
        case "#":
            return "x" * len(text)
        case quote:
            return f"{quote}{'x' * (len(text) - 2)}{quote}"


def _without_documents(lines: list[str]) -> Iterator[str]:
    """A document ends with its own word; where that never comes, there is none."""
    last = {_closing(line): place for place, line in enumerate(lines)}
    end = ""
    for place, line in enumerate(lines):
        if end and _closing(line) != end:
            yield "x" * len(line)
            continue
        shown = line.replace(end, "xx", 1) if end in _HERE_STRINGS.values() else line
        end = _opened(shown)
        end = end if last.get(end, -1) > place else ""
        yield shown.replace("@" + end[0], "xx") if end in _HERE_STRINGS.values() else shown


def _closing(line: str) -> str:
    """The word by which a line may end a document; behind a here-string the command goes on."""
    plain = line.strip()
    return plain[:2] if plain[:2] in _HERE_STRINGS.values() else plain


def _opened(line: str) -> str:
    """The word that ends the document that begins below a line."""
    found = _DOCUMENT.search(line)
    return found[1] if found else _HERE_STRINGS.get(line.rstrip()[-2:], "")


def _words(found: re.Match[str]) -> str:
    said = next((text for text in found.groups() if text is not None), "").strip()
    return _ESCAPED.sub(r"\1", said) if found["double"] is not None else said
