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


@dataclass(frozen=True, slots=True)
class Plan:
    id: str
    text: str
    title: str
    status: Literal["approved", "rejected", "pending"]
    feedback: str = ""
    proposed: str = ""
    """What was proposed, if the user changed it before approving."""
    called: bool = True
    """By a call in this session; else the session was started with it."""


@dataclass(frozen=True, slots=True)
class Todo:
    text: str
    status: Literal["pending", "in_progress", "completed"]


@dataclass(frozen=True, slots=True)
class TodoList:
    id: str
    items: tuple[Todo, ...]


@dataclass(frozen=True, slots=True)
class Agent:
    """A sub-agent where it was called; a call of None if no call in the session fits it."""

    id: str
    call: ToolCall | None
    turns: tuple["Turn", ...]


@dataclass(frozen=True, slots=True)
class Said:
    """What the user typed while the assistant worked, or ran in the shell: no turn of its own."""

    id: str
    prompt: "Prompt"


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that happened around the conversation."""

    id: str
    kind: Literal["interrupted", "compacted", "error", "retry", "background", "loaded", "away", "output"]
    title: str
    text: str = ""


Block = Text | Thinking | Image | Other | ToolCall | Plan | TodoList | Agent | Said | Notice


@dataclass(frozen=True, slots=True)
class Prompt:
    text: str
    command: str = ""
    """`/name` of a slash command, whose arguments are the text; or `!` for the shell."""
    output: str = ""
    """What a command printed."""
    images: tuple[ImagePart, ...] = ()
    others: tuple[OtherPart, ...] = ()
    notes: tuple[str, ...] = ()
    """What the editor added: an opened file, a selection."""
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
    turns: tuple[Turn, ...]
    usage: Usage
    problems: tuple[Problem, ...]
    left_out: tuple[str, ...] = ()
    """What isn't shown, and why: for the log."""
    times: Mapping[str, datetime] = field(default_factory=dict)
    """When each entry was written, by its uuid."""

    @property
    def empty(self) -> bool:
        """Whether nothing was said: no prompt to the model, no answer."""
        return all(turn.prompt is None and _silent(turn) for turn in self.turns)


def _silent(turn: Turn) -> bool:
    return not turn.abandoned and all(isinstance(block, Said | Notice) for block in turn.blocks)
