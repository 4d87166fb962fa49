"""Small invented sessions, in the lines that Claude Code writes."""

import json
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import NAMESPACE_URL, uuid5

Line = dict[str, Any]

PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
MORNING = datetime(2026, 3, 2, 9, 30, tzinfo=UTC)


def prompt(text: str) -> Line:
    return {"type": "user", "message": {"role": "user", "content": text}}


def answer(text: str) -> Line:
    return _assistant({"type": "text", "text": text})


def bash(command: str, output: str) -> tuple[Line, Line]:
    call = f"toolu_{uuid5(NAMESPACE_URL, command).hex[:20]}"
    use = {"type": "tool_use", "id": call, "name": "Bash", "input": {"command": command}}
    result = {"type": "tool_result", "tool_use_id": call, "content": output, "is_error": False}
    return (
        _assistant(use),
        {
            "type": "user",
            "message": {"role": "user", "content": [result]},
            "toolUseResult": {"stdout": output, "stderr": "", "interrupted": False, "isImage": False},
        },
    )


def picture() -> Line:
    """Give a prompt that is a single red pixel."""
    source = {"type": "base64", "media_type": "image/png", "data": PIXEL}
    return {"type": "user", "message": {"role": "user", "content": [{"type": "image", "source": source}]}}


def session(
    *lines: Line, name: str = "one", start: datetime = MORNING, folder: str = "/home/dev/shop"
) -> str:
    """Give the text of a session file; sessions of different names have different ids."""
    return "".join(json.dumps({**line, "cwd": folder}) + "\n" for line in _numbered(lines, name, start))


def turns(*prompts: str, name: str = "one", start: datetime = MORNING, folder: str = "/home/dev/shop") -> str:
    """Give a session in which each prompt gets a short answer."""
    lines = (line for text in prompts for line in (prompt(text), answer("Done.")))
    return session(*lines, name=name, start=start, folder=folder)


def _assistant(block: Line) -> Line:
    usage = {"input_tokens": 12, "output_tokens": 34}
    message = {"role": "assistant", "model": "claude-opus-4-6", "content": [block], "usage": usage}
    return {"type": "assistant", "message": message}


def _numbered(lines: Iterable[Line], name: str, start: datetime) -> Iterable[Line]:
    parent = None
    for number, line in enumerate(lines):
        uuid = str(uuid5(NAMESPACE_URL, f"{name}/{number}"))
        message = (
            {"id": f"msg_{name}_{number}", **line["message"]}
            if line["type"] == "assistant"
            else line["message"]
        )
        yield {
            **line,
            "message": message,
            "uuid": uuid,
            "parentUuid": parent,
            "sessionId": str(uuid5(NAMESPACE_URL, name)),
            "timestamp": (start + timedelta(seconds=20 * number)).isoformat().replace("+00:00", "Z"),
            "version": "2.1.50",
            "gitBranch": "main",
            "isSidechain": False,
            "userType": "external",
        }
        parent = uuid
