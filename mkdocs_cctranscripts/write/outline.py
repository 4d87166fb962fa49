"""What is known of a document besides its text: contents, anchors, and the part that search may see."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

from mkdocs_cctranscripts.model.document import (
    Anchor,
    Box,
    Code,
    Diff,
    Facts,
    Fold,
    Heading,
    Node,
    Onward,
    Picture,
    Points,
    ProjectCards,
    Prose,
    Rows,
    Strip,
    Table,
    Terminal,
)
from mkdocs_cctranscripts.write.text import heading, label, level, name

Nodes = tuple[Node, ...]
REST = "more"
PROMPTS = 2
"""The level of headings that stand on other pages."""
BELOW = 3
"""The level of what stands below a heading in the contents."""
UNSEARCHED = (Fold, Code, Terminal, Diff, Facts, Onward, Picture, Points, ProjectCards, Rows, Strip, Table)


def walk(nodes: Nodes) -> Iterator[Node]:
    """All nodes, those inside others as well, in the order in which they are read."""
    for node in nodes:
        yield node
        if isinstance(node, Box | Fold):
            yield from walk(node.nodes)


def contents(nodes: Nodes) -> tuple[Anchor, ...]:
    """Headings, here and on other pages, and below them what has a name of its own."""
    named = chain.from_iterable(_named(node) for node in walk(nodes))
    return tuple(Anchor(deep, label(heading(text)), name(id_)) for deep, text, id_ in named if id_)


def _named(node: Node) -> Iterator[tuple[int, str, str]]:
    match node:
        case Heading():
            yield level(node.level), node.label or node.text, node.id
        case Box(label=words) if words:
            yield BELOW, words, node.id
        case Onward():
            yield from ((PROMPTS, link.text, link.anchor) for link in node.links)


def anchors(nodes: Nodes) -> frozenset[str]:
    return frozenset(name(id_) for node in walk(nodes) for id_ in _ids(node) if id_)


def _ids(node: Node) -> Iterator[str]:
    match node:
        case Heading() | Prose():
            yield node.id
        case Box() | Fold():
            yield from (node.id, *node.also)
        case Onward():
            yield from (link.anchor for link in node.links)


def searched(nodes: Nodes) -> Nodes:
    """Prompts, answers, plans: what was said, not what was done."""
    said = (node for node in nodes if isinstance(node, Heading | Prose | Box))
    return tuple(chain.from_iterable(map(_told, said)))


def _told(node: Node) -> Nodes:
    """What of it was said: in a box and in the rest of a long prompt, never in another fold."""
    match node:
        case Box():
            return (replace(node, nodes=tuple(chain.from_iterable(map(_told, node.nodes)))),)
        case Fold() if REST in node.kind.split():
            return tuple(chain.from_iterable(map(_told, node.nodes)))
        case _:
            return () if isinstance(node, UNSEARCHED) else (node,)
