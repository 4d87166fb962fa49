"""Divides the page of a long session into several that lead to one another."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import TypeVar, cast

from mkdocs_cctranscripts.model.document import (
    Box,
    Document,
    Facts,
    Fold,
    Heading,
    Link,
    Onward,
    Prose,
    Text,
)
from mkdocs_cctranscripts.render.asides import Aside, address, leading_back, leading_to
from mkdocs_cctranscripts.render.cuts import Nodes, Scissors
from mkdocs_cctranscripts.render.part_lines import Part, all_parts, headings, named, neighbours, walk
from mkdocs_cctranscripts.render.phrases import count

T = TypeVar("T")

_KB = 1000


def parts(document: Document, folder: str, weight: int) -> tuple[Document, ...]:
    """Itself, or pages of about `weight` KB: the first at its address, the others in `folder`."""
    if not weight:
        return (document,)
    scissors = Scissors(weight * _KB, folder)
    pieces = scissors.pieces(document.nodes[document.head :])
    told = named(document.uri, pieces, folder)
    pages = [
        _first(document, told, tuple(scissors.asides), folder),
        *(_later(document, told, number) for number in range(1, len(told))),
        *(page for aside in scissors.asides for page in _apart(document, aside, folder)),
    ]
    # Ids may be alike but for capitals, which not every file system tells apart.
    if len(pages) == 1 or len({page.uri.casefold() for page in pages}) < len(pages):
        return (document,)
    places = {id_: page.uri for page in pages for id_ in _ids(page.nodes)}
    file = f"{folder}/parts.json"
    return tuple(replace(page, nodes=_led(page.nodes, page.uri, places), places=file) for page in pages)


def _first(document: Document, told: Sequence[Part], asides: Sequence[Aside], folder: str) -> Document:
    """With the prompts of all other parts, so that it has the contents of the session."""
    head, nodes = document.nodes[: document.head], told[0].nodes
    if len(told) > 1:
        nodes = (all_parts(told, 0), *nodes, *_onward(told[1:]), neighbours(told, 0))
    return replace(document, nodes=(*head, *nodes, *leading_to(asides, folder)))


def _onward(later: Iterable[Part]) -> Iterator[Fold]:
    links = tuple(
        Link(each.label or each.text, part.uri, each.id) for part in later for each in headings(part.nodes)
    )
    if links:
        yield Fold("onward", (Text(f"{count(len(links), 'prompt')} in other parts"),), (Onward(links),))


def _later(document: Document, told: Sequence[Part], number: int) -> Document:
    nodes = (_about(document), all_parts(told, number), *told[number].nodes, neighbours(told, number))
    return _named(document, told[number].uri, f"part {number + 1}", nodes)


def _apart(document: Document, aside: Aside, folder: str) -> Iterator[Document]:
    """The pages of an agent."""
    for number, nodes in enumerate(aside.pieces, 1):
        line = leading_back(aside, folder, number)
        name = f"{aside.name}, page {number}" if number > 1 else aside.name
        uri = address(aside.agent, folder, number)
        yield _named(document, uri, name, (_about(document), line, *nodes, line))


def _named(document: Document, uri: str, name: str, nodes: Nodes) -> Document:
    title, description = f"{document.title}, {name}", f"{document.description}, {name}"
    return Document(uri, title, description, nodes, document.about)


def _about(document: Document) -> Facts:
    return Facts(((Link(document.title, document.uri),), (Text(document.description),)))


def _ids(nodes: Nodes) -> Iterator[str]:
    for node in walk(nodes):
        match node:
            case Heading() | Prose():
                yield node.id
            case Box() | Fold():
                yield from (node.id, *node.also)


def _led(value: T, here: str, places: Mapping[str, str]) -> T:
    """The same with links to what stands on another page now."""
    if isinstance(value, Link):
        there = here if value.uri or not value.anchor else places.get(value.anchor, here)
        return cast("T", replace(value, uri=there) if there != here else value)
    if isinstance(value, tuple):
        return cast("T", tuple(_led(each, here, places) for each in value))
    if is_dataclass(value) and not isinstance(value, type):
        changed = {field.name: _led(getattr(value, field.name), here, places) for field in fields(value)}
        return replace(value, **changed)
    return value
