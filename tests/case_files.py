"""Sessions written in short: what Claude Code puts around each line is filled in."""

import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import yaml

START = datetime(2026, 3, 12, 10, 2, tzinfo=UTC)
SESSION = "5f0c9a6e-1111-4222-8333-444455556666"
Lines = Sequence[Mapping[str, Any]]


def write_case(case: Mapping[str, Any], folder: Path) -> None:
    """Writes a case's session as `session.jsonl`, and the files beside it."""
    _write(folder / "session.jsonl", case["lines"], {})
    for name, lines in case.get("files", {}).items():
        if isinstance(lines, Mapping):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(json.dumps(lines))
        else:
            agent = {"isSidechain": True, "agentId": Path(name).stem.removeprefix("agent-")}
            _write(folder / name, lines, agent)


def load_case(path: Path) -> Mapping[str, Any]:
    case: Mapping[str, Any] = yaml.safe_load(path.read_text())
    return case


def _write(path: Path, lines: Lines, common: Mapping[str, Any]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(json.dumps(line) + "\n" for line in full(lines, common)))


def full(lines: Lines, common: Mapping[str, Any] | None = None) -> Iterator[dict[str, Any]]:
    """Each line with an uuid, the line before as its parent, and a time 20 seconds later."""
    parent = None
    for number, line in enumerate(lines, 1):
        if "raw" in line:
            yield dict(line["raw"])
            continue
        entry = {
            "uuid": f"{number:08}-aaaa-4bbb-8ccc-dddd{number:08}",
            "parentUuid": parent,
            "timestamp": _time(number),
            "sessionId": SESSION,
            "cwd": "/home/dev/shop",
            "gitBranch": "main",
            "version": "2.1.50",
            "isSidechain": False,
            **(common or {}),
            **_message(line, number),
            **line.get("with", {}),
        }
        parent = entry["uuid"]
        yield entry


def _time(number: int) -> str:
    return (START + timedelta(seconds=20 * number)).isoformat().replace("+00:00", "Z")


def _message(line: Mapping[str, Any], number: int) -> dict[str, Any]:
    if "user" in line:
        return {"type": "user", "message": {"role": "user", "content": line["user"]}}
    if "result" in line:
        block = {"type": "tool_result", "tool_use_id": line["of"], "content": line["result"]}
        failed = {"is_error": True} if line.get("failed") else {}
        return {"type": "user", "message": {"role": "user", "content": [block | failed]}}
    message = {
        "id": line.get("id", f"msg_{number}"),
        "role": "assistant",
        "model": "claude-opus-4-6",
        "content": [_block(line)],
        "usage": {"input_tokens": 10, "output_tokens": line.get("tokens", 5)},
    }
    return {"type": "assistant", "message": message}


def _block(line: Mapping[str, Any]) -> dict[str, Any]:
    if "text" in line:
        return {"type": "text", "text": line["text"]}
    if "thinking" in line:
        return {"type": "thinking", "thinking": line["thinking"], "signature": "c2ln"}
    return {"type": "tool_use", "id": line["as"], "name": line["call"], "input": line.get("input", {})}
