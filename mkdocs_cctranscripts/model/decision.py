"""What was decided and delivered: plans, todos, questions, commits."""

from dataclasses import dataclass
from typing import Literal

from mkdocs_cctranscripts.model.entry import ImagePart


@dataclass(frozen=True, slots=True)
class Plan:
    id: str
    text: str
    title: str
    status: Literal["approved", "rejected", "pending", "failed"]
    feedback: str = ""
    """What the user said to it."""
    stayed: bool = False
    """Rejected without a word: the user chose to go on planning."""
    error: str = ""
    """Why it never came before the user."""
    proposed: str = ""
    """What was proposed, if the user changed it before approving."""
    called: bool = True
    """By a call in this session; else the session was started with it."""
    also: tuple[str, ...] = ()
    """The ids of the calls that wrote the same to a file."""
    images: tuple[ImagePart, ...] = ()
    """Pasted with the feedback."""
    signs: tuple[str, ...] = ()
    """The ids of what was only a sign of its acceptance."""


@dataclass(frozen=True, slots=True)
class Todo:
    text: str
    status: Literal["pending", "in_progress", "completed"]
    changed: bool = False
    """New, or another than in the list before."""
    new: bool = False
    reworded: bool = False
    """Not new, but in other words than before."""
    owner: str = ""
    blocked_by: tuple[str, ...] = ()
    """The texts of the first todos that come before it, and aren't done."""
    more_blockers: int = 0
    """How many more do."""
    about: str = ""
    """What it is about, where no list said so before."""


@dataclass(frozen=True, slots=True)
class TodoList:
    """The list as it stood after one or several calls; of a long one what is new and what is being done."""

    id: str
    items: tuple[Todo, ...]
    also: tuple[str, ...] = ()
    """The ids of the other calls that made it, or that only asked for it."""
    deleted: tuple[str, ...] = ()
    """What stood in the list before and doesn't any more."""
    others: int = 0
    """How many todos of a long list aren't among the items: they are as they were."""
    others_done: int = 0

    @property
    def total(self) -> int:
        return len(self.items) + self.others

    @property
    def done(self) -> int:
        return sum(todo.status == "completed" for todo in self.items) + self.others_done


@dataclass(frozen=True, slots=True)
class Option:
    text: str
    about: str = ""
    chosen: bool = False
    preview: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    text: str
    options: tuple[Option, ...] = ()
    other: tuple[str, ...] = ()
    """Answers in the user's own words."""
    notes: str = ""
    header: str = ""
    """The question in a word or two."""
    several: bool = False
    """Whether more than one option could be chosen."""

    @property
    def answered(self) -> bool:
        return bool(self.other) or any(option.chosen for option in self.options)


@dataclass(frozen=True, slots=True)
class Questions:
    """What the assistant asked in one call."""

    id: str
    items: tuple[Question, ...]
    status: Literal["answered", "declined", "waiting"]
    said: str = ""
    """What the user said instead of an answer."""
    note: str = ""
    """What came back instead of an answer, if it wasn't the user who said it."""
    images: tuple[ImagePart, ...] = ()
    """Pasted with the answers."""


@dataclass(frozen=True, slots=True)
class Commit:
    id: str
    hash: str
    subject: str
    files: int = 0
    added: int = 0
    removed: int = 0
    remote: str = ""
    """The address of the repository that it was made in, if that folder or a push tells it."""
    elsewhere: bool = False
    """Made outside the session's folder: the session's own repository hardly holds it."""
    amended: bool = False
    """It took the place of the commit before it."""


@dataclass(frozen=True, slots=True)
class Push:
    id: str
    branch: str


@dataclass(frozen=True, slots=True)
class PullRequest:
    id: str
    number: int
    url: str
    title: str = ""
