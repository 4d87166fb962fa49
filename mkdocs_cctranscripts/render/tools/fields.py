"""Takes single facts out of a tool's input and result, whatever types they have."""

from collections.abc import Mapping

from mkdocs_cctranscripts.model.entry import Json
from mkdocs_cctranscripts.model.session import ToolCall

_TOO_MANY = 10**15


def text(values: Mapping[str, Json], name: str) -> str:
    value = values.get(name)
    return value if isinstance(value, str) else ""


def number(values: Mapping[str, Json], name: str) -> int | None:
    """A count; nothing if it can't be one."""
    value = values.get(name)
    return value if type(value) is int and 0 <= value < _TOO_MANY else None


def mapping(values: Mapping[str, Json], name: str) -> Mapping[str, Json]:
    value = values.get(name)
    return value if isinstance(value, dict) else {}


def items(values: Mapping[str, Json], name: str) -> list[Json]:
    value = values.get(name)
    return value if isinstance(value, list) else []


def data(call: ToolCall) -> Mapping[str, Json]:
    """What the tool itself returned, if that has fields."""
    value = call.result.data if call.result else None
    return value if isinstance(value, dict) else {}
