"""What stands inside a paragraph of a message: links lead to the web or are shown, images are links."""

import re
from collections.abc import Iterable
from itertools import chain
from urllib.parse import unquote

from markdown_it.token import Token

from mkdocs_cctranscripts.write.inline import (
    Break,
    Close,
    Inline,
    Inlines,
    Open,
    Tag,
    Tick,
    Word,
    merged,
    plain,
    ticked,
)
from mkdocs_cctranscripts.write.text import clean

LINKED = re.compile(r"https?://|mailto:", re.IGNORECASE)
MASKED = re.compile(r"(?:\[|%5B)REDACTED(?::|%3A)", re.IGNORECASE)
EMPHASIS: dict[str, Tag] = {"em": "em", "strong": "strong", "s": "del"}


def linked(url: str) -> bool:
    """An address in which something is masked leads nowhere."""
    return bool(LINKED.match(url)) and not MASKED.search(url)


def inlines(tokens: Iterable[Token]) -> Inlines:
    parts: list[Inline] = []
    opened: list[tuple[Token, int]] = []
    for token in tokens:
        match token.type:
            case "link_open":
                opened.append((token, len(parts)))
            case "link_close":
                start, at = opened.pop()
                parts[at:] = _link(start, tuple(parts[at:]))
            case "image" if opened:
                parts.append(Word(_alt(token) or _target(token)))
            case "image":
                parts += _image(token)
            case _:
                parts.append(_part(token))
    return tuple(chain.from_iterable(ticked(part) for part in merged(parts)))


def _part(token: Token) -> Inline:
    match token.type:
        case "code_inline":
            return Tick(token.content)
        case "softbreak" | "hardbreak":
            return Break(hard=token.type == "hardbreak")
        case _ if token.tag in EMPHASIS:
            return (Open if token.nesting > 0 else Close)(EMPHASIS[token.tag])
        case _:
            # Character references are read after the text was cleaned.
            return Word(clean(token.content))


def _link(token: Token, inside: Inlines) -> Inlines:
    if linked(_address(token)):
        return (_opened(token), *inside, Close("a"))
    if token.info == "auto":
        return (Word("<"), *inside, Word(">"))
    return (*inside, *_told(_target(token), plain(inside)))


def _image(token: Token) -> Inlines:
    alt, target = _alt(token), _target(token)
    if linked(_address(token)):
        return (_opened(token), Word(alt or target), Close("a"))
    return (Word(alt), *_told(target, alt)) if alt else (Tick(target),)


def _opened(token: Token) -> Open:
    return Open("a", href=_address(token), title=clean(str(token.attrGet("title") or "")), foreign=True)


def _told(target: str, text: str) -> Inlines:
    """The target of what is no link, if it says something that the text doesn't."""
    return () if target in text else (Word(" ("), Tick(target), Word(")"))


def _alt(token: Token) -> str:
    return plain(inlines(token.children or ())).strip()


def _address(token: Token) -> str:
    return str(token.attrGet("href") or token.attrGet("src") or "")


def _target(token: Token) -> str:
    return clean(unquote(_address(token))).replace("\n", " ")
