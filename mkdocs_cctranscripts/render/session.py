"""Renders a session: title, facts, then turn by turn."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from mkdocs_cctranscripts.model.document import Document, Facts, Fold, Link, Node, Spans, Strong, Text
from mkdocs_cctranscripts.model.link import Copy, Links
from mkdocs_cctranscripts.model.session import Session, Turn
from mkdocs_cctranscripts.render.activity import strip
from mkdocs_cctranscripts.render.blocks import blocks
from mkdocs_cctranscripts.render.commits import mentions
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.counts import calls, prompts
from mkdocs_cctranscripts.render.cut import bounded
from mkdocs_cctranscripts.render.facts import facts, turn_facts
from mkdocs_cctranscripts.render.glance import glance
from mkdocs_cctranscripts.render.hidden import shown
from mkdocs_cctranscripts.render.phrases import count, day, headline
from mkdocs_cctranscripts.render.prompts import asked
from mkdocs_cctranscripts.render.related import asked_before


def session_page(session: Session, uri: str, links: Links, context: Context) -> Document:
    own = own_turns(session, links.copies)
    context = replace(context, mentions=mentions(session.turns, context))
    head: tuple[Node, ...] = (
        facts(session, own, context),
        *glance(own, links.related, context),
        *strip(session, shown(own, context.detail)),
        *asked_before(links.related),
    )
    head = tuple(bounded(head, context.shelf))
    turns = bounded(_turns(session.turns, links.copies, context), context.shelf)
    return Document(uri, title(session), _description(session, own), (*head, *turns), head=len(head))


def own_turns(session: Session, copied: Sequence[Copy]) -> tuple[Turn, ...]:
    """Without what belongs to another session, and counts there."""
    return tuple(turn for turn in session.turns if not _source(turn, copied))


def title(session: Session) -> str:
    if session.title:
        return headline(session.title)
    return f"Session of {day(session.started)}" if session.started else "Session without a date"


def _description(session: Session, own: Sequence[Turn]) -> str:
    when = f" of {day(session.started)}" if session.started else ""
    amounts = f"{count(prompts(own), 'prompt')}, {count(calls(own), 'tool call')}"
    return f"Claude Code session{when}: {amounts}".replace("\u00a0", " ")


def _turns(turns: Sequence[Turn], copied: Sequence[Copy], context: Context) -> Iterator[Node]:
    """The turns in order; neighbours that were copied from one session are folded together."""
    waiting: list[Turn] = []
    source: Copy | None = None
    for turn in turns:
        found = _source(turn, copied)
        if waiting and found is not source and source:
            yield _copied(source, waiting, context)
            waiting = []
        source = found
        if found:
            waiting.append(turn)
        else:
            yield from _turn(turn, context)
    if waiting and source:
        yield _copied(source, waiting, context)


def _source(turn: Turn, copied: Sequence[Copy]) -> Copy | None:
    if not turn.entries:
        return None
    return next((copy for copy in copied if turn.entries <= copy.entries), None)


def _copied(source: Copy, turns: Sequence[Turn], context: Context) -> Fold:
    name = headline(source.title)
    title: Spans = (Strong("Copied"), Text(f" from “{name}” · {_amount(turns)}"))
    link = Facts(((Text("The original stands in "), Link(name or "another session", source.uri)),))
    return Fold("copied", title, (link, *(node for turn in turns for node in _turn(turn, context))))


def _turn(turn: Turn, context: Context) -> Iterator[Node]:
    if turn.prompt:
        yield from asked(turn, turn.prompt, turn_facts(turn, turn.prompt, context), context)
    yield from blocks(turn.blocks, context)
    if turn.abandoned:
        title = (Strong("Rewound"), Text(f" · {_amount(turn.abandoned)}, taken back by the user"))
        left = tuple(node for each in turn.abandoned for node in _turn(each, context))
        yield Fold("rewound", title, left)


def _amount(turns: Sequence[Turn]) -> str:
    parts = [count(prompts(turns), "prompt")]
    parts += [count(number, "tool call")] if (number := calls(turns)) else []
    return " and ".join(parts)
