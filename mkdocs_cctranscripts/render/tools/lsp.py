"""What editors and language servers know of the code."""

from collections.abc import Iterator, Mapping

from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.document import Code, Mono, Node, Table, Text
from mkdocs_cctranscripts.model.entry import Json
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.paths import path_name
from mkdocs_cctranscripts.render.phrases import brief, count
from mkdocs_cctranscripts.render.pieces import output, parsed, returned
from mkdocs_cctranscripts.render.tools.card import Card, object_of
from mkdocs_cctranscripts.render.tools.fields import (
    data,
    mapping,
    mappings,
    mappings_in,
    number,
    said,
    text,
    word,
)
from mkdocs_cctranscripts.render.tools.inputs import beyond
from mkdocs_cctranscripts.render.tools.shell import first_line
from mkdocs_cctranscripts.render.tools.table import given

_FAILED = "Error performing "


def lsp(call: ToolCall, context: Context) -> Card:
    """`LSP findReferences app.py:64 · 5 results in 4 files`."""
    operation, path, line = (word(call.input, name) for name in ("operation", "filePath", "line"))
    place = Mono(f"{path_name(path, context)}{f':{line}' if line else ''}" if path else "")
    query = word(call.input, "query")
    shown = ("operation", "filePath", "line", "character", "query")
    return Card(
        call.name,
        (
            *object_of(Text(operation)),
            *object_of(place),
            *object_of(Mono(brief(query))),
        ),
        _found(call),
        asked=tuple(given(beyond(call.input, *shown), context)),
        given=tuple(output(said(call) or text(data(call), "result"), context)),
        kind="find",
        name=place if path else None,
        unit=("look-up", "look-ups"),
        timed=True,
    )


def _found(call: ToolCall) -> str:
    results, files = number(data(call), "resultCount"), number(data(call), "fileCount")
    if said(call).startswith(_FAILED):
        return f"failed: {brief(said(call).partition(': ')[2] or said(call))}"
    if results is None:
        return "ok"
    among = f" in {count(files, 'file')}" if files else ""
    return f"{count(results, 'result')}{among}" if results else "no results"


def diagnostics(call: ToolCall, context: Context) -> Card:
    path = _path(word(call.input, "uri"), context)
    files = mappings_in(parsed(said(call)))
    found = [(file, each) for file in files for each in mappings(file, "diagnostics")]
    rows = tuple(
        (
            (Mono(f"{_path(word(file, 'uri'), context)}:{_line(each)}"),),
            (Text(word(each, "severity")),),
            (Text(word(each, "message")),),
        )
        for file, each in found
    )
    return Card(
        "ide › getDiagnostics",
        object_of(Mono(path)),
        (count(len(found), "problem") if found else "no problems") if files else "ok",
        asked=tuple(given(beyond(call.input, "uri"), context)),
        given=tuple(_table(rows)) if files else tuple(returned(call.result, context)),
        kind="look",
        name=Mono(path) if path else None,
        timed=True,
    )


def _path(uri: str, context: Context) -> str:
    return path_name(uri.removeprefix("file://"), context) if uri else ""


def _line(found: Mapping[str, Json]) -> str:
    """Editors count lines from 0, people from 1."""
    line = number(mapping(mapping(found, "range"), "start"), "line")
    return "?" if line is None else str(line + 1)


def _table(rows: tuple[tuple[tuple[Mono | Text, ...], ...], ...]) -> Iterator[Node]:
    if rows:
        yield Table(("Place", "Severity", "Message"), rows)


def execute(call: ToolCall, context: Context) -> Card:
    code = word(call.input, "code")
    return Card(
        "ide › executeCode",
        object_of(Mono(first_line(code))),
        "ok",
        asked=(*((Code(code, "python"),) if code else ()), *given(beyond(call.input, "code"), context)),
        given=tuple(returned(call.result, context)),
        kind="run",
        timed=True,
    )
