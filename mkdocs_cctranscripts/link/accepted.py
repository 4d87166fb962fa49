"""Finds plans that were accepted after all: another session was started to carry them out."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from mkdocs_cctranscripts.model.call import Notice
from mkdocs_cctranscripts.model.decision import Plan
from mkdocs_cctranscripts.model.link import Related
from mkdocs_cctranscripts.model.session import Block, Session, Turn


def accepted(
    sessions: Mapping[str, Session], related: Mapping[str, Sequence[Related]]
) -> dict[str, frozenset[str]]:
    """By the address of the page, the ids of the plans.

    "Accept and clear context" writes a rejection into the old file, or nothing, and starts a new one.
    """
    return {
        uri: frozenset(_accepted(session, [sessions[each.uri] for each in related[uri] if _is_carried(each)]))
        for uri, session in sessions.items()
    }


def settled(session: Session, plans: frozenset[str]) -> Session:
    """The session with these plans approved, without the interruption that is but a sign of it."""
    if not plans:
        return session
    return replace(
        session,
        turns=tuple(replace(turn, blocks=tuple(_settled(turn.blocks, plans))) for turn in session.turns),
    )


def _is_carried(related: Related) -> bool:
    return related.how == "carried out in"


def _accepted(session: Session, later: Sequence[Session]) -> Iterator[str]:
    texts = [plan.text.strip() for other in later for plan in _plans(other.turns) if not plan.called]
    proposed = [plan for plan in _plans(session.turns) if plan.called and _is_open(plan)]
    for text in texts:
        fitting = [plan for plan in proposed if f"{text}\n".startswith(f"{plan.text.strip()}\n")]
        yield from (plan.id for plan in fitting[-1:])


def _is_open(plan: Plan) -> bool:
    return plan.status == "pending" or (plan.status == "rejected" and not plan.feedback and not plan.stayed)


def _plans(turns: Sequence[Turn]) -> Iterator[Plan]:
    yield from (block for turn in turns for block in turn.blocks if isinstance(block, Plan))


def _settled(blocks: Sequence[Block], plans: frozenset[str]) -> Iterator[Block]:
    last: Plan | None = None
    for block in blocks:
        if last and isinstance(block, Notice) and block.kind == "interrupted":
            last = replace(last, signs=(*last.signs, block.id))
            continue
        if last:
            yield last
        is_accepted = isinstance(block, Plan) and block.id in plans
        last = replace(block, status="approved") if isinstance(block, Plan) and is_accepted else None
        if last is None:
            yield block
    if last:
        yield last
