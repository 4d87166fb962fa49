"""Modes that a session enters and leaves: planning, a worktree of its own, its end."""

import re

from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.document import Mono
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.paths import path_name
from mkdocs_cctranscripts.render.phrases import brief
from mkdocs_cctranscripts.render.pieces import returned
from mkdocs_cctranscripts.render.tools.card import Card, object_of, words
from mkdocs_cctranscripts.render.tools.fields import data, said, word
from mkdocs_cctranscripts.render.tools.inputs import beyond
from mkdocs_cctranscripts.render.tools.nodes import prose, remark, unless_done, whole
from mkdocs_cctranscripts.render.tools.table import given

_ENTERED = re.compile(r"(?:You have )?entered plan mode\b", re.IGNORECASE)
_LEFT = re.compile(r"(?:User|You) ha(?:s|ve) (?:approved|exited)|Exited plan mode", re.IGNORECASE)


def enter_plan(call: ToolCall, context: Context) -> Card:
    return _mode(call, context, "entered", _ENTERED)


def exit_plan(call: ToolCall, context: Context) -> Card:
    return _mode(call, context, "left", _LEFT)


def _mode(call: ToolCall, context: Context, became: str, expected: re.Pattern[str]) -> Card:
    """What the result tells the model to do now is dropped."""
    changed = bool(expected.match(said(call)))
    reason = word(call.input, "reason")
    return Card(
        "Plan mode",
        words(brief(reason)),
        became if changed else "",
        asked=(
            *whole(reason, context),
            *prose(word(call.input, "plan"), context),
            *given(beyond(call.input, "reason", "plan"), context),
        ),
        given=tuple(unless_done(call, expected, context)),
    )


def worktree(call: ToolCall, context: Context) -> Card:
    name = word(call.input, "name", "branch") or path_name(word(call.input, "path"), context)
    action = word(call.input, "action")
    branch = word(data(call), "worktreeBranch")
    return Card(
        call.name,
        (*object_of(Mono(brief(name))), *words(action)),
        f"branch {branch}" if branch and branch != name else "ok",
        asked=tuple(given(beyond(call.input, "name", "path", "branch", "action"), context)),
        given=tuple(remark(word(data(call), "message") or said(call))),
    )


def end(call: ToolCall, context: Context) -> Card:
    reason = word(call.input, "reason", "message")
    return Card(
        call.name,
        words(brief(reason)),
        asked=(*whole(reason, context), *given(beyond(call.input, "reason"), context)),
        given=tuple(returned(call.result, context)),
    )
