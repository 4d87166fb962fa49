"""Finds the user's own words in what Claude Code writes when the user turns something down."""

import re

from mkdocs_cctranscripts.model.call import ToolResult
from mkdocs_cctranscripts.model.entry import ImagePart

_SAID = re.compile(
    r"the user said:|the following reason for the rejection:|user feedback on this plan:", re.IGNORECASE
)
_TO_THE_MODEL = "Note: The user's next message may contain a correction or preference."


def said_to(result: ToolResult | None) -> str:
    """What the user said; nothing if there is only that it was turned down."""
    if result is None:
        return ""
    return result.said.strip() or said_in(result.text)


def said_in(text: str) -> str:
    """What follows the words that lead a user's own; each version has others."""
    _, *said = _SAID.split(text, maxsplit=1)
    return said[0].partition(_TO_THE_MODEL)[0].strip() if said else ""


def pasted(result: ToolResult | None) -> tuple[ImagePart, ...]:
    return tuple(part for part in result.parts if isinstance(part, ImagePart)) if result else ()
