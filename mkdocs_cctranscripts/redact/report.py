"""Tells what was found and where, never what it is."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from mkdocs_cctranscripts.model.redaction import Finding, Place
from mkdocs_cctranscripts.redact.haystack import Haystack, Span
from mkdocs_cctranscripts.redact.strings import Strings


def findings(
    spans: Iterable[Span], hay: Haystack, strings: Strings, places: Mapping[str, Place]
) -> tuple[Finding, ...]:
    """One for each value, however often it stands there, at the first line that is known."""
    found: dict[str, tuple[str, list[Place | None]]] = {}
    for span in spans:
        number, _ = next(hay.pieces(span))
        place = next((places[key] for key in _keys(strings.spots[number].id) if key in places), None)
        _, where = found.setdefault(hay.text[span.start : span.end], (span.kind, []))
        where.append(place)
    return tuple(
        Finding(kind, next((place for place in where if place), None), len(where))
        for kind, where in found.values()
    )


def report(name: str, found: Sequence[Finding]) -> str:
    """`fix.jsonl: 2 secrets: github-token (line 12), password (lines 14, 90)`."""
    lines: dict[str, list[str]] = {}
    for finding in found:
        lines.setdefault(finding.kind, []).extend(_line(finding.place))
    kinds = (f"{kind} ({_numbered(where)})" if where else kind for kind, where in lines.items())
    return f"{name}: {len(found)} {'secret' if len(found) == 1 else 'secrets'}: {', '.join(kinds)}"


def _line(place: Place | None) -> Iterator[str]:
    if place:
        yield f"{place.line} of agent {place.agent}" if place.agent else str(place.line)


def _numbered(lines: Sequence[str]) -> str:
    return f"{'line' if len(lines) == 1 else 'lines'} {', '.join(dict.fromkeys(lines))}"


def _keys(id_: str) -> Iterator[str]:
    """Of a result its own line or, where it isn't known, that of its call; of a second text the entry's."""
    kind, _, end = id_.partition("-")
    yield f"{kind}-{end}"
    yield f"at-{end}"
    yield f"at-{end.partition('-')[0]}"
