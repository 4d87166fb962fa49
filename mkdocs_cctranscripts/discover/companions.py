"""Finds what Claude Code itself keeps beside sessions: nothing of it may be published as it is."""

import re
from collections.abc import Container, Iterable, Sequence
from pathlib import Path

_TRACES = ("subagents/**/agent-*.jsonl", "tool-results", "workflows/wf_*", "custom-title.json")
"""What tells the folder of a session."""
UUID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE)


def companions(files: Sequence[Path], sessions: Iterable[Path], root: Path) -> set[Path]:
    stems = {path.with_suffix("") for path in sessions}
    homes = {path.parent for path in sessions}
    above = {folder for path in files for folder in path.parents if folder.is_relative_to(root)}
    named = {folder for folder in above if folder != root and UUID.fullmatch(folder.name)}
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
