"""Tells how heavy a node is: about how many bytes a page needs to show it.

By its text alone, not by what the writer makes of it: a page must not move because colours got longer.
"""

from typing import assert_never

from mkdocs_cctranscripts.model.document import (
    Box,
    Calendar,
    Checklist,
    Choices,
    Code,
    Diff,
    Facts,
    Fold,
    Heading,
    Line,
    Node,
    Onward,
    Picture,
    Points,
    ProjectCards,
    Prose,
    Rows,
    Spans,
    Strip,
    Table,
    Terminal,
)

_COLOURED = 5.5
_COLOURS = {"": 1.1, "markdown": 1.5, "bash": 3.0, "python": 4.0, "css": 8.5}
"""How much longer code gets by its colours, where that is far from usual."""
_PROSE = 1.3
_FRAME = 250
_LINE = 100
_LATER = "background"


def weight(node: Node) -> int:
    """Never of titles and facts, which change when a session grows."""
    match node:
        case Facts() | Points() | Strip() | Calendar() | ProjectCards() | Rows():
            return 0  # at the head of a page, or on pages that aren't split
        case Heading() | Line() | Picture():
            return _LINE
        case Onward():
            return _LINE * len(node.links)
        case Prose():
            return _FRAME // 2 + int(_PROSE * len(node.text) + _in_fences(node.text) * (_COLOURED - _PROSE))
        case Code():
            return _FRAME // 2 + int(_COLOURS.get(node.language, _COLOURED) * len(node.text))
        case Terminal() | Diff():
            return _FRAME // 2 + int(_PROSE * len(node.text))
        case Checklist() | Choices():
            return sum(_LINE + len(item.text) + len(item.about) for item in node.items)
        case Table():
            return sum(_LINE + _length(cell) for row in node.rows for cell in row)
        case Box() | Fold():
            return _FRAME + sum(weight(each) for each in node.nodes if not is_later(each))
        case _:
            assert_never(node)


def _in_fences(text: str) -> int:
    """How much of a message is code in a language."""
    if "```" not in text:
        return 0
    inside, is_code, size = False, False, 0
    for line in text.split("\n"):
        if line.lstrip().startswith("```"):
            inside, is_code = not inside, line.strip("` ") != ""
        elif inside and is_code:
            size += len(line)
    return size


def _length(spans: Spans) -> int:
    return sum(len(span.text) for span in spans)


def is_later(node: Node) -> bool:
    """Whether it is told of a call long after it: it may not shift what stands between."""
    return isinstance(node, Box | Fold) and _LATER in node.kind.split()
