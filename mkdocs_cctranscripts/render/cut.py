"""Shortens long texts: head and tail on the page, the whole one click away."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from mkdocs_cctranscripts.model.document import Box, Code, Diff, Fold, Line, Link, Node, Prose, Terminal, Text
from mkdocs_cctranscripts.render.phrases import count
from mkdocs_cctranscripts.render.shelf import Shelf


@dataclass(frozen=True, slots=True)
class Limit:
    head: int
    tail: int
    width: int
    """In lines, lines, and characters of either."""


OUTPUT = Limit(20, 10, 4_000)
INPUT = Limit(200, 40, 20_000)
MESSAGE = Limit(4_000, 1_000, 200_000)
"""More than anyone writes or reads: a browser would choke on it."""


def shortened(text: str, limit: Limit, shelf: Shelf, show: Callable[[str], Node]) -> Iterator[Node]:
    if _fits(text, limit):
        yield show(text)
        return
    lines = text.split("\n")
    head = "\n".join(lines[: limit.head])[: limit.width]
    tail = "\n".join(lines[limit.head :][-limit.tail :])
    tail = tail[max(0, len(tail) - limit.width) :]
    yield show(head)
    left_out = text[len(head) : len(text) - len(tail)].strip("\n")
    missing = (
        count(left_out.count("\n") + 1, "line") if "\n" in left_out else count(len(left_out), "character")
    )
    yield Line((Text(f"{missing} left out · "), Link("full text", shelf.text(text))), "cut")
    if tail:
        yield show(tail)


def bounded(nodes: Iterable[Node], shelf: Shelf) -> Iterator[Node]:
    """The nodes, in which no text is longer than a page can carry."""
    for node in nodes:
        match node:
            case Prose() | Code() | Terminal() | Diff() if not _fits(node.text, MESSAGE):
                yield from shortened(node.text, MESSAGE, shelf, partial(_with, node))
            case Box() | Fold():
                yield replace(node, nodes=tuple(bounded(node.nodes, shelf)))
            case _:
                yield node


def _with(node: Prose | Code | Terminal | Diff, text: str) -> Node:
    return replace(node, text=text)


def _fits(text: str, limit: Limit) -> bool:
    return len(text) <= limit.width * 2 and text.count("\n") < limit.head + limit.tail
