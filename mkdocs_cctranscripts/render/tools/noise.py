"""Takes out of results what Claude Code wrote there for the model alone."""

import re

_REMINDER = ("<system-reminder>", "</system-reminder>")
_ERROR = ("<tool_use_error>", "</tool_use_error>")
_SAVED = ("<persisted-output>", "</persisted-output>")
_SIZE = re.compile(r"Output too large \(([^)\n]*)\)")


def plain(text: str) -> str:
    """Without the reminders at its end, and without the tags around an error."""
    end = _end(text)
    text = text if end == len(text) else text[:end].rstrip("\n")
    opening, closing = _ERROR
    stripped = text.strip()
    if stripped.startswith(opening):
        return stripped.removeprefix(opening).removesuffix(closing)
    return text


def beginning(text: str) -> tuple[str, str]:
    """What the session holds of an output too large for it, and how large that was; else the text itself."""
    opening, closing = _SAVED
    stripped = text.strip()
    about, _, rest = stripped.removeprefix(opening).lstrip().partition("\n")
    size = _SIZE.match(about)
    if not stripped.startswith(opening) or not size:
        return text, ""
    shown = rest.removesuffix(closing).strip("\n")
    if shown.startswith("Preview"):
        shown = shown.partition("\n")[2]
    return shown.removesuffix("\n..."), size[1]


def _end(text: str) -> int:
    """Where the reminders begin; each is looked for from the end, so that every letter is read once."""
    opening, closing = _REMINDER
    end = len(text)
    while True:
        last = end
        while last and text[last - 1].isspace():
            last -= 1
        if not text.endswith(closing, 0, last):
            return end
        start = text.rfind(opening, 0, last)
        if start < 0:
            return end
        end = start
