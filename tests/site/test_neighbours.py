"""Sessions beside other plugins of a Material site: tags, search, feeds, pictures that zoom."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from attacks.findings import Watch, all_dangers
from attacks.strings import ATTACKS
from browsing import served
from case_files import full
from picture_files import block, png
from playwright.sync_api import Browser, Page

TAGS = "# Tags\n\n<!-- material/tags -->\n"
RSS = {"use_git": False, "categories": ["tags"], "date_from_meta": {"as_creation": "date"}}
OURS = {"sources": ["sessions"], "tags": ["model", "tool", "branch"], "markdown": True}
MOST = 100
"""Tags of a page."""


def hostile(attacks: list[str]) -> list[dict[str, Any]]:
    """A session whose models and branch are attacks."""
    at = {"gitBranch": attacks[0]}
    messages = (
        {
            "id": f"m{number}",
            "role": "assistant",
            "model": text,
            "content": [{"type": "text", "text": "Done."}],
        }
        for number, text in enumerate(attacks)
    )
    said = [{"text": "", "with": {**at, "message": message}} for message in messages]
    return [{"user": "Try them", "with": at}, *said]


def friendly() -> list[dict[str, Any]]:
    shown = [{"type": "text", "text": "Why is the chart red?"}, block(png(width=1200, height=600))]
    return [{"user": shown}, {"text": "It isn't.\n\n## Why\n\nThe axis is mirrored."}]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("neighbours")
    texts = [attack.text for attack in ATTACKS]
    sessions = {f"hostile-{at}": hostile(texts[at : at + MOST]) for at in range(0, len(texts), MOST)}
    for name, lines in {"chart": friendly(), **sessions}.items():
        write(root / f"sessions/{name}.jsonl", "".join(f"{json.dumps(line)}\n" for line in full(lines)))
    write(root / "docs/index.md", "# Home\n")
    write(root / "docs/tags.md", TAGS)
    settings = {
        "site_name": "Shop",
        "site_url": "http://127.0.0.1/",
        "theme": {"name": "material", "font": False},
        "plugins": ["search", "tags", "glightbox", {"rss": RSS}, {"cctranscripts": OURS}],
    }
    write(root / "mkdocs.yml", yaml.safe_dump(settings))
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "-f", str(root / "mkdocs.yml")]
    subprocess.run(command, check=True, capture_output=True)
    return root / "site"


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", errors="replace")


@pytest.fixture
def page(browser: Browser, folder: Path) -> Iterator[Page]:
    with served(folder) as address:
        context = browser.new_context(base_url=address)
        yield context.new_page()
        context.close()


def test_tags_are_text_wherever_they_stand(folder: Path, browser: Browser) -> None:
    assert list(all_dangers(folder)) == []
    with served(folder) as address:
        watch = Watch(browser, address, "material")
        for path in ("tags/", "transcripts/hostile-0/"):
            assert "<script>__pwned(1)</script>" in watch.visit(path).text
        shown = watch.search("done").locator(".md-tag")
        assert any("<script>__pwned(1)</script>" in text for text in shown.all_inner_texts())
        watch.close()
    assert watch.found == []


def test_feed_has_the_date_and_the_tags_of_a_session(folder: Path) -> None:
    (item,) = [
        each for each in (folder / "feed_rss_created.xml").read_text().split("<item>") if "/chart/" in each
    ]
    assert "<pubDate>Thu, 12 Mar 2026" in item
    assert "<category>Opus 4.6</category>" in item


def test_word_of_an_answer_is_found_below_the_heading_of_its_prompt(page: Page) -> None:
    page.goto("")
    page.locator(".md-search__input").press_sequentially("mirrored")
    found = page.locator(".md-search-result__item a[href*='#prompt-1']")
    found.wait_for()
    assert "Why is the chart red?" in found.inner_text()
    found.click()
    page.wait_for_url("**/transcripts/chart/#prompt-1")


def test_picture_zooms(page: Page) -> None:
    page.goto("transcripts/chart/")
    page.locator(".cct-image img").click()
    page.locator(".glightbox-container .gslide-image img").wait_for()
    assert page.url.endswith("transcripts/chart/")


@pytest.mark.parametrize("loaded", [True, False])
def test_picture_has_its_place_and_proportions_before_it_is_loaded(page: Page, loaded: bool) -> None:
    if not loaded:
        page.route("**/images/*.png", lambda _: None)
    page.goto("transcripts/chart/", wait_until="domcontentloaded")
    box = page.locator(".cct-image img").bounding_box()
    assert box
    assert abs((box["width"] - 2) / (box["height"] - 2) - 2) < 0.1


def test_picture_opens_where_nothing_zooms(page: Page) -> None:
    page.route(
        "**/glightbox.min.js", lambda route: route.fulfill(body="const GLightbox = () => ({reload() {}})")
    )
    page.goto("transcripts/chart/")
    page.locator(".cct-image img").click()
    page.wait_for_url("**/transcripts/images/*.png")


def test_markdown_is_saved_as_a_file(page: Page) -> None:
    page.goto("transcripts/chart/")
    with page.expect_download() as download:
        page.get_by_text("This page as Markdown").click()
    assert download.value.suggested_filename == "chart.md"
    assert "Why is the chart red?" in download.value.path().read_text()
