"""Shows plans, and what the user said to them."""

from collections.abc import Iterator

from mkdocs_cctranscripts.model.document import Box, Fold, Node, Prose, Strong, Terminal, Text
from mkdocs_cctranscripts.model.session import Plan
from mkdocs_cctranscripts.render.prompts import said_words


def plan(block: Plan) -> Iterator[Node]:
    verdict = "waiting" if block.status == "pending" else block.status
    stayed = " · the user chose to stay in plan mode" if block.stayed else ""
    title = (Strong(f"Plan {verdict}"), Text(f" — {block.title}{stayed}"))
    nodes: tuple[Node, ...] = (Prose(block.text),)
    if block.proposed:
        nodes += (Fold("plan", (Text("As it was proposed"),), (Prose(block.proposed),)),)
    if block.error:
        nodes += (Terminal(block.error),)
    if block.status in ("rejected", "failed"):
        yield Fold(f"plan {block.status}", title, nodes, block.id)
    else:
        yield Box("plan card", title, nodes, block.id)
    if block.feedback:
        yield Box("said", (Strong("User"), Text(" on the plan")), tuple(said_words(block.feedback)))
