"""Which characters of a text must be written as references in Markdown, so that they show and do nothing.

Only those that could start something where they stand, in CommonMark, in Python-Markdown, or in one of the
extensions and plugins that sites use, so that the page stays readable.
"""

import re
from bisect import bisect
from collections.abc import Sequence
from typing import Literal

Place = Literal["block", "heading", "cell", "title"]
Piece = tuple[str, bool]
"""A piece of Markdown, and whether it is text (else it is markup of ours)."""

NAMED = {"<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;", "\u00a0": "&nbsp;"}

# Each rule captures what has to be a reference; one without a group protects what it matches. None may look
# further than its own run of characters: time has to stay linear.
ANYWHERE = (
    r"(&)(?=\#|[A-Za-z0-9]+;)",
    r"(<)(?!=?[ ]|\d+[ ])",
    r"(\\)(?![^\W_])",
    r"(`)",
    r"(?<![ ])(\*)|(\*)(?![ ][^ \n])",
    r"(?<=[^\W_])_++(?=[^\W_])|(_)",
    r"(?<![ ])(~)|(~)(?![ ][^ \n])",
    r"(\^++)(?=\S)",  # inserted, superscript
    r"(?<!=)(={2,}+)(?=[^\s=])",  # marked
    r'(\+)(?=\+[\w"-])',  # keys
    r"(\$)(?=\S)",  # mathematics
    r"(?<!\d)(:)(?=[a-z0-9_+-]{1,40}:)|(:)(?=[a-z_+-][a-z0-9_+-]{0,40}:)",  # emoji
    r"(?<![\w.+-])(@)(?=\w)",  # mentions
    r"(?<=[A-Za-z])(:)(?=//[^\s{\[\]*~^`\\<>|$]{0,300}(?:[{\[\]*~^`\\<>|$]|[ ]*\n))",  # bare links, see below
    r"(\])(?=[(\[:]|\s\[)",  # links, references, definitions
    r"(\[)(?=[\^\[!=]|TOC\]|toc\])",  # notes, wiki links, callouts, bars of progress, contents
    r"(!)(?=\[)",
    r"(\{)(?=[{%\#:+~=>!.|@-])|(?<=[^\s{])(\{)",  # attributes, Jinja, includes, critic marks
    r"(\n)",
)
# Sites may link bare addresses. That takes in a reference or a break behind one, so those are no links.
AT_LINE_ENDS = (
    r"^([\#>{])",
    r"^([-+])(?=\s|$)",
    r"^\d++([.)])(?=\s|$)",
    r"^([-=|:])(?=[-=|:\ \t]*+$)",  # rules, underlines, the second line of a table
    r"^(=)(?===)|^(!)(?=!!)|^(\?)(?=\?\?)|^(/)(?=//)|^(:)(?=::|\s)",  # tabs, admonitions, blocks, definitions
    r"^(\[)(?=[\ xX]\])",  # tasks
    r"^([^\S\n])|([^\S\n])$",  # blanks that Python would strip
)
ONLY_IN: dict[Place, tuple[str, ...]] = {
    "block": (),
    "heading": (r"(\{)", r"(?<!\#)(\#++)$"),
    "cell": (r"(\{)", r"(\|)"),
    "title": (r"(\{)", r'(")'),
}
PATTERNS: dict[Place, re.Pattern[str]] = {
    place: re.compile("|".join((*rules, *AT_LINE_ENDS, *ANYWHERE)), re.MULTILINE)
    for place, rules in ONLY_IN.items()
}
STAR_OF_ITEM = re.compile(r"^\*(?=\s|$)", re.MULTILINE)
PAIRED = "*_~$^`"
"""What does nothing if it stands alone in its paragraph."""


def reference(text: str) -> str:
    return "".join(NAMED.get(character) or f"&#{ord(character)};" for character in text)


def escaped(pieces: Sequence[Piece], place: Place) -> str:
    """The pieces as one text, of which the literal ones show as they are."""
    source = "".join(text for text, _ in pieces)
    bounds = _bounds(pieces)
    lone = _lone(source, place)

    def written(match: re.Match[str]) -> str:
        at = match.start(match.lastindex or 0)
        if not match.lastindex or match[match.lastindex] in lone or not bisect(bounds, at) % 2:
            return match[0]
        return match[0][: at - match.start()] + reference(match[match.lastindex])

    return PATTERNS[place].sub(written, source)


def _lone(source: str, place: Place) -> set[str]:
    lone = {character for character in PAIRED if source.count(character) == 1}
    if place == "cell":
        # Python-Markdown pairs ticks over a whole row.
        lone.discard("`")
    if STAR_OF_ITEM.search(source):
        lone.discard("*")
    return lone


def _bounds(pieces: Sequence[Piece]) -> list[int]:
    """Where text starts and ends, in turns."""
    bounds: list[int] = []
    at = 0
    for text, literal in pieces:
        if literal:
            bounds += (at, at + len(text))
        at += len(text)
    return bounds
