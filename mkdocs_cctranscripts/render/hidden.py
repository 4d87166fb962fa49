"""Says how much isn't shown: one line for all that is hidden at one place."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from mkdocs_cctranscripts.model.document import Line, Node, Text
from mkdocs_cctranscripts.render.phrases import count

_COUNTED = re.compile(r"(\d+)\u00a0([a-z ]+?)s?")
_BETWEEN = re.compile(", | and ")
_END = " not shown"


def hidden(*what: str) -> Line:
    """Each as a number with its noun, or in other words."""
    *first, last = what
    told = f"{', '.join(first)} and {last}" if first else last
    return Line((Text(f"{told}{_END}"),), "note")


def together(nodes: Iterable[Node]) -> Iterator[Node]:
    """The nodes, with neighbours that only say what isn't shown in one line."""
    waiting: list[str] = []
    for node in nodes:
        if told := _told(node):
            waiting += _BETWEEN.split(told)
            continue
        if waiting:
            yield hidden(*_summed(waiting))
            waiting = []
        yield node
    if waiting:
        yield hidden(*_summed(waiting))


def _told(node: Node) -> str:
    match node:
        case Line((Text(text),), "note") if text.endswith(_END):
            return text.removesuffix(_END)
        case _:
            return ""


def _summed(what: Iterable[str]) -> list[str]:
    numbers: Counter[str] = Counter()
    for each in what:
        found = _COUNTED.fullmatch(each)
        numbers[found[2] if found else each] += int(found[1]) if found else 0
    return [count(number, one) if number else one for one, number in numbers.items()]
