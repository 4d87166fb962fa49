"""Follows the files that plans are written to: for plans whose calls name only the file."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from mkdocs_cctranscripts.assemble.fields import data_of, text_of
from mkdocs_cctranscripts.assemble.plans import plan
from mkdocs_cctranscripts.assemble.walk import blocks, retold
from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.decision import Plan
from mkdocs_cctranscripts.model.entry import Json
from mkdocs_cctranscripts.model.session import Block, Turn

_CALLS = ("ExitPlanMode", "exit_plan_mode")
_FOLDER = re.compile(r"[/\\]\.claude[/\\]plans[/\\][^/\\]+\.md$")
_LONGEST = 1_000_000
"""A file that edits made longer is no plan that anybody reads, in characters."""
_SAVED = re.compile(r"plan has been saved to: (.+)")


@dataclass(slots=True)
class _Desk:
    """The plans' files, as far as the session has been told."""

    named: frozenset[str]
    texts: dict[str, str] = field(default_factory=dict)
    """By path, the one written last at the end."""
    drafts: dict[str, list[ToolCall]] = field(default_factory=dict)
    """The calls that wrote a whole plan, by its text, while no plan says the same."""


def filed(turns: Sequence[Turn]) -> tuple[Turn, ...]:
    """A file that says what a plan says is the plan: the calls that wrote it aren't shown beside it."""
    desk = _Desk(frozenset(path for block in blocks(turns) for path in _paths(block)))
    told: dict[int, Plan | None] = {}
    for block in blocks(turns):
        found = _plan(block, desk) if isinstance(block, ToolCall) else block
        if isinstance(found, ToolCall):
            _write(found, desk)
        elif isinstance(found, Plan):
            drafts = [*_taken(desk, found.text), *_taken(desk, found.proposed)]
            told |= dict.fromkeys(map(id, drafts))
            told[id(block)] = replace(found, also=tuple(call.id for call in drafts))

    def retell(block: Block) -> Iterator[Block]:
        yield from filter(None, (told.get(id(block), block),))
        if id(block) in told and isinstance(block, ToolCall):
            yield from block.notices

    return retold(turns, retell) if told else tuple(turns)


def _plan(call: ToolCall, desk: _Desk) -> ToolCall | Plan:
    return (call.name in _CALLS and plan(call, _text(call, desk))) or call


def _paths(block: Block) -> Iterator[str]:
    """What a call for a plan says of where the plan stands."""
    if isinstance(block, ToolCall) and block.name in _CALLS:
        fields = (block.input, data_of(block))
        yield from filter(
            None, (text_of(each, "planFilePath") or text_of(each, "filePath") for each in fields)
        )
        yield from _SAVED.findall(block.result.text if block.result else "")


def _text(block: Block, desk: _Desk) -> str:
    """Of the file that the call names, else of the plan written last."""
    for path in _paths(block):
        return desk.texts.get(path, "")
    return next((text for path, text in reversed(desk.texts.items()) if _FOLDER.search(path)), "")


def _taken(desk: _Desk, text: str) -> list[ToolCall]:
    return desk.drafts.pop(text.strip(), [])


def _write(call: ToolCall, desk: _Desk) -> None:
    path = text_of(call.input, "file_path")
    if not (path in desk.named or _FOLDER.search(path)) or call.result is None or call.result.failed:
        return
    if call.name == "Write":
        desk.texts.pop(path, None)
        desk.texts[path] = text_of(call.input, "content")
        if not call.notices:
            desk.drafts.setdefault(desk.texts[path].strip(), []).append(call)
    elif call.name in ("Edit", "MultiEdit") and path in desk.texts:
        text = desk.texts.pop(path)
        for edit in _edits(call.input):
            text = _edited(text, edit)
        desk.texts[path] = text


def _edited(text: str, edit: Mapping[str, Json]) -> str:
    """Nothing if it grows too long: then it isn't known what the file says."""
    old, new = text_of(edit, "old_string"), text_of(edit, "new_string")
    if not old:
        return text
    most = text.count(old) if edit.get("replace_all") is True else 1
    is_too_long = len(text) + most * (len(new) - len(old)) > _LONGEST
    return "" if is_too_long else text.replace(old, new, most)


def _edits(given: Mapping[str, Json]) -> Iterator[Mapping[str, Json]]:
    edits = given.get("edits")
    yield from (each for each in (edits if isinstance(edits, list) else [given]) if isinstance(each, dict))
