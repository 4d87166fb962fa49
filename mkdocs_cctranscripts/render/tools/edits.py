"""Shows what was written to files: new ones in full, changes as a diff."""

import re
from collections.abc import Iterator
from functools import partial

from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.document import Code, Fold, Line, Node, Prose, Text
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.cut import INPUT, shortened
from mkdocs_cctranscripts.render.paths import relative
from mkdocs_cctranscripts.render.phrases import count
from mkdocs_cctranscripts.render.tools.card import FILES, Card, Change, amounts, object_of
from mkdocs_cctranscripts.render.tools.diffs import Patch, compared, diff, lines_of, told
from mkdocs_cctranscripts.render.tools.fields import data, items, result_text, text
from mkdocs_cctranscripts.render.tools.inputs import unsaid
from mkdocs_cctranscripts.render.tools.languages import language_of
from mkdocs_cctranscripts.render.tools.nodes import unless_done
from mkdocs_cctranscripts.render.tools.outcome import state
from mkdocs_cctranscripts.render.tools.places import full_path, place

_WRITTEN = {"file_path": str, "content": str}
_EDITED = {"file_path": str, "old_string": str, "new_string": str, "replace_all": bool}
_DONE = re.compile(
    r"The file .* has been (updated|created)|File (created|updated|edited|written)|Applied \d+ edits? to "
    r"|The user modified your proposed changes"
)
"""All that the tools say of what the diff shows: some repeat the lines around it, numbered."""
_PLAN = re.compile(r".*[/\\]\.claude[/\\]plans[/\\][^/\\]+\.md", re.DOTALL)


def write(call: ToolCall, context: Context) -> Card:
    content, path = text(call.input, "content"), text(call.input, "file_path")
    patch = told(data(call))
    if _PLAN.fullmatch(path):
        size = patch if patch.lines else _all_added(content)
        return _plan_card(call, size, (Prose(content),), context)
    code = shortened(content, INPUT, context.shelf, partial(Code, language=language_of(path)))
    shown = tuple(diff(patch, context)) if patch.lines else tuple(code) if content else ()
    asked = (*full_path(path, context), *shown, *unsaid(call, _WRITTEN, context))
    if _is_new(call):
        return _card(call, "new", asked, context)
    written = "" if patch.lines else count(len(lines_of(content)), "line")
    return _card(call, written, asked, context)


def edit(call: ToolCall, context: Context) -> Card:
    """Of what was asked for; of what was done, if the tool tells it."""
    path = text(call.input, "file_path")
    pairs = tuple(_pairs(call))
    proposed, done = compared(pairs), told(data(call))
    patch = done if done.lines else proposed
    said = _EDITED | ({"edits": list} if len(pairs) == len(items(call.input, "edits")) else {})
    asked = (
        *diff(patch, context),
        *_changed_by_user(call, proposed, context),
        *unsaid(call, said, context),
    )
    if _PLAN.fullmatch(path):
        return _plan_card(call, patch, asked, context)
    everywhere = "every occurrence" if _replaces_all(call) else ""
    return _card(call, everywhere, (*full_path(path, context), *asked), context)


def change(call: ToolCall, folder: str) -> Change | None:
    """What a call that succeeded did to a file of the project; plans are none."""
    path = text(call.input, "file_path")
    if not path or _PLAN.fullmatch(path):
        return None
    patch = told(data(call))
    if not patch.lines and call.name == "Write":
        patch = _all_added(text(call.input, "content")) if _is_new(call) else patch
    elif not patch.lines:
        patch = compared(_pairs(call))
    return Change(relative(path, folder), patch.added, patch.removed)


def _card(call: ToolCall, outcome: str, asked: tuple[Node, ...], context: Context) -> Card:
    path = text(call.input, "file_path")
    name = place(path, context)
    return Card(
        call.name.removeprefix("Multi"),
        object_of(name),
        outcome,
        asked=asked,
        given=tuple(unless_done(call, _DONE, context)),
        kind="edit",
        name=name if path else None,
        unit=FILES,
        change=change(call, context.folder),
    )


def _plan_card(call: ToolCall, patch: Patch, asked: tuple[Node, ...], context: Context) -> Card:
    """A plan is no file of the project: it isn't counted among the changes."""
    done = call.result and not state(call.result)
    return Card(
        f"{call.name.removeprefix('Multi')} the plan",
        amounts(patch.added, patch.removed) if done else (),
        asked=asked,
        given=tuple(unless_done(call, _DONE, context)),
        kind="edit",
        unit=("time", "times"),
    )


def _all_added(content: str) -> Patch:
    return Patch(tuple(f"+{line}" for line in lines_of(content)))


def _is_new(call: ToolCall) -> bool:
    kind = text(data(call), "type")
    return kind == "create" or (not kind and result_text(call).startswith("File created"))


def _pairs(call: ToolCall) -> Iterator[tuple[str, str]]:
    for each in (call.input, *items(call.input, "edits")):
        if isinstance(each, dict) and (text(each, "old_string") or text(each, "new_string")):
            yield text(each, "old_string"), text(each, "new_string")


def _replaces_all(call: ToolCall) -> bool:
    edits = (call.input, *items(call.input, "edits"))
    return any(isinstance(each, dict) and each.get("replace_all") is True for each in edits)


def _changed_by_user(call: ToolCall, proposed: Patch, context: Context) -> Iterator[Node]:
    if data(call).get("userModified") is True:
        yield Line((Text("The user changed this before it was written."),), "note")
        yield Fold("tool edit", (Text("As it was proposed"),), tuple(diff(proposed, context)))
