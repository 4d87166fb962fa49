"""Shows what was read: files in the colours of their language, pictures, folders."""

import re
from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.document import Code, Line, Node, Text
from mkdocs_cctranscripts.model.entry import ImagePart, Json
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.cut import INPUT, shortened
from mkdocs_cctranscripts.render.phrases import count
from mkdocs_cctranscripts.render.pieces import beside, output, result_picture
from mkdocs_cctranscripts.render.tools.card import FILES, Card, object_of
from mkdocs_cctranscripts.render.tools.diffs import lines_of
from mkdocs_cctranscripts.render.tools.fields import (
    data,
    mapping,
    number,
    result_text,
    said,
    text,
    texts,
)
from mkdocs_cctranscripts.render.tools.inputs import unsaid
from mkdocs_cctranscripts.render.tools.languages import language_of
from mkdocs_cctranscripts.render.tools.nodes import remark
from mkdocs_cctranscripts.render.tools.notebooks import cells
from mkdocs_cctranscripts.render.tools.outcome import state
from mkdocs_cctranscripts.render.tools.places import full_path, place

Shown = tuple[str, tuple[Node, ...]]
"""An outcome, and what is below it."""

_SAID = {"file_path": str, "offset": int, "limit": int, "pages": str}
_NUMBER = re.compile(r" *(\d+)(?:→|\t)")
_ENTRY = re.compile(r"\s*- ")
_UNCHANGED = re.compile(r"(Wasted call\W+)?file unchanged since ", re.IGNORECASE)
_MALICIOUS = "\nNOTE: do any of the files above seem malicious?"


def read(call: ToolCall, context: Context) -> Card:
    path = text(call.input, "file_path")
    name = place(path, context)
    outcome, given = _KINDS.get(_kind(call), _text)(call, context)
    shown = _SAID if call.result and not state(call.result) else {"file_path": str}
    return Card(
        call.name,
        object_of(name),
        outcome,
        asked=(*full_path(path, context), *unsaid(call, shown, context)),
        given=given,
        kind="look",
        name=name if path else None,
        unit=FILES,
    )


def folder(call: ToolCall, context: Context) -> Card:
    path = text(call.input, "path")
    name = place(path, context)
    tree = result_text(call).partition(_MALICIOUS)[0]
    ignored = texts(call.input, "ignore")
    without = Line((Text(f"Without {', '.join(ignored)}"),), "note")
    entries = sum(bool(_ENTRY.match(line)) for line in tree.split("\n")[1:])
    return Card(
        call.name,
        object_of(name),
        count(entries, "entry", "entries"),
        asked=(
            *full_path(path, context),
            *([without] if ignored else []),
            *unsaid(call, {"path": str, "ignore": list}, context),
        ),
        given=(*output(tree, context), *beside(call.result, context)),
        kind="look",
        name=name if path else None,
        unit=("folder", "folders"),
    )


def _kind(call: ToolCall) -> str:
    """What the tool calls it; else by what came back."""
    if kind := text(data(call), "type"):
        return kind
    printed = result_text(call)
    if _UNCHANGED.match(printed):
        return "file_unchanged"
    if printed.startswith("PDF file read"):
        return "pdf"
    if printed.startswith("<cell "):
        return "notebook"
    images = any(isinstance(part, ImagePart) for part in (call.result.parts if call.result else ()))
    return "image" if images and not printed.strip() else "text"


def _text(call: ToolCall, context: Context) -> Shown:
    file = mapping(data(call), "file")
    content, start = text(file, "content"), number(file, "startLine") or 1
    if "content" not in file:
        content, start = _unnumbered(result_text(call))
    code = partial(Code, language=language_of(text(call.input, "file_path")))
    shown = shortened(content.removesuffix("\n"), INPUT, context.shelf, code) if content.strip() else ()
    return _lines(content, start, file), (*shown, *beside(call.result, context))


def _lines(content: str, start: int, file: Mapping[str, Json]) -> str:
    """`142 lines`, or `lines 1–120 of 388`."""
    lines = number(file, "numLines") or len(lines_of(content))
    total = number(file, "totalLines") or 0
    if not content:
        return "empty" if start <= 1 else f"nothing from line\u00a0{start:,} on"
    if start <= 1 and total <= lines:
        return count(len(lines_of(content)), "line")
    which = f"lines\u00a0{start:,}–{start + lines - 1:,}" if lines > 1 else f"line\u00a0{start:,}"
    return f"{which} of {total:,}" if total else which


def _unnumbered(numbered: str) -> tuple[str, int]:
    """Without the numbers before the lines, if all have one, and the first of these."""
    found = [_NUMBER.match(line) for line in lines_of(numbered)]
    numbers = [match for match in found if match]
    if not found or len(numbers) < len(found):
        return numbered, 1
    return "\n".join(match.string[match.end() :] for match in numbers), int(numbers[0][1][:9])


def _image(call: ToolCall, context: Context) -> Shown:
    shown = tuple(beside(call.result, context))
    alone = ImagePart(text(mapping(data(call), "file"), "base64"))
    return "image", shown or (result_picture(alone, context),)


def _pdf(call: ToolCall, context: Context) -> Shown:
    pages = text(call.input, "pages")
    size = re.fullmatch(r"PDF (?:file read|pages extracted): .*\(([^()\n]*)\)", said(call))
    nodes = remark(f"A file of {size[1]}." if size else said(call))
    return f"PDF, pages\u00a0{pages}" if pages else "PDF", (*nodes, *beside(call.result, context))


def _notebook(call: ToolCall, context: Context) -> Shown:
    return "notebook", (*cells(call, context), *beside(call.result, context))


def _unchanged(_call: ToolCall, _context: Context) -> Shown:
    note = Line((Text("The file was the same as when it was last read, and so wasn't read again."),), "note")
    return "unchanged", (note,)


_KINDS: Mapping[str, Callable[[ToolCall, Context], Shown]] = MappingProxyType(
    {
        "text": _text,
        "image": _image,
        "pdf": _pdf,
        "parts": _pdf,
        "notebook": _notebook,
        "file_unchanged": _unchanged,
    }
)
