"""Shows what was asked of commands in the background: what they printed since, or to end."""

import re
from collections.abc import Iterator, Mapping

from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.document import Line, Mono, Node, Text
from mkdocs_cctranscripts.model.entry import Json
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.pieces import beside, output
from mkdocs_cctranscripts.render.tools.card import Card, object_of
from mkdocs_cctranscripts.render.tools.fields import data, result_text, text
from mkdocs_cctranscripts.render.tools.inputs import unsaid
from mkdocs_cctranscripts.render.tools.shell import first_line, printed
from mkdocs_cctranscripts.render.tools.status import getting_on, tagged

_KILLED = re.compile(r"Successfully killed shell: \S+ \((.*)\)\s*", re.DOTALL)


def output_card(call: ToolCall, context: Context) -> Card:
    told = data(call) or _tagged(call)
    id_ = text(call.input, "bash_id")
    name = Mono(first_line(text(told, "command")) or id_)
    return Card(
        call.name,
        object_of(name),
        getting_on(told),
        asked=(*_known_as(id_, name), *unsaid(call, {"bash_id": str}, context)),
        given=tuple(_given(call, told, context)),
        kind="run",
        name=name if name.text else None,
    )


def kill_card(call: ToolCall, context: Context) -> Card:
    id_ = text(call.input, "shell_id")
    message = text(data(call), "message")
    killed = _KILLED.fullmatch(message)
    name = Mono(first_line(killed[1]) if killed else id_)
    said = Line((Text(message),), "note")
    return Card(
        call.name,
        object_of(name),
        "stopped",
        asked=(*_known_as(id_, name), *unsaid(call, {"shell_id": str}, context)),
        given=() if killed else (said,) if message else tuple(_said(call, context)),
        kind="run",
        name=name if name.text else None,
    )


def _known_as(id_: str, name: Mono) -> Iterator[Node]:
    if id_ and id_ != name.text:
        yield Line((Text("In the background as "), Mono(id_)), "note")


def _said(call: ToolCall, context: Context) -> Iterator[Node]:
    yield from output(result_text(call), context)
    yield from beside(call.result, context)


def _given(call: ToolCall, told: Mapping[str, Json], context: Context) -> Iterator[Node]:
    if call.result is None:
        return
    shown = list(printed(text(told, "stdout"), text(told, "stderr"), context))
    if not shown and "stdout" not in told:
        shown = list(_said(call, context)) if "status" not in tagged(result_text(call)) else []
    yield from shown or [Line((Text("It printed nothing new."),), "note")]


def _tagged(call: ToolCall) -> Mapping[str, Json]:
    """What the tool told, out of the tags of its text; nothing if they say no status."""
    found = tagged(result_text(call))
    return found if "status" in found else {}
