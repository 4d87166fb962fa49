"""Tells what a plan says, and what became of it."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from mkdocs_cctranscripts.assemble.fields import data_of, text_of
from mkdocs_cctranscripts.assemble.refusals import pasted, said_in
from mkdocs_cctranscripts.assemble.words import PLAN, text_of_entry
from mkdocs_cctranscripts.model.call import Notice, ToolCall, ToolResult
from mkdocs_cctranscripts.model.decision import Plan
from mkdocs_cctranscripts.model.entry import Entry
from mkdocs_cctranscripts.model.session import Block, Turn

_QUOTED = re.compile(r"^(?:## Approved Plan(?: \(edited by user\))?|Rejected plan):[ \t]*\n", re.MULTILINE)
"""Behind which a result quotes the plan."""
_APPROVED = re.compile(r"approved (?:your|the) plan|approved exiting plan mode", re.IGNORECASE)
_REJECTED = re.compile(
    r"rejected|doesn't want to proceed|wants to revise|\[request interrupted by user", re.IGNORECASE
)
_STAYED = re.compile(r"chose to stay in plan mode", re.IGNORECASE)
_SUBMITTED = re.compile(r"submitted to the team lead", re.IGNORECASE)
_HOOK = re.compile(r"\bhook\b", re.IGNORECASE)
_FEEDBACK = "User feedback on this plan:"
_FENCE = re.compile(r"\s*(```|~~~)")
_LABEL = re.compile(r"#*\s*(?:(?:implementation\s+)?plan\s*(?::|[-\u2013\u2014]\s)\s*)?", re.IGNORECASE)
_LONGEST = 300
"""A longer line is the title as far as this, in characters."""
_MARKS = (
    (re.compile(r"\[([^\]]*)\]\([^)]*\)"), r"\1"),
    (re.compile(r"(\*{1,3})(?=\S)(.+?)(?<=\S)\1"), r"\2"),
    (re.compile(r"`+"), ""),
)


def plan(call: ToolCall, written: str = "") -> Plan | None:
    """None where there is no text, be it written to a file: then the call speaks for itself."""
    result = call.result
    _, *quoted = _QUOTED.split(result.text, maxsplit=1) if result else ("",)
    proposed = text_of(call.input, "plan")
    found = (text_of(data_of(call), "plan"), *quoted, proposed, written)
    text = next((text for text in found if text.strip()), "")
    if not text:
        return None
    changed = proposed if proposed.strip() not in ("", text.strip()) else ""
    told = Plan(call.id, text, plan_title(text), "pending", proposed=changed, images=pasted(result))
    return _judged(told, result, data=bool(data_of(call))) if result else told


def plan_title(text: str) -> str:
    """The plan's first heading, without the word "Plan"; else its first line."""
    lines = list(_prose(text))
    first = next((line for line in lines if line.startswith("# ")), lines[0] if lines else "")
    first = first if len(first) <= _LONGEST else first[:_LONGEST].rsplit(" ", 1)[0].rstrip() + "…"
    for mark, kept in _MARKS:
        first = mark.sub(kept, first)
    return _LABEL.sub("", first, count=1).strip() or "Plan"


def _prose(text: str) -> Iterator[str]:
    """The lines that say something; none of code, if there are others."""
    outside = True
    for line in text.splitlines():
        if _FENCE.match(line):
            outside = not outside
        elif outside and line.strip():
            yield line.strip()


def _judged(told: Plan, result: ToolResult, *, data: bool) -> Plan:
    """By the words around the plan alone: it may speak of approval itself."""
    verdict = _QUOTED.split(result.text, maxsplit=1)[0]
    said = result.said.strip() or said_in(verdict)
    if result.failed and _HOOK.search(verdict.partition("\n")[0]):
        return replace(told, status="failed", error=_error(verdict))
    if result.denied or _STAYED.search(verdict) or _REJECTED.search(verdict):
        stayed = bool(_STAYED.search(verdict)) and not said
        return replace(told, status="rejected", feedback=said, stayed=stayed)
    if not result.failed and (data or _APPROVED.search(verdict)) and not _SUBMITTED.search(verdict):
        return replace(told, status="approved", feedback=said)
    if _SUBMITTED.search(verdict):
        return told
    return replace(told, status="failed" if result.failed else "pending", error=_error(verdict))


def _error(verdict: str) -> str:
    return verdict.strip().removeprefix("Error: ").strip()


_TRANSCRIPT = re.compile(r"read the full transcript at:[^\n]{0,1000}?[/\\]([0-9a-fA-F-]{36})\.jsonl")


def planned_in(entries: Sequence[Entry]) -> str:
    """The session whose plan this one was started with, by the transcript that its first message names."""
    for entry in entries:
        text = text_of_entry(entry) if entry.kind == "user" else ""
        if entry.extra.get("planContent") or text.startswith(PLAN):
            found = _TRANSCRIPT.findall(text)
            if found and found[-1] != text_of(entry.extra, "sessionId"):
                return str(found[-1])
    return ""


def settled(turns: Sequence[Turn]) -> tuple[Turn, ...]:
    """Up to January 2026, "accept and clear context" wrote a rejection, then started on the same plan."""
    started = _started(turns)
    accepted = set(map(id, started.values()))
    return tuple(
        replace(turn, blocks=tuple(_settled(block, started, accepted) for block in turn.blocks))
        for turn in turns
    )


def _started(turns: Sequence[Turn]) -> dict[int, Plan]:
    """For each plan that was started on, the last that proposed it: the user may have added to it."""
    started: dict[int, Plan] = {}
    proposals: dict[str, list[Plan]] = {}
    for turn in turns:
        for block in turn.blocks:
            if isinstance(block, Plan):
                alike = proposals.setdefault(_first_line(block.text), [])
                found = (each for each in reversed(alike) if _is_start_of(each, block))
                if not block.called and (earlier := next(found, None)):
                    started[id(block)] = earlier
                alike += [block] if block.called else []
    return started


def _first_line(text: str) -> str:
    return text.strip().partition("\n")[0].strip()


def _is_start_of(earlier: Plan, later: Plan) -> bool:
    return later.text.strip().startswith(earlier.text.strip())


def _settled(block: Block, started: dict[int, Plan], accepted: set[int]) -> Block:
    if not isinstance(block, Plan):
        return block
    if id(block) in accepted:
        return replace(block, status="approved", stayed=False, error="")
    feedback = block.feedback.removeprefix(_FEEDBACK).strip()
    earlier = started.get(id(block))
    if earlier and block.text.strip() == earlier.text.strip() and not feedback:
        return Notice(block.id, "loaded", f"Started on the plan “{block.title}” with the context cleared")
    return replace(block, feedback=feedback)
