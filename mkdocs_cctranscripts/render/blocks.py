"""Shows what happened in a turn: here only which file shows which kind of block."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import assert_never

from mkdocs_cctranscripts.model import session as model
from mkdocs_cctranscripts.model.document import Fold, Node, Prose, Strong
from mkdocs_cctranscripts.render.agents import agent
from mkdocs_cctranscripts.render.commits import commit, pull_request, push
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.notices import notice
from mkdocs_cctranscripts.render.pieces import other, picture
from mkdocs_cctranscripts.render.plans import plan
from mkdocs_cctranscripts.render.prompts import said
from mkdocs_cctranscripts.render.questions import questions
from mkdocs_cctranscripts.render.steps import Quiet, steps
from mkdocs_cctranscripts.render.todos import todos

Loud = (
    model.Text
    | model.Image
    | model.Other
    | model.Plan
    | model.TodoList
    | model.Questions
    | model.Commit
    | model.Push
    | model.PullRequest
    | model.Agent
    | model.Said
    | model.Notice
)
"""What ends a run of small rows."""


def blocks(shown: Iterable[model.Block], context: Context) -> Iterator[Node]:
    for _, run in groupby(shown, lambda block: isinstance(block, Quiet)):
        quiet: list[Quiet] = []
        for block in run:
            if isinstance(block, Quiet):
                quiet.append(block)
            else:
                yield from _nodes(block, context)
        yield from steps(quiet, context)


def _nodes(block: Loud, context: Context) -> Iterator[Node]:
    match block:
        case model.Text():
            yield Prose(block.text)
        case model.Image():
            yield picture(block.part, context, "Image")
        case model.Other():
            yield Fold("tool", (Strong(block.part.kind),), (other(block.part),), block.id)
        case model.Plan():
            yield from plan(block, context)
        case model.TodoList():
            yield todos(block)
        case model.Questions():
            yield from questions(block, context)
        case model.Commit():
            yield commit(block, context)
        case model.Push():
            yield push(block)
        case model.PullRequest():
            yield pull_request(block)
        case model.Agent():
            yield from agent(block, context, blocks)
        case model.Said():
            yield said(block, context)
        case model.Notice():
            yield notice(block)
        case _:
            assert_never(block)
