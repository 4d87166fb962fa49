"""Shows commands: what was run, and what it printed."""

import re
from collections.abc import Iterator
from datetime import timedelta
from functools import partial

from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.document import Code, Line, Mono, Node, Span, Spans, Terminal, Text
from mkdocs_cctranscripts.model.entry import ImagePart
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.cut import INPUT, OUTPUT, shortened
from mkdocs_cctranscripts.render.phrases import brief, length
from mkdocs_cctranscripts.render.pieces import beside, output, result_picture
from mkdocs_cctranscripts.render.tools import fallback
from mkdocs_cctranscripts.render.tools.card import Card, object_of, words
from mkdocs_cctranscripts.render.tools.fields import data, number, result_text, text
from mkdocs_cctranscripts.render.tools.inputs import unsaid
from mkdocs_cctranscripts.render.tools.outcome import state
from mkdocs_cctranscripts.render.tools.places import place
from mkdocs_cctranscripts.render.tools.saved import beginning

_SAID = {
    "command": str,
    "description": str,
    "timeout": int,
    "run_in_background": bool,
    "dangerouslyDisableSandbox": bool,
}
_LANGUAGES = {"PowerShell": "powershell"}
_LONGEST = 80
_SHORT = 40
_LONGEST_LIMIT = 1_000_000_000
_BACKGROUND = re.compile(r"Command [^\n]*?background[^\n]*? with ID: ([\w-]+)")
_NOTHING = "(Bash completed with no output)"
_WENT_BACK = "Shell cwd was reset to "
_ABORTED = "<error>Command was aborted before completion</error>"
_FIRST_WORDS = 500


def card(call: ToolCall, context: Context) -> Card:
    return Card(
        call.name,
        _subject(call),
        _outcome(call),
        asked=tuple(_asked(call, context)),
        given=tuple(_given(call, context)),
        kind="run",
        name=_name(call),
        unit=("command", "commands"),
        timed=not _background(call),
    )


def first_line(command: str) -> str:
    """For a title line; an ellipsis tells that there is more."""
    first, _, rest = command.strip().partition("\n")
    return f"{brief(first, _LONGEST).removesuffix('…')}…" if rest else brief(first, _LONGEST)


def printed(stdout: str, stderr: str, context: Context) -> Iterator[Node]:
    yield from output(stdout, context)
    if stderr.strip():
        yield from shortened(stderr.strip("\n"), OUTPUT, context.shelf, partial(Terminal, kind="err"))


def _subject(call: ToolCall) -> Spans:
    if description := text(call.input, "description").strip():
        return words(brief(description, _LONGEST))
    if command := text(call.input, "command").strip():
        return object_of(Mono(first_line(command)))
    return fallback.subject_of(call.input)


def _name(call: ToolCall) -> Span | None:
    if description := text(call.input, "description").strip():
        return Text(brief(description, _SHORT))
    command = text(call.input, "command").strip()
    return Mono(brief(first_line(command), _SHORT)) if command else None


def _outcome(call: ToolCall) -> str:
    if _background(call):
        return "in the background"
    meant = text(data(call), "returnCodeInterpretation").strip()
    return meant[:1].lower() + brief(meant[1:], _LONGEST) if meant else "ok"


def _background(call: ToolCall) -> str:
    """The name that the command got in the background, if it went there."""
    if name := text(data(call), "backgroundTaskId"):
        return name
    found = _BACKGROUND.match(call.result.text[:_FIRST_WORDS]) if call.result else None
    return found[1] if found else ""


def _asked(call: ToolCall, context: Context) -> Iterator[Node]:
    if command := text(call.input, "command").strip("\n"):
        language = _LANGUAGES.get(call.name, "bash")
        yield from shortened(command, INPUT, context.shelf, partial(Code, language=language, kind="cmd"))
    description = text(call.input, "description").strip()
    if brief(description, _LONGEST) != " ".join(description.split()):
        yield Line((Text(description),), "note")
    # Of a call that went well nobody asks how long it might have taken.
    if (settings := list(_settings(call))) and state(call.result):
        yield Line((Text(" · ".join(settings)),), "note")
    yield from unsaid(call, _SAID, context)


def _settings(call: ToolCall) -> Iterator[str]:
    limit = number(call.input, "timeout")
    if limit and 0 < limit < _LONGEST_LIMIT:
        yield f"Time limit {length(timedelta(milliseconds=limit))}"
    if call.input.get("dangerouslyDisableSandbox") is True:
        yield "Outside the sandbox"


def _given(call: ToolCall, context: Context) -> Iterator[Node]:
    if call.result is None:
        return
    if data(call).get("isImage") is True:
        yield from _image(call, context)
        return
    nodes = [*_printed(call, context), *beside(call.result, context)]
    if name := _background(call):
        nodes.append(Line((Text("It runs in the background as "), Mono(name), Text(".")), "note"))
    yield from nodes or [Line((Text("It printed nothing."),), "note")]


def _image(call: ToolCall, context: Context) -> Iterator[Node]:
    """As the result holds it; else out of what the command printed."""
    shown = list(beside(call.result, context))
    stdout = text(data(call), "stdout")
    alone = result_picture(ImagePart(stdout.partition("base64,")[2] or stdout), context)
    yield from shown or [alone]


def _printed(call: ToolCall, context: Context) -> Iterator[Node]:
    stdout, stderr, about = _streams(call)
    errors, folder = _went_back(stderr)
    yield from printed(stdout, errors, context)
    if folder and place(folder, context).text != ".":
        yield Line((Text("The shell went back to "), place(folder, context), Text(".")), "note")
    if about:
        yield Line((Text(about),), "note")


def _went_back(stderr: str) -> tuple[str, str]:
    """The errors, and the folder that Claude Code says below them to have taken the shell back to."""
    lines, _, last = stderr.rstrip().rpartition("\n")
    return (lines, last.removeprefix(_WENT_BACK)) if last.startswith(_WENT_BACK) else (stderr, "")


def _streams(call: ToolCall) -> tuple[str, str, str]:
    """What it printed, apart if the tool tells it so, and how much of it the session holds."""
    told = result_text(call)
    shown, size = beginning(told)
    about = f"The whole output had {size}: the session holds its beginning." if size else ""
    stdout, stderr = text(data(call), "stdout"), text(data(call), "stderr")
    if stdout.strip() or stderr.strip():
        return stdout, stderr.replace(_ABORTED, ""), about
    if _background(call) or told.strip() == _NOTHING:
        return "", "", ""
    return shown.replace(_ABORTED, ""), "", about
