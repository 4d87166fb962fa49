"""Tells word from the background: of tasks that ended, of teammates."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import timedelta

from mkdocs_cctranscripts.assemble.fields import text_of
from mkdocs_cctranscripts.assemble.ids import call_id
from mkdocs_cctranscripts.assemble.tags import bodies, body, elements
from mkdocs_cctranscripts.model.entry import Json
from mkdocs_cctranscripts.model.session import Notice, Work

_ATTRIBUTE = re.compile(r'(\w+)="([^"]*)"')
_FIELDS = ("task-id", "tool-use-id", "status", "summary", "result", "event", "usage")
_FIGURE = re.compile(r"(\w+)(?:>|: )(\d{1,12})\b")
_STATES = {
    "idle_notification": "is idle",
    "shutdown_approved": "has ended",
    "teammate_terminated": "has ended",
}


def background(id_: str, text: str) -> Iterator[Notice]:
    """What a message that no person wrote tells; numbered if it tells several things."""
    told = (*_tasks(text), *_teammates(text)) or (Notice("", "background", "From the background", text),)
    for number, notice in enumerate(told, 1):
        yield replace(notice, id=id_ if number == 1 else f"{id_}-{number}")


def _tasks(text: str) -> Iterator[Notice]:
    for inside in bodies(text, "task-notification"):
        yield _task({name: body(inside, name).strip() for name in _FIELDS})
    fields = _object(text)
    if "task_id" in fields:
        yield _task({name: text_of(fields, name.replace("-", "_")) for name in _FIELDS})


def _task(fields: Mapping[str, str]) -> Notice:
    summary = fields["summary"] or f"Task {fields['status'] or 'ended'}"
    call = fields["tool-use-id"]
    belongs = (call_id("", call) if call else "", fields["task-id"])
    text = fields["result"] or fields["event"]
    return Notice(
        "", "background", summary, text, belongs=tuple(filter(None, belongs)), work=_work(fields["usage"])
    )


def _work(usage: str) -> Work:
    """In tags, or in lines with a colon, as the version has it."""
    found = {name: int(number) for name, number in _FIGURE.findall(usage)}
    used = found.get("subagent_tokens") or found.get("total_tokens", 0)
    took = timedelta(milliseconds=found.get("duration_ms", 0))
    return Work(used, found.get("tool_uses", 0), took)


def _teammates(text: str) -> Iterator[Notice]:
    for attributes, inside in elements(text, "teammate-message"):
        given = dict(_ATTRIBUTE.findall(attributes))
        name = given.get("teammate_id", "")
        state = _STATES.get(text_of(_object(inside), "type"), "")
        about = state or (f"— {given['summary']}" if "summary" in given else "")
        said = "" if state else inside.strip()
        yield Notice("", "teammate", f"Teammate {name}".strip(), said, about)


def _object(text: str) -> Mapping[str, Json]:
    if not text.strip().startswith("{"):
        return {}
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}
