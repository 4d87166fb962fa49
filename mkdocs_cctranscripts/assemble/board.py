"""The list of todos while the session is told: what it holds, and what of it was shown."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from mkdocs_cctranscripts.assemble.fields import data_of, text_of
from mkdocs_cctranscripts.assemble.tasks import STATUSES, Task, Tasks, created, id_of, ids_in, listed_in
from mkdocs_cctranscripts.model.entry import Json
from mkdocs_cctranscripts.model.session import Todo, TodoList, ToolCall

_DELETED = "deleted"


@dataclass(slots=True)
class Board:
    tasks: Tasks = field(default_factory=dict)
    shown: Tasks = field(default_factory=dict)
    last: str = ""
    """The id of the list that was shown last."""
    also: dict[str, list[str]] = field(default_factory=dict)
    """The ids of calls that changed nothing, by the id of the list that stood then."""

    def copy(self) -> "Board":
        """For a branch that is taken back: it says nothing of what comes after it."""
        return replace(self, tasks=dict(self.tasks))

    def take(self, call: ToolCall, *, goes_on: bool) -> bool:
        """Does what a call about tasks did; whether the list is all there is to show of it."""
        match call.name:
            case "TaskCreate":
                return self._create(call)
            case "TaskUpdate":
                return self._update(call)
            case "TaskList" | "TaskGet":
                return self._learn(call) and (goes_on or bool(self.last))
            case _:
                return False

    def show(self, tasks: Tasks, calls: Sequence[str]) -> Iterator[TodoList]:
        """The list, unless it stands there as it is."""
        if self.last and tasks == self.shown:
            self.also.setdefault(self.last, []).extend(calls)
            return
        items = tuple(_todo(key, tasks, self.shown) for key in tasks)
        deleted = tuple(task.text for key, task in self.shown.items() if key not in tasks)
        self.shown, self.last = dict(tasks), calls[0]
        yield TodoList(calls[0], items, tuple(calls[1:]), deleted)

    def _create(self, call: ToolCall) -> bool:
        made = created(call)
        if made:
            key, task = made
            self.tasks[key] = task
        return made is not None

    def _update(self, call: ToolCall) -> bool:
        """Not of a task that isn't known, nor to a state that isn't: such a call is shown."""
        given, result = call.input, call.result
        key, status = id_of(given.get("taskId")), text_of(given, "status")
        succeeded = result and not result.failed and data_of(call).get("success") is not False
        if not succeeded or key not in self.tasks or status not in ("", _DELETED, *STATUSES):
            return False
        if status == _DELETED:
            del self.tasks[key]
            return True
        self.tasks[key] = _updated(self.tasks[key], given)
        self._block(key, given)
        return True

    def _block(self, key: str, given: Mapping[str, Json]) -> None:
        """What other tasks now wait for."""
        for other in ids_in(given, "addBlocks", "blocks"):
            if other in self.tasks:
                waiting = self.tasks[other]
                blocked_by = tuple(dict.fromkeys((*waiting.blocked_by, key)))
                self.tasks[other] = replace(waiting, blocked_by=blocked_by)

    def _learn(self, call: ToolCall) -> bool:
        """What somebody else may have changed: another agent, or a session before."""
        told = False
        for fields in listed_in(call):
            told = True
            key = id_of(fields.get("id"))
            subject = text_of(fields, "subject").strip() or text_of(fields, "words").strip()
            if key in self.tasks or subject:
                task = self.tasks.get(key) or Task(
                    subject,
                    blocked_by=ids_in(fields, "blockedBy"),
                    about=text_of(fields, "description").strip(),
                )
                plain = {name: fields.get(name, "") for name in ("subject", "status", "owner")}
                self.tasks[key] = _updated(task, plain)
        return told


def _updated(task: Task, given: Mapping[str, Json]) -> Task:
    added = ids_in(given, "addBlockedBy", "blockedBy")
    removed = ids_in(given, "removeBlockedBy")
    return Task(
        text_of(given, "subject").strip() or task.text,
        STATUSES.get(text_of(given, "status"), task.status),
        text_of(given, "owner").strip() or task.owner,
        tuple(key for key in dict.fromkeys((*task.blocked_by, *added)) if key not in removed),
        text_of(given, "description").strip() or task.about,
    )


def _todo(key: str, tasks: Tasks, shown: Tasks) -> Todo:
    task, before = tasks[key], shown.get(key)
    first = (tasks[other] for other in task.blocked_by if other in tasks)
    waits_for = (other.text for other in first if other.status != "completed")
    return Todo(
        task.text,
        task.status,
        changed=task != before,
        new=before is None,
        owner=task.owner,
        blocked_by=tuple(waits_for) if task.status != "completed" else (),
        about=task.about if before is None or task.about != before.about else "",
    )
