"""What is known of a document besides its text: contents, anchors, and the part that search may see."""

from collections.abc import Iterator
from dataclasses import replace

from mkdocs_cctranscripts.model.document import (
    Anchor,
    Box,
    Code,
    Facts,
    Fold,
    Heading,
    Node,
    Picture,
    Prose,
    Table,
    Terminal,
)
from mkdocs_cctranscripts.write.text import heading, label, level, name

Nodes = tuple[Node, ...]
UNSEARCHED = (Fold, Code, Terminal, Facts, Picture, Table)


def walk(nodes: Nodes) -> Iterator[Node]:
    """All nodes, those inside others as well, in the order in which they are read."""
    for node in nodes:
        yield node
        if isinstance(node, Box | Fold):
            yield from walk(node.nodes)


def contents(nodes: Nodes) -> tuple[Anchor, ...]:
    headings = (node for node in walk(nodes) if isinstance(node, Heading))
    return tuple(Anchor(level(node.level), label(heading(node.text)), name(node.id)) for node in headings)


def anchors(nodes: Nodes) -> frozenset[str]:
    named = [node for node in walk(nodes) if isinstance(node, Heading | Box | Fold)]
    also = (each for node in named if not isinstance(node, Heading) for each in node.also)
    return frozenset(name(each) for each in (*(node.id for node in named), *also) if each)


def searched(nodes: Nodes) -> Nodes:
    """Prompts, answers, plans: what was said, not what was done."""
    return tuple(_told(node) for node in nodes if isinstance(node, Heading | Prose | Box))


def _told(node: Node) -> Node:
    if not isinstance(node, Box):
        return node
    return replace(node, nodes=tuple(_told(each) for each in node.nodes if not isinstance(each, UNSEARCHED)))
