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
    ProjectCards,
    Prose,
    Rows,
    Table,
    Terminal,
)
from mkdocs_cctranscripts.write.text import heading, label, level, name

Nodes = tuple[Node, ...]
REST = "more"
UNSEARCHED = (Fold, Code, Terminal, Diff, Facts, Picture, Table, ProjectCards, Rows)


def walk(nodes: Nodes) -> Iterator[Node]:
    """All nodes, those inside others as well, in the order in which they are read."""
    for node in nodes:
        yield node
        if isinstance(node, Box | Fold):
            yield from walk(node.nodes)


def contents(nodes: Nodes) -> tuple[Anchor, ...]:
    headings = (node for node in walk(nodes) if isinstance(node, Heading) and node.id)
    return tuple(Anchor(level(node.level), label(heading(node.text)), name(node.id)) for node in headings)


def anchors(nodes: Nodes) -> frozenset[str]:
    named = [node for node in walk(nodes) if isinstance(node, Heading | Box | Fold)]
    also = (each for node in named if not isinstance(node, Heading) for each in node.also)
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
