"""Settles what became of plans: one that was carried out after all had been accepted."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from mkdocs_cctranscripts.assemble.fields import text_of
from mkdocs_cctranscripts.assemble.words import PLAN, text_of_entry
from mkdocs_cctranscripts.model.entry import Entry
from mkdocs_cctranscripts.model.session import Block, Notice, Plan, Turn

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
    plans = list(_plans(turns))
    started = {
        plan.id: earlier
        for place, plan in enumerate(plans)
        for earlier in plans[:place]
        if earlier.status == "rejected"
        and not plan.called
        and plan.text.strip().startswith(earlier.text.strip())
    }
    accepted = {plan.id for plan in started.values()}
    return tuple(
        replace(turn, blocks=tuple(_settled(block, started, accepted) for block in turn.blocks))
        for turn in turns
    )


def _settled(block: Block, started: dict[str, Plan], accepted: set[str]) -> Block:
    if not isinstance(block, Plan):
        return block
    if block.id in accepted:
        return replace(block, status="approved")
    if block.id in started and block.text.strip() == started[block.id].text.strip() and not block.feedback:
        return Notice(block.id, "loaded", f"Started on the plan “{block.title}” with the context cleared")
    return block


def _plans(turns: Sequence[Turn]) -> Iterator[Plan]:
    for turn in turns:
        yield from (block for block in turn.blocks if isinstance(block, Plan))
