"""Keeps the strings of a session in the order of their places, each text once."""

from collections.abc import Iterable, Iterator, Mapping

from mkdocs_cctranscripts.redact.haystack import APART, NEXT, Haystack, Span, laid_out, plain
from mkdocs_cctranscripts.redact.walk import Spot


class Strings:
    def __init__(self) -> None:
        self.spots: list[Spot] = []
        """Where each text stood first."""
        self.numbers: list[int] = []
        """The text at each place."""
        self._texts: list[str] = []
        self._known: dict[tuple[str, str], int] = {}

    def collect(self, text: str, spot: Spot) -> str:
        number = len(self._texts)
        # The lines of a list are read on from one to the next, so none of them stands for another.
        if not spot.listed:
            number = self._known.setdefault((spot.key, text), number)
        if number == len(self._texts):
            self._texts.append(text)
            self.spots.append(spot)
        elif not self.spots[number].id:  # such as the title, which the first prompt says again
            self.spots[number] = spot
        self.numbers.append(number)
        return text

    def laid_out(self) -> Haystack:
        return laid_out(
            (plain(text), NEXT if spot.listed == "next" else APART)
            for text, spot in zip(self._texts, self.spots, strict=True)
        )

    def masked(self, hay: Haystack, spans: Iterable[Span]) -> dict[int, str]:
        """The texts that change, by their numbers; one with something to mask loses its colours."""
        pieces: dict[int, list[Span]] = {}
        for span in spans:
            for number, piece in hay.pieces(span):
                pieces.setdefault(number, []).append(piece)
        return {number: _with_masks(plain(self._texts[number]), found) for number, found in pieces.items()}


def mask(kind: str) -> str:
    return _MASKS.get(kind, f"[REDACTED:{kind}]")


HOME = "home-folder"
_MASKS: Mapping[str, str] = {HOME: "~"}


def _with_masks(text: str, spans: Iterable[Span]) -> str:
    return "".join(_parts(text, spans))


def _parts(text: str, spans: Iterable[Span]) -> Iterator[str]:
    done = 0
    for span in spans:
        yield text[done : span.start]
        yield mask(span.kind)
        done = span.end
    yield text[done:]
