"""The inside of a paragraph as Markdown."""

import re
from collections.abc import Iterator, Sequence
from typing import assert_never

from mkdocs_cctranscripts.write import inert
from mkdocs_cctranscripts.write.code import longest
from mkdocs_cctranscripts.write.emphasis import Delimiter, delimited
from mkdocs_cctranscripts.write.escape import Piece, Place, escaped, reference
from mkdocs_cctranscripts.write.inline import Break, Close, Inline, Inlines, Open, Tick, Word

Part = Inline | Delimiter

AUTOLINK = re.compile(r"https?://[\w./?=%#:+,;@~-]+", re.ASCII)
PLAIN_TITLE = re.compile(r"[\w ,;.:-]+")
# What would end the address early, or be taken for a quote, a tag or a reference.
IN_ADDRESS = str.maketrans({each: f"%{ord(each):02X}" for each in "()<>'\"*`\\[] {}|"} | {"&": "&amp;"})
APART = "<!-- -->"
"""Between what would be read as one."""
NEEDS_PAD = re.compile(r"\A`|`\Z|\A +[^ ].* \Z", re.DOTALL)
BRACKETS = re.compile(r"([\[\]]+)")


def source(inlines: Inlines, place: Place = "block") -> str:
    return escaped(tuple(_pieces(delimited(inlines), place)), place)


def _pieces(parts: Sequence[Part], place: Place) -> Iterator[Piece]:
    link: Open | None = None
    for at, part in enumerate(parts):
        match part:
            case Word() if _is_autolink(parts, at - 1):
                yield part.text, False
            case Word():
                yield from _word(part.text, _at(parts, at - 1), _at(parts, at + 1), link)
            case Tick():
                yield APART if isinstance(_at(parts, at - 1), Tick) else "", False
                yield _tick(part.text, place)
            case Delimiter():
                yield part.text, False
            case Open():
                link = part
                yield "<" if _is_autolink(parts, at) else "[", False
            case Close():
                yield _link_end(link, auto=_is_autolink(parts, at - 2)), False
                link = None
            case Break():
                yield _break(part, _at(parts, at - 1)) if place == "block" else " ", False
            case _:
                assert_never(part)


def _at(parts: Sequence[Part], at: int) -> Part | None:
    return parts[at] if 0 <= at < len(parts) else None


def _word(text: str, before: Part | None, after: Part | None, link: Open | None) -> Iterator[Piece]:
    """The text, with references where what stands beside it would make it markup."""
    text = _stripped(text, before, after)
    first = text[:1] if _is_markup_after(before, text[:1]) else ""
    last = text[-1:] if _is_markup_before(after, text[-1:]) and len(text) > len(first) else ""
    yield reference(first), False
    inner = text[len(first) : len(text) - len(last)]
    for piece in BRACKETS.split(inner) if link else (inner,):
        bracket = bool(link and BRACKETS.fullmatch(piece))
        yield reference(piece) if bracket else piece, not bracket
    yield reference(last), False


def _stripped(text: str, before: Part | None, after: Part | None) -> str:
    """Without blanks at the ends of lines, where they don't show."""
    stripped = text.lstrip(" \t") if before is None or isinstance(before, Break) else text
    return stripped.rstrip(" \t") if after is None or isinstance(after, Break) else stripped


def _is_markup_after(part: Part | None, character: str) -> bool:
    """Blanks would keep emphasis from starting; a brace would start attributes of what ended."""
    if isinstance(part, Delimiter) and part.opens:
        return character.isspace()
    return character == "{" and isinstance(part, Tick | Close | Break | Delimiter)


def _is_markup_before(part: Part | None, character: str) -> bool:
    return character.isspace() and isinstance(part, Delimiter) and not part.opens


def _tick(text: str, place: Place) -> Piece:
    # In a table one of the two takes a bar in code for the end of the cell, whatever is done about it.
    if place == "cell" and "|" in text:
        return text, True
    if inert.acts_in_line(text):
        return inert.in_line(text), False
    ticks = "`" * (1 + longest(text))
    # One blank at each end is not part of the code.
    padded = f" {text} " if NEEDS_PAD.search(text) else text
    return f"{ticks}{padded}{ticks}", False


def _break(part: Break, before: Part | None) -> str:
    # An empty line would end the paragraph.
    filler = reference(" ") if _is_blank(before) else ""
    return f"{filler}  \n" if part.hard else f"{filler}\n"


def _is_blank(part: Part | None) -> bool:
    """So that a break after it would stand in an empty line, or keep emphasis from starting."""
    match part:
        case Word():
            return not part.text.strip(" \t")
        case Delimiter():
            return part.opens
        case _:
            return part is None or isinstance(part, Break)


def _is_autolink(parts: Sequence[Part], at: int) -> bool:
    start, word, end = (_at(parts, at + step) for step in range(3))
    return (
        isinstance(start, Open)
        and isinstance(word, Word)
        and isinstance(end, Close)
        and word.text == start.href
        and bool(AUTOLINK.fullmatch(word.text))
    )


def _link_end(link: Open | None, *, auto: bool) -> str:
    if auto or link is None:
        return ">"
    title = f' "{link.title}"' if PLAIN_TITLE.fullmatch(link.title) else ""
    return f"]({link.href.translate(IN_ADDRESS)}{title})"
