"""A site with many sessions and long ones, read with instant navigation."""

import subprocess
import sys
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
import yaml
from browsing import served
from playwright.sync_api import Browser, Page, expect
from plugin.sessions import MORNING, answer, bash, prompt, session, turns

MANY = 105


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Instant navigation wants to know where the site is, so it is served before it is there."""
    root = tmp_path_factory.mktemp("large")
    (root / "site").mkdir()
    with served(root / "site") as where:
        build(root, where)
        yield where


def build(root: Path, where: str) -> None:
    (root / "docs").mkdir()
    (root / "docs/index.md").write_text("# Shop\n\n[how](transcripts/long.md#prompt-2)\n")
    (root / "sessions").mkdir()
    for number in range(MANY):
        start = MORNING + number * timedelta(hours=8)
        text = turns(
            f"Task {number}" if number else "Paint a zebra",
            name=f"s{number}",
            start=start,
            folder="/srv/shop",
        )
        (root / f"sessions/s{number}.jsonl").write_text(text)
    long = [
        line
        for number in range(1, 26)
        for line in (
            prompt(f"Ask for {number}"),
            *bash(f"run {number}", "a line\n" * 25),
            answer("Words. " * 90),
        )
    ]
    (root / "sessions/long.jsonl").write_text(session(*long))
    settings = {
        "site_name": "Shop",
        "site_url": where,
        "theme": {"name": "material", "font": False, "features": ["navigation.instant"]},
        "plugins": ["search", {"cctranscripts": {"sources": "sessions", "page_weight": 50}}],
    }
    (root / "mkdocs.yml").write_text(yaml.safe_dump(settings))
    command = [sys.executable, "-m", "mkdocs", "build", "-q", "--strict", "-f", str(root / "mkdocs.yml")]
    subprocess.run(command, check=True, capture_output=True)


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    context = browser.new_context(base_url=address)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    yield page
    context.close()
    assert errors == []


def test_controls_come_along_with_instant_navigation(page: Page) -> None:
    page.goto("")
    page.evaluate("window.stayed = true")
    page.get_by_role("link", name="how").click()
    expect(page.locator(".cct-bar")).to_have_count(1)
    page.keyboard.press("j")
    page.wait_for_url("**/#prompt-*")
    page.locator(".cct-facts").get_by_role("link", name="shop").click()
    expect(page.locator(".cct-filter input")).to_have_count(1)
    expect(page.locator(".cct-bar")).to_have_count(0)
    assert page.evaluate("window.stayed")


def test_link_to_a_prompt_of_another_part_leads_there(page: Page) -> None:
    page.goto("transcripts/long/#prompt-25")
    page.wait_for_url("**/long/part-*/#prompt-25")
    expect(page.locator("h2#prompt-25")).to_be_in_viewport()


def test_link_to_a_call_of_another_part_leads_there_and_opens_it(page: Page) -> None:
    page.goto("transcripts/long/part-2/")
    call = page.locator("details.tool[id]").first.get_attribute("id")
    page.goto(f"transcripts/long/#{call}")
    page.wait_for_url(f"**/long/part-2/#{call}")
    expect(page.locator(f"#{call}")).to_have_attribute("open", "")


def test_odd_links_lead_nowhere(page: Page) -> None:
    for odd in ("constructor", "__proto__", "%E0%A4%A", "none"):
        page.goto(f"transcripts/long/#{odd}")
        page.wait_for_timeout(200)
        assert page.url.endswith(f"/transcripts/long/#{odd}")


def test_filter_works_on_what_is_there_if_a_page_cannot_be_had(browser: Browser, address: str) -> None:
    page = browser.new_page(base_url=address)
    page.route("**/transcripts/page-2/", lambda route: route.abort())
    page.goto("transcripts/")
    page.get_by_role("searchbox", name="Filter sessions").fill("task 77")
    expect(page.locator(".cct-filter output")).to_have_text("1 of 100 sessions")
    page.close()


def test_filter_finds_sessions_on_all_pages_of_the_list(page: Page) -> None:
    page.goto("transcripts/")
    rows = page.locator(".cct.sessions li:visible")
    shown = rows.count()
    field = page.get_by_role("searchbox", name="Filter sessions")
    field.fill("zebra paint")
    expect(page.locator(".cct-filter output")).to_have_text(f"1 of {MANY + 1} sessions")
    rows.get_by_role("link", name="Paint a zebra").click()
    page.wait_for_url("**/transcripts/s0/")
    page.go_back()
    page.get_by_role("searchbox", name="Filter sessions").fill("")
    expect(rows).to_have_count(shown)
