"""All real sessions in one site, strictly."""

import logging
import shutil

import corpus
import pytest
from plugin.site_builder import SiteBuilder

MATERIAL = {"name": "material", "features": ["navigation.indexes"]}


@corpus.needed
@pytest.mark.parametrize(
    "theme", [MATERIAL, "mkdocs", "readthedocs"], ids=["material", "mkdocs", "readthedocs"]
)
def test_real_sessions_build_strictly_from_elsewhere(site: SiteBuilder, theme: object) -> None:
    site.write("docs/index.md", "# Shop\n\n[All](transcripts/index.md)\n")
    site.configure({"sources": [str(corpus.FOLDER)], "empty": True}, theme=theme, strict=True)
    log = site.build()
    assert log.at(logging.WARNING) == []
    pages = list((site.root / "site" / "transcripts").glob("*/index.html"))
    assert len(pages) == 48
    sizes = sorted(page.stat().st_size for page in (site.root / "site" / "transcripts").rglob("*.html"))
    assert sizes[-1] < 600_000
    assert sizes[len(sizes) * 9 // 10] < 350_000


@corpus.needed
def test_real_sessions_build_strictly_in_their_place(site: SiteBuilder) -> None:
    shutil.copytree(corpus.FOLDER, site.root / "docs" / "real", copy_function=shutil.copyfile)
    (site.root / "docs" / "real" / "README.md").unlink()
    site.configure({}, theme=MATERIAL, strict=True)
    log = site.build()
    assert log.at(logging.WARNING) == []
    left = {
        path.suffix
        for path in (site.root / "site").rglob("*")
        if path.is_file() and path.parts[-2] != "search"
    }
    assert left.isdisjoint({".jsonl"})
    assert not list((site.root / "site").rglob("*.meta.json"))
