"""Chooses the delimiters of emphasis, so that Python-Markdown and CommonMark read them alike."""

from collections.abc import Sequence
from dataclasses import dataclass

from mkdocs_cctranscripts.write.inline import Close, Inline, Inlines, Open, Word


@dataclass(frozen=True, slots=True)
class Delimiter:
    text: str
    opens: bool


WIDTHS = {"em": 1, "strong": 2, "del": 2}
CHOICES = {"em": "*_", "strong": "*_", "del": "~"}


def delimited(inlines: Inlines) -> list[Inline | Delimiter]:
    """With delimiters in place of emphasis; emphasis that can't be written is left out, its text stays."""
    parts = _flat(inlines)
    partners = _partners(parts)
    chosen: dict[int, str] = {}
    touching = ""
    for at, part in enumerate(parts):
        if isinstance(part, Open) and part.tag in WIDTHS:
            chosen[at] = chosen[partners[at]] = _choice(at, parts, partners, chosen, touching)
        touching = (chosen[at] or touching) if at in chosen else ""
    return [each for at, part in enumerate(parts) if (each := _delimiter(part, chosen.get(at)))]


def _delimiter(part: Inline, character: str | None) -> Inline | Delimiter | None:
    if character is None or not isinstance(part, Open | Close):
        return part
    return Delimiter(character * WIDTHS[part.tag], isinstance(part, Open)) if character else None


def _choice(
    at: int, parts: Sequence[Inline], partners: dict[int, int], chosen: dict[int, str], touching: str
) -> str:
    """A character that no neighbouring delimiter has; none if there is none."""
    after = partners[at] + 1
    while after in chosen and not chosen[after]:
        after += 1
    taken = touching + chosen.get(after, "")
    word = _ends_in_word(parts, at - 1) or _starts_with_word(parts, after)
    tag = parts[at].tag  # type: ignore[union-attr]  # only called for what opens
    return next((each for each in CHOICES[tag] if each not in taken and not (each == "_" and word)), "")


def _ends_in_word(parts: Sequence[Inline], at: int) -> bool:
    part = parts[at] if at >= 0 else None
    return isinstance(part, Word) and _is_word(part.text[-1:])


def _starts_with_word(parts: Sequence[Inline], at: int) -> bool:
    part = parts[at] if at < len(parts) else None
    return isinstance(part, Word) and _is_word(part.text[:1])


def _is_word(character: str) -> bool:
    return character.isalnum() or character == "_"


def _flat(inlines: Inlines) -> list[Inline]:
    """Without emphasis inside emphasis of the same kind, which says nothing more."""
    depth = dict.fromkeys(WIDTHS, 0)
    parts: list[Inline] = []
    for part in inlines:
        tag = part.tag if isinstance(part, Open | Close) else "a"
        if tag == "a":
            parts.append(part)
            continue
        before = depth[tag]
        depth[tag] += 1 if isinstance(part, Open) else -1
        if not before or not depth[tag]:
            parts.append(part)
    return parts


def _partners(parts: Sequence[Inline]) -> dict[int, int]:
    opened: list[int] = []
    partners = {}
    for at, part in enumerate(parts):
        if isinstance(part, Open):
            opened.append(at)
        elif isinstance(part, Close):
            partners[opened.pop()] = at
    return partners
