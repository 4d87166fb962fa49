"""Takes fields out of a tool's input and result, which may hold anything."""

import json
from collections.abc import Mapping

from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.entry import Json, OtherPart
from mkdocs_cctranscripts.render.pieces import parsed

_TOO_MANY = 10**15


def text(values: Mapping[str, Json], name: str) -> str:
    value = values.get(name)
    return value if isinstance(value, str) else ""


def word(values: Mapping[str, Json], *names: str) -> str:
    """The first of these fields that says something: a text, or a number as text."""
    found = (_word(values.get(name)) for name in names)
    return next(filter(None, found), "")


def _word(value: Json) -> str:
    if isinstance(value, str):
        return value.strip()
    return json.dumps(value) if isinstance(value, int | float) else ""


def number(values: Mapping[str, Json], name: str) -> int | None:
    """A number that can be one of something: others can't even be written."""
    value = values.get(name)
    return value if type(value) is int and abs(value) < _TOO_MANY else None


def mapping(values: Mapping[str, Json], name: str) -> Mapping[str, Json]:
    value = values.get(name)
    return value if isinstance(value, dict) else {}


def items(values: Mapping[str, Json], name: str) -> list[Json]:
    value = values.get(name)
    return value if isinstance(value, list) else []


def mappings(values: Mapping[str, Json], name: str) -> list[Mapping[str, Json]]:
    return mappings_in(items(values, name))


def mappings_in(value: Json) -> list[Mapping[str, Json]]:
    """Of a list, those of its items that are mappings."""
    return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []


def texts(values: Mapping[str, Json], name: str) -> list[str]:
    return [each for each in items(values, name) if isinstance(each, str)]


def result_text(call: ToolCall) -> str:
    return call.result.text if call.result else ""


def said(call: ToolCall) -> str:
    """The words of the result, where space around them means nothing."""
    return result_text(call).strip()


def others(call: ToolCall) -> list[OtherPart]:
    """What is neither text nor image in the result."""
    return [part for part in (call.result.parts if call.result else ()) if isinstance(part, OtherPart)]


def data(call: ToolCall) -> Mapping[str, Json]:
    """What the tool itself returned, if it is a mapping."""
    value = call.result.data if call.result else None
    return value if isinstance(value, dict) else {}


def told(call: ToolCall) -> Mapping[str, Json]:
    """What the tool returned, by field: its own data, else a text that is one JSON object."""
    return data(call) or _object(said(call))


def _object(text: str) -> Mapping[str, Json]:
    value = parsed(text)
    return value if isinstance(value, dict) else {}
