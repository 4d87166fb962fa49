"""A session as a person would tell it: turns of prompts and what followed."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from mkdocs_cctranscripts.model.call import Notice, ToolCall
from mkdocs_cctranscripts.model.decision import (
    Commit,
    Plan,
    PullRequest,
    Push,
    Questions,
    TodoList,
)
from mkdocs_cctranscripts.model.entry import ImagePart, OtherPart, Problem
from mkdocs_cctranscripts.model.redaction import Place


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
    file: str = ""
    """The name of its file, from which its page gets its own."""
    masked: int = 0
    """How many secrets were found in it."""
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
    places: Mapping[str, Place] = field(default_factory=dict)
    """The lines of messages, calls and results by the ends of their ids, those of prompts by their times."""

    @property
    def empty(self) -> bool:
        """Whether nothing was said: no prompt to the model, no answer."""
        return all(turn.prompt is None and _silent(turn) for turn in self.turns)


def _silent(turn: Turn) -> bool:
    return not turn.abandoned and all(isinstance(block, Said | Notice | PullRequest) for block in turn.blocks)
