"""Tells word from the background: of tasks that ended, of teammates."""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from datetime import timedelta

from mkdocs_cctranscripts.assemble.fields import text_of
from mkdocs_cctranscripts.assemble.ids import call_id
from mkdocs_cctranscripts.assemble.tags import beside, body, elements
from mkdocs_cctranscripts.model.call import Notice, Work
from mkdocs_cctranscripts.model.entry import Json

_ATTRIBUTE = re.compile(r'(?<!\w)(\w++)="([^"]*)"')
_FIELDS = ("task-id", "tool-use-id", "status", "summary", "result", "event", "usage")
_TASK = "task-notification"
_BETWEEN = re.compile(rf"</{_TASK}>\s*+<{_TASK}>")
_TEAMMATE = "teammate-message"
_ADDED = re.compile(
    r"^(?:Full transcript available at:|Read the output file to retrieve)[^\n]*$", re.MULTILINE
)
_FIGURE = re.compile(r"(?<!\w)(\w++)(?:>|: )(\d{1,12})\b")


def background(id_: str, text: str, *, whole: bool) -> Iterator[Notice]:
    """What a message that no person wrote tells; numbered if it tells several things."""
    told = (*_tasks(text), *_teammates(text))
    if not told or (whole and around(text) and text.lstrip().startswith("<")):
        told += (Notice("", "background", "From the background", around(text) or text),)
    for number, notice in enumerate(told, 1):
        yield replace(notice, id=id_ if number == 1 else f"{id_}-{number}")


def _tasks(text: str) -> Iterator[Notice]:
    for inside in _notifications(text)[0]:
        yield _task({name: _body(inside, name).strip() for name in _FIELDS})
    fields = _object(text)
    if "task_id" in fields:
        yield _task({name: text_of(fields, name.replace("-", "_")) for name in _FIELDS})


def _notifications(text: str) -> tuple[list[str], str]:
    """What stands in each, and around them; their answers may speak of such tags themselves."""
    before, opening, rest = text.partition(f"<{_TASK}>")
    inside, closing, after = rest.rpartition(f"</{_TASK}>")
    return (_BETWEEN.split(inside), f"{before}\n{after}") if opening and closing else ([], text)


def _body(text: str, name: str) -> str:
    """An answer may hold the tag that ends it; the short fields before it can't."""
    if name != "result":
        return body(text.partition("<result>")[0] + text.rpartition("</result>")[2], name)
    _, opening, rest = text.partition("<result>")
    return rest.rpartition("</result>")[0] if opening else ""


def around(text: str) -> str:
    """What a message holds besides word from the background, but for what Claude Code adds for the model."""
    return _ADDED.sub("", beside(_notifications(text)[1], _TEAMMATE)).strip()


def _task(fields: Mapping[str, str]) -> Notice:
    summary = fields["summary"] or f"Task {fields['status'] or 'ended'}"
    call = fields["tool-use-id"]
    belongs = (call_id("", call) if call else "", fields["task-id"])
    text = "\n\n".join(filter(None, (fields["event"], fields["result"])))
    return Notice(
        "",
        "background",
        summary,
        text,
        belongs=tuple(filter(None, belongs)),
        work=_work(fields["usage"]),
        status=fields["status"],
    )


def _work(usage: str) -> Work:
    """In tags, or in lines with a colon, as the version has it."""
    found = {name: int(number) for name, number in _FIGURE.findall(usage)}
    used = found.get("subagent_tokens") or found.get("total_tokens", 0)
    took = timedelta(milliseconds=found.get("duration_ms", 0))
    return Work(used, found.get("tool_uses", 0), took)


def _teammates(text: str) -> Iterator[Notice]:
    for attributes, inside in elements(text, _TEAMMATE):
        given = dict(_ATTRIBUTE.findall(attributes))
        name = given.get("teammate_id", "")
        fields = _object(inside)
        about, said = _TOLD.get(text_of(fields, "type"), _message)(fields, inside.strip())
        about = about or (f"— {given['summary']}" if "summary" in given else "")
        yield Notice("", "teammate", f"Teammate {name}".strip(), said, about)


def _message(_: Mapping[str, Json], text: str) -> tuple[str, str]:
    return "", text


def _idle(fields: Mapping[str, Json], _: str) -> tuple[str, str]:
    return "is idle", text_of(fields, "summary")


def _ended(fields: Mapping[str, Json], _: str) -> tuple[str, str]:
    """By itself, or as the team's own word on another."""
    message = text_of(fields, "message")
    return (f"— {message}", "") if message else ("has ended", "")


def _assigned(fields: Mapping[str, Json], _: str) -> tuple[str, str]:
    return f"— assigned: {text_of(fields, 'subject')}", text_of(fields, "description")


def _proposed(fields: Mapping[str, Json], _: str) -> tuple[str, str]:
    return "— has a plan to approve", text_of(fields, "planContent")


_TOLD: dict[str, Callable[[Mapping[str, Json], str], tuple[str, str]]] = {
    "idle_notification": _idle,
    "shutdown_approved": _ended,
    "teammate_terminated": _ended,
    "task_assignment": _assigned,
    "plan_approval_request": _proposed,
}
"""What Claude Code itself writes in a teammate's name: what to say after the name, and below it."""


def _object(text: str) -> Mapping[str, Json]:
    if not text.strip().startswith("{"):
        return {}
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}
