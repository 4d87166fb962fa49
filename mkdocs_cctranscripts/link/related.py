"""Finds the sessions that are one piece of work: a plan, what carried it out, what went on from there."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from itertools import pairwise, takewhile

from mkdocs_cctranscripts.model.decision import Plan
from mkdocs_cctranscripts.model.link import Copy, Related
from mkdocs_cctranscripts.model.session import Prompt, Session, Turn

Before = Mapping[str, str]
"""By the id of a session the id of the one that came before it."""
_ALWAYS = datetime.min.replace(tzinfo=UTC)


def related(
    sessions: Mapping[str, Session], copied: Mapping[str, Sequence[Copy]]
) -> dict[str, tuple[Related, ...]]:
    """By the address of the page, both ways, in the order of time."""
    pages = _pages(sessions)
    known = {id_: sessions[uri] for id_, uri in pages.items()}
    before = _before(known)
    after: dict[str, list[str]] = {}
    for id_, earlier in before.items():
        after.setdefault(earlier, []).append(id_)
    told = _Told(known, pages, {pages[id_]: copied.get(pages[id_], ()) for id_ in known})
    return {uri: tuple(told.around(_id(uri, each), before, after)) for uri, each in sessions.items()}


def _id(uri: str, session: Session) -> str:
    return session.id or uri


def _pages(sessions: Mapping[str, Session]) -> dict[str, str]:
    """The page of each session; of one that is stored twice, the page that tells most."""
    pages: dict[str, str] = {}
    for uri, session in sorted(sessions.items(), key=lambda each: (len(each[1].times), each[0])):
        pages[_id(uri, session)] = uri
    return pages


def _before(known: Mapping[str, Session]) -> dict[str, str]:
    """What a session itself says goes before the name that it shares with others."""
    before: dict[str, str] = {}
    for id_, session in known.items():
        if session.continued_in in known:
            before[session.continued_in] = id_
    before |= {id_: session.planned_in for id_, session in known.items() if session.planned_in}
    for earlier, later in _neighbours(known):
        before.setdefault(later, earlier)
    return {later: earlier for later, earlier in before.items() if earlier in known and earlier != later}


def _neighbours(known: Mapping[str, Session]) -> Iterator[tuple[str, str]]:
    """One after the other, sessions of one project that share a slug."""
    chains: dict[tuple[str, str], list[str]] = {}
    for id_, session in known.items():
        if session.slug:
            chains.setdefault((session.project, session.slug), []).append(id_)
    for chain in chains.values():
        yield from pairwise(sorted(chain, key=lambda id_: (known[id_].started or _ALWAYS, id_)))


class _Told:
    """Says how sessions hang together."""

    def __init__(
        self, known: Mapping[str, Session], pages: Mapping[str, str], copied: Mapping[str, Sequence[Copy]]
    ) -> None:
        self._known = known
        self._pages = pages
        self._copied = {uri: {copy.uri for copy in copies} for uri, copies in copied.items()}

    def around(self, id_: str, before: Before, after: Mapping[str, Sequence[str]]) -> Iterator[Related]:
        earlier = before.get(id_)
        if earlier and not self._is_copy(id_, earlier):  # a copy links to its original already
            yield self._earlier(id_, earlier)
        for later in self._in_time(after.get(id_, ())):
            if not self._is_copy(later, id_) or self._known[id_].continued_in == later:
                yield self._later(later, id_)

    def _earlier(self, id_: str, earlier: str) -> Related:
        if not _is_of_plan(self._known[id_], earlier):
            return Related("continues", *self._named(earlier))
        return Related("planned in", *self._named(earlier), prompt=_first_prompt(self._known[earlier].turns))

    def _later(self, later: str, id_: str) -> Related:
        is_of_plan = _is_of_plan(self._known[later], id_)
        return Related("carried out in" if is_of_plan else "continued in", *self._named(later))

    def _named(self, id_: str) -> tuple[str, str, datetime | None]:
        session = self._known[id_]
        return self._pages[id_], session.title, session.started

    def _is_copy(self, id_: str, of: str) -> bool:
        return self._pages[of] in self._copied[self._pages[id_]]

    def _in_time(self, ids: Iterable[str]) -> list[str]:
        return sorted(ids, key=lambda id_: (self._known[id_].started or _ALWAYS, id_))


def _is_of_plan(session: Session, earlier: str) -> bool:
    """Whether a session was started to carry out what an earlier one planned."""
    if session.planned_in == earlier:
        return True
    opening = takewhile(lambda turn: turn.prompt is None, session.turns)
    plans = (block for turn in opening for block in turn.blocks if isinstance(block, Plan))
    return any(not plan.called for plan in plans)


def _first_prompt(turns: Sequence[Turn]) -> str:
    """As it was typed; a command without words says nothing of what was asked for."""
    prompts = [turn.prompt for turn in turns if turn.prompt]
    return next((_typed(prompt) for prompt in prompts if prompt.text.strip()), "")


def _typed(prompt: Prompt) -> str:
    return f"{prompt.command} {prompt.text}" if prompt.command else prompt.text
