"""Takes away what Claude Code wraps around results for the model: reminders, tags that mark an error."""

from dataclasses import replace

from mkdocs_cctranscripts.assemble.tags import without
from mkdocs_cctranscripts.model.call import ToolResult
from mkdocs_cctranscripts.model.entry import Entry, TextPart

_NO_ANSWER = "No response requested."
_ERROR = ("<tool_use_error>", "</tool_use_error>")


def heard(entry: Entry) -> Entry:
    """The entry without what Claude Code says in the model's place when nobody asked for an answer."""
    silent = entry.extra.get("model") == "<synthetic>" and entry.content == (TextPart(_NO_ANSWER),)
    return replace(entry, content=()) if silent else entry


def quiet(result: ToolResult) -> ToolResult:
    """The result as the tool gave it."""
    parts = tuple(
        TextPart(_plain(part.text)) if isinstance(part, TextPart) else part for part in result.parts
    )
    return replace(result, parts=parts)


def _plain(text: str) -> str:
    if "<system-reminder>" in text:
        text = without(text, "system-reminder").rstrip()
    opening, closing = _ERROR
    whole = text.strip()
    return whole.removeprefix(opening).removesuffix(closing) if whole.startswith(opening) else text
