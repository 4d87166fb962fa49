"""Finds session files, what belongs to them, and what must never be published as it lies there."""

import glob
import json
import os
import re
import stat
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from mkdocs_cctranscripts.model.site import Discovery, Source

_TALK = ("user", "assistant")
_TYPICAL = {
    "agent-name": "agentName",
    "ai-title": "aiTitle",
    "attachment": "attachment",
    "atis-latch": "sessionId",
    "bridge-session": "bridgeSessionId",
    "continued-in": "sessionId",
    "cost-state": "sessionId",
    "custom-title": "customTitle",
    "file-history-delta": "snapshotMessageId",
    "file-history-snapshot": "snapshot",
    "frame-link": "sessionId",
    "last-prompt": "sessionId",
    "mode": "mode",
    "permission-mode": "permissionMode",
    "pr-link": "prUrl",
    "progress": "data",
    "queue-operation": "operation",
    "summary": "leafUuid",
}
"""A field that each of these kinds of entries has, and hardly anything else of that type."""
_WITHOUT_SESSION_ID = ("summary", "file-history-snapshot", "file-history-delta")
_MARKS = (b'"type"', b'"loglines"', b'"parentUuid"')
_TRACES = ("subagents/**/agent-*.jsonl", "tool-results", "workflows/wf_*", "custom-title.json")
"""What tells the folder of a session."""
_UUID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE)
_LONGEST_LINE = 64 * 1024 * 1024
_LARGEST_EXPORT = 256 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class _Sniffed:
    """What a look into a file told."""

    session_id: str
    agent: bool
    talks: bool = False
    """Whether it was a message that told."""


def inside(root: Path, files: Iterable[Path]) -> Discovery:
    """Of the given files below a folder, the sessions and what belongs to them."""
    plain = [path for path in files if _is_file(path)]
    judged = {path: verdict for path in plain if (verdict := _judged(path, root))}
    looks = {path: verdict for path, verdict in judged.items() if isinstance(verdict, _Sniffed)}
    left_out = {path: verdict for path, verdict in judged.items() if isinstance(verdict, str)}
    beside = _agents_beside({path.parent for path, look in looks.items() if not look.agent}, root)
    sources = tuple(_source(path, look, root, beside) for path, look in looks.items() if not look.agent)
    orphans = {path for path, look in looks.items() if look.agent}
    orphans -= {agent for source in sources for agent in source.agents}
    left_out |= dict.fromkeys(orphans, "the session of this sub-agent isn't here")
    notes = (f"{path.relative_to(root)} is left out: {why}" for path, why in sorted(left_out.items()))
    private = frozenset(judged) | _companions(plain, looks, root)
    return Discovery(sources, private, notes=tuple(notes))


def matching(patterns: Sequence[str], base: Path) -> Discovery:
    """The sessions that files, folders and globs name, relative to `base`."""
    sources: dict[Path, Source] = {}
    missing: list[str] = []
    notes: list[str] = []
    for pattern in patterns:
        path = Path(os.path.normpath(base / Path(pattern).expanduser()))
        found = inside(*_candidates(path))
        sources |= {source.path: source for source in found.sources}
        notes += found.notes
        if not found.sources:
            missing.append(pattern)
    return Discovery(tuple(sources.values()), frozenset(), tuple(missing), tuple(dict.fromkeys(notes)))


def _candidates(path: Path) -> tuple[Path, list[Path]]:
    """The folder that a pattern may not lead out of, and the files it names."""
    if path.is_dir():
        return path, list(_walk(path))
    if path.exists() or not glob.has_magic(str(path)):
        return path.parent, [path]
    root = next(parent for parent in path.parents if not glob.has_magic(str(parent)) or parent.is_dir())
    found = [Path(match) for match in sorted(_glob(path.relative_to(root), root))]
    return root, [file for match in found for file in (_walk(match) if match.is_dir() else [match])]


def _glob(pattern: Path, root: Path) -> list[str]:
    return [str(root / match) for match in glob.glob(str(pattern), root_dir=root, recursive=True)]  # noqa: PTH207


def _walk(folder: Path) -> Iterator[Path]:
    for parent, folders, names in os.walk(folder):
        folders.sort()
        yield from (Path(parent, name) for name in sorted(names) if _may_be_session(name))


def _may_be_session(name: str) -> bool:
    return name.lower().endswith((".jsonl", ".json"))


def _is_file(path: Path) -> bool:
    """Whether it is a plain file: to open a pipe would wait for ever."""
    try:
        return stat.S_ISREG(path.stat().st_mode)
    except OSError:
        return False


def _judged(path: Path, root: Path) -> _Sniffed | str | None:
    """What the file is, or why it is left out; nothing if it is no session at all."""
    try:
        look = _look(path)
    except OSError as error:
        return f"it can't be read ({error.strerror})"
    if look and not path.resolve().is_relative_to(root.resolve()):
        return f"it is a link that leads out of {root.name}/"
    return look


def _agents_beside(folders: Iterable[Path], root: Path) -> dict[tuple[Path, str], list[Path]]:
    """The sub-agents that lie beside sessions, by folder and by the id of their session."""
    found: dict[tuple[Path, str], list[Path]] = {}
    for folder in folders:
        for path in sorted(folder.glob("agent-*.jsonl")):
            look = _judged(path, root)
            if isinstance(look, _Sniffed) and look.agent:
                found.setdefault((folder, look.session_id), []).append(path)
    return found


