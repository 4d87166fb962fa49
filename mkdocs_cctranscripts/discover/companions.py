"""Finds what Claude Code itself keeps beside sessions: nothing of it may be published as it is."""

import re
from collections.abc import Container, Mapping, Sequence
from pathlib import Path

_TRACES = ("subagents/**/agent-*", "tool-results", "workflows/wf_*", "custom-title.json")
"""What tells the folder of a session."""
UUID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE)


def companions(files: Sequence[Path], sessions: Mapping[Path, str], root: Path) -> set[Path]:
    """Of the files, those that belong to sessions, which are given with their ids."""
    stems = {path.with_suffix("") for path in sessions}
    named = stems | {path.with_name(id_) for path, id_ in sessions.items() if UUID.fullmatch(id_)}
    homes = {path.parent for path in sessions}
    above = {folder for path in files for folder in path.parents if folder.is_relative_to(root)}
    traced = {folder for folder in above if any(any(folder.glob(trace)) for trace in _TRACES)}
    own = {folder for folder in above if UUID.fullmatch(folder.name) and folder in named | traced}
    return {
        path
        for path in files
        if not own.isdisjoint(path.parents)
        # A folder of the user's may have a session's name, too.
        or (not (stems & traced).isdisjoint(path.parents) and path.suffix.lower() != ".md")
        or _is_companion(path, homes | traced)
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
