"""Every tool that real sessions call is known by name."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import corpus

from mkdocs_cctranscripts.render.tools import mcp
from mkdocs_cctranscripts.render.tools.cards import CARDS


@corpus.needed
def test_every_tool_of_real_sessions_has_a_card() -> None:
    called = {name for path in _files() for entry in _entries(path) for name in _calls(entry)}
    named = {name for name in called if not name.startswith(mcp.PREFIX)}
    assert len(named) > 20
    assert named - set(CARDS) == set()


def _files() -> Iterator[Path]:
    return (path for path in corpus.FOLDER.rglob("*") if path.suffix in (".jsonl", ".json"))


def _entries(path: Path) -> Iterator[dict[str, Any]]:
    """What can be read line by line, in the plainest way that there is."""
    if path.suffix == ".json":
        whole = json.loads(path.read_text())
        yield from whole.get("loglines", []) if isinstance(whole, dict) else []
        return
    for line in path.read_text(errors="replace").splitlines():
        try:
            entry = json.loads(line)
        except ValueError:
            continue
        if isinstance(entry, dict):
            yield entry


def _calls(entry: dict[str, Any]) -> Iterator[str]:
    message = entry.get("message")
    content = message.get("content") if isinstance(message, dict) else None
    for block in content if isinstance(content, list) else ():
        if isinstance(block, dict) and block.get("type") in ("tool_use", "server_tool_use"):
            yield block["name"]
