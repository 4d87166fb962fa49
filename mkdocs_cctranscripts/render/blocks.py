"""Shows what happened in a turn: here only which file shows which kind of block."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import assert_never

from mkdocs_cctranscripts.model.call import Notice, ToolCall
from mkdocs_cctranscripts.model.decision import Commit, Plan, PullRequest, Push, Questions, TodoList
from mkdocs_cctranscripts.model.document import Fold, Node, Prose, Strong
from mkdocs_cctranscripts.model.session import Agent, Block, Image, Other, Said, Thinking
from mkdocs_cctranscripts.model.session import Text as Answer
from mkdocs_cctranscripts.render.agents import AGENTS, agent
from mkdocs_cctranscripts.render.commits import commit, linked, pull_request, push
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.hidden import hidden, together
from mkdocs_cctranscripts.render.notices import hooks, notice
from mkdocs_cctranscripts.render.pieces import other, picture
from mkdocs_cctranscripts.render.plans import plan
from mkdocs_cctranscripts.render.prompts import said
from mkdocs_cctranscripts.render.questions import questions
from mkdocs_cctranscripts.render.steps import Quiet, steps
from mkdocs_cctranscripts.render.todos import todos


def blocks(shown: Iterable[Block], context: Context) -> Iterator[Node]:
    yield from together(_blocks(shown, context))


def _blocks(shown: Iterable[Block], context: Context) -> Iterator[Node]:
    for kind, run in groupby(shown, _run):
        if kind == "quiet":
            yield from steps([block for block in run if isinstance(block, Quiet)], context)
        elif kind == "hook":
            yield from hooks([block for block in run if isinstance(block, Notice)], context)
        else:
            for block in run:
                yield from _nodes(block, context)


def _run(block: Block) -> str:
    """What neighbours have in common that are shown together."""
    if isinstance(block, Quiet) and not _is_agent(block):
        return "quiet"
    return "hook" if isinstance(block, Notice) and block.kind == "hook" else ""


def _is_agent(block: Block) -> bool:
    """One of which the session holds only the call."""
    return isinstance(block, ToolCall) and block.name in AGENTS


def _unknown(block: Other, context: Context) -> Node:
    """A block of a kind that we don't know may tell of anything that is hidden."""
    kind = block.part.kind
    if kind == "document":
        return other(block.part)
    if (context.detail.thinking if "thinking" in kind else context.detail.tools) == "hidden":
        return hidden(f"a block of the kind {kind}")
    return Fold("tool", (Strong(kind),), (other(block.part),), block.id)


def _nodes(block: Block, context: Context) -> Iterator[Node]:
    match block:
        case ToolCall() if _is_agent(block):
            yield from agent(Agent(block.id, block, ()), context, blocks)
        case ToolCall() | Thinking():
            yield from steps((block,), context)
        case Answer():
            yield Prose(block.text, links=linked(block.text, context.mentions))
        case Image() if context.detail.tools == "hidden":
            yield hidden("1\u00a0image")
        case Image():
            yield picture(block.part, context, "Image")
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
