"""What a reader of the example site meets."""

from collections.abc import Iterator
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, Request

SESSION = "transcripts/rate-limit/"
PLANNING = "transcripts/plan-rate-limit/"
PAGES = ("", SESSION, PLANNING, "transcripts/", "how/fix-login/", "transcripts/release-notes/")
LOOKS = {"light": (1280, "light"), "dark": (1280, "dark"), "phone": (390, "light")}


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    context = browser.new_context(base_url=address)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("look", LOOKS)
def test_pages_open_without_errors_strangers_or_sideways_scrolling(
    look: str, browser: Browser, address: str
) -> None:
    width, scheme = LOOKS[look]
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": 800},
        color_scheme="dark" if scheme == "dark" else "light",
    )
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.on("request", lambda request: errors.extend(_strangers(request, address)))
    for path in PAGES:
        page.goto(path)
        page.evaluate("document.querySelectorAll('details').forEach(fold => fold.open = true)")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert errors == []
    context.close()


def _strangers(request: Request, address: str) -> list[str]:
    return [] if request.url.startswith((address, "data:")) else [request.url]


def test_fold_opens_on_a_click_and_shows_what_it_holds(page: Page) -> None:
    page.goto(SESSION)
    output = page.get_by_text("1 failed, 5 passed in 0.41s")
    assert not output.is_visible()
    page.locator("summary", has_text="Run the new tests").click()
    assert output.is_visible()


def test_folds_work_without_javascript(browser: Browser, address: str) -> None:
    context = browser.new_context(base_url=address, java_script_enabled=False)
    page = context.new_page()
    page.goto(SESSION)
    page.locator("summary", has_text="Run the new tests").click()
    assert page.get_by_text("1 failed, 5 passed in 0.41s").is_visible()
    context.close()


def test_prompts_are_the_table_of_contents(page: Page) -> None:
    page.goto(SESSION)
    links = page.locator(".md-sidebar--secondary a[href^='#prompt-']")
    assert [link.get_attribute("href") for link in links.all()] == [f"#prompt-{n}" for n in range(1, 6)]


def test_link_from_the_docs_leads_to_the_prompt(page: Page) -> None:
    page.goto("")
    page.get_by_role("link", name="why plus signs broke the login").click()
    page.wait_for_url("**/how/fix-login/#prompt-1")
    assert page.locator("#prompt-1").is_visible()


def test_plan_and_the_session_that_carried_it_out_lead_to_each_other(page: Page) -> None:
    page.goto(PLANNING)
    page.locator(".glance li", has_text="Related").get_by_role("link").click()
    page.wait_for_url(f"**/{SESSION}")
    page.locator(".glance li", has_text="Related").get_by_role("link").click()
    page.wait_for_url(f"**/{PLANNING}")


def test_picture_of_a_prompt_shows(page: Page) -> None:
    page.goto(PLANNING)
    assert page.locator(".prompt img").evaluate("picture => picture.naturalWidth") > 0


def test_commit_leads_to_the_forge(page: Page) -> None:
    page.goto(SESSION)
    commit = page.locator(".commit a", has_text="3f9c2ab")
    assert commit.get_attribute("href") == "https://github.com/example/shop/commit/3f9c2ab"


def test_label_of_the_nav_wins_and_titles_stand_for_the_rest(page: Page) -> None:
    page.goto("transcripts/")
    nav = page.locator(".md-sidebar--primary")
    assert nav.get_by_text("How the login was fixed").count() == 1
    assert nav.get_by_text("Add rate limiting to the checkout API").count() == 1


def test_search_finds_prompts_and_answers_but_no_output(page: Page) -> None:
    assert _found(page, "plus sign") != []
    assert any("#prompt-1" in link for link in _found(page, "spring sale"))
    assert _found(page, "HMGET") == []


def _found(page: Page, words: str) -> list[str]:
    page.goto(f"?q={quote(words)}")
    page.get_by_text("matching document").wait_for()
    links = page.locator(".md-search-result__item a").all()
    return [link.get_attribute("href") or "" for link in links]


def test_title_of_a_fold_leaves_room_for_its_arrow(page: Page) -> None:
    page.goto(SESSION)
    room = "summary => parseFloat(getComputedStyle(summary).paddingInlineEnd)"
    assert page.locator("details.cct > summary").first.evaluate(room) > 20
