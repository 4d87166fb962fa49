"""Tells what was found and where, never what it is."""

from collections.abc import Iterable, Iterator, Mapping

from mkdocs_cctranscripts.model.redaction import Finding, Place
from mkdocs_cctranscripts.redact.haystack import Haystack, Span
from mkdocs_cctranscripts.redact.strings import Strings


def findings(
    spans: Iterable[Span], hay: Haystack, strings: Strings, places: Mapping[str, Place]
) -> tuple[Finding, ...]:
    """One for each value, however often it stands there, at the first line that is known."""
    found: dict[tuple[str, str], list[Place | None]] = {}
    for span in spans:
        number, _ = next(hay.pieces(span))
        place = next((places[key] for key in _keys(strings.spots[number].id) if key in places), None)
        found.setdefault((span.kind, hay.text[span.start : span.end]), []).append(place)
    return tuple(
        Finding(kind, next((place for place in where if place), None), len(where))
        for (kind, _), where in found.items()
    )


def _keys(id_: str) -> Iterator[str]:
    """Of a result its own line or, where it isn't known, that of its call; of a second text the entry's."""
    kind, _, end = id_.partition("-")
    yield f"{kind}-{end}"
    yield f"at-{end}"
    yield f"at-{end.partition('-')[0]}"
