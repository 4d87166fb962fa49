"""Finds names wherever they stand as whole words, in any case of letters."""

import re
from collections.abc import Iterable, Iterator

from mkdocs_cctranscripts.redact.haystack import Haystack, Span, literals
from mkdocs_cctranscripts.redact.personal.words import ordinary, telling
from mkdocs_cctranscripts.redact.rule import begins

_FEW = 64
_LONGEST = 100
_PARTS = re.compile(r"[\s._-]+")
_JOINTS = (" ", ".", "-", "_", "")
_TOKEN = re.compile("[^\\W_\u2e80-\U0010ffff]+|[\u2e80-\U0010ffff]")
_ESCAPES = (1, 2, 5)
"""How long `\\n`, `%3D` and `\\u003c` are behind their first sign, which is no letter."""
_OWNED = re.compile(r"['’]?s(?=['’]?[- ](?:macbook|mbp|mac|imac|air|pro|laptop|desktop|pc|iphone|ipad)\b)")
"""As machines are called: `Janes-MacBook-Pro`."""
_LETTERS_FEW = 5


def worth(name: str) -> bool:
    """Whether it is looked for elsewhere: words of which one isn't ordinary, or one that is long enough."""
    parts = _PARTS.split(name)
    if len(parts) > 1:
        return any(map(telling, parts))
    return telling(name) and len(name) >= _LETTERS_FEW


def spellings(name: str) -> Iterator[str]:
    """A name of several words is also written with dots, hyphens, or as one word."""
    yield name
    parts = [part for part in _PARTS.split(name) if part]
    if 1 < len(parts) <= len(_JOINTS) and all(len(part) > 1 and not ordinary(part) for part in parts):
        yield from (joint.join(parts) for joint in _JOINTS)


def words(names: Iterable[str], hay: Haystack) -> Iterator[Span]:
    wanted = {each for name in names for each in (name.strip(), name.strip().lower()) if _can_be_found(each)}
    places = _one_by_one(wanted, hay.low) if len(wanted) <= _FEW else _at_once(wanted, hay.low)
    for at, end in places:
        if begins_word(hay.text, at) and (end_ := _word_end(hay, end)):
            yield Span(at, end_, "name")


def _can_be_found(name: str) -> bool:
    return len(name) <= _LONGEST and any(map(str.isalnum, name))


def begins_word(text: str, at: int) -> bool:
    return not (_is_letter(text[at - 1 : at]) and _is_letter(text[at])) or begins(text, at)


def _word_end(hay: Haystack, end: int) -> int:
    """Where the name ends; 0 if it is only the start of a longer word."""
    if not (_is_letter(hay.text[end : end + 1]) and _is_letter(hay.text[end - 1])):
        return end
    owned = _OWNED.match(hay.low, end)
    return owned.end() if owned else 0


def _is_letter(sign: str) -> bool:
    return sign.isalnum() and sign < "\u2e80"


def _one_by_one(names: Iterable[str], low: str) -> Iterator[tuple[int, int]]:
    for name in names:
        yield from ((at, at + len(name)) for at in literals(low, name))


def _at_once(names: Iterable[str], low: str) -> Iterator[tuple[int, int]]:
    """With many names, a search for each would take longer than one look at every word."""
    whole = {name: head[0] for name in names if (head := _TOKEN.match(name))}
    lengths: dict[str, set[int]] = {}
    for name, start in whole.items():
        lengths.setdefault(start, set()).add(len(name))
    for at, start in _starts(low):
        for length in lengths.get(start, frozenset()):
            if low[at : at + length] in whole:
                yield at, at + length
    yield from _one_by_one((name for name in names if name not in whole), low)


def _starts(low: str) -> Iterator[tuple[int, str]]:
    """Each place where a word begins, with its letters up to the first sign."""
    for found in _TOKEN.finditer(low):
        at, word = found.start(), found[0]
        yield at, word
        if word.endswith("s"):
            yield at, word[:-1]
        if low[at - 1 : at] in ("\\", "%"):
            yield from ((at + skip, word[skip:]) for skip in _ESCAPES if skip < len(word))
