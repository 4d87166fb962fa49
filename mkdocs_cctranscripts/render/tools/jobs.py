"""Work that goes on in the background: its output, its end, workflows and their results."""

import re
from collections.abc import Iterator, Mapping

from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.document import Code, Mono, Node
from mkdocs_cctranscripts.model.entry import Json
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.phrases import brief
from mkdocs_cctranscripts.render.pieces import output, returned
from mkdocs_cctranscripts.render.tools.card import Card, object_of, words
from mkdocs_cctranscripts.render.tools.fallback import first_short
from mkdocs_cctranscripts.render.tools.fields import data, mapping, said, text, told, word
from mkdocs_cctranscripts.render.tools.inputs import beyond
from mkdocs_cctranscripts.render.tools.nodes import images, prose, remark, unless_done
from mkdocs_cctranscripts.render.tools.status import getting_on, tagged
from mkdocs_cctranscripts.render.tools.table import given

_SETTINGS = ("task_id", "agentId", "agent_id", "bash_id", "shell_id", "block", "wait_up_to", "timeout")
"""Which task, and how long to wait for it."""
_SAID = re.compile(r"^(?:Successfully stopped task|Task .* stopped)\b.*$")
_META = re.compile(r"\b(name|description):\s*(?:'([^'\n]*)'|\"([^\"\n]*)\"|`([^`\n]*)`)")
_SUMMARY = re.compile(r"^Summary: (.*)$", re.MULTILINE)
_HEAD = 2_000
_PROVIDED = re.compile(r"Structured output provided|$")
_LAUNCHED = "Workflow launched in background"


def task_output(call: ToolCall, context: Context) -> Card:
    task = _task(call)
    id_ = word(call.input, "task_id", "agentId", "agent_id", "bash_id", "shell_id")
    about = words(brief(word(task, "description"))) or object_of(Mono(id_))
    return Card(
        call.name,
        about,
        getting_on(task) if task else "",
        asked=tuple(given(beyond(call.input, *_SETTINGS), context)),
        given=tuple(_printed(task, context)) or tuple(_unprinted(call, context)),
        name=Mono(id_) if id_ else None,
        unit=("look", "looks"),
    )


def _task(call: ToolCall) -> Mapping[str, Json]:
    """By field, out of the tool's data, else out of the tags in the text."""
    return mapping(data(call), "task") or tagged(said(call))


def _printed(task: Mapping[str, Json], context: Context) -> Iterator[Node]:
    """An agent's words are Markdown, a command's are not."""
    yield from remark(word(task, "note"))
    yield from remark(word(task, "error"))
    answer, printed = text(task, "result"), text(task, "output")
    yield from prose(answer, context)
    if printed.strip() == answer.strip():
        return
    if word(task, "task_type") == "local_agent":
        yield from prose(text(task, "output"), context)
    else:
        yield from output(text(task, "output"), context)


def _unprinted(call: ToolCall, context: Context) -> Iterator[Node]:
    """The text, where it says more than how the task is getting on."""
    if not tagged(said(call)):
        yield from returned(call.result, context)


def stop(call: ToolCall, context: Context) -> Card:
    answer = told(call)
    id_ = word(call.input, "task_id", "shell_id") or word(answer, "task_id")
    command = word(answer, "command")
    message = word(answer, "message") or ("" if answer else said(call))
    return Card(
        call.name,
        object_of(Mono(brief(command) or id_)),
        "stopped",
        asked=tuple(given(beyond(call.input, "task_id", "shell_id"), context)),
        given=(
            *((Code(command, "bash", "cmd"),) if command else ()),
            *remark("" if _SAID.fullmatch(message.strip()) else message),
        ),
        name=Mono(id_) if id_ else None,
    )


def workflow(call: ToolCall, context: Context) -> Card:
    script = text(call.input, "script")
    meta = _meta(script)
    name = word(call.input, "name", "workflow", "scriptPath") or meta.get("name", "")
    about = word(call.input, "description") or meta.get("description", "")
    launched = said(call).startswith(_LAUNCHED) or word(data(call), "status") == "async_launched"
    return Card(
        call.name,
        (*object_of(Mono(brief(name))), *words(brief(about))),
        "in the background" if launched else "ok",
        asked=(
            *((Code(script, "javascript"),) if script.strip() else ()),
            *given(beyond(call.input, "script", "name", "description"), context),
        ),
        given=(
            *(remark("".join(_SUMMARY.findall(said(call))[:1])) if launched else output(said(call), context)),
            *images(call, context),
        ),
    )


def _meta(script: str) -> dict[str, str]:
    """What a workflow says of itself at its start."""
    found: dict[str, str] = {}
    for match in _META.finditer(script.partition("meta")[2][:_HEAD]):
        found.setdefault(match[1], match[2] or match[3] or match[4] or "")
    return found


def structured(call: ToolCall, context: Context) -> Card:
    """The answer of an agent that was told to give it in fields."""
    return Card(
        call.name,
        first_short(call.input),
        asked=tuple(given(call.input, context, "Field")),
        given=tuple(unless_done(call, _PROVIDED, context)),
    )
