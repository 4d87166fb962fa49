"""One line of a session file, its shape made regular and its private fields gone."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


@dataclass(frozen=True, slots=True)
class TextPart:
    text: str


@dataclass(frozen=True, slots=True)
class ThinkingPart:
    text: str
    """Empty where only the signature was kept."""


@dataclass(frozen=True, slots=True)
class ImagePart:
    data: str
    """Base64, as it stood in the file."""


@dataclass(frozen=True, slots=True)
class CallPart:
    id: str
    name: str
    input: Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class OtherPart:
    """A block of a kind we don't know (yet)."""

    kind: str
    value: Mapping[str, Json] = field(hash=False)


@dataclass(frozen=True, slots=True)
class ResultPart:
    call: str
    parts: tuple[TextPart | ImagePart | OtherPart, ...]
    failed: bool


Part = TextPart | ThinkingPart | ImagePart | CallPart | ResultPart | OtherPart


@dataclass(frozen=True, slots=True)
class Entry:
    line: int
    kind: str
    uuid: str = ""
    parent: str = ""
    time: datetime | None = None
    message_id: str = ""
    sidechain: bool = False
    agent: str = ""
    content: tuple[Part, ...] = ()
    result: Json = None
    """`toolUseResult`: what the tool itself returned, without the originals of files."""
    extra: Mapping[str, Json] = field(default_factory=dict)
    """The other fields that may be published, by their names in the file."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Something odd about a line, worded to follow "1 line is …"."""

    line: int
    what: str
