"""Tells how a session ended: what was delivered, or what it was left with."""

from collections.abc import Iterator, Sequence

from mkdocs_cctranscripts.model.call import Notice, ToolCall
from mkdocs_cctranscripts.model.decision import Plan
from mkdocs_cctranscripts.model.document import End
from mkdocs_cctranscripts.model.session import Block, Said, Turn
from mkdocs_cctranscripts.model.session import Text as Answer
from mkdocs_cctranscripts.render.changes import changed
from mkdocs_cctranscripts.render.commits import made, pull_requests, request_link
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.phrases import count
from mkdocs_cctranscripts.render.tools.outcome import state

_MOST_NUMBERS = 3


def end(turns: Sequence[Turn], context: Context) -> End | None:
    """The first that holds; nothing if not even an answer was given."""
    return next(_ends(turns, context), None)


def _ends(turns: Sequence[Turn], context: Context) -> Iterator[End]:
    if delivered := tuple(_delivered(turns, context)):
        yield End("\u00a0· ".join(delivered), "commit")
    if turns and _is_stopped(turns[-1]):
        yield End("interrupted", "stop")
    if changed(turns, context.folder):
        yield End("not committed", "open")
    blocks = [block for turn in turns for block in turn.blocks]
    if any(isinstance(block, Plan) and block.status == "approved" for block in blocks):
        yield End("plan approved", "plan")
    if any(isinstance(block, Answer) for block in blocks):
        yield End("answered", "answer")


def _delivered(turns: Sequence[Turn], context: Context) -> Iterator[str]:
    if commits := made(turns):
        yield count(commits, "commit")
    requests = tuple(pull_requests(turns, context))
    if len(requests) > _MOST_NUMBERS:
        yield count(len(requests), "pull request")
    else:
        yield from (request_link(each).text for each in requests)


def _is_stopped(turn: Turn) -> bool:
    """Whether nothing came after an interruption but what Claude Code says or answers itself."""
    last = next((block for block in reversed(turn.blocks) if not _is_aside(block)), None)
    match last:
        case Notice():
            return True
        case ToolCall(result=result):
            return state(result) == "interrupted"
        case _:
            return False


def _is_aside(block: Block) -> bool:
    match block:
        case Notice(kind=kind):
            return kind != "interrupted"
        case Said(prompt=prompt):
            return prompt.command.startswith("/")
        case _:
            return False
