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
    Picture,
    Points,
    Prose,
    Strip,
    Table,
    Terminal,
)
from mkdocs_cctranscripts.write.text import heading, label, level, name

Nodes = tuple[Node, ...]
REST = "more"
BELOW = 3
"""The level of what stands below a heading in the contents."""
UNSEARCHED = (Fold, Code, Terminal, Diff, Facts, Picture, Points, Strip, Table)


def walk(nodes: Nodes) -> Iterator[Node]:
    """All nodes, those inside others as well, in the order in which they are read."""
    for node in nodes:
        yield node
        if isinstance(node, Box | Fold):
            yield from walk(node.nodes)


def contents(nodes: Nodes) -> tuple[Anchor, ...]:
    return tuple(chain.from_iterable(map(_anchor, walk(nodes))))


def _anchor(node: Node) -> tuple[Anchor, ...]:
    """Headings, and below them what has a name of its own."""
    match node:
        case Heading(id=id_) if id_:
            return (Anchor(level(node.level), label(heading(node.label or node.text)), name(id_)),)
        case Box(id=id_) if id_ and node.label:
            return (Anchor(BELOW, label(node.label), name(id_)),)
        case _:
            return ()


def anchors(nodes: Nodes) -> frozenset[str]:
    named = [node for node in walk(nodes) if isinstance(node, Heading | Prose | Box | Fold)]
    also = (each for node in named if isinstance(node, Box | Fold) for each in node.also)
    return frozenset(name(each) for each in (*(node.id for node in named), *also) if each)


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
