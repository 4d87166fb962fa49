"""Puts together what several rules found, and finds the same values elsewhere."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

from mkdocs_cctranscripts.redact.haystack import Span

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


def occurrences(kinds: Mapping[str, str], text: str) -> Iterator[Span]:
    """Where the values stand, given with their kinds."""
    # With many values, a search for each would take longer than one look at every place.
    few = len(kinds) <= _FEW
    heads = defaultdict(list)
    for value, kind in kinds.items():
        if few or len(value) < _HEAD:
            yield from _each(value, kind, text)
        else:
            heads[value[:_HEAD]].append(value)
    if heads:
        yield from _at_heads(heads, kinds, text)


def _each(value: str, kind: str, text: str) -> Iterator[Span]:
    at = text.find(value)
    while at >= 0:
        yield Span(at, at + len(value), kind)
        at = text.find(value, at + len(value))


def _at_heads(heads: Mapping[str, list[str]], kinds: Mapping[str, str], text: str) -> Iterator[Span]:
    for at in range(len(text) - _HEAD + 1):
        for value in heads.get(text[at : at + _HEAD], ()):
            if text.startswith(value, at):
                yield Span(at, at + len(value), kinds[value])
