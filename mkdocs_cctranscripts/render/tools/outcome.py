"""How a call ended, in the words of its title line."""

import re
from typing import Literal

from mkdocs_cctranscripts.model.document import Mark, Spans, Text
from mkdocs_cctranscripts.model.session import ToolCall, ToolResult
from mkdocs_cctranscripts.render.phrases import brief
from mkdocs_cctranscripts.render.tools.card import Card

State = Literal["", "failed", "rejected"]

_EXIT = re.compile(r"(?:Error: )?Exit code (\d+)\b[^\n]*\n?")
_TIMED_OUT = re.compile(r"timed out after|\btimed out\b", re.IGNORECASE)
_WORDS = 60


def state(result: ToolResult | None) -> State:
    if result and result.denied:
        return "rejected"
    return "failed" if result and result.failed else ""


def outcome(call: ToolCall, card: Card) -> Spans:
    """With the dot in front of it; nothing if there is nothing to say."""
    result = call.result
    if result is None:
        return (Text(" · no result"),)
    if result.denied:
        return (Text(" · "), Mark("rejected by the user", "warn"))
    if result.failed:
        return (Text(" · "), Mark(_failure(result.text), "bad"))
    return (Text(f" · {card.outcome}"),) if card.outcome else ()


def error(result: ToolResult) -> str:
    """What a failed call said, without what the title says already."""
    return _EXIT.sub("", result.text, count=1) if _EXIT.match(result.text) else result.text


def _failure(text: str) -> str:
    if found := _EXIT.match(text):
        return f"failed, exit\u00a0{found[1]}"
    first = next((line for line in text.splitlines() if line.strip()), "")
    if _TIMED_OUT.search(first):
        return "timed out"
    return f"failed: {brief(first.removeprefix('Error: '), _WORDS)}" if first else "failed"
