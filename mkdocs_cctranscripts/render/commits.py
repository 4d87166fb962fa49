"""Shows what was delivered: commits, pushes, pull requests."""

import re
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

from mkdocs_cctranscripts.model.decision import Commit, PullRequest, Push
from mkdocs_cctranscripts.model.document import Box, Mono, Spans, Strong, Text, Web
from mkdocs_cctranscripts.model.session import Agent, Turn
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.forge import commit_address
from mkdocs_cctranscripts.render.phrases import brief, count
from mkdocs_cctranscripts.render.tools.card import amounts, words

_SHORT = 7
_LABEL = 80
_MENTION = re.compile(r"(?<![\w/.#!&-])(?:[0-9a-f]{7,64}|[#!]\d{1,9})(?![\w-])")


def commit(block: Commit, context: Context) -> Box:
    hash_ = Web(block.hash, _address(block, context.repository), mono=True)
    files: Spans = (Text(f" · {count(block.files, 'file')}"),) if block.files else ()
    title = (Strong("Commit"), Text(" "), hash_, *words(block.subject), *files)
    amended: Spans = (Text(" · amended"),) if block.amended else ()
    marks = amounts(block.added, block.removed)
    label = block.subject or f"Commit {block.hash}"
    return Box("commit card", (*title, *marks, *amended), (), block.id, label=brief(label, _LABEL))


def push(block: Push) -> Box:
    return Box("commit card push", (Strong("Pushed"), Text(" "), Mono(block.branch)), (), block.id)


def pull_request(block: PullRequest) -> Box:
    name = Strong("Merge request" if _is_merge_request(block) else "Pull request")
    link = request_link(block)
    title = (name, Text(" "), link, *words(block.title))
    return Box("commit card pr", title, (), block.id, label=f"{name.text} {link.text}")


def request_link(block: PullRequest) -> Web:
    """`#412`, or `!412` as GitLab writes it."""
    return Web(f"{'!' if _is_merge_request(block) else '#'}{block.number}", block.url)


def commits(turns: Iterable[Turn], *, agents: bool = True) -> Iterator[Commit]:
    """Those of the session and of its agents, in order; what was taken back is not among them."""
    return (block for block in _delivered(turns, agents=agents) if isinstance(block, Commit))


def made(turns: Iterable[Turn]) -> int:
    """How many there are; one that was only amended is one."""
    amended = [each.amended for each in commits(turns)]
    return amended.count(False) or min(len(amended), 1)


def pull_requests(turns: Iterable[Turn], context: Context) -> Iterator[PullRequest]:
    """Not those of hidden agents: of them not even an address is told."""
    shown = _delivered(turns, agents=context.detail.agents != "hidden")
    return (block for block in shown if isinstance(block, PullRequest))


def mentions(turns: Iterable[Turn], context: Context) -> Mapping[str, Web]:
    """What answers may speak of: commits by the start of their hashes, pull requests by their numbers."""
    known: dict[str, Web] = {}
    unsure: set[str] = set()
    for block in _delivered(_all(turns), agents=context.detail.agents != "hidden"):
        if isinstance(block, Push):
            continue
        key, link = _mention(block, context.repository)
        if known.setdefault(key, link).url != link.url:
            unsure.add(key)  # such as number 12 of two repositories
    return MappingProxyType({key: link for key, link in known.items() if link.url and key not in unsure})


def linked(text: str, known: Mapping[str, Web]) -> tuple[Web, ...]:
    """The links for what a text speaks of, however much of a hash it writes."""
    found = dict.fromkeys(_MENTION.findall(text)) if known else ()
    return tuple(
        Web(mention, link.url)
        for mention in found
        if (link := known.get(_key(mention))) and _is_meant(mention, link)
    )


def _mention(block: Commit | PullRequest, repository: str) -> tuple[str, Web]:
    match block:
        case Commit():
            return _key(block.hash), Web(block.hash, _address(block, repository))
        case PullRequest():
            link = request_link(block)
            return link.text, link


def _key(mention: str) -> str:
    return mention if mention[0] in "#!" else mention[:_SHORT]


def _is_meant(mention: str, link: Web) -> bool:
    """Of a hash either form may be the longer one."""
    return mention.startswith(link.text) or link.text.startswith(mention)


def _address(block: Commit, repository: str) -> str:
    return commit_address(block.remote or ("" if block.elsewhere else repository), block.hash)


def _is_merge_request(block: PullRequest) -> bool:
    return "/merge_requests/" in block.url


def _delivered(turns: Iterable[Turn], *, agents: bool = True) -> Iterator[Commit | Push | PullRequest]:
    for turn in turns:
        for block in turn.blocks:
            if isinstance(block, Commit | Push | PullRequest):
                yield block
            elif isinstance(block, Agent) and agents:
                yield from _delivered(block.turns)


def _all(turns: Iterable[Turn]) -> Iterator[Turn]:
    for turn in turns:
        yield turn
        yield from _all(turn.abandoned)
