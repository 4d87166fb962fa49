"""Reads what the calls about todos and tasks say, each by itself."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from mkdocs_cctranscripts.assemble.fields import data_of, mapping_of, text_of
from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.entry import Json

Status = Literal["pending", "in_progress", "completed"]
Tasks = dict[str, "Task"]
"""By their ids, in the order of their making."""

STATUSES: Mapping[str, Status] = {
    "pending": "pending",
    "in_progress": "in_progress",
    "completed": "completed",
}
_TEXTS = ("content", "subject", "text", "title", "task", "activeForm", "description")
_TOLD = (
    re.compile(
        r"^#(?P<id>\S+) \[(?P<status>\w+)\] (?P<words>.+?)(?: \[blocked by [^\[\]\n]*\])?$", re.MULTILINE
    ),
    re.compile(r"^Task #(?P<id>\S+): (?P<words>.+)\nStatus: (?P<status>\w+)"),
)
"""How TaskList and TaskGet say it; the owner behind a subject can't be told from the subject."""
_CREATED = re.compile(r"Task #(\S+) created")


@dataclass(frozen=True, slots=True)
class Task:
    text: str
    status: Status = "pending"
    owner: str = ""
    blocked_by: tuple[str, ...] = ()
    """Ids of other tasks."""
    about: str = ""


def written(call: ToolCall) -> Tasks | None:
    """The list that a call of TodoWrite gives; None if it is none, or the call failed."""
    items = call.input.get("todos")
    if not isinstance(items, list) or (call.result and call.result.failed):
        return None
    tasks: Tasks = {}
    count: dict[str, int] = {}
    for item in items:
        task = _todo(item)
        count[task.text] = count.get(task.text, 0) + 1
        tasks[f"{count[task.text]} {task.text}"] = task
    return tasks


def _todo(item: Json) -> Task:
    """A malformed one is shown as it is."""
    if isinstance(item, str):
        return Task(item)
    fields = item if isinstance(item, dict) else {}
    text = next(filter(None, (text_of(fields, name).strip() for name in _TEXTS)), "")
    status = STATUSES.get(text_of(fields, "status"), "pending")
    return Task(text or json.dumps(item, ensure_ascii=False), status)


def created(call: ToolCall) -> tuple[str, Task] | None:
    """The task that a call made, with its id."""
    if call.result is None or call.result.failed:
        return None
    given = mapping_of(data_of(call), "task")
    about = text_of(call.input, "description").strip()
    text = text_of(call.input, "subject").strip() or text_of(given, "subject").strip() or about
    if not text:
        return None
    number = _CREATED.search(call.result.text)
    key = id_of(given.get("id")) or (number[1] if number else call.id)
    return key, Task(text, about=about if about != text else "")


def listed_in(call: ToolCall) -> Iterator[Mapping[str, Json]]:
    """The tasks that a call asked for, as they stood then; from its words if there is nothing else."""
    if call.result is None or call.result.failed:
        return
    tasks = data_of(call).get("tasks")
    for task in tasks if isinstance(tasks, list) else [data_of(call).get("task")]:
        if isinstance(task, dict) and id_of(task.get("id")):
            yield task
    if not data_of(call):
        text = call.result.text
        yield from (dict(found.groupdict()) for told in _TOLD for found in told.finditer(text))


def id_of(value: Json) -> str:
    """Ids are numbers, written as texts or not."""
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    return value.strip().removeprefix("#") if isinstance(value, str) else ""


def ids_in(fields: Mapping[str, Json], *names: str) -> tuple[str, ...]:
    values = [fields.get(name) for name in names]
    found = (id_of(each) for value in values for each in (value if isinstance(value, list) else [value]))
    return tuple(filter(None, found))
