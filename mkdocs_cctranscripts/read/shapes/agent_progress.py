"""What a sub-agent said, repeated in the session as progress (2.1.11 to 2.1.81)."""

from mkdocs_cctranscripts.model.entry import Json
from mkdocs_cctranscripts.read.values import mapping


def lift(fields: dict[str, Json]) -> list[tuple[int, dict[str, Json]]]:
    data = mapping(fields, "data")
    message = mapping(data, "message")
    if fields.get("type") != "progress" or not message:
        return []
    said = {
        "timestamp": fields.get("timestamp"),
        **message,
        "isSidechain": True,
        "agentId": data.get("agentId"),
        "forCall": fields.get("parentToolUseID"),
    }
    return [(0, fields), (0, said)]
