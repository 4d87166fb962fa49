"""Visits every string of a session, wherever it sits, and puts others in their places."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from itertools import chain, repeat
from typing import Any, Literal, get_origin

from mkdocs_cctranscripts.model.call import ToolResult
from mkdocs_cctranscripts.model.entry import ImagePart
from mkdocs_cctranscripts.model.session import Prompt, Session

_NEVER_SHOWN = {"id", "also", "signs", "belongs", "body_id", "times", "entries", "places"}
"""Ids are addresses, made by us from the ends of others; the rest serves to tell entries apart."""
_NAMES = ("name", "key", "Name", "Key")
_VALUES = ("value", "Value", "default")


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a string stands."""

    key: str = ""
    """The field of a tool's input or result that holds it."""
    id: str = ""
    """Of the message or call around it."""
    listed: Literal["", "first", "next"] = ""
    """Of a list: what follows may go on where the one before it ended."""


Visit = Callable[[str, Spot], str]


class Walk:
    """Gives a value anew, with what `visit` says for each string; what stays the same isn't copied."""

    def __init__(self, visit: Visit) -> None:
        self._visit = visit
        self._fields: dict[type, tuple[str, ...]] = {}

    def __call__(self, value: Any, spot: Spot = Spot()) -> Any:  # noqa: ANN401 - any value in, its kind out; a Spot never changes
        match value:
            case str():
                return self._visit(value, spot)
            case list() | tuple():
                return self._sequence(value, spot)
            case Mapping():
                return self._mapping(value, spot)
            case ImagePart():
                return value
            case _ if is_dataclass(value):
                return self._record(value, spot)
        return value

    def _sequence(self, value: list[Any] | tuple[Any, ...], spot: Spot) -> list[Any] | tuple[Any, ...]:
        spots = chain([replace(spot, listed="first")], repeat(replace(spot, listed="next")))
        items = [self(each, each_spot) for each, each_spot in zip(value, spots, strict=False)]
        if all(new is old for new, old in zip(items, value, strict=True)):
            return value
        return items if isinstance(value, list) else tuple(items)

    def _mapping(self, value: Mapping[str, Any], spot: Spot) -> Mapping[str, Any]:
        bare = Spot(id=spot.id)
        told = next((value[name] for name in _NAMES if isinstance(value.get(name), str)), "")
        items: dict[str, Any] = {}
        for key, each in value.items():
            inner = Spot((told if key in _VALUES else "") or key, spot.id)
            items[_free(self._visit(key, bare), items)] = self(each, inner)
        same = all(new is old and items[new] is value[old] for new, old in zip(items, value, strict=True))
        return value if same else items

    def _record(self, value: Any, spot: Spot) -> Any:  # noqa: ANN401 - any dataclass in, the same out
        inner = Spot(id=_id_of(value, spot))
        changed = {
            name: new
            for name in self._words(type(value))
            if (new := self(old := getattr(value, name), inner)) is not old
        }
        return replace(value, **changed) if changed else value

    def _words(self, kind: type) -> tuple[str, ...]:
        """The fields that may hold words of the session; a Literal's are our own."""
        if kind not in self._fields:
            self._fields[kind] = tuple(
                field.name
                for field in fields(kind)
                if field.name not in _NEVER_SHOWN and get_origin(field.type) is not Literal
            )
        return self._fields[kind]


def _free(key: str, items: Mapping[str, Any]) -> str:
    """Two keys may have become one mask, and each has a value."""
    number = 1
    while (name := key if number == 1 else f"{key} {number}") in items:
        number += 1
    return name


def _id_of(value: object, spot: Spot) -> str:
    if isinstance(value, Session):
        return ""  # which names no line
    if isinstance(value, Prompt) and value.time and not spot.id:
        return f"time-{value.time.isoformat()}"
    if isinstance(value, ToolResult):
        return f"result-{spot.id.partition('-')[2]}"
    return getattr(value, "id", "") or spot.id
