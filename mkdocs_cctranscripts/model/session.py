"""A session as a person would tell it: turns of prompts and what followed."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Literal

from mkdocs_cctranscripts.model.entry import ImagePart, Json, OtherPart, Problem, TextPart


@dataclass(frozen=True, slots=True)
class Usage:
    """Tokens, each message counted once."""

    input: int = 0
    output: int = 0
    cache_read: int = 0
    cache_write: int = 0

    def __add__(self, other: "Usage") -> "Usage":
        return Usage(
            self.input + other.input,
            self.output + other.output,
            self.cache_read + other.cache_read,
            self.cache_write + other.cache_write,
        )

    @property
    def total(self) -> int:
        return self.input + self.output + self.cache_read + self.cache_write


@dataclass(frozen=True, slots=True)
class Text:
    id: str
    text: str


@dataclass(frozen=True, slots=True)
class Thinking:
    id: str
    text: str


@dataclass(frozen=True, slots=True)
class Other:
    """A block of a kind we don't know."""

    id: str
    part: OtherPart


@dataclass(frozen=True, slots=True)
class Image:
    id: str
    part: ImagePart


@dataclass(frozen=True, slots=True)
class ToolResult:
    parts: tuple[TextPart | ImagePart | OtherPart, ...]
    failed: bool
    data: Json
    """What the tool itself returned; the one file that renders the tool knows its fields."""
    denied: bool = False
    """The user said no: the tool didn't run."""
    said: str = ""
    """What the user said to it, where the session tells that apart from the result."""
    time: datetime | None = None

    @property
    def text(self) -> str:
        return "\n".join(part.text for part in self.parts if isinstance(part, TextPart))


@dataclass(frozen=True, slots=True)
class ToolCall:
    id: str
    name: str
    input: Mapping[str, Json]
    result: ToolResult | None
    time: datetime | None = None
    notices: tuple["Notice", ...] = ()
    """What came of it later, or around it: a skill's text, word from the background, a hook's."""

    @property
    def duration(self) -> timedelta:
        """Until the result came, a wait for the user's permission included."""
        if not (self.time and self.result and self.result.time):
            return timedelta()
        return max(self.result.time - self.time, timedelta())


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


@dataclass(frozen=True, slots=True)
class Agent:
    """A sub-agent where it was called; a call of None if no call in the session fits it."""

    id: str
    call: ToolCall | None
    turns: tuple["Turn", ...]
    also: tuple[str, ...] = ()
    """The id that it had while no call was known to have started it."""


@dataclass(frozen=True, slots=True)
class Said:
    """What the user typed while the assistant worked, or ran in the shell: no turn of its own."""

    id: str
    prompt: "Prompt"
    on: str = ""
    """The tool whose call the user turned down with it."""


NoticeKind = Literal[
    "interrupted",
    "compacted",
    "error",
    "retry",
    "background",
    "loaded",
    "away",
    "output",
    "hook",
    "file",
    "diagnostics",
    "model",
    "teammate",
]


@dataclass(frozen=True, slots=True)
class Work:
    """What an agent needed for its work."""

    tokens: int = 0
    calls: int = 0
    time: timedelta = timedelta()


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that happened around the conversation."""

    id: str
    kind: NoticeKind
    title: str
    text: str = ""
    about: str = ""
    """What the title says after its first words."""
    during: str = ""
    """What ran when it happened."""
    belongs: tuple[str, ...] = ()
    """What the call is known by that it belongs to: its id, or that of its task or agent."""
    work: Work = Work()
    failed: bool = False


Block = (
    Text
    | Thinking
    | Image
    | Other
    | ToolCall
    | Plan
    | TodoList
    | Questions
    | Commit
    | Push
    | PullRequest
    | Agent
    | Said
    | Notice
)


@dataclass(frozen=True, slots=True)
class Note:
    """What came with a prompt: a file opened in the editor, a selection, an attached file."""

    label: str
    """Such as "In the editor:"."""
    path: str = ""
    about: str = ""
    """What follows the path, such as "lines 41–58 selected"."""
    content: str = ""


@dataclass(frozen=True, slots=True)
class Prompt:
    text: str
    command: str = ""
    """`/name` of a slash command, whose arguments are the text; or `!` for the shell."""
    output: str = ""
    """What a command printed."""
    body: str = ""
    """What a command says to the model."""
    body_id: str = ""
    images: tuple[ImagePart, ...] = ()
    image_numbers: tuple[int, ...] = ()
    """By which the words speak of the images, as in `[Image #3]`; counted from 1 if it is empty."""
    others: tuple[OtherPart, ...] = ()
    notes: tuple[Note, ...] = ()
    time: datetime | None = None


@dataclass(frozen=True, slots=True)
class Turn:
    number: int
    """Counts the prompts that have a heading, in file order; 0 for a turn without one."""
    prompt: Prompt | None
    blocks: tuple[Block, ...]
    usage: Usage = Usage()
    abandoned: tuple["Turn", ...] = ()
    """What followed here until the user went back to this point."""
    id: str = ""
    """Of its prompt, which may have been linked before it was known to have a heading."""
    entries: frozenset[str] = frozenset()
    """The uuids of the entries it was told from."""
    active: timedelta = timedelta()
    """From start to end without the pauses."""


@dataclass(frozen=True, slots=True)
class Session:
    id: str
    slug: str
    project: str
    title: str
    started: datetime | None
    active: timedelta
    """From start to end without the pauses."""
    branch: str
    version: str
    models: tuple[str, ...]
    efforts: tuple[str, ...]
    """How hard the model was told to think: each level once, in the order in which they were chosen."""
    turns: tuple[Turn, ...]
    problems: tuple[Problem, ...]
    left_out: tuple[str, ...] = ()
    """What isn't shown, and why: for the log."""
    planned_in: str = ""
    """The id of the session that made the plan that this one was started with, where it is named."""
    continued_in: str = ""
    """The id of the session that took over."""
    remote: str = ""
    """The address of the repository, such as `https://github.com/acme/shop`, where the session tells it."""
    times: Mapping[str, datetime] = field(default_factory=dict)
    """When each entry was written, by its uuid."""

    @property
    def empty(self) -> bool:
        """Whether nothing was said: no prompt to the model, no answer."""
        return all(turn.prompt is None and _silent(turn) for turn in self.turns)


def _silent(turn: Turn) -> bool:
    return not turn.abandoned and all(isinstance(block, Said | Notice | PullRequest) for block in turn.blocks)
