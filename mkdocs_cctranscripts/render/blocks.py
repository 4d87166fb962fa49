"""Shows what happened in a turn: here only which file shows which kind of block."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import assert_never

from mkdocs_cctranscripts.model.call import Notice, ToolCall
from mkdocs_cctranscripts.model.decision import Commit, Plan, PullRequest, Push, Questions, TodoList
from mkdocs_cctranscripts.model.document import Fold, Node, Prose, Strong
from mkdocs_cctranscripts.model.session import Agent, Block, Image, Other, Said, Thinking
from mkdocs_cctranscripts.model.session import Text as Answer
from mkdocs_cctranscripts.render.agents import agent
from mkdocs_cctranscripts.render.commits import commit, linked, pull_request, push
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.hidden import AGENTS, hidden, not_shown
from mkdocs_cctranscripts.render.notices import hooks, notice
from mkdocs_cctranscripts.render.pieces import other, picture
from mkdocs_cctranscripts.render.plans import plan
from mkdocs_cctranscripts.render.prompts import said
from mkdocs_cctranscripts.render.questions import questions
from mkdocs_cctranscripts.render.steps import Quiet, steps
from mkdocs_cctranscripts.render.todos import todos


def blocks(shown: Iterable[Block], context: Context) -> Iterator[Node]:
    for kind, run in groupby(shown, lambda block: _run(block, context)):
        told = tuple(run)
        if kind == "quiet":
            yield from _quiet(told, context)
        elif kind == "hook":
            yield from hooks([block for block in told if isinstance(block, Notice)], context)
        else:
            for block in told:
                yield from _nodes(block, context)


def _run(block: Block, context: Context) -> str:
    """What neighbours have in common that are shown together."""
    if hidden(block, context.detail) or (isinstance(block, Quiet) and not _is_agent(block)):
        return "quiet"
    return "hook" if isinstance(block, Notice) and block.kind == "hook" else ""


def _quiet(run: Sequence[Block], context: Context) -> Iterator[Node]:
    """Small rows, then how much of the run isn't shown."""
    left_out = [hidden(block, context.detail) for block in run]
    shown = (block for block, out in zip(run, left_out, strict=True) if not out)
    yield from steps([block for block in shown if isinstance(block, Quiet)], context)
    if any(left_out):
        yield not_shown(left_out)


def _is_agent(block: Block) -> bool:
    """One of which the session holds only the call."""
    return isinstance(block, ToolCall) and block.name in AGENTS


def _unknown(block: Other, context: Context) -> Node:
    if block.part.kind == "document":
        return other(block.part, context)
    return Fold("tool", (Strong(block.part.kind),), (other(block.part, context),), block.id)


def _nodes(block: Block, context: Context) -> Iterator[Node]:
    match block:
        case ToolCall() if _is_agent(block):
            yield from agent(Agent(block.id, block, ()), context, blocks)
        case ToolCall() | Thinking():
            yield from steps((block,), context)
        case Answer():
            yield Prose(block.text, links=linked(block.text, context.mentions), id=block.id)
        case Image():
            yield picture(block.part, context, "Image in the conversation")
        case Other():
            yield _unknown(block, context)
        case Plan():
            yield from plan(block, context)
        case TodoList():
            yield todos(block)
        case Questions():
            yield from questions(block, context)
        case Commit():
            yield commit(block, context)
        case Push():
            yield push(block)
        case PullRequest():
            yield pull_request(block)
        case Agent():
            yield from agent(block, context, blocks)
        case Said():
            yield said(block, context)
        case Notice():
            yield notice(block, context)
        case _:
            assert_never(block)
