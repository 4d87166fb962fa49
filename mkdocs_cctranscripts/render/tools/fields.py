"""Takes fields out of a tool's input and result, which may hold anything."""

from collections.abc import Mapping

from mkdocs_cctranscripts.model.entry import Json
from mkdocs_cctranscripts.model.session import ToolCall


def text(values: Mapping[str, Json], name: str) -> str:
    value = values.get(name)
    return value if isinstance(value, str) else ""


def number(values: Mapping[str, Json], name: str) -> int | None:
    value = values.get(name)
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def mapping(values: Mapping[str, Json], name: str) -> Mapping[str, Json]:
    value = values.get(name)
    return value if isinstance(value, dict) else {}


def items(values: Mapping[str, Json], name: str) -> list[Json]:
    value = values.get(name)
    return value if isinstance(value, list) else []


def data(call: ToolCall) -> Mapping[str, Json]:
    """What the tool itself returned, if it is a mapping."""
    value = call.result.data if call.result else None
    return value if isinstance(value, dict) else {}
