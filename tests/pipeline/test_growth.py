"""A session that grows moves no address."""

from itertools import pairwise
from pathlib import Path

import corpus
import pytest
from case_files import load_case, write_case

from mkdocs_cctranscripts.discover import matching
from mkdocs_cctranscripts.model.site import Options, Source
from mkdocs_cctranscripts.pipeline import publish

CASES = [
    path
    for path in sorted((Path(__file__).parent / "cases").glob("*.yml"))
    if path.stem != "queued-again"  # what is still in the queue has no id
]
SERIES = "polecatspeaks+StarCar/entire-series/*/*.jsonl"


def anchors(source: Source, cache: Path) -> frozenset[str]:
    site = publish([source], Options(cache / "docs", empty=True), cache)
    assert not site.failures
    return site.sessions[0].anchors


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_every_line_more_keeps_the_anchors(path: Path, tmp_path: Path) -> None:
    lines = load_case(path)["lines"]
    found = []
    for end in range(1, len(lines) + 1):
        folder = tmp_path / str(end)
        write_case({"lines": lines[:end]}, folder)
        found.append(anchors(Source(folder / "session.jsonl"), folder / "cache"))
    assert all(earlier <= later for earlier, later in pairwise(found))


@corpus.needed
def test_snapshots_of_a_growing_session_keep_their_anchors(tmp_path: Path) -> None:
    snapshots = sorted(corpus.FOLDER.glob(SERIES))
    found = [anchors(Source(path), tmp_path / path.stem) for path in snapshots]
    assert len(found) == 3
    assert all(earlier < later for earlier, later in pairwise(found))


def _sources() -> list[Source]:
    return [
        source
        for source in matching([str(corpus.FOLDER)], corpus.FOLDER).sources
        if source.path.suffix == ".jsonl"
    ]


@corpus.needed
@pytest.mark.parametrize("source", _sources(), ids=lambda source: source.path.stem[:24])
def test_every_beginning_of_a_session_keeps_its_anchors(source: Source, tmp_path: Path) -> None:
    lines = source.path.read_bytes().splitlines(keepends=True)
    whole = anchors(source, tmp_path / "whole")
    for number in range(1, 8):
        beginning = tmp_path / source.path.name
        beginning.write_bytes(b"".join(lines[: len(lines) * number // 8]))
        assert anchors(Source(beginning), tmp_path / "part") <= whole
