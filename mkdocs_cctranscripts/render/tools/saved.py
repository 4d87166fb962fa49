"""What a session holds of an output that was too large for it."""

import re

_TAGS = ("<persisted-output>", "</persisted-output>")
_SIZE = re.compile(r"Output too large \(([^)\n]*)\)")


def beginning(text: str) -> tuple[str, str]:
    """What the session holds of an output too large for it, and how large that was; else the text itself."""
    opening, closing = _TAGS
    stripped = text.strip()
    about, _, rest = stripped.removeprefix(opening).lstrip().partition("\n")
    size = _SIZE.match(about)
    if not stripped.startswith(opening) or not size:
        return text, ""
    shown = rest.removesuffix(closing).strip("\n")
    if shown.startswith("Preview"):
        shown = shown.partition("\n")[2]
    return shown.removesuffix("\n..."), size[1]
