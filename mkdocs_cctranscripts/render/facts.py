"""Tells the facts of a session, and of each of its turns, on a line; what is zero or unknown is left out."""

from collections.abc import Iterator, Sequence

from mkdocs_cctranscripts.model.document import Facts, Mono, Spans, Text
from mkdocs_cctranscripts.model.session import Prompt, Session, Turn, Usage
from mkdocs_cctranscripts.render.changes import changed
from mkdocs_cctranscripts.render.commits import made, pull_requests, request_link
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.counts import calls, calls_in, prompts
from mkdocs_cctranscripts.render.phrases import (
    amount,
    clock,
    count,
    day,
    duration,
    folder_name,
    length,
    model_name,
    tokens,
)

_MOST_LINKS = 3


def facts(session: Session, own: Sequence[Turn], context: Context) -> Facts:
    """`own` are the turns that no other session counts."""
    used = sum((turn.usage for turn in own), Usage())
    return Facts((*_about(session, context), *_done(own, context), *_used(used)))


def _about(session: Session, context: Context) -> Iterator[Spans]:
    if session.project:
        yield (context.project or Text(folder_name(session.project)),)
    if session.started:
        yield (Text(f"{day(session.started)}, {clock(session.started)}\u00a0UTC"),)
        yield (Text(f"{duration(session.active)}\u00a0active"),)
    if session.models:
        yield (Text(", ".join(model_name(name) for name in session.models)),)
    if session.efforts:
        yield (Text(f"{', '.join(session.efforts)}\u00a0effort"),)
    if session.branch:
        yield (Mono(session.branch),)
    if session.version:
        yield (Text(f"Claude\u00a0Code\u00a0{session.version}"),)


def _done(own: Sequence[Turn], context: Context) -> Iterator[Spans]:
    yield from _counted(prompts(own), "prompt")
    yield from _counted(calls(own), "tool call")
    yield from _committed(own, context)


def _committed(turns: Sequence[Turn], context: Context) -> Iterator[Spans]:
    files = changed(turns, context.folder)
    if files:
        yield files
    yield from _counted(made(turns), "commit")


def _requested(turns: Sequence[Turn], context: Context) -> Iterator[Spans]:
    requests = tuple(pull_requests(turns, context))
    if len(requests) > _MOST_LINKS:
        yield from _counted(len(requests), "pull request")
    else:
        yield from ((request_link(each),) for each in requests)


def _counted(number: int, one: str) -> Iterator[Spans]:
    if number:
        yield (Text(count(number, one)),)


def _used(used: Usage) -> Iterator[Spans]:
    """`1.2k tokens in, 45k out, 2.0M cached`."""
    if used.total:
        parts = ((used.input, "in"), (used.output, "out"), (used.cache_read + used.cache_write, "cached"))
        told = [f"{amount(number)}\u00a0{what}" for number, what in parts if number]
        yield (Text(f"{tokens(used.total)}: {', '.join(told)}"),)


def turn_facts(turn: Turn, prompt: Prompt, context: Context) -> Facts:
    told = [f"{'Command' if prompt.command else 'Prompt'}\u00a0{turn.number}"]
    told += [clock(prompt.time)] if prompt.time else []
    told += [length(turn.active)] if turn.active else []
    told += [count(number, "tool call")] if (number := calls_in(turn)) else []
    used = (Text(tokens(turn.usage.total)),) if turn.usage.total else ()
    facts = (
        *((Text(each),) for each in told),
        *_committed((turn,), context),
        *_requested((turn,), context),
        used,
    )
    return Facts(tuple(filter(None, facts)))
