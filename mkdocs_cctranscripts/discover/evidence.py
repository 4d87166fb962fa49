"""Tells by what a file holds whether it is a session, or a sub-agent's part of one."""

import json
import stat
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from dataclasses import dataclass, replace
from pathlib import Path

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
_OF_MESSAGES = ("parentUuid", "isSidechain", "cwd")
_WITHOUT_SESSION_ID = ("summary", "file-history-snapshot", "file-history-delta")
_MARKS = (b'"type"', b'"loglines"', b'"parentUuid"')
_LONGEST_LINE = 64 * 1024 * 1024
_LARGEST_EXPORT = 256 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Sniffed:
    """What a look into a file told."""

    session_id: str
    agent: bool
    talks: bool = False
    """Whether it was a message that told."""


def may_be_session(name: str) -> bool:
    return name.lower().endswith((".jsonl", ".json"))


def is_file(path: Path) -> bool:
    """Whether it is a plain file: to open a pipe would wait for ever."""
    try:
        return stat.S_ISREG(path.stat().st_mode)
    except OSError:
        return False


def unusual(path: Path) -> str:
    """Why nothing can be read there; nothing if something can, or if nothing is there."""
    if path.is_dir():
        return "it is a link to a folder" if path.is_symlink() else "it can't be opened"
    named = path.name.lower().endswith(".jsonl") and (path.is_symlink() or path.exists())
    return "it is no ordinary file" if named and not is_file(path) else ""


def look(path: Path) -> Sniffed | None:
    """What the file is, if it is a session or a sub-agent's part of one."""
    if not may_be_session(path.name) or not is_file(path):
        return None
    return _look_at_export(path) if path.suffix.lower() == ".json" else _look_at_lines(path)


def _look_at_export(path: Path) -> Sniffed | None:
    """An export that is damaged, or too large, is as private as a whole one."""
    with path.open("rb") as file:
        data = file.read(_LARGEST_EXPORT)
    if data[:2] in (BOM_UTF16_LE, BOM_UTF16_BE):
        return _look_at_lines(path)
    if not any(mark in data for mark in _MARKS):
        return None
    try:
        fields = json.loads(data)
    except (ValueError, RecursionError):
        return Sniffed("", agent=False) if b'"loglines"' in data else _look_at_lines(path)
    entries = fields if isinstance(fields, list) else [fields]
    return Sniffed("", agent=False) if any(_of_session(each) for each in entries) else None


def _look_at_lines(path: Path) -> Sniffed | None:
    """By its first line that tells; what begins with a sub-agent may still be a session that holds it."""
    first: Sniffed | None = None
    with path.open("rb") as file:
        if file.read(2) in (BOM_UTF16_LE, BOM_UTF16_BE):
            text = path.read_bytes().decode("utf-16", errors="replace")
            return Sniffed("", agent=False) if '"sessionId"' in text or '"loglines"' in text else None
        file.seek(0)
        while line := file.readline(_LONGEST_LINE):
            if not any(mark in line for mark in _MARKS) or not (found := _evidence(line)):
                continue
            if first is None or (first.agent and found.talks and not found.agent):
                first = found
            if first.talks and not first.agent:
                break
    of_agents = path.name.startswith("agent-") and "subagents" in path.parts
    return replace(first, agent=True) if first and of_agents else first


def _evidence(line: bytes) -> Sniffed | None:
    text = line.decode(errors="replace").lstrip("\ufeff\0 \t")
    try:
        fields, _ = json.JSONDecoder().raw_decode(text)
    except (ValueError, RecursionError):
        # Half a line of a session is as private as a whole one.
        half = any(mark in line for mark in (b'"parentUuid"', b'"isSidechain"', b'"sessionId"'))
        return Sniffed("", agent=False) if half else None
    if not _of_session(fields):
        return None
    session_id = fields.get("sessionId")
    agent = fields.get("isSidechain") is True and fields.get("type") in _TALK
    talks = fields.get("type") in _TALK
    return Sniffed(session_id if isinstance(session_id, str) else "", agent, talks)


def _of_session(fields: object) -> bool:
    if not isinstance(fields, dict):
        return False
    kind, message = fields.get("type"), fields.get("message")
    if isinstance(fields.get("sessionId"), str) and any(name in fields for name in _OF_MESSAGES):
        return True
    if kind in _TALK:
        talk = isinstance(message, dict) and message.get("role") in _TALK
        return talk or ("sessionId" in fields and "uuid" in fields)
    if isinstance(kind, str) and _TYPICAL.get(kind, "") in fields:
        return kind in _WITHOUT_SESSION_ID or isinstance(fields.get("sessionId"), str)
    lines = fields.get("loglines")
    return isinstance(lines, list) and any(isinstance(line, dict) for line in lines)
