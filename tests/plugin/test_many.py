"""Hundreds of sessions: lists in several pages, and a site that doesn't grow faster than they do."""

import re
from datetime import timedelta
from itertools import chain
from pathlib import Path
from time import process_time

import pytest
import yaml
from mkdocs.commands.build import build
from mkdocs.config import load_config
from plugin.pages import seen
from plugin.sessions import MORNING, turns

PROJECTS = ("/srv/shop", "/srv/shop", "/srv/stock")


def built(folder: Path, number: int) -> Path:
    """A site with so many sessions, of which two thirds are in one project, eight hours apart."""
    for at in range(number):
        start = MORNING + at * timedelta(hours=8)
        text = turns(f"Task {at}", name=f"s{at}", start=start, folder=PROJECTS[at % 3])
        path = folder / "sessions" / f"s{at}.jsonl"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    (folder / "docs").mkdir(exist_ok=True)
    (folder / "docs/index.md").write_text("# Shop\n")
    settings = {
        "site_name": "Shop",
        "theme": "mkdocs",
        "plugins": [{"cctranscripts": {"sources": "sessions"}}],
    }
    (folder / "mkdocs.yml").write_text(yaml.safe_dump(settings))
    config = load_config(str(folder / "mkdocs.yml"), strict=True)
    config.plugins.on_startup(command="build", dirty=False)
    build(config)
    config.plugins.on_shutdown()
    return folder / "site/transcripts"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(tmp_path_factory.mktemp("many"), 205)


def page(site: Path, name: str = "") -> str:
    return (site / name / "index.html").read_text()


def listed(site: Path, name: str = "") -> list[str]:
    return re.findall(r"</span> <a href=\"[^\"]+\">(Task \d+)</a>", page(site, name))


def test_hundred_sessions_are_a_page(site: Path) -> None:
    pages = [listed(site, name) for name in ("", "page-2", "page-3")]
    assert [len(each) for each in pages] == [100, 100, 5]
    assert list(chain(*pages)) == [f"Task {at}" for at in reversed(range(205))]
    assert not (site / "page-4").exists()


def test_line_of_pages_stands_at_top_and_foot(site: Path) -> None:
    lines = re.findall(r'<p class="cct-parts">(.*?)</p>', page(site, "page-2"))
    assert lines[0] == lines[1]
    assert lines[0] == (
        'Page 2 of 3 <a href="../">May 2026 – April 2026</a>'
        ' <strong>April 2026 – March 2026</strong> <a href="../page-3/">3 – 2 March 2026</a>'
    )


def test_month_that_goes_on_has_its_heading_again(site: Path) -> None:
    headings = [
        re.findall(r'<h2 id="([^"]+)" class="cct-month"', page(site, name)) for name in ("", "page-2")
    ]
    assert headings == [["may-2026", "april-2026"], ["april-2026", "march-2026"]]


def test_head_stands_on_the_first_page_alone(site: Path) -> None:
    for each in ("cct-calendar", "cct projects", 'class="cct-facts"'):
        assert each in page(site)
        assert each not in page(site, "page-2")


def test_projects_have_pages_of_their_own(site: Path) -> None:
    assert [len(listed(site, name)) for name in ("projects/shop", "projects/shop/page-2")] == [100, 37]
    assert len(listed(site, "projects/stock")) == 68
    assert "<strong>shop</strong>" not in page(site, "projects/shop")
    assert ("../", "May 2026 – March 2026") in seen(page(site, "projects/shop/page-2")).links


def test_months_have_pages_too(site: Path) -> None:
    assert len(listed(site, "2026-03")) == 89
    assert "<strong>stock</strong>" in page(site, "2026-03")


def test_all_links_of_the_lists_lead_somewhere(site: Path) -> None:
    for name in ("", "page-2", "projects/shop", "projects/shop/page-2", "2026-03", "s7"):
        here = (site / name).resolve()
        for href, _ in seen(page(site, name).split("<h1", 1)[1]).links:
            if not href.startswith(("#", "http")):
                assert (here / href.split("#")[0]).exists(), (name, href)


def test_twice_the_sessions_take_twice_the_time(tmp_path_factory: pytest.TempPathFactory) -> None:
    times = []
    for number in (200, 400):
        folder = tmp_path_factory.mktemp(f"times{number}")
        before = process_time()
        built(folder, number)
        times.append(process_time() - before)
    assert times[1] < 2.5 * times[0], times
