"""Pages for what agents did, where that is too much for the page that they were called on."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from mkdocs_cctranscripts.model.document import Fold, Line, Link, Node, Span, Spans, Text
from mkdocs_cctranscripts.render.phrases import brief

Nodes = tuple[Node, ...]

_MOST_NAMED = 5


@dataclass(frozen=True, slots=True)
class Aside:
    """What of an agent stands on pages of its own."""

    agent: Fold
    pieces: tuple[Nodes, ...]

    @property
    def name(self) -> str:
        """The agent's title, without how it ended."""
        return brief("".join(span.text for span in self.agent.title).split(" · ")[0])


def address(agent: Fold, folder: str, number: int = 1) -> str:
    name = agent.id.partition("-")[2] or agent.id
    return f"{folder}/agent-{name}{f'-{number}' if number > 1 else ''}.md"


def leading_on(agent: Fold, folder: str) -> Line:
    return Line((Text("What else it did is "), Link("on a page of its own", address(agent, folder))), "cut")


def leading_back(aside: Aside, folder: str, number: int) -> Line:
    """And to the neighbours, if there are."""
    spans: list[Span] = [Text("Rest of an agent "), Link("Back to its call", "", aside.agent.id)]
    for word, other in (("Previous", number - 1), ("Next", number + 1)):
        if 1 <= other <= len(aside.pieces):
            spans += (Text(" "), Link(f"{word}: page {other}", address(aside.agent, folder, other)))
    return Line(tuple(spans), "parts")


def leading_to(asides: Sequence[Aside], folder: str) -> Iterator[Line]:
    """All of them, or some if they are many: what leads to each stands in a fold."""
    if not asides:
        return
    spans: Spans = (Text("On pages of their own:"),)
    for each in asides[:_MOST_NAMED]:
        spans += (Text(" "), Link(each.name, address(each.agent, folder)))
    rest = len(asides) - _MOST_NAMED
    yield Line((*spans, Text(f" and {rest} more")) if rest > 0 else spans, "parts")
