"""Tools that run where the model does: its own machine, and the files there."""

from collections.abc import Iterator, Mapping

from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.document import Code, Diff, Mono, Node
from mkdocs_cctranscripts.model.entry import Json
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.pieces import output
from mkdocs_cctranscripts.render.tools.card import Card, object_of
from mkdocs_cctranscripts.render.tools.fields import number, others, said, text, texts, word
from mkdocs_cctranscripts.render.tools.inputs import beyond
from mkdocs_cctranscripts.render.tools.nodes import images
from mkdocs_cctranscripts.render.tools.shell import first_line, printed
from mkdocs_cctranscripts.render.tools.table import given

_HUNK = ("old_start", "old_lines", "new_start", "new_lines")
_SHOWN = (
    *("type", "stdout", "stderr", "return_code", "content", "error_code", "lines"),
    *("file_type", "num_lines", "start_line", "total_lines", "is_file_update", *_HUNK),
)
"""What is shown in its own way, and what says nothing beside it."""


def python(call: ToolCall, context: Context) -> Card:
    return _run(call, context, "code", Code(word(call.input, "code"), "python"))


def bash(call: ToolCall, context: Context) -> Card:
    return _run(call, context, "command", Code(word(call.input, "command"), "bash", "cmd"))


def _run(call: ToolCall, context: Context, field: str, code: Code) -> Card:
    return Card(
        call.name,
        object_of(Mono(first_line(code.text))),
        _outcome(call),
        asked=(*((code,) if code.text else ()), *given(beyond(call.input, field), context)),
        given=tuple(_shown(call, context)),
        kind="run",
        unit=("command", "commands"),
        timed=True,
    )


def editor(call: ToolCall, context: Context) -> Card:
    path = word(call.input, "path")
    return Card(
        call.name,
        (*object_of(Mono(word(call.input, "command"))), *object_of(Mono(path))),
        _outcome(call),
        asked=tuple(given(beyond(call.input, "command", "path"), context)),
        given=tuple(_shown(call, context)),
        name=Mono(path) if path else None,
        timed=True,
    )


def _outcome(call: ToolCall) -> str:
    for value in (part.value for part in others(call)):
        if code := number(value, "return_code"):
            return f"failed, exit\u00a0{code}"
        if failure := word(value, "error_code"):
            return f"failed: {failure}"
    return "ok"


def _shown(call: ToolCall, context: Context) -> Iterator[Node]:
    for value in (part.value for part in others(call)):
        yield from printed(text(value, "stdout"), text(value, "stderr"), context)
        yield from output(text(value, "content"), context)
        yield from _changed(value)
        rest = {name: item for name, item in value.items() if name not in _SHOWN and item is not None}
        yield from given(rest, context, "Result")
    yield from output(said(call), context)
    yield from images(call, context)


def _changed(value: Mapping[str, Json]) -> Iterator[Node]:
    """A hunk of a change, as the server tells it."""
    if lines := texts(value, "lines"):
        old, olds, new, news = (number(value, name) or 0 for name in _HUNK)
        yield Diff("\n".join((f"@@ -{old},{olds} +{new},{news} @@", *lines)))
