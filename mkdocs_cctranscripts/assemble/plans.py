"""Settles what became of plans: one that was carried out after all had been accepted."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from mkdocs_cctranscripts.model.session import Block, Notice, Plan, Turn


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
