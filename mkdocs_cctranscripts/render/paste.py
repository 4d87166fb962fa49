"""Shows what was typed: a few lines, and the rest of a long paste folded."""

import re
from collections.abc import Iterator

from mkdocs_cctranscripts.model.document import Fold, Link, Node, Prose, Text
from mkdocs_cctranscripts.render.phrases import count

_MOST_LINES = 12
_MOST_CHARACTERS = 1_500
_LEAST_LEFT = 3
"""Lines that aren't worth a fold of their own."""
_FENCE = re.compile(r"\s*(`{3,}|~{3,})")


def folded(text: str, links: tuple[Link, ...] = ()) -> Iterator[Node]:
    if not text.strip():
        return
    head, rest = _cut(text)
    yield Prose(head, typed=True, links=links)
    if rest:
        lines = rest.strip("\n").count("\n") + 1
        size = count(lines, "line") if lines > 1 else count(len(rest), "character")
        nodes = (Prose(_reopened(head) + rest, typed=True, links=links),)
        yield Fold("more", (Text(f"Rest of the prompt · {size}"),), nodes)


def _cut(text: str) -> tuple[str, str]:
    """Between lines, or between words of an endless line."""
    lines = text.split("\n")
    head = "\n".join(lines[:_MOST_LINES])
    if len(lines) <= _MOST_LINES + _LEAST_LEFT and len(text) <= 2 * _MOST_CHARACTERS:
        return text, ""
    if len(head) > _MOST_CHARACTERS:
        ends = (head.rfind(end, 1, _MOST_CHARACTERS) for end in ("\n", " "))
        head = head[: next((end for end in ends if end > 0), _MOST_CHARACTERS)]
    return head, text[len(head) :].removeprefix("\n")


def _reopened(head: str) -> str:
    """The line that opened the code block in which the head ends, if it does."""
    opened = ""
    for line in head.split("\n"):
        fence = _FENCE.match(line)
        if fence and not opened:
            opened = line
        elif fence and line.strip() == fence[1] and fence[1].startswith(_mark(opened)):
            opened = ""
    return f"{opened}\n" if opened else ""


def _mark(line: str) -> str:
    fence = _FENCE.match(line)
    return fence[1] if fence else ""
