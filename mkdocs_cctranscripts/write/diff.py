"""A change of a file as HTML: each line by its first character, whatever stands behind it."""

from mkdocs_cctranscripts.write.text import escape

KINDS = {"+": "gi", "-": "gd", "@": "gu", "\\": "gh"}
"""As Pygments calls them, so that themes colour them."""


def html(text: str) -> str:
    return "\n".join(map(_line, text.split("\n")))


def _line(line: str) -> str:
    """With the newline outside, so that a tint can be as wide as the block."""
    kind = KINDS.get(line[:1])
    return f'<span class="{kind}">{escape(line)}</span>' if kind else escape(line)
