"""Finds session files and what belongs to them, by file, folder or glob."""

import glob
import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from mkdocs_cctranscripts.discover.companions import UUID, companions
from mkdocs_cctranscripts.discover.evidence import Sniffed, is_file, look, may_be_session, unusual
from mkdocs_cctranscripts.model.site import Discovery, Source

Beside = dict[tuple[Path, str], list[Path]]
Verdicts = dict[Path, Sniffed | str]


def inside(root: Path, files: Iterable[Path]) -> Discovery:
    """Of the given files below a folder, the sessions and what belongs to them."""
    given = tuple(files)
    plain = [path for path in given if is_file(path)]
    judged = _verdicts(given, root)
    seen = {path: verdict for path, verdict in judged.items() if isinstance(verdict, Sniffed)}
    sessions = {path: sniffed for path, sniffed in seen.items() if not sniffed.agent}
    below = _verdicts((agent for each in sessions.items() for agent in _agents_below(*each)), root)
    beside = _agents_beside({path.parent for path in sessions}, root)
    sources = tuple(_source(path, sniffed, below, beside) for path, sniffed in sessions.items())
    left_out = {path: verdict for path, verdict in (judged | below).items() if isinstance(verdict, str)}
    orphans = seen.keys() - sessions.keys()
    orphans -= {agent for source in sources for agent in source.agents}
    left_out |= dict.fromkeys(orphans, "the session of this sub-agent isn't here")
    notes = (f"{path.relative_to(root)} is left out: {why}" for path, why in sorted(left_out.items()))
    private = frozenset(judged) | companions(
        plain, {path: each.session_id for path, each in seen.items()}, root
    )
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
    found = glob.glob(str(pattern), root_dir=root, recursive=True)  # noqa: PTH207 - Path.glob takes in hidden folders
    return [str(root / match) for match in found]


def _walk(folder: Path) -> Iterator[Path]:
    """What may be sessions, and the folders that aren't gone into."""
    closed: list[OSError] = []
    for parent, folders, names in os.walk(folder, onerror=closed.append):
        folders.sort()
        yield from (Path(parent, name) for name in sorted(names) if may_be_session(name))
        yield from (path for name in folders if (path := Path(parent, name)).is_symlink())
    yield from (Path(error.filename) for error in closed)


def _verdicts(files: Iterable[Path], root: Path) -> Verdicts:
    return {path: verdict for path in files if (verdict := _judged(path, root))}


def _judged(path: Path, root: Path) -> Sniffed | str | None:
    """What the file is, or why it is left out; nothing if it is no session at all."""
    try:
        if why := unusual(path):
            return why
        found = look(path)
    except OSError as error:
        return f"it can't be read ({error.strerror})"
    if found and not path.resolve().is_relative_to(root.resolve()):
        return f"it is a link that leads out of {root.name}/"
    return found


def _agents_beside(folders: Iterable[Path], root: Path) -> Beside:
    """The sub-agents that lie beside sessions, by folder and by the id of their session."""
    found: Beside = {}
    for folder in folders:
        for path in sorted(folder.glob("agent-*.jsonl")):
            seen = _judged(path, root)
            if isinstance(seen, Sniffed) and seen.agent:
                found.setdefault((folder, seen.session_id), []).append(path)
    return found


def _source(path: Path, sniffed: Sniffed, below: Verdicts, beside: Beside) -> Source:
    agents = [agent for agent in _agents_below(path, sniffed) if isinstance(below.get(agent), Sniffed)]
    agents += [agent for name in _names(path, sniffed) for agent in beside.get((path.parent, name), ())]
    return Source(path, tuple(dict.fromkeys(agents)))


def _agents_below(path: Path, sniffed: Sniffed) -> Iterator[Path]:
    """The sub-agents in the folders of a session: that of its name, and that of its id."""
    for name in _names(path, sniffed):
        if name == path.stem or UUID.fullmatch(name):
            yield from sorted(path.with_name(name).glob("subagents/**/agent-*.jsonl"))


def _names(path: Path, sniffed: Sniffed) -> list[str]:
    return sorted({path.stem, sniffed.session_id} - {"", ".."})
