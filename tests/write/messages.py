"""The texts of real sessions, where they are at hand; nothing of them may get into the project."""

import json
from collections.abc import Iterator
from pathlib import Path

from corpus import FOLDER

Message = tuple[str, str]
"""Who wrote it, and what."""


def messages() -> list[Message]:
    """Every text and thought, each once."""
    files = sorted(path for path in FOLDER.rglob("*.json*") if path.is_file())
    return list(dict.fromkeys(message for path in files for message in _messages(path)))


def _messages(path: Path) -> Iterator[Message]:
    for line in path.read_bytes().splitlines():
        try:
            entry = json.loads(line)
        except ValueError:
            continue
        message = entry.get("message") if isinstance(entry, dict) else None
        if isinstance(message, dict):
            yield from ((str(message.get("role")), text) for text in _texts(message.get("content")))


def _texts(content: object) -> Iterator[str]:
    if isinstance(content, str):
        yield content
    for block in content if isinstance(content, list) else []:
        if isinstance(block, dict):
            yield from (block[key] for key in ("text", "thinking") if isinstance(block.get(key), str))
