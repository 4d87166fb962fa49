"""The nav of mkdocs.yml, as plain data: what it names, and what its entry for all sessions stands for."""

from collections.abc import Callable, Container, Iterator, Sequence
from pathlib import PurePosixPath
from typing import Any

Item = Any
"""A path, or a mapping from a label to a path or to a list of items."""
Swap = Callable[[str | None, str], list[Item]]
OVERVIEW = "Overview"
"""What the first page of a section is called there, whatever its title is."""


def named(nav: Sequence[Item]) -> dict[str, str | None]:
    """Give each path that the nav names, with its label if it has one."""
    return {_normal(path): label for label, path in _entries(list(nav))}


def filled(nav: Sequence[Item], place: str, title: str, items: Sequence[Item]) -> list[Item]:
    """Put a section in place of the entry for the folder `place`, or nothing if there are no items."""

    def swap(label: str | None, path: str) -> list[Item]:
        if _normal(path) != place:
            return [_entry(label, path)]
        return [titled(title if label is None else label, items)] if items else []

    return _rewritten(nav, swap)


def titled(label: str, items: Sequence[Item]) -> Item:
    """A section, or a page if there is nothing in it but an overview."""
    match items:
        case [{"Overview": str() as path}]:
            return {label: path}
        case _:
            return {label: list(items)}


def placed(nav: Sequence[Item], items: Sequence[Item]) -> list[Item]:
    """Put items where the nav names the first of the pages that they name, and the others nowhere else."""
    ours = named(items)
    waiting = [list(items)]

    def swap(label: str | None, path: str) -> list[Item]:
        if _normal(path) not in ours:
            return [_entry(label, path)]
        return waiting.pop() if waiting else []

    return [_page_of(item, items) for item in _rewritten(nav, swap)]


def _page_of(item: Item, items: Sequence[Item]) -> Item:
    """The item, in which a section of nothing but these items may be a page."""
    if not isinstance(item, dict):
        return item
    return {label: _inside(label, value, items) for label, value in item.items()}


def _inside(label: str, value: Item, items: Sequence[Item]) -> Item:
    if value == items:
        return titled(label, items)[label]
    return [_page_of(each, items) for each in value] if isinstance(value, list) else value


def without(nav: Sequence[Item], gone: Container[str]) -> list[Item]:
    return _rewritten(nav, lambda label, path: [] if _normal(path) in gone else [_entry(label, path)])


def _normal(path: str) -> str:
    return PurePosixPath(path).as_posix()


def _entry(label: str | None, path: str) -> Item:
    return path if label is None else {label: path}


def _entries(item: Item, label: str | None = None) -> Iterator[tuple[str | None, str]]:
    if isinstance(item, str):
        yield label, item
    elif isinstance(item, dict):
        for key, value in item.items():
            yield from _entries(value, key)
    elif isinstance(item, list):
        for child in item:
            yield from _entries(child)


def _rewritten(items: Sequence[Item], swap: Swap) -> list[Item]:
    return [new for item in items for new in _swapped(item, swap)]


def _swapped(item: Item, swap: Swap) -> list[Item]:
    if isinstance(item, str):
        return swap(None, item)
    if isinstance(item, dict):
        return [new for label, value in item.items() for new in _labelled(label, value, swap)]
    return [item]


def _labelled(label: str, value: Item, swap: Swap) -> list[Item]:
    if isinstance(value, str):
        return swap(label, value)
    children = _rewritten(value if isinstance(value, list) else [value], swap)
    # A section that lost its only entry goes too; one that the user left empty stays.
    return [{label: children}] if children or not value else []