def _source(path: Path, look: _Sniffed, root: Path, beside: Mapping[tuple[Path, str], list[Path]]) -> Source:
    names = sorted({path.stem, look.session_id} - {""})
    folders = [path.parent / name for name in names if name == path.stem or _UUID.fullmatch(name)]
    nested = [agent for folder in folders for agent in sorted(folder.glob("subagents/**/agent-*.jsonl"))]
    agents = [agent for agent in nested if isinstance(_judged(agent, root), _Sniffed)]
    agents += [agent for name in names for agent in beside.get((path.parent, name), ())]
    return Source(path, tuple(dict.fromkeys(agents)))


def _companions(files: Sequence[Path], sessions: Iterable[Path], root: Path) -> set[Path]:
    """What Claude Code itself keeps beside sessions and their agents."""
    stems = {path.with_suffix("") for path in sessions}
    homes = {path.parent for path in sessions}
    above = {folder for path in files for folder in path.parents if folder.is_relative_to(root)}
    named = {folder for folder in above if folder != root and _UUID.fullmatch(folder.name)}
    kept = {folder for folder in above & stems if any(any(folder.glob(trace)) for trace in _TRACES)}
    held = {folder for folder in above if any(folder.glob(_TRACES[0]))}
    return {
        path
        for path in files
        if not named.isdisjoint(path.parents)
        # A folder of the user's may have a session's name, too.
        or (not kept.isdisjoint(path.parents) and path.suffix.lower() != ".md")
        or _is_companion(path, homes | held)
        or _is_meta(path, stems)
    }


def _is_companion(path: Path, homes: Container[Path]) -> bool:
    """Whether it is what Claude Code keeps for a project, or for a session whose folder the docs are."""
    if path.name in ("sessions-index.json", "custom-title.json"):
        return path.parent in homes
    for folder in path.parents:
        if folder.name == "memory" and folder.parent in homes and folder.parent.name.startswith("-"):
            return True
        if folder.name in ("tool-results", "subagents") and folder.parent in homes:
            return path.suffix.lower() != ".md"
    return False


def _is_meta(path: Path, stems: Container[Path]) -> bool:
    return path.name.endswith(".meta.json") and path.with_name(path.name.removesuffix(".meta.json")) in stems


def _look(path: Path) -> _Sniffed | None:
    """What the file is, if it is a session or a sub-agent's part of one."""
    if not _may_be_session(path.name) or not _is_file(path):
        return None
    return _look_at_export(path) if path.suffix.lower() == ".json" else _look_at_lines(path)


def _look_at_export(path: Path) -> _Sniffed | None:
    """An export that is damaged, or too large, is as private as a whole one."""
    with path.open("rb") as file:
        data = file.read(_LARGEST_EXPORT)
    if not any(mark in data for mark in _MARKS):
        return None
    try:
        fields = json.loads(data)
    except (ValueError, RecursionError):
        return _Sniffed("", agent=False) if b'"loglines"' in data else _look_at_lines(path)
    entries = fields if isinstance(fields, list) else [fields]
    return _Sniffed("", agent=False) if any(_of_session(each) for each in entries) else None


def _look_at_lines(path: Path) -> _Sniffed | None:
    """By its first line that tells; what begins with a sub-agent may still be a session that holds it."""
    first: _Sniffed | None = None
    with path.open("rb") as file:
        while line := file.readline(_LONGEST_LINE):
            if not any(mark in line for mark in _MARKS) or not (found := _evidence(line)):
                continue
            if first is None or (first.agent and found.talks and not found.agent):
                first = found
            if first.talks and not first.agent:
                break
    of_agents = path.name.startswith("agent-") and "subagents" in path.parts
    return replace(first, agent=True) if first and of_agents else first


def _evidence(line: bytes) -> _Sniffed | None:
    text = line.decode(errors="replace").lstrip("\ufeff\0 \t")
    try:
        fields, _ = json.JSONDecoder().raw_decode(text)
    except (ValueError, RecursionError):
        # Half a line of a session is as private as a whole one.
        half = any(mark in line for mark in (b'"parentUuid"', b'"isSidechain"', b'"sessionId"'))
        return _Sniffed("", agent=False) if half else None
    if not _of_session(fields):
        return None
    session_id = fields.get("sessionId")
    agent = fields.get("isSidechain") is True and fields.get("type") in _TALK
    talks = fields.get("type") in _TALK
    return _Sniffed(session_id if isinstance(session_id, str) else "", agent, talks)


def _of_session(fields: object) -> bool:
    if not isinstance(fields, dict):
        return False
    kind, message = fields.get("type"), fields.get("message")
    if isinstance(fields.get("sessionId"), str) and ("uuid" in fields or "parentUuid" in fields):
        return True
    if kind in _TALK:
        return isinstance(message, dict) and message.get("role") in _TALK
    if isinstance(kind, str) and _TYPICAL.get(kind, "") in fields:
        return kind in _WITHOUT_SESSION_ID or isinstance(fields.get("sessionId"), str)
    return isinstance(fields.get("loglines"), list)
