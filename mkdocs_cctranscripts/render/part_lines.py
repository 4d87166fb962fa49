"""Names the parts of a long session, and says in each of them where the others are."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from mkdocs_cctranscripts.model.document import (
    Box,
    Facts,
    Fold,
    Heading,
    Line,
    Link,
    Node,
    Span,
    Strong,
    Text,
)
from mkdocs_cctranscripts.render.phrases import brief

Nodes = tuple[Node, ...]

_MOST_NAMED = 7
"""Of more parts, only the first, the last and the neighbours are."""
_PROMPT = "prompt-"


@dataclass(frozen=True, slots=True)
class Part:
    uri: str
    nodes: Nodes
    label: str
    title: str
    """Of the first prompt in it."""


def named(uri: str, pieces: Sequence[Nodes], folder: str) -> list[Part]:
    """Each piece with its address and a name."""
    told: list[Part] = []
    before = ""
    for number, nodes in enumerate(pieces, 1):
        prompts = headings(nodes)
        numbers = [heading.id.removeprefix(_PROMPT) for heading in prompts]
        starts = not before or (bool(nodes) and _starts_with_prompt(nodes[0]))
        label = _label("" if starts else before, numbers) or f"Part {number}"
        place = uri if number == 1 else f"{folder}/part-{number}.md"
        told.append(Part(place, nodes, label, prompts[0].text if prompts else ""))
        before = numbers[-1] if numbers else before
    return told


def _label(before: str, numbers: Sequence[str]) -> str:
    """`Prompts 1–5`, `Rest of prompt 5, then 6–7`, `More of prompt 7`."""
    if not numbers:
        return f"More of prompt\u00a0{before}" if before else ""
    first, last = numbers[0], numbers[-1]
    these = first if first == last else f"{first}–{last}"
    if before:
        return f"Rest of prompt\u00a0{before}, then {these}"
    return f"{'Prompt' if first == last else 'Prompts'}\u00a0{these}"


def _starts_with_prompt(node: Node) -> bool:
    """Below the link to the original, if it was copied."""
    if isinstance(node, Fold):
        told = (each for each in node.nodes if not isinstance(each, Facts))
        return any(_starts_with_prompt(each) for each in list(told)[:1])
    return isinstance(node, Heading)


def all_parts(told: Sequence[Part], here: int) -> Line:
    """`Part 1 of 2`, then all parts, or some if they are many."""
    last = len(told) - 1
    shown = range(last + 1) if last < _MOST_NAMED else sorted({0, here - 1, here, here + 1, last})
    spans: list[Span] = [Text(f"Part {here + 1} of {last + 1}")]
    before = -1
    for number in (each for each in shown if 0 <= each <= last):
        spans.append(Text(" … " if number > before + 1 else " "))
        part = told[number]
        spans.append(Strong(part.label) if number == here else Link(part.label, part.uri))
        before = number
    return Line(tuple(spans), "parts")


def neighbours(told: Sequence[Part], here: int) -> Line:
    spans: list[Span] = [Text(f"Part {here + 1} of {len(told)}")]
    for word, number in (("Previous", here - 1), ("Next", here + 1)):
        if 0 <= number < len(told):
            part = told[number]
            name = f": {brief(part.title)}" if part.title else ""
            spans += (Text(" "), Link(f"{word}: {part.label}{name}", part.uri))
    return Line(tuple(spans), "parts")


def walk(nodes: Nodes) -> Iterator[Node]:
    for node in nodes:
        yield node
        if isinstance(node, Box | Fold):
            yield from walk(node.nodes)


def headings(nodes: Nodes) -> list[Heading]:
    return [node for node in walk(nodes) if isinstance(node, Heading) and node.id.startswith(_PROMPT)]
