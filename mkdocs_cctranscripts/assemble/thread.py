"""Finds what the user took back: file order is the thread, except where two prompts share an ancestor."""

from bisect import bisect_right
from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass

from mkdocs_cctranscripts.assemble.queue import QUEUED
from mkdocs_cctranscripts.assemble.words import Command, Shell, Typed, text_of_entry, words
from mkdocs_cctranscripts.model.entry import Entry

_QUEUE = ("queue-operation", QUEUED)


@dataclass(frozen=True, slots=True)
class Thread:
    main: tuple[Entry, ...]
    branches: tuple[tuple[Entry, ...], ...]
    """What was abandoned, each branch from its first prompt on."""


def thread(entries: Sequence[Entry]) -> Thread:
    starts = _Tree(entries).abandoned_starts()
    branches: dict[str, list[Entry]] = {"": [], **{start: [] for start in starts}}
    for entry, start in zip(entries, _owners(entries, starts), strict=True):
        branches[start].append(entry)
    main, *abandoned = (tuple(branch) for branch in branches.values())
    return Thread(main, tuple(abandoned))


def _owners(entries: Sequence[Entry], starts: Iterable[str]) -> list[str]:
    """For each entry the start of the abandoned branch it is on, or nothing."""
    branch = {start: start for start in starts}
    owners: list[str] = []
    for entry in entries:
        if not entry.uuid:  # has no place in the tree: it goes with what was written before it
            owners.append(owners[-1] if owners else "")
            continue
        if entry.uuid not in branch and entry.parent in branch:
            branch[entry.uuid] = branch[entry.parent]
        owners.append(branch.get(entry.uuid, ""))
    return owners


class _Tree:
    def __init__(self, entries: Sequence[Entry]) -> None:
        self.parents = {entry.uuid: entry.parent for entry in entries if entry.uuid}
        self.lines = {entry.uuid: entry.line for entry in entries if entry.uuid}
        self.human = {entry.uuid for entry in entries if entry.uuid and _human(entry)}
        self.roots: dict[str, str] = {}
        self.prompts = _prompts(entries, self.human)

    def abandoned_starts(self) -> tuple[str, ...]:
        """The first human entry of each branch that the last prompt of its tree doesn't descend from.

        A branch that went on after the next prompt was not left: the two ran side by side.
        """
        last = {self._root(prompt): prompt for prompt in self.prompts}
        active = {uuid for prompt in last.values() for uuid in self._path(prompt)}
        starts = self._starts([prompt for prompt in self.prompts if prompt not in active], active)
        ends = self._ends() if starts else {}
        kept = sorted(self.lines[prompt] for prompt in self.prompts if prompt in active)
        return tuple(start for start in starts if ends[start] < _next(kept, self.lines[start]))

    def _starts(self, left: Sequence[str], active: Container[str]) -> dict[str, None]:
        """The first human entry of each branch off the active path, in file order."""
        start_of: dict[str, str] = {}
        for prompt in left:
            path = self._path(prompt, active, start_of)
            known = start_of.get(self.parents[path[-1]])
            start = known or next(uuid for uuid in reversed(path) if uuid in self.human)
            start_of |= dict.fromkeys(path, start)
        return dict.fromkeys(start_of[prompt] for prompt in left)

    def _root(self, uuid: str) -> str:
        path = self._path(uuid, self.roots)
        root = self.roots.get(self.parents[path[-1]], path[-1])
        self.roots.update(dict.fromkeys(path, root))
        return root

    def _path(self, uuid: str, *until: Container[str]) -> list[str]:
        """From an entry up to its root or to an entry in one of `until`; a cycle ends where it closes."""
        path = {uuid: None}
        while (uuid := self.parents[uuid]) in self.parents and not any(
            uuid in each for each in (path, *until)
        ):
            path[uuid] = None
        return list(path)

    def _ends(self) -> dict[str, int]:
        """The last line at or below each entry."""
        ends = dict(self.lines)
        for uuid in reversed(self.lines):
            parent = self.parents[uuid]
            if parent in ends:
                ends[parent] = max(ends[parent], ends[uuid])
        return ends


def _next(lines: Sequence[int], line: int) -> int:
    """The first of the sorted lines after a line; 0 if there is none."""
    place = bisect_right(lines, line)
    return lines[place] if place < len(lines) else 0


def _human(entry: Entry) -> bool:
    return entry.kind == "user" and any(isinstance(each, Typed | Command | Shell) for each in words(entry))


def _prompts(entries: Sequence[Entry], human: Container[str]) -> list[str]:
    """The prompts whose place in the tree says where the user stood when typing.

    Local commands and shell input go nowhere: to type something else after them is no rewind.
    What waited in the queue hangs where it was typed, not where it was answered.
    """
    waited = {text_of_entry(entry) for entry in entries if entry.kind in _QUEUE} - {""}
    answered = _answered(entries)
    return [
        entry.uuid
        for entry in entries
        if entry.uuid in human
        and text_of_entry(entry) not in waited
        and (entry.uuid in answered or any(isinstance(each, Typed) for each in words(entry)))
    ]


def _answered(entries: Sequence[Entry]) -> set[str]:
    """Every entry with an assistant's line below it."""
    found: set[str] = set()
    for entry in reversed(entries):
        if entry.kind == "assistant" or entry.uuid in found:
            found.add(entry.parent)
    return found
