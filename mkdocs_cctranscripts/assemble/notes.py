"""Takes the notes of editors and hooks out of a prompt."""

import re
from collections.abc import Callable

from mkdocs_cctranscripts.assemble.tags import bodies, cut
from mkdocs_cctranscripts.model.session import Note

_UNRELATED = "This may or may not be related to the current task."
_OPENED = re.compile(r"The user opened the file (.+?) in the IDE\.?\Z", re.DOTALL)
_SELECTED = re.compile(
    r"The user selected the lines? (\d+)(?: to (\d+))? from ([^\n]+?):?(?:\n(.*))?\Z", re.DOTALL
)


def noted(text: str) -> tuple[list[Note], str]:
    """The notes, and the text without them."""
    notes: list[Note] = []
    for tag, note in NOTES.items():
        if f"</{tag}>" in text and (text.lstrip().startswith(f"<{tag}>") or tag in _ANYWHERE):
            notes += [note(_told(inside)) for inside in bodies(text, tag)]
            text = cut(text, tag)
    return notes, text


def _told(inside: str) -> str:
    return inside.strip().removesuffix(_UNRELATED).strip()


def selected(path: str, first: int, last: int, content: str) -> Note:
    lines = f"line {first} selected" if first == last else f"lines {first}\u2013{last} selected"
    return Note("In the editor:", path, lines if first else "a selection", content)


def _opened(text: str) -> Note:
    found = _OPENED.match(text)
    return Note("In the editor:", found[1]) if found else _other(text)


def _selected(text: str) -> Note:
    found = _SELECTED.match(text)
    if not found:
        return _other(text)
    first = int(found[1][:9])
    return selected(found[3], first, int((found[2] or found[1])[:9]), found[4] or "")


def _other(text: str) -> Note:
    return Note("From the editor", content=text)


def _hook(text: str) -> Note:
    return Note("Added by a hook", content=text)


NOTES: dict[str, Callable[[str], Note]] = {
    "ide_opened_file": _opened,
    "ide_selection": _selected,
    "ide_diagnostics": _other,
    "user-prompt-submit-hook": _hook,
    "session-start-hook": _hook,
}
_ANYWHERE = ("user-prompt-submit-hook", "session-start-hook")
"""Written behind what the user typed; the editor's notes stand before it."""
