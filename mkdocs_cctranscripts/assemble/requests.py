"""Finds pull requests, in what was printed and in Claude Code's own notes of them, and tells each once."""

import re
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import replace

from mkdocs_cctranscripts.assemble.fields import number_of, text_of
from mkdocs_cctranscripts.assemble.ids import identifier
from mkdocs_cctranscripts.assemble.shell import Run
from mkdocs_cctranscripts.assemble.walk import blocks, retold
from mkdocs_cctranscripts.model.decision import PullRequest
from mkdocs_cctranscripts.model.entry import Entry
from mkdocs_cctranscripts.model.session import Agent, Block, Turn

REQUEST = re.compile(
    r"https?://[^\s/\"'<>]{1,255}(?:/[^\s/\"'<>]{1,100}){2,12}?"
    r"/(?:pull|pulls|merge_requests|pull-requests)/(?P<number>\d{1,9})(?!\w)"
)
_WEB = re.compile(r"https?://[^\s\"'<>]+")
CREATE = ("gh pr create", "glab mr create")
_TITLE = "--title|-t"


def created(run: Run, printed: str) -> Iterator[PullRequest]:
    """What a forge's own program opened: the first address that it printed on a line of its own."""
    lines = printed.splitlines() if run.name in CREATE else ()
    found = next(filter(None, (REQUEST.fullmatch(line.strip()) for line in lines)), None)
    if found:
        yield request(found[0], int(found["number"]), run.value(_TITLE))


def noted(entry: Entry) -> Iterator[PullRequest]:
    """From an entry of the kind `pr-link`, which is written again and again."""
    url = text_of(entry.extra, "prUrl").strip()
    found = REQUEST.match(url)
    number = number_of(entry.extra, "prNumber") or (int(found["number"]) if found else 0)
    if number:
        yield request(found[0] if found else url, number, "", text_of(entry.extra, "prRepository"))


def request(url: str, number: int, title: str, repository: str = "") -> PullRequest:
    """By its address, however it became known: the id is the same before and after a call has its result."""
    web = url if _WEB.fullmatch(url) else ""
    return PullRequest(identifier("pr", web or f"{repository}#{number}"), number, web, title)


def address_of(url: str) -> str:
    """The repository that a pull request is one of."""
    found = REQUEST.match(url)
    return re.sub(r"(?:/-)?/[a-z_-]+/\d+$", "", found[0]) if found else ""


def each_once(turns: Sequence[Turn]) -> tuple[Turn, ...]:
    """The turns with each pull request where it first shows, with the first title that anything gives it.

    One that the session itself speaks of isn't told by an agent.
    """
    titles: dict[str, str] = {}
    for block in _requests(turns):
        titles[block.id] = titles.get(block.id) or block.title
    own = {block.id for block in blocks(turns) if isinstance(block, PullRequest)}
    return retold(turns, _Once(titles, own).told)


def _requests(turns: Sequence[Turn]) -> Iterator[PullRequest]:
    for block in blocks(turns):
        if isinstance(block, PullRequest):
            yield block
        elif isinstance(block, Agent):
            yield from _requests(block.turns)


class _Once:
    """Which pull requests were told so far."""

    def __init__(self, titles: Mapping[str, str], own: Container[str]) -> None:
        self._titles = titles
        self._own = own
        self._shown: set[str] = set()

    def told(self, block: Block) -> Iterator[Block]:
        match block:
            case PullRequest(id=id_):
                if id_ not in self._shown:
                    self._shown.add(id_)
                    yield replace(block, title=self._titles[id_])
            case Agent(turns=turns):
                yield replace(block, turns=retold(turns, self._of_agent))
            case _:
                yield block

    def _of_agent(self, block: Block) -> Iterator[Block]:
        if not (isinstance(block, PullRequest) and block.id in self._own):
            yield from self.told(block)
