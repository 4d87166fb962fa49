"""The Markdown of a whole page gives, through Python-Markdown, the structure of its HTML."""

from pathlib import Path

import corpus
import pytest
from markdown import Markdown
from write.differences import DIFFERENCES, differences
from write.structure import structure
from write.test_round_trip import EXTENSIONS

from mkdocs_cctranscripts.discover import matching
from mkdocs_cctranscripts.model.site import Options, Published, Source
from mkdocs_cctranscripts.pipeline import publish

EXAMPLES = Path(__file__).resolve().parents[2] / "example-site" / "sessions"
REAL = matching([str(corpus.FOLDER)], corpus.FOLDER).sources


@corpus.needed
@pytest.mark.parametrize("source", REAL, ids=lambda source: source.path.stem[:24])
def test_pages_of_real_sessions_agree(source: Source, tmp_path: Path) -> None:
    site = publish([source], Options(tmp_path / "docs", empty=True), tmp_path / "cache")
    assert {each for page in site.sessions[0].pages for each in differing(page)} <= set(DIFFERENCES)


def test_pages_of_the_example_agree(tmp_path: Path) -> None:
    site = publish(matching(["."], EXAMPLES).sources, Options(tmp_path / "docs"), tmp_path / "cache")
    assert site.overview
    found = {page.uri: differing(page) for page in (*site.sessions, site.overview)}
    in_output_and_diffs = ["tabs in code", "blank lines in code"]
    assert found.pop("transcripts/rate-limit.md") == in_output_and_diffs
    assert list(found.values()) == [[], [], []]


def differing(page: Published) -> list[str]:
    source = page.markdown.read_text().split("\n---\n", 1)[1]
    return differences(
        structure(page.html.read_text()), structure(Markdown(extensions=EXTENSIONS).convert(source))
    )
