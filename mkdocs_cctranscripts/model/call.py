"""What was done: tool calls, what came back, and what was heard of them later."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal

from mkdocs_cctranscripts.model.entry import ImagePart, Json, OtherPart, TextPart


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
    "note",
    "information",
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
    status: str = ""
    """How a task in the background is said to have ended."""


@dataclass(frozen=True, slots=True)
class ToolCall:
    id: str
    name: str
    input: Mapping[str, Json]
    result: ToolResult | None
    time: datetime | None = None
    notices: tuple[Notice, ...] = ()
    """What came of it later, or around it: a skill's text, word from the background, a hook's."""

    @property
    def duration(self) -> timedelta:
        """Until the result came, a wait for the user's permission included."""
        if not (self.time and self.result and self.result.time):
            return timedelta()
        return max(self.result.time - self.time, timedelta())
