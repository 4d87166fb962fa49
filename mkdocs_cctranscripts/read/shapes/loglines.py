"""The web's export: all entries in one object, under `loglines`."""

from mkdocs_cctranscripts.model.entry import Json


def lift(fields: dict[str, Json]) -> list[tuple[int, dict[str, Json]]]:
    lines = fields.get("loglines")
    if not isinstance(lines, list):
        return []
    return [(at, line if isinstance(line, dict) else {}) for at, line in enumerate(lines)]
