"""Finds session files, what belongs to them, and what must never be published as it lies there."""

import glob
import json
import os
import re
import stat
from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from mkdocs_cctranscripts.model.site import Discovery, Source

_TALK = ("user", "assistant")
_WITH_SESSION_ID = frozenset(
    [
        "agent-name",
        "ai-title",
        "attachment",
        "bridge-session",
        "continued-in",
        "cost-state",
        "custom-title",
        "last-prompt",
        "mode",
        "permission-mode",
        "pr-link",
        "progress",
        "queue-operation",
        "system",
    ]
)
_OWN_FIELD = {
    "summary": "leafUuid",
    "file-history-snapshot": "snapshot",
    "file-history-delta": "snapshotMessageId",
}
_OF_SESSION_FOLDERS = ("subagents", "tool-results", "workflows", "custom-title.json")
_UUID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
_LONGEST_LINE = 64 * 1024 * 1024
_LARGEST_EXPORT = 256 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class _Sniffed:
    """What a look into a file told."""

    session_id: str
    agent: bool


def inside(root: Path, files: Iterable[Path]) -> Discovery:
    """Of the given files below a folder, the sessions and what belongs to them."""
    plain = [path for path in files if _is_file(path)]
    judged = {path: verdict for path in plain if (verdict := _judged(path, root))}
    looks = {path: verdict for path, verdict in judged.items() if isinstance(verdict, _Sniffed)}
    left_out = {path: verdict for path, verdict in judged.items() if isinstance(verdict, str)}
    sources = tuple(_source(path, look, root) for path, look in looks.items() if not look.agent)
    orphans = {path for path, look in looks.items() if look.agent}
    orphans -= {agent for source in sources for agent in source.agents}
    left_out |= dict.fromkeys(orphans, "the session of this sub-agent isn't here")
    notes = (f"{path.relative_to(root)} is left out: {why}" for path, why in sorted(left_out.items()))
    private = frozenset(judged) | _beside_sessions(plain, sources, root)
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
    if glob.has_magic(str(path)):
        root = next(parent for parent in path.parents if not glob.has_magic(str(parent)))
        found = [Path(match) for match in sorted(_glob(path))]
        return root, [file for match in found for file in (_walk(match) if match.is_dir() else [match])]
    if path.is_dir():
        return path, list(_walk(path))
    return path.parent, [path]


def _glob(pattern: Path) -> list[str]:
    return glob.glob(str(pattern), recursive=True)  # noqa: PTH207 - Path.glob takes no absolute patterns


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


def _source(path: Path, look: _Sniffed, root: Path) -> Source:
    names = {path.stem, look.session_id} - {""}
    folders = [path.parent / name for name in sorted(names) if name == path.stem or _UUID.fullmatch(name)]
    nested = [agent for folder in folders for agent in sorted(folder.glob("subagents/**/agent-*.jsonl"))]
    agents = [agent for agent in nested if isinstance(_judged(agent, root), _Sniffed)]
    for beside in sorted(path.parent.glob("agent-*.jsonl")):
        found = _judged(beside, root)
        if isinstance(found, _Sniffed) and found.agent and found.session_id in names:
            agents.append(beside)
    return Source(path, tuple(dict.fromkeys(agents)))


def _beside_sessions(files: Sequence[Path], sources: Sequence[Source], root: Path) -> set[Path]:
    """What Claude Code itself keeps beside sessions."""
    folders = {
        folder for path in files for folder in path.parents if folder.is_relative_to(root) and folder != root
    }
    kept = {folder for folder in folders if _is_session_folder(folder)}
    homes = {source.path.parent for source in sources}
    return {path for path in files if not kept.isdisjoint(path.parents) or _of_project(path, homes)}


def _of_project(path: Path, homes: Container[Path]) -> bool:
    """Whether it is what Claude Code keeps for a project; a folder `memory` may also be the user's own."""
    if path.name == "sessions-index.json":
        return path.parent in homes
    folders = (folder.parent for folder in path.parents if folder.name == "memory")
    return any(home in homes and home.name.startswith("-") for home in folders)


def _is_session_folder(folder: Path) -> bool:
    if _UUID.fullmatch(folder.name):
        return True
    if not any((folder / name).exists() for name in _OF_SESSION_FOLDERS):
        return False
    session = _judged(folder.with_name(f"{folder.name}.jsonl"), folder.parent)
    return session is not None or any(folder.glob("subagents/**/agent-*.jsonl"))


def _look(path: Path) -> _Sniffed | None:
    """What the file is, if it is a session or a sub-agent's part of one."""
    if not _may_be_session(path.name) or not _is_file(path):
        return None
    return _look_at_export(path) if path.suffix.lower() == ".json" else _look_at_lines(path)


def _look_at_export(path: Path) -> _Sniffed | None:
    if path.stat().st_size > _LARGEST_EXPORT:
        return None
    data = path.read_bytes()
    if b'"loglines"' not in data:
        return None
    try:
        fields = json.loads(data)
    except (ValueError, RecursionError):
        return None
    return _Sniffed("", agent=False) if isinstance(fields, dict) and "loglines" in fields else None


def _look_at_lines(path: Path) -> _Sniffed | None:
    with path.open("rb") as file:
        while line := file.readline(_LONGEST_LINE):
            if (b'"type"' in line or b'"loglines"' in line) and (found := _evidence(line)):
                return found
    return None


def _evidence(line: bytes) -> _Sniffed | None:
    text = line.decode(errors="replace").lstrip("\ufeff\0 \t")
    try:
        fields, _ = json.JSONDecoder().raw_decode(text)
    except (ValueError, RecursionError):
        # Half a line of a session is as private as a whole one.
        half = b'"sessionId"' in line and b'"parentUuid"' in line
        return _Sniffed("", agent=False) if half else None
    if not isinstance(fields, dict) or not _of_session(fields):
        return None
    session_id = fields.get("sessionId")
    agent = fields.get("isSidechain") is True and "agentId" in fields
    return _Sniffed(session_id if isinstance(session_id, str) else "", agent)


def _of_session(fields: dict[str, object]) -> bool:
    kind, message = fields.get("type"), fields.get("message")
    if kind in _TALK:
        return isinstance(message, dict) and ("role" in message or "content" in message)
    if kind in _WITH_SESSION_ID:
        return "sessionId" in fields
    return (isinstance(kind, str) and _OWN_FIELD.get(kind, "") in fields) or isinstance(
        fields.get("loglines"), list
    )
