"""Finds where the commits of a session are kept, from what git and the forges' own programs printed."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from mkdocs_cctranscripts.assemble.fields import text_of
from mkdocs_cctranscripts.assemble.pushes import pushes
from mkdocs_cctranscripts.assemble.requests import REQUEST, address_of
from mkdocs_cctranscripts.assemble.shell import Run, firsts, is_inside, runs, same
from mkdocs_cctranscripts.model.call import ToolResult
from mkdocs_cctranscripts.model.entry import CallPart, Entry

SHELLS = ("Bash", "PowerShell")

_SHORT = 7
_ORIGIN, _PUSHED, _NAMED = 3, 2, 1
"""How sure a sign is: of a fork's two remotes, `origin` is the one meant."""
_LISTED = re.compile(r"^(?:(\S+)\t)?(\S+)(?: \((?:fetch|push)\))?\r?$", re.MULTILINE)
_SCP = re.compile(r"(?:[\w.-]+@)?([\w-]+(?:\.[\w-]+)+):(?!//)([\w.~+/-]+)")
_PATH = re.compile(r"/[\w.~+-]+(?:/[\w.~+-]+)+")
_OTHER_NAME = re.compile(r"^(?:ssh|altssh|www)\.|(?<=\.(?:com|org))-[\w-]+$")
"""What hosts are called for ssh: `ssh.github.com`, or `github.com-work` for a second account."""


@dataclass(frozen=True, slots=True)
class Sign:
    """A hint that the repository in a folder is kept at an address."""

    folder: str
    address: str
    weight: int


@dataclass(frozen=True, slots=True)
class Remotes:
    own: str = ""
    """Of the repository that the session worked in."""
    project: str = ""
    folders: Mapping[str, str] = field(default_factory=dict)
    heads: Mapping[str, str] = field(default_factory=dict)
    """Where commits were pushed to, by the start of their hashes."""

    def of(self, hash_: str, folder: str) -> str:
        """Where a commit made in a folder is kept, if anything tells."""
        return self.heads.get(hash_[:_SHORT], "") or self.folders.get(same(folder), "")

    def is_elsewhere(self, folder: str) -> bool:
        """Whether a folder lies outside the session's own."""
        at = same(folder)
        return bool(self.project and at) and not (is_inside(at, self.project) or is_inside(self.project, at))


def address(raw: str) -> str:
    """A remote as an address of the web, without names and passwords; nothing if it has none."""
    if found := _SCP.fullmatch(raw):
        return _web("https", found[1], f"/{found[2]}")
    try:
        parts = urlsplit(raw)
        port = f":{parts.port}" if parts.port and parts.scheme in ("http", "https") else ""
    except ValueError:
        return ""
    if parts.scheme not in ("http", "https", "ssh", "git", "git+ssh"):
        return ""
    return _web("http" if parts.scheme == "http" else "https", f"{parts.hostname or ''}{port}", parts.path)


def _web(scheme: str, host: str, path: str) -> str:
    path = path.rstrip("/").removesuffix(".git")
    host = _OTHER_NAME.sub("", host.lower())
    return f"{scheme}://{host}{path}" if "." in host and _PATH.fullmatch(path) else ""


def remotes(groups: Iterable[tuple[Sequence[Entry], Mapping[str, ToolResult]]], project: str) -> Remotes:
    """From the entries of a session and of its agents, each with their results."""
    signs: list[Sign] = []
    heads: dict[str, str] = {}
    links: set[str] = set()
    for entries, results in groups:
        for entry in entries:
            if entry.kind == "pr-link":
                links.add(address_of(text_of(entry.extra, "prUrl")))
            for line, cwd, result in _commands(entry, results):
                for run in firsts(runs(line, cwd)):
                    signs += _signs(run, result)
                    heads |= _heads(run, result)
    project = same(project)
    folders = {folder: _surest(of_folder) for folder, of_folder in _by_folder(signs).items()}
    below = [sign for sign in signs if is_inside(sign.folder, project)]
    above = [sign for sign in signs if is_inside(project, sign.folder)]
    linked = address(links.pop()) if len(links) == 1 and not signs else ""
    own = folders.get(project) or _surest(below) or _surest(above) or linked
    return Remotes(own, project, folders, heads)


def _commands(entry: Entry, results: Mapping[str, ToolResult]) -> Iterator[tuple[str, str, str]]:
    """The command lines that an entry runs, each with its folder and what it printed."""
    for part in entry.content:
        if isinstance(part, CallPart) and part.name in SHELLS and (result := results.get(part.id)):
            yield text_of(part.input, "command"), text_of(entry.extra, "cwd"), result.text


def _signs(run: Run, printed: str) -> Iterator[Sign]:
    match run.name:
        case "git push":
            found = [(each.remote, _PUSHED) for each in pushes(run, printed)]
        case "git remote" | "git config" if run.name == "git remote" or "remote." in run.arguments:
            found = [*_listed(run, printed), *_added(run)]
        case "gh pr create" | "glab mr create":
            found = [(address_of(each[0]), _NAMED) for each in REQUEST.finditer(printed)]
        case _:
            found = []
    for raw, weight in found:
        if kept := address(raw):
            yield Sign(same(run.folder), kept, weight)


def _listed(run: Run, printed: str) -> Iterator[tuple[str, int]]:
    for name, raw in _LISTED.findall(printed):
        is_origin = name == "origin" or (not name and "origin" in run.arguments)
        yield raw, _ORIGIN if is_origin else _NAMED


def _added(run: Run) -> Iterator[tuple[str, int]]:
    """`git remote add origin …` prints nothing, and says it all."""
    match run.arguments.split():
        case ["add" | "set-url", *_, name, raw]:
            yield raw, _ORIGIN if name == "origin" else _NAMED


def _heads(run: Run, printed: str) -> dict[str, str]:
    found = pushes(run, printed) if run.name == "git push" else ()
    return {each.head[:_SHORT]: kept for each in found if each.head and (kept := address(each.remote))}


def _by_folder(signs: Iterable[Sign]) -> dict[str, list[Sign]]:
    folders: dict[str, list[Sign]] = {}
    for sign in signs:
        folders.setdefault(sign.folder, []).append(sign)
    return folders


def _surest(signs: Sequence[Sign]) -> str:
    """By the surest signs the address that most of them name, of several the last."""
    best = max((sign.weight for sign in signs), default=0)
    named = Counter(sign.address for sign in reversed(signs) if sign.weight == best)
    return max(named, key=lambda each: named[each], default="")
