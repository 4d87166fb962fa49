"""Each case is a session and the page that it must become, as Markdown.

`pytest --rewrite-pages` writes the pages anew: read the difference before you commit it.
"""

from pathlib import Path

import pytest
from case_files import load_case, write_case

from mkdocs_cctranscripts.discover import matching
from mkdocs_cctranscripts.model.site import Detail, Options
from mkdocs_cctranscripts.pipeline import publish

CASES = sorted((Path(__file__).parent / "cases").glob("*.yml"))


@pytest.mark.parametrize("case", CASES, ids=lambda path: path.stem)
def test_session_becomes_the_page(case: Path, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    data = load_case(case)
    write_case(data, tmp_path / "sessions")
    found = matching(["sessions"], tmp_path)
    options = Options(docs_dir=tmp_path / "docs", detail=Detail(**data.get("detail", {})))
    site = publish(found.sources, options, tmp_path / "cache")
    assert not site.failures
    pages = "\n".join(page.markdown.read_text() for page in site.sessions)
    golden = case.with_suffix(".md")
    if request.config.getoption("--rewrite-pages"):
        golden.write_text(pages)
    assert pages == golden.read_text()
