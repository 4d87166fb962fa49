"""Assembles a session: entries in file order → turns, calls with their results, plans, todos, sub-agents."""

from bisect import bisect
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from operator import itemgetter
from types import MappingProxyType

from mkdocs_cctranscripts.assemble.agents import Pool, Transcript, inside, together, unattended
from mkdocs_cctranscripts.assemble.attach import attached, passed_on
from mkdocs_cctranscripts.assemble.blocks import Known
from mkdocs_cctranscripts.assemble.calls import results
from mkdocs_cctranscripts.assemble.fields import text_of
from mkdocs_cctranscripts.assemble.models import values
from mkdocs_cctranscripts.assemble.noise import heard, quiet
from mkdocs_cctranscripts.assemble.places import places
from mkdocs_cctranscripts.assemble.plan_files import filed
from mkdocs_cctranscripts.assemble.plans import planned_in, settled
from mkdocs_cctranscripts.assemble.queue import delivered
from mkdocs_cctranscripts.assemble.remotes import Remotes, remotes
from mkdocs_cctranscripts.assemble.repeats import once
from mkdocs_cctranscripts.assemble.requests import each_once
from mkdocs_cctranscripts.assemble.thread import thread
from mkdocs_cctranscripts.assemble.titles import title
from mkdocs_cctranscripts.assemble.todos import listed
from mkdocs_cctranscripts.assemble.turns import turns
from mkdocs_cctranscripts.assemble.usage import active, ends
from mkdocs_cctranscripts.model.call import ToolResult
from mkdocs_cctranscripts.model.entry import CallPart, Entry, Problem
from mkdocs_cctranscripts.model.redaction import Place
from mkdocs_cctranscripts.model.session import Session, Turn

__all__ = ["Transcript", "assemble"]


def assemble(read: Iterable[Entry | Problem], agents: Sequence[Transcript] = ()) -> Session:
    found = tuple(read)
    entries = delivered(once([heard(each) for each in found if isinstance(each, Entry)]))
    own = [entry for entry in entries if not entry.sidechain]
    project = _first(own, "cwd")
    hosts = remotes(
        [(each, results(each)) for each in (entries, *(agent.entries for agent in agents))], project
    )
    known = _known(entries, hosts)
    told = _numbered(_told(own, known))

    transcripts = together(agents, inside(entries))
    waiting = [transcript for transcript in transcripts if not transcript.warm_up]
    pool = Pool(waiting, lambda lines: _told(once(lines), _known(lines, hosts, known.results)))
    told = each_once(_ended(settled(passed_on(pool.attach(told))), pool))
    session = _session(own, told, found)
    left_out = tuple(_left_out(len(transcripts) - len(waiting), unattended(told)))
    session = replace(session, left_out=left_out, places=_places(entries, agents))
    return replace(session, remote=hosts.own, planned_in=planned_in(own), continued_in=_continued(own))


def _places(entries: Sequence[Entry], agents: Sequence[Transcript]) -> dict[str, Place]:
    found = [places(agent.entries, agent.id) for agent in agents]
    return {key: place for each in (*found, places(entries)) for key, place in each.items()}


def _left_out(warm_ups: int, agents: int) -> Iterator[str]:
    if warm_ups:
        yield f"{warm_ups} warm-up agents"
    if agents:
        who = "a sub-agent" if agents == 1 else f"{agents} sub-agents"
        yield f"what {who} did: no transcript of it lies beside the session, or in its folder"


def _session(own: Sequence[Entry], told: tuple[Turn, ...], found: Sequence[object]) -> Session:
    times = [entry.time for entry in own if entry.time and entry.kind in ("user", "assistant")]
    slug = _last(own, "slug")
    return Session(
        id=_first(own, "sessionId"),
        slug=slug,
        project=_first(own, "cwd"),
        title=title(own, told, slug),
        started=min(times, default=None),
        active=active(own),
        branch=_last(own, "gitBranch"),
        version=_last(own, "version"),
        models=values(own, "model"),
        efforts=values(own, "effort"),
        turns=told,
        problems=tuple(each for each in found if isinstance(each, Problem)),
        times={entry.uuid: entry.time for entry in own if entry.uuid and entry.time and entry.content},
    )


def _known(
    entries: Sequence[Entry], hosts: Remotes, elsewhere: Mapping[str, ToolResult] = MappingProxyType({})
) -> Known:
    """Results of an agent's calls may stand in the session that holds it."""
    parts = chain.from_iterable(entry.content for entry in entries)
    calls = frozenset(part.id for part in parts if isinstance(part, CallPart))
    own = {call: quiet(result) for call, result in results(entries).items()}
    return Known({**elsewhere, **own}, calls, ends(entries), hosts)


def _told(entries: Sequence[Entry], known: Known) -> tuple[Turn, ...]:
    """The turns of the main thread, each with what was abandoned before the next."""
    threaded = thread(entries)
    main = turns(threaded.main, known)
    branches = [told for branch in threaded.branches for told in turns(branch, known)]
    branches.sort(key=itemgetter(0))
    if branches and (not main or branches[0][0] < main[0][0]):
        main.insert(0, (0, Turn(0, None, ())))
    ends = [bisect(branches, line, key=itemgetter(0)) for line, _ in main[1:]] + [len(branches)]
    starts = [0, *ends]
    told = tuple(
        replace(turn, abandoned=tuple(left for _, left in branches[start:end]))
        for (_, turn), start, end in zip(main, starts, ends, strict=False)
    )
    return listed(filed(attached(told)))


def _numbered(told: Sequence[Turn]) -> tuple[Turn, ...]:
    """Prompts counted in file order, abandoned ones included: what is added later changes no number."""
    count = 0

    def numbered(turn: Turn) -> Turn:
        nonlocal count
        if turn.prompt:
            count += 1
        return replace(
            turn,
            number=count if turn.prompt else 0,
            abandoned=tuple(numbered(each) for each in turn.abandoned),
        )

    return tuple(numbered(turn) for turn in told)


def _ended(told: tuple[Turn, ...], pool: Pool) -> tuple[Turn, ...]:
    """The turns with the agents that no call fits at their end."""
    rest = tuple(pool.rest())
    if not rest:
        return told
    last = told[-1] if told else Turn(0, None, ())
    return (*told[:-1], replace(last, blocks=last.blocks + rest))


def _continued(own: Sequence[Entry]) -> str:
    """The session that took over; it can't be this one."""
    found = _last(own, "continuedInSessionId")
    return found if found != _first(own, "sessionId") else ""


def _first(entries: Sequence[Entry], name: str) -> str:
    return next((text_of(entry.extra, name) for entry in entries if text_of(entry.extra, name)), "")


def _last(entries: Sequence[Entry], name: str) -> str:
    return _first(entries[::-1], name)
