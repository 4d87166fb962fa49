"""Tells themes and other plugins of a session: when it began, by what it is tagged, how it is searched."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import UTC
from itertools import chain, islice
from types import MappingProxyType

from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.document import About
from mkdocs_cctranscripts.model.link import Copy
from mkdocs_cctranscripts.model.session import Agent, Session, Turn
from mkdocs_cctranscripts.model.site import Options, Tag
from mkdocs_cctranscripts.render.hidden import shown
from mkdocs_cctranscripts.render.phrases import brief, model_name
from mkdocs_cctranscripts.render.session import own_turns
from mkdocs_cctranscripts.render.tools import mcp
from mkdocs_cctranscripts.render.tools.fallback import verb

_BOOST = 0.5
"""A session says in passing what a page of the docs was written to explain."""
_LONGEST = 80
_MOST = 100
_NO_BRANCH = "HEAD"
"""What git calls it if no branch is checked out."""


def about(session: Session, copied: Sequence[Copy], options: Options) -> About:
    return About(
        day=session.started.astimezone(UTC).date() if session.started else None,
        tags=tuple(
            islice(_tags(session, shown(own_turns(session, copied), options.detail), options.tags), _MOST)
        ),
        search=options.search,
        boost=_BOOST,
    )


def _tags(session: Session, own: Sequence[Turn], kinds: Iterable[Tag]) -> Iterator[str]:
    """Each once, those of the first kind first."""
    found = chain.from_iterable(_TAGS[kind](session, own) for kind in kinds)
    yield from dict.fromkeys(tag for each in found if (tag := brief(each, _LONGEST)))


def _models(session: Session, _own: Sequence[Turn]) -> Iterator[str]:
    return map(model_name, session.models)


def _branch(session: Session, _own: Sequence[Turn]) -> Iterator[str]:
    if session.branch != _NO_BRANCH:
        yield session.branch


def _tools(_session: Session, own: Sequence[Turn]) -> Iterable[str]:
    return sorted(
        {_tool(call.name) for call in _calls(own) if call.name}, key=lambda name: (name.casefold(), name)
    )


def _calls(turns: Iterable[Turn]) -> Iterator[ToolCall]:
    """Those of agents, too: what they did is told on the page."""
    for block in chain.from_iterable(turn.blocks for turn in turns):
        if isinstance(block, ToolCall):
            yield block
        elif isinstance(block, Agent):
            yield from (block.call,) if block.call else ()
            yield from _calls(block.turns)


def _tool(name: str) -> str:
    """Of a server's tool, the server."""
    return mcp.names(name)[0] if name.startswith(mcp.PREFIX) else verb(name)


_TAGS: Mapping[Tag, Callable[[Session, Sequence[Turn]], Iterable[str]]] = MappingProxyType(
    {"model": _models, "tool": _tools, "branch": _branch}
)
