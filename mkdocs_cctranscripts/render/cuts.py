"""Cuts what a page shows into pieces of about one weight, at places that don't move when a session grows.

Whether something begins a piece depends on what stands before it and never on what comes after. What stands
before is counted row by row, however rows are grouped, copied or rewound: that may change later. Of an agent,
whose transcript may come later or never, the first rows stand where it was called, and the others apart.
"""

from collections.abc import Iterator
from dataclasses import replace

from mkdocs_cctranscripts.model.document import Box, Facts, Fold, Heading, Node, Prose, Text
from mkdocs_cctranscripts.render.asides import Aside, leading_on
from mkdocs_cctranscripts.render.weight import is_later, weight

Nodes = tuple[Node, ...]

_BEFORE = {Heading: 4 / 5, Prose: 9 / 8}
"""How full a piece must be to end before a prompt, and before words, which often end a turn."""
_AGENT_COUNTS = 10
_AGENT_SHOWS = 6
"""Which part of a page's weight an agent counts as, and which part of it shows where it was called."""
_HOLDERS = ("copied", "rewound")
_CONTINUED = Text(", continued")


class Scissors:
    """Cuts one run of nodes; `asides` are those of the agents in it, and in these."""

    def __init__(self, full: int, folder: str, first: int = 0) -> None:
        self._full = full
        self._folder = folder
        self._room = first or full
        self._size = 0
        self.asides: list[Aside] = []

    def pieces(self, nodes: Nodes) -> tuple[Nodes, ...]:
        pieces: list[list[Node]] = [[]]
        for unit in _units(nodes):
            if isinstance(unit[0], Fold) and _holds_others(unit[0]):
                first, *others = self._continued(unit[0])
                pieces[-1] += first
                pieces += ([*other] for other in others)
            else:
                if self._is_full(unit):
                    self._size, self._room = 0, self._full
                    pieces.append([])
                self._size += sum(map(self._weight, unit))
                pieces[-1] += map(self._shown, unit)
        return tuple(map(tuple, pieces))

    def _is_full(self, unit: Nodes) -> bool:
        kind = Heading if any(isinstance(node, Heading) for node in unit) else type(unit[0])
        return self._size > self._room * _BEFORE.get(kind, 1)

    def _continued(self, fold: Fold) -> Iterator[Nodes]:
        """The fold in each piece that holds some of it."""
        shown: Fold | None = fold
        rest = replace(fold, title=(*fold.title, _CONTINUED), id="", also=())
        for inside in self.pieces(fold.nodes):
            if not inside:
                yield ()
                continue
            yield (replace(shown or rest, nodes=inside),)
            shown = None

    def _weight(self, node: Node) -> int:
        return self._full // _AGENT_COUNTS if _is_agent(node) else weight(node)

    def _shown(self, node: Node) -> Node:
        """An agent's first rows and its answer; all of it if nothing could lead to the others."""
        if not isinstance(node, Fold) or not _is_agent(node) or not node.id:
            return node
        answer = _answer(node.nodes)
        inside = Scissors(self._full, self._folder, self._full // _AGENT_SHOWS)
        first, *others = inside.pieces(node.nodes[: len(node.nodes) - len(answer)])
        if others:
            self.asides.append(Aside(node, tuple(others)))
            answer = (leading_on(node, self._folder), *answer)
        self.asides += inside.asides
        return replace(node, nodes=(*first, *answer))


def _units(nodes: Nodes) -> Iterator[Nodes]:
    """What must not be cut apart: a prompt's heading and words, a card and what the user said to it."""
    unit: list[Node] = []
    for node in nodes:
        if unit and not _belongs_to(unit[-1], node):
            yield tuple(unit)
            unit = []
        unit.append(node)
    if unit:
        yield tuple(unit)


def _belongs_to(before: Node, node: Node) -> bool:
    match before, node:
        case Heading(), _:
            return True
        case Facts(), Heading():
            return True
        case Box() | Fold(), Box(id=id_):
            return before.id != "" and id_ == f"{before.id}-said"
        case _:
            return False


def _is_agent(node: Node) -> bool:
    return isinstance(node, Fold) and node.kind.split()[:1] == ["agent"]


def _holds_others(fold: Fold) -> bool:
    """Groups of rows have no id; nor have those that hold whole turns."""
    if fold.id or not fold.nodes or _is_agent(fold):
        return False
    return fold.kind in _HOLDERS or all(isinstance(node, Box | Fold) for node in fold.nodes)


def _answer(nodes: Nodes) -> Nodes:
    """What an agent said in the end, and what was told of it later."""
    end = len(nodes)
    while end and (isinstance(nodes[end - 1], Prose) or is_later(nodes[end - 1])):
        end -= 1
    return nodes[end:]
