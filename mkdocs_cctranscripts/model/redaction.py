"""What has to be masked before a session is published, and what was found."""

from dataclasses import dataclass, field
from typing import Literal

Secrets = Literal["redact", "fail", "off"]


@dataclass(frozen=True, slots=True)
class Policy:
    secrets: Secrets = "redact"
    """Whether secrets are masked, stop the build, or are left as they are."""
    personal: bool = True
    """Whether home folders, names and e-mail addresses are masked."""
    patterns: tuple[str, ...] = ()
    """Regular expressions for more secrets."""
    allow: tuple[str, ...] = ()
    """Regular expressions for values that are no secrets, whatever the rules say."""
    names: tuple[str, ...] = ()
    """More names to hide: people, machines, customers."""
    known: tuple[str, ...] = field(default=(), repr=False)
    """Values that are secret wherever they stand."""


@dataclass(frozen=True, slots=True)
class Place:
    """A line of a session file, or of a sub-agent's."""

    line: int
    agent: str = ""


@dataclass(frozen=True, slots=True)
class Finding:
    """That a secret was found, never what it is."""

    kind: str
    place: Place | None
    """The first line that holds it; None if no line is known for it."""
    times: int
