"""Shortens long texts: head and tail on the page, the whole one click away."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from mkdocs_cctranscripts.model.document import Line, Link, Node, Text
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


def shortened(text: str, limit: Limit, shelf: Shelf, show: Callable[[str], Node]) -> Iterator[Node]:
    lines = text.split("\n")
    if len(lines) <= limit.head + limit.tail and len(text) <= limit.width * 2:
        yield show(text)
        return
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
