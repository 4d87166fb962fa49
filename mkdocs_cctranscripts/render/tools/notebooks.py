"""Shows notebooks: their cells, and what was changed in one."""

import re
from collections.abc import Iterator, Mapping
from functools import partial

from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.document import Code, Node, Terminal
from mkdocs_cctranscripts.model.entry import Json
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.cut import INPUT, OUTPUT, shortened
from mkdocs_cctranscripts.render.paths import relative
from mkdocs_cctranscripts.render.phrases import brief
from mkdocs_cctranscripts.render.pieces import beside, output
from mkdocs_cctranscripts.render.tools.card import FILES, Card, Change, object_of
from mkdocs_cctranscripts.render.tools.diffs import lines_of
from mkdocs_cctranscripts.render.tools.fields import data, items, mapping, number, result_text, text
from mkdocs_cctranscripts.render.tools.inputs import unsaid
from mkdocs_cctranscripts.render.tools.nodes import unless_done
from mkdocs_cctranscripts.render.tools.places import full_path, place

_SAID = {
    "notebook_path": str,
    "cell_id": str,
    "cell_number": int,
    "new_source": str,
    "cell_type": str,
    "edit_mode": str,
}
_CHANGED = re.compile(r"(Updated|Inserted|Deleted) cell\b")
_DONE = {"replace": "replaced", "insert": "inserted", "delete": "deleted"}
_TAGS = re.compile(
    r"<cell id=\"[^\"<>]*\">|</cell(?: id=\"[^\"<>]*\")?>|<(cell_type|language)>[^<>\n]{0,40}</\1>"
)


def edit(call: ToolCall, context: Context) -> Card:
    path, told = text(call.input, "notebook_path"), data(call)
    mode = text(call.input, "edit_mode") or "replace"
    source = text(call.input, "new_source")
    name = place(path, context)
    asked = (
        *full_path(path, context),
        *_code(source, _language(call), context),
        *unsaid(call, _SAID, context),
    )
    wrong = text(told, "error").strip()
    return Card(
        call.name,
        object_of(name),
        f"failed: {brief(wrong)}" if wrong else f"{_cell(call)} {_DONE.get(mode, mode)}",
        asked=asked,
        given=tuple(unless_done(call, _CHANGED, context)),
        kind="edit",
        name=name if path else None,
        unit=FILES,
        change=change(call, context.folder),
    )


def change(call: ToolCall, folder: str) -> Change | None:
    """What a call that succeeded did to a notebook; how many lines is known only of a new cell."""
    path = text(call.input, "notebook_path")
    if not path or text(data(call), "error").strip():
        return None
    is_new = text(call.input, "edit_mode") == "insert"
    return Change(relative(path, folder), len(lines_of(text(call.input, "new_source"))) if is_new else 0)


def read(call: ToolCall, context: Context) -> Card:
    path = text(call.input, "notebook_path")
    name = place(path, context)
    found = list(cells(call, context))
    return Card(
        call.name,
        object_of(name),
        "notebook",
        asked=(*full_path(path, context), *unsaid(call, {"notebook_path": str}, context)),
        given=(*found, *beside(call.result, context)),
        kind="look",
        name=name if path else None,
        unit=FILES,
    )


def cells(call: ToolCall, context: Context) -> Iterator[Node]:
    """As the tool tells them; else out of its text, without the tags around each."""
    told = items(data(call), "cells") or items(mapping(data(call), "file"), "cells")
    for cell in told:
        if isinstance(cell, dict):
            yield from _shown(cell, context)
    if not told:
        yield from output(_TAGS.sub("\n", result_text(call)), context)


def _shown(cell: Mapping[str, Json], context: Context) -> Iterator[Node]:
    kind = text(cell, "cellType") or text(cell, "cell_type")
    language = "markdown" if kind == "markdown" else text(cell, "language") or "python"
    yield from _code(_joined(cell.get("source")), language, context)
    for each in items(cell, "outputs"):
        printed = _joined(each.get("text")) if isinstance(each, dict) else _joined(each)
        if printed.strip():
            yield from shortened(printed.strip("\n"), OUTPUT, context.shelf, Terminal)


def _joined(source: Json) -> str:
    """A notebook may hold a text in lines."""
    lines = source if isinstance(source, list) else [source]
    return "".join(line for line in lines if isinstance(line, str))


def _code(source: str, language: str, context: Context) -> Iterator[Node]:
    if source.strip():
        yield from shortened(source, INPUT, context.shelf, partial(Code, language=language))


def _language(call: ToolCall) -> str:
    kind = text(call.input, "cell_type") or text(data(call), "cell_type")
    return "markdown" if kind == "markdown" else text(data(call), "language") or "python"


def _cell(call: ToolCall) -> str:
    place_ = number(call.input, "cell_number")
    name = text(call.input, "cell_id") or text(data(call), "cell_id")
    if place_ is not None:
        return f"cell\u00a0{place_}"
    return name if name.startswith("cell") else f"cell {name}".strip()
