"""Real sessions in a browser: nothing breaks, nothing leaves the site, nothing is in anyone's way."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import corpus
import pytest
import yaml
from axe_playwright_python.sync_playwright import Axe
from browsing import served
from playwright.sync_api import Browser, Page

pytestmark = corpus.needed
OURS = {"include": [[".md-content"]], "exclude": [[".md-code__nav"]]}
THEIRS = "md-typeset__scrollwrap"
"""What Material's script puts around wide tables."""
UNFOLD = "document.querySelectorAll('details').forEach(fold => fold.open = true)"
AT_A_TIME = 6
"""Pages of which every so many is looked at closely, as that takes a second or more."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("real")
    (root / "docs").mkdir()
    (root / "docs/index.md").write_text("# Home\n")
    settings = {
        "site_name": "Real",
        "theme": {"name": "material", "font": False},
        "plugins": ["search", {"cctranscripts": {"sources": str(corpus.FOLDER)}}],
    }
    (root / "mkdocs.yml").write_text(yaml.safe_dump(settings))
    command = [sys.executable, "-m", "mkdocs", "build", "-q", "-f", str(root / "mkdocs.yml")]
    subprocess.run(command, check=True, capture_output=True)
    return root / "site"


@pytest.fixture
def page(browser: Browser, site: Path) -> Iterator[Page]:
    with served(site) as address:
        context = browser.new_context(base_url=address, viewport={"width": 390, "height": 800})
        yield context.new_page()
        context.close()


def pages_of(site: Path) -> list[str]:
    return sorted(str(path.parent.relative_to(site)) for path in site.glob("transcripts/**/index.html"))


def test_pages_open_without_errors_strangers_or_sideways_scrolling(page: Page, site: Path) -> None:
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(f"{page.url} {error}"))
    page.on("request", lambda each: None if "127.0.0.1" in each.url else wrong.append(each.url))
    for path in pages_of(site):
        page.goto(f"{path}/")
        page.evaluate(UNFOLD)
        if page.evaluate("document.documentElement.scrollWidth") > 390:
            wrong.append(f"{path} is too wide")
    assert wrong == []


def test_nothing_is_in_anyones_way(page: Page, site: Path) -> None:
    for path in pages_of(site)[::AT_A_TIME]:
        page.goto(f"{path}/")
        found = Axe().run(page, context=OURS).response["violations"]
        nodes = [(each["id"], node["html"][:200]) for each in found for node in each["nodes"]]
        assert [node for node in nodes if THEIRS not in node[1]] == [], path
