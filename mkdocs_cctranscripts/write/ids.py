"""Makes every id of a document its own: of those with one name, the first that is read keeps it."""

from dataclasses import replace

from mkdocs_cctranscripts.model.document import Box, Document, Fold, Heading, Node, Onward, Prose
from mkdocs_cctranscripts.write.text import name


def distinct(document: Document) -> Document:
    return replace(document, nodes=_nodes(document.nodes, set()))


def _nodes(nodes: tuple[Node, ...], taken: set[str]) -> tuple[Node, ...]:
    return tuple(_node(node, taken) for node in nodes)


def _node(node: Node, taken: set[str]) -> Node:
    match node:
        case Heading() | Prose(id=str(_)):
            return replace(node, id=_free(node.id, taken))
        case Box() | Fold():
            id_ = _free(node.id, taken)
            also = tuple(free for each in node.also if (free := _free(each, taken)))
            return replace(node, id=id_, also=also, nodes=_nodes(node.nodes, taken))
        case Onward():
            return replace(node, links=tuple(link for link in node.links if _free(link.anchor, taken)))
        case _:
            return node


def _free(text: str, taken: set[str]) -> str:
    """Fit to be an id; nothing if there is one of that name."""
    id_ = name(text)
    if id_ in taken:
        return ""
    taken.add(id_)
    return id_
