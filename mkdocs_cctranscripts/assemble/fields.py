"""Takes single facts out of an entry's extra fields."""

from collections.abc import Mapping

from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.entry import Entry, Json

_TOO_MANY = 10**14


def text_of(fields: Mapping[str, Json], name: str) -> str:
    value = fields.get(name)
    return value if isinstance(value, str) else ""


def number_of(fields: Mapping[str, Json], name: str) -> int:
    """A count; nothing if it can't be one."""
    value = fields.get(name)
    return value if type(value) is int and 0 <= value < _TOO_MANY else 0


def mapping_of(fields: Mapping[str, Json], name: str) -> Mapping[str, Json]:
    value = fields.get(name)
    return value if isinstance(value, dict) else {}


def data_of(call: ToolCall) -> Mapping[str, Json]:
    """What the tool itself returned, by its names."""
    return mapping_of({"data": call.result.data}, "data") if call.result else {}


def kind_of_origin(entry: Entry) -> str:
    return text_of(mapping_of(entry.extra, "origin"), "kind")
