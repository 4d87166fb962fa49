"""Shows plans, and what the user said to them."""

from collections.abc import Iterator

from mkdocs_cctranscripts.model.decision import Plan
from mkdocs_cctranscripts.model.document import Box, Fold, Mark, Node, Prose, Spans, Strong, Text
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.paste import folded
from mkdocs_cctranscripts.render.phrases import brief
from mkdocs_cctranscripts.render.pieces import output, picture

_VERDICTS = {"pending": "waiting"}
_FOLDED = ("rejected", "failed")
_LONGEST = 100
_LABEL = 80
_WORDS = 60


def plan(block: Plan, context: Context) -> Iterator[Node]:
    kind = f"plan {block.status}" if block.status in _FOLDED else "plan card"
    parts = (kind, _title(block), tuple(_nodes(block, context)), block.id, (*block.also, *block.signs))
    if block.status in _FOLDED:
        yield Fold(*parts)
    else:
        yield Box(*parts, label=brief(block.title, _LABEL) if block.status == "approved" else "")
    said = (*folded(block.feedback), *_pictures(block, context))
    if said:
        yield Box("said", (Strong("User"), Text(" on the plan")), said, f"{block.id}-said")


def _title(block: Plan) -> Spans:
    verdict = _VERDICTS.get(block.status, block.status)
    title: Spans = (Strong(f"Plan {verdict}"), Text(f" — {brief(block.title, _LONGEST)}"))
    if block.stayed:
        return (*title, Text(" · the user went on planning"))
    if block.status == "failed":
        first = next((line for line in block.error.splitlines() if line.strip()), "")
        return (*title, Text(" · "), Mark(brief(first, _WORDS), "bad")) if first else title
    return title


def _nodes(block: Plan, context: Context) -> Iterator[Node]:
    yield Prose(_beyond_title(block))
    if block.proposed:
        yield Fold("plan", (Text("As it was proposed"),), (Prose(block.proposed),))
    yield from output(block.error, context)


def _beyond_title(block: Plan) -> str:
    """The plan without the heading that its title says."""
    first, _, rest = block.text.strip().partition("\n")
    said = first.startswith("# ") and first.replace("`", "").replace("*", "").endswith(block.title)
    return rest.strip("\n") if said and rest.strip() and len(block.title) <= _LONGEST else block.text


def _pictures(block: Plan, context: Context) -> Iterator[Node]:
    for number, image in enumerate(block.images, 1):
        yield picture(image, context, f"Image {number}, pasted with the feedback")
