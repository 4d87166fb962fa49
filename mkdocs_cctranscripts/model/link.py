"""How sessions hang together."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Copy:
    """What a session took over from another when it was forked or resumed."""

    uri: str
    """The page of the session that it was copied from."""
    title: str
    entries: frozenset[str]
