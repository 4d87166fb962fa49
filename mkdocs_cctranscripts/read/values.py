"""Takes fields out of JSON objects that may hold anything."""

from collections.abc import Mapping

from mkdocs_cctranscripts.model.entry import Json

DEEPEST = 64


def string(fields: Mapping[str, Json], name: str) -> str:
    value = fields.get(name)
    return value if isinstance(value, str) else ""


def mapping(fields: Mapping[str, Json], name: str) -> dict[str, Json]:
    value = fields.get(name)
    return value if isinstance(value, dict) else {}


def bounded(value: Json, depth: int = DEEPEST) -> Json:
    """The value with what is nested deeper than any tool nests replaced by words."""
    match value:
        case dict() | list() if depth == 0:
            return "(nested too deep to be shown)"
        case dict():
            return {key: bounded(item, depth - 1) for key, item in value.items()}
        case list():
            return [bounded(item, depth - 1) for item in value]
        case _:
            return value
