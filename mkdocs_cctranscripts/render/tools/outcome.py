"""How a call ended, in the words of its title line."""

import re
from typing import Literal

from mkdocs_cctranscripts.model.call import ToolCall, ToolResult
from mkdocs_cctranscripts.model.document import Mark, Spans, Text
from mkdocs_cctranscripts.render.phrases import brief
from mkdocs_cctranscripts.render.tools.card import Card

State = Literal["", "failed", "rejected", "interrupted"]

_EXIT = re.compile(r"(?:Error: )?Exit code (\d+)\b[^\n]*\n?")
_TIMED_OUT = re.compile(r"\btimed out\b", re.IGNORECASE)
_KILLED = re.compile(r"\s*Command timed out after\b")
_HEADING = re.compile(r"\A#+ Error\s*")
_OBJECTIONS = ("Permission", "Hook ", "PreToolUse")
"""How Claude Code begins to say why it didn't let a command run."""
_FAILED = ("failed", "error")
_STOPPED = {"killed": "stopped", "stopped": "stopped"}
_INTERRUPTED = "[Request interrupted by user"


def state(result: ToolResult | None) -> State:
    if result and result.denied:
        return "rejected"
    if result and _is_interrupted(result):
        return "interrupted"
    return "failed" if result and result.failed else ""


def outcome(call: ToolCall, card: Card) -> Spans:
    """With the dot in front of it; nothing if there is nothing to say."""
    match state(call.result):
        case "rejected":
            return (Text(" · "), Mark("rejected by the user", "warn"))
        case "interrupted":
            return (Text(" · "), Mark("interrupted", "warn"))
        case "failed" if call.result:
            return (Text(" · "), Mark(_failure(call.result.text, card), "bad"))
    if call.result is None:
        return (Text(" · no result"),)
    if card.failed:
        return (Text(" · "), Mark(card.outcome, "bad"))
    return (Text(f" · {card.outcome}"), *later(call)) if card.outcome else ()


def later(call: ToolCall) -> Spans:
    """What became of it in the background, where that was heard."""
    ended = _ended(call)
    if ended in _FAILED:
        return (Text(", "), Mark("failed", "bad"))
    return (Text(f", {_STOPPED.get(ended, 'ended')}"),) if ended else ()


def is_lost(call: ToolCall) -> bool:
    """Whether it was heard that it failed in the background."""
    return _ended(call) in _FAILED


def _ended(call: ToolCall) -> str:
    heard = [notice.status for notice in call.notices if notice.kind == "background" and notice.status]
    return heard[-1] if heard else ""


def error(result: ToolResult) -> str:
    """What a call said that did not succeed, without what the title says already."""
    text = "" if result.text.startswith(_INTERRUPTED) else result.text
    return _EXIT.sub("", text, count=1) if _EXIT.match(text) else text


def _is_interrupted(result: ToolResult) -> bool:
    told = isinstance(result.data, dict) and result.data.get("interrupted") is True
    return told or (result.failed and result.text.startswith(_INTERRUPTED))


def _failure(text: str, card: Card) -> str:
    code = _EXIT.match(text)
    if _KILLED.match(text, code.end() if code else 0):
        return "timed out"
    if code:
        return f"failed, exit\u00a0{code[1]}"
    first, _, rest = _HEADING.sub("", text.strip(), count=1).partition("\n")
    if _TIMED_OUT.search(first):
        return "timed out"
    # What a program printed begins with anything but the reason why it failed.
    reason = "" if card.kind == "run" and rest and not first.startswith(_OBJECTIONS) else _reason(first)
    return f"failed: {reason}" if reason else "failed"


def _reason(line: str) -> str:
    """The line, or its first sentence if that says it in less."""
    words = line.strip().removeprefix("Error: ").removeprefix("Error")
    return brief(words if brief(words) == words else words.partition(". ")[0]).removesuffix(".")
