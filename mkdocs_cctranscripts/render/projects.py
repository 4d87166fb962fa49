"""Names projects so that no two look alike, and shows each as a card."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from mkdocs_cctranscripts.model.document import Box, Fold, Link, ProjectCard, ProjectCards, Strong, Text
from mkdocs_cctranscripts.model.site import Project
from mkdocs_cctranscripts.render.listed import Listed
from mkdocs_cctranscripts.render.phrases import count, day

_MONTHS = 12
_MOST = 6
_DEEPEST = 4


def project_names(folders: Iterable[str]) -> dict[str, str]:
    """By folder: its last part, behind the folders that it lies in where two would look alike."""
    parts = {folder: _parts(folder) for folder in folders}
    names: dict[str, str] = {}
    for depth in range(1, _DEEPEST + 1):
        left = {folder: "/".join(each[-depth:]) for folder, each in parts.items() if folder not in names}
        alike = Counter(name.casefold() for name in left.values())
        names |= {folder: name for folder, name in left.items() if alike[name.casefold()] == 1}
    return {folder: names.get(folder) or "/".join(each[-_DEEPEST:]) for folder, each in parts.items()}


def _parts(folder: str) -> tuple[str, ...]:
    return tuple(part for part in re.split(r"[/\\]", folder) if part) or (folder,)


def project_cards(sessions: Sequence[Listed], projects: Mapping[str, Project]) -> Iterator[Box | Fold]:
    """One for each project, if there is more than one; of many only the first stand open.

    `sessions` are newest first, and so are their projects.
    """
    by_folder: dict[str, list[Listed]] = {folder: [] for folder in projects}
    for each in sessions:
        if each.folder in by_folder:
            by_folder[each.folder].append(each)
    newest = max((_month(each) for each in sessions if each.day), default=0)
    cards = [_card(projects[folder], found, newest) for folder, found in by_folder.items() if found]
    shown = len(cards) if len(cards) <= _MOST + 1 else _MOST
    if len(cards) > 1:
        yield Box("projects", (), (ProjectCards(tuple(cards[:shown])),))
    if rest := cards[shown:]:
        yield Fold("projects more", (Text(f"{len(rest)} more projects"),), (ProjectCards(tuple(rest)),))


def _card(project: Project, sessions: Sequence[Listed], newest: int) -> ProjectCard:
    name = Link(project.name, project.uri) if project.uri else Strong(project.name)
    commits = sum(each.commits for each in sessions)
    told = (count(len(sessions), "session"), *([count(commits, "commit")] if commits else []))
    dates = [each.started for each in sessions if each.started]
    return ProjectCard(
        name=name,
        months=_months(sessions, newest),
        amounts="\u00a0· ".join(told),
        last=f"last on {day(max(dates))}" if dates else "",
    )


def _months(sessions: Iterable[Listed], newest: int) -> tuple[int, ...]:
    counted = Counter(_month(each) for each in sessions if each.day)
    return tuple(counted[newest - back] for back in reversed(range(_MONTHS)))


def _month(listed: Listed) -> int:
    """Counted from the year 0."""
    return 12 * listed.day.year + listed.day.month if listed.day else 0
