"""How many secrets of a labelled set get through, and how much is masked that is none."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from redact.labelled.labelled_set import NEGATIVES, SECRETS
from redact.labelled.places import place_name
from redact.labelled.row import Row, sample
from redact.labelled.site_texts import seen, site_texts

from mkdocs_cctranscripts.model.site import Options

MASK = "[REDACTED:"
PIECE, WHOLE = 8, 12
"""So many characters in a row are a leak, of a secret that is at least so long; else the whole is."""
TOLERATED = 0.02


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("labelled")


def test_no_secret_gets_through(folder: Path) -> None:
    texts = site_texts(SECRETS, folder / "secrets", _options(folder))
    missed = list(_missed(texts))
    recall = 1 - len(missed) / len(SECRETS)
    _report(f"{len(SECRETS)} secrets, recall {recall:.1%}", missed)
    assert recall == 1


def test_hardly_anything_else_is_masked(folder: Path) -> None:
    texts = site_texts(NEGATIVES, folder / "negatives", _options(folder))
    hit = list(_hit(texts))
    rate = len(hit) / len(NEGATIVES)
    _report(f"{len(NEGATIVES)} texts without a secret, false hits {rate:.1%}", hit)
    assert rate <= TOLERATED


def test_the_set_is_large_and_no_row_is_there_twice() -> None:
    assert min(len(SECRETS), len(NEGATIVES)) >= 160
    for rows in (SECRETS, NEGATIVES):
        assert len({row.name for row in rows}) == len(rows)
    assert all(sample(row).secrets for row in SECRETS)
    assert not any(sample(row).secrets for row in NEGATIVES)


def test_a_leak_would_be_noticed() -> None:
    assert unread([seen(sample(row).text) for row in SECRETS]) == []


def unread(texts: Sequence[str]) -> list[str]:
    """Which rows have a secret that can't be found in their texts; of pages without redaction, none."""
    return [row.name for row, text in zip(SECRETS, texts, strict=True) if not _all_leak(row, text)]


def _all_leak(row: Row, text: str) -> bool:
    letters = _letters(text)
    return all(_leaks(secret, text, letters) for secret in sample(row).secrets)


def _options(folder: Path) -> Options:
    return Options(folder / "docs")


def _missed(texts: Sequence[str]) -> Iterator[str]:
    for number, (row, text) in enumerate(zip(SECRETS, texts, strict=True)):
        letters = _letters(text)
        left = [secret for secret in sample(row).secrets if _leaks(secret, text, letters)]
        if left:
            parts = f"{len(left)} of {len(sample(row).secrets)} parts"
            yield f"{row.name} ({place_name(row.kind, number)}): {parts}, such as {left[0][:40]}"


def _leaks(secret: str, text: str, letters: str) -> bool:
    """Letters and digits are compared apart from the signs, which markup or escaping may have changed."""
    return any(piece in text for piece in _pieces(secret)) or any(
        piece in letters for piece in _pieces(_letters(secret)) if len(piece) >= PIECE
    )


def _pieces(secret: str) -> Iterator[str]:
    if len(secret) < WHOLE:
        yield secret
    else:
        yield from (secret[at : at + PIECE] for at in range(len(secret) - PIECE + 1))


def _hit(texts: Sequence[str]) -> Iterator[str]:
    for number, (row, text) in enumerate(zip(NEGATIVES, texts, strict=True)):
        letters = _letters(text)
        place = place_name(row.kind, number)
        if MASK in text:
            masks = sorted({each.split("]")[0] for each in text.split(MASK)[1:]})
            yield f"{row.name} ({place}): {', '.join(masks)}"
        elif lost := [line for line in sample(row).text.split("\n") if _letters(line) not in letters]:
            yield f"{row.name} ({place}): missing {lost[0][:80]}"


def _letters(text: str) -> str:
    return "".join(filter(str.isalnum, text))


def _report(title: str, rows: Sequence[str]) -> None:
    print("\n".join(["", title, *(f"- {row}" for row in rows)]))  # noqa: T201 - the figures of the report
