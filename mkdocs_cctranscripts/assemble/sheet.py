"""Tasks with what a list of them tells, so that a long one isn't gone through at each change."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from mkdocs_cctranscripts.assemble.tasks import Task, Tasks


@dataclass(slots=True)
class Sheet:
    tasks: Tasks = field(default_factory=dict)
    places: dict[str, int] = field(default_factory=dict)
    """Where each task stands: the higher, the further below."""
    now: dict[str, None] = field(default_factory=dict)
    """The keys of those that are being done."""
    done: int = 0
    touched: dict[str, None] = field(default_factory=dict)
    """The keys of those that may have changed since the list was shown."""
    made: int = 0

    def put(self, key: str, task: Task) -> None:
        self._uncount(key)
        if key not in self.tasks:
            self.made += 1
            self.places[key] = self.made
        self.tasks[key] = task
        self.touched[key] = None
        self.done += task.status == "completed"
        if task.status == "in_progress":
            self.now[key] = None

    def drop(self, key: str) -> None:
        self._uncount(key)
        del self.tasks[key], self.places[key]
        self.touched[key] = None

    def ordered(self, keys: Iterable[str]) -> list[str]:
        """As they stand in the list, without those that don't."""
        return sorted((key for key in keys if key in self.places), key=self.places.__getitem__)

    def copy(self) -> "Sheet":
        return replace(
            self,
            tasks=dict(self.tasks),
            places=dict(self.places),
            now=dict(self.now),
            touched=dict(self.touched),
        )

    def _uncount(self, key: str) -> None:
        before = self.tasks.get(key)
        self.done -= before is not None and before.status == "completed"
        self.now.pop(key, None)


def sheet(tasks: Tasks) -> Sheet:
    made = Sheet()
    for key, task in tasks.items():
        made.put(key, task)
    return made
