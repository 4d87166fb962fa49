"""Shows what happened around the conversation."""

from mkdocs_cctranscripts.model.document import Box, Fold, Node, Prose, Strong, Terminal, Text
from mkdocs_cctranscripts.model.session import Notice

_KINDS = {"interrupted": "stop", "compacted": "pack", "error": "failed", "retry": "failed"}
"""Kinds of notices that look different."""
_IN_MARKDOWN = ("compacted", "loaded", "away", "background", "teammate")
"""Kinds of notices whose text was written for the model, or by it."""


def notice(block: Notice) -> Node:
    if block.kind == "output":
        return Fold("tool run", (Strong("Output"),), (Terminal(block.text),), block.id)
    kind = f"notice {_KINDS.get(block.kind, '')}".strip()
    title = (Strong(block.title), Text(f" {block.about}" if block.about else ""))
    if block.text.strip():
        text = Prose(block.text, typed=block.kind not in _IN_MARKDOWN)
        return Fold(kind, title, (text,), block.id)
    return Box(kind, title, (), block.id)
