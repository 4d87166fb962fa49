"""Follows a secret to the next line, where code or a narrow terminal broke it in two."""

import re
from collections.abc import Iterable, Iterator

from mkdocs_cctranscripts.redact.entropy import mean_run
from mkdocs_cctranscripts.redact.haystack import Haystack, Span

_IN_CODE = re.compile(
    r"\\?[\"'`]\s{0,4}(?:[+.&\\]|\.\.)?\s{0,4}\n?\s{0,20}(?:[+.&]\s{0,4})?\\?[\"'`](?P<more>[A-Za-z0-9_+/=.-]{8,200})\\?[\"'`]"
)
_IN_TERMINAL = re.compile(r"\n(?P<more>[A-Za-z0-9_+/-]{8,200}={0,2})(?=[\n\x00\x1f]|\Z)")
_IN_DIFF = re.compile(r"-?\]\{\+(?P<more>[A-Za-z0-9_+/=.-]{8,200})\+\}")
_MEAN = 2.9
_LONG = 16
_FORMS = (_IN_CODE, _IN_TERMINAL, _IN_DIFF)


def with_rest(spans: Iterable[Span], hay: Haystack) -> Iterator[Span]:
    followed: set[int] = set()
    for span in spans:
        yield span
        yield from _rest(span, hay, followed) if span.end - span.start >= _LONG else ()


def _rest(span: Span, hay: Haystack, followed: set[int]) -> Iterator[Span]:
    """Each end is followed once, whichever secret leads to it."""
    end = span.end
    while end not in followed:
        followed.add(end)
        found = next(filter(None, (form.match(hay.text, end) for form in _FORMS)), None)
        if not found or mean_run(found["more"]) > _MEAN:
            return
        end = found.end("more")
        yield Span(*found.span("more"), span.kind)
