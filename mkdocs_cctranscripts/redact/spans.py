"""Puts together what several rules found, and finds the same values elsewhere."""

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

from mkdocs_cctranscripts.redact.haystack import Haystack, Span

_MASK = re.compile(r"\[REDACTED:[a-z]+(?:-[a-z0-9]+){0,5}\]")
_FEW = 64
_HEAD = 8
"""The length of the shortest value that is looked for elsewhere, but for those that the user knows."""


def merged(spans: Iterable[Span]) -> list[Span]:
    """In order, without overlaps; of what overlaps, the kind that was found first."""
    whole: list[Span] = []
    ranked = sorted(enumerate(spans), key=lambda each: (each[1].start, each[0]))
    rank = len(ranked)
    for number, span in ranked:
        if whole and span.start < whole[-1].end:
            kind = span.kind if number < rank else whole[-1].kind
            whole[-1] = Span(whole[-1].start, max(whole[-1].end, span.end), kind)
            rank = min(rank, number)
        else:
            whole.append(span)
            rank = number
    return whole


def outside_masks(spans: Iterable[Span], hay: Haystack) -> Iterator[Span]:
    """What of them lies within no mask: a session may show a page that was published before."""
    masks = [found.span() for found in _MASK.finditer(hay.text)]
    for span in spans:
        first, last = _around(span.start, masks), _around(span.end, masks)
        start = first[1] if first else span.start
        end = last[0] if last else span.end
        if not (first or last) or any(map(str.isalnum, hay.text[start:end])):
            yield Span(start, end, span.kind)


def _around(place: int, masks: Sequence[tuple[int, int]]) -> tuple[int, int] | None:
    """The mask that a place lies in."""
    before = bisect_left(masks, (place, 0)) - 1
    return masks[before] if before >= 0 and place < masks[before][1] else None


def occurrences(kinds: Mapping[str, str], text: str) -> Iterator[Span]:
    """Where the values stand, given with their kinds."""
    # With many values, a search for each would take longer than one look at every place.
    many = {value for value in kinds if len(value) >= _HEAD} if len(kinds) > _FEW else set()
    for value, kind in kinds.items():
        if value not in many:
            yield from _each(value, kind, text)
    yield from _at_heads(many, kinds, text) if many else ()


def _each(value: str, kind: str, text: str) -> Iterator[Span]:
    at = text.find(value)
    while at >= 0:
        yield Span(at, at + len(value), kind)
        at = text.find(value, at + len(value))


def _at_heads(values: Iterable[str], kinds: Mapping[str, str], text: str) -> Iterator[Span]:
    """Of values that begin alike there may be thousands, but they have few lengths."""
    lengths = defaultdict(set)
    for value in values:
        lengths[value[:_HEAD]].add(len(value))
    for at in range(len(text) - _HEAD + 1):
        for length in lengths.get(text[at : at + _HEAD], ()):
            if (value := text[at : at + length]) in kinds:
                yield Span(at, at + length, kinds[value])
