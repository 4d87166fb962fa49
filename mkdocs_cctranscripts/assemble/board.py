"""The list of todos while the session is told: what it holds, and what of it was shown."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from mkdocs_cctranscripts.assemble.fields import data_of, text_of
from mkdocs_cctranscripts.assemble.sheet import Sheet
from mkdocs_cctranscripts.assemble.tasks import STATUSES, Task, Tasks, created, id_of, ids_in, listed_in
from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.decision import Todo, TodoList
from mkdocs_cctranscripts.model.entry import Json

_DELETED = "deleted"
_LONG = 30
"""A list with more todos is shown in whole once, then what changed and what is being done."""
_AT_ONCE = 10
"""If more are being done, only those that changed."""
_NAMED = 3
"""So many of the todos that come before another are named."""
_MOST_BLOCKERS = 1_000
"""So many are kept for one todo."""


@dataclass(slots=True)
class Board:
    sheet: Sheet = field(default_factory=Sheet)
    shown: Tasks = field(default_factory=dict)
    follows: bool = False
    """Whether the tasks are what was shown last, but for those that were touched since."""
    last: str = ""
    """The id of the list that was shown last."""
    also: dict[str, list[str]] = field(default_factory=dict)
    """The ids of calls that changed nothing, by the id of the list that stood then."""

    def copy(self) -> "Board":
        """For a branch that is taken back: it says nothing of what comes after it."""
        return replace(self, sheet=self.sheet.copy(), shown=dict(self.shown))

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

    def show(self, sheet: Sheet, calls: Sequence[str]) -> Iterator[TodoList]:
        """The list, unless it stands there as it is."""
        own = sheet is self.sheet
        keys = sheet.touched if own and self.follows else {**self.shown, **sheet.tasks}
        changed = [key for key in keys if sheet.tasks.get(key) != self.shown.get(key)]
        self.follows, sheet.touched = own, {}
        if self.last and not changed:
            self.also.setdefault(self.last, []).extend(calls)
            return
        items = tuple(_todo(key, sheet.tasks, self.shown) for key in _told(sheet, changed))
        deleted = tuple(self.shown[key].text for key in changed if key not in sheet.tasks)
        others_done = sheet.done - sum(todo.status == "completed" for todo in items)
        self._keep(sheet.tasks, changed)
        self.last = calls[0]
        others = len(sheet.tasks) - len(items)
        yield TodoList(calls[0], items, tuple(calls[1:]), deleted, others, others_done)

    def _keep(self, tasks: Tasks, changed: Iterable[str]) -> None:
        for key in changed:
            if key in tasks:
                self.shown[key] = tasks[key]
            else:
                del self.shown[key]

    def _create(self, call: ToolCall) -> bool:
        made = created(call)
        if made:
            key, task = made
            self.sheet.put(key, task)
        return made is not None

    def _update(self, call: ToolCall) -> bool:
        """Not of a task that isn't known, nor to a state that isn't: such a call is shown."""
        given, result = call.input, call.result
        key, status = id_of(given.get("taskId")), text_of(given, "status")
        succeeded = result and not result.failed and data_of(call).get("success") is not False
        if not succeeded or key not in self.sheet.tasks or status not in ("", _DELETED, *STATUSES):
            return False
        if status == _DELETED:
            self.sheet.drop(key)
            return True
        self.sheet.put(key, _updated(self.sheet.tasks[key], given))
        self._block(key, given)
        return True

    def _block(self, key: str, given: Mapping[str, Json]) -> None:
        """What other tasks now wait for."""
        for other in ids_in(given, "addBlocks", "blocks"):
            if waiting := self.sheet.tasks.get(other):
                self.sheet.put(other, replace(waiting, blocked_by=_each((*waiting.blocked_by, key))))

    def _learn(self, call: ToolCall) -> bool:
        """What somebody else may have changed: another agent, or a session before."""
        told = False
        for fields in listed_in(call):
            told = True
            key = id_of(fields.get("id"))
            subject = text_of(fields, "subject").strip() or text_of(fields, "words").strip()
            if key in self.sheet.tasks or subject:
                task = self.sheet.tasks.get(key) or Task(
                    subject,
                    blocked_by=_each(ids_in(fields, "blockedBy")),
                    about=text_of(fields, "description").strip(),
                )
                plain = {name: fields.get(name, "") for name in ("subject", "status", "owner")}
                self.sheet.put(key, _updated(task, plain))
        return told


def _updated(task: Task, given: Mapping[str, Json]) -> Task:
    added = ids_in(given, "addBlockedBy", "blockedBy")
    removed = frozenset(ids_in(given, "removeBlockedBy"))
    return Task(
        text_of(given, "subject").strip() or task.text,
        STATUSES.get(text_of(given, "status"), task.status),
        text_of(given, "owner").strip() or task.owner,
        _each(key for key in (*task.blocked_by, *added) if key not in removed),
        text_of(given, "description").strip() or task.about,
    )


def _each(keys: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(keys))[:_MOST_BLOCKERS]


def _told(sheet: Sheet, changed: Sequence[str]) -> Iterable[str]:
    """The keys of what a list shows."""
    if len(sheet.tasks) <= _LONG:
        return sheet.tasks
    now = sheet.now if len(sheet.now) <= _AT_ONCE else {}
    return sheet.ordered({*changed, *now})


def _todo(key: str, tasks: Tasks, shown: Tasks) -> Todo:
    task, before = tasks[key], shown.get(key)
    first = (tasks[other] for other in task.blocked_by if other in tasks and task.status != "completed")
    waits_for = [other.text for other in first if other.status != "completed"]
    return Todo(
        task.text,
        task.status,
        changed=task != before,
        new=before is None,
        reworded=before is not None and before.text != task.text,
        owner=task.owner,
        blocked_by=tuple(waits_for[:_NAMED]),
        more_blockers=len(waits_for[_NAMED:]),
        about=task.about if before is None or task.about != before.about else "",
    )
