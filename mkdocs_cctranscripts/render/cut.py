"""Shortens long texts: head and tail on the page, the whole one click away."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from mkdocs_cctranscripts.model.document import Box, Code, Diff, Fold, Line, Link, Node, Prose, Terminal, Text
from mkdocs_cctranscripts.render.phrases import count
from mkdocs_cctranscripts.render.shelf import Shelf
from mkdocs_cctranscripts.render.weight import weight


@dataclass(frozen=True, slots=True)
class Limit:
    head: int
    tail: int
    width: int
    """In lines, lines, and characters of either."""
    whole: str = "full text"
    """What it is called that is one click away."""


OUTPUT = Limit(20, 10, 4_000, "full output")
INPUT = Limit(200, 40, 20_000)
MESSAGE = Limit(4_000, 1_000, 200_000)
"""More lines than anyone writes or reads."""
_HEAVIEST = 150_000
"""Of one text on a page: a browser would choke on many such."""


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
    yield Line((Text(f"{missing} left out · "), Link(limit.whole, shelf.text(text))), "cut")
    if tail:
        yield show(tail)


def bounded(nodes: Iterable[Node], shelf: Shelf) -> Iterator[Node]:
    """The nodes, in which no text is longer or heavier than a page can carry."""
    for node in nodes:
        match node:
            case Prose() | Code() | Terminal() | Diff():
                yield from shortened(node.text, _limit(node), shelf, partial(_with, node))
            case Box() | Fold():
                yield replace(node, nodes=tuple(bounded(node.nodes, shelf)))
            case _:
                yield node


def _limit(node: Prose | Code | Terminal | Diff) -> Limit:
    """Of a heavy text, as much as weighs two thirds of what a page can carry."""
    found = weight(node)
    if found <= _HEAVIEST:
        return MESSAGE
    return replace(MESSAGE, width=len(node.text) * _HEAVIEST // found // 3)


def _with(node: Prose | Code | Terminal | Diff, text: str) -> Node:
    return replace(node, text=text)


def _fits(text: str, limit: Limit) -> bool:
    return len(text) <= limit.width * 2 and text.count("\n") < limit.head + limit.tail
