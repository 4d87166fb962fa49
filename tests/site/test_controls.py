"""What the script adds to a session page, and what stays without it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

SESSION = "transcripts/rate-limit/"
FOLDED = "#call-NhRuAVzDru"
"""A row in a group, both folded."""


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    context = browser.new_context(base_url=address)
    page = context.new_page()
    page.goto(SESSION)
    yield page
    context.close()


def test_keys_lead_from_prompt_to_prompt_and_the_place_is_shown(page: Page) -> None:
    place = page.locator(".cct-bar output")
    expect(place).to_have_text("4 prompts")
    for key, told, id_ in (
        ("j", "1 / 4", "prompt-1"),
        ("j", "2 / 4", "prompt-3"),
        ("k", "1 / 4", "prompt-1"),
    ):
        page.keyboard.press(key)
        expect(place).to_have_text(told)
        assert page.url.endswith(f"#{id_}")
        expect(page.locator(f"#{id_}")).to_be_in_viewport()


def test_a_key_leads_back_to_the_prompt_that_was_left_by_scrolling(page: Page) -> None:
    for _ in range(2):
        page.keyboard.press("j")
        expect(page.locator("#prompt-1")).to_be_in_viewport()
        page.evaluate("scrollTo(0, 0)")


def test_a_link_to_a_hidden_step_shows_it_again(page: Page) -> None:
    page.get_by_role("button", name="Steps").click()
    page.locator(".glance").get_by_role("link", name="4 of 4 done").click()
    expect(page.locator(".cct.todo[open]")).to_be_visible()
    expect(page.get_by_role("button", name="Steps")).to_have_attribute("aria-pressed", "true")


def test_keys_do_nothing_while_somebody_types_or_holds_another(page: Page) -> None:
    page.keyboard.press("Control+j")
    page.get_by_role("textbox", name="Search").fill("j")
    page.get_by_role("textbox", name="Search").press("j")
    assert "#" not in page.url


def test_steps_and_thinking_hide_but_decisions_stay(page: Page) -> None:
    assert page.locator(".cct.tool:visible").count() > 0
    page.get_by_role("button", name="Steps").click()
    page.get_by_role("button", name="Thinking").click()
    assert page.locator(".cct:is(.tool, .agent, .todo, .thinking):visible").count() == 0
    assert page.locator(".cct.plan:visible, .cct.commit:visible").count() > 0
    expect(page.get_by_role("button", name="Steps")).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="Steps").click()
    assert page.locator(".cct.tool:visible").count() > 0


def test_everything_unfolds_and_folds(page: Page) -> None:
    page.get_by_role("button", name="Unfold all").click()
    assert page.locator("details.cct:not([open])").count() == 0
    page.get_by_role("button", name="Fold all").click()
    assert page.locator("details.cct[open]").count() == 0


def test_link_to_a_folded_row_opens_all_around_it(browser: Browser, address: str) -> None:
    page = browser.new_page(base_url=address)
    page.goto(f"{SESSION}{FOLDED}")
    expect(page.locator(FOLDED)).to_have_attribute("open", "")
    expect(page.locator(f"{FOLDED} > summary")).to_be_in_viewport()
    page.close()


def test_an_opened_row_has_its_link_in_the_address_bar(page: Page) -> None:
    row = page.locator("article > details.cct.tool[id]").first
    row.locator("> summary").click()
    assert page.url.endswith(f"#{row.get_attribute('id')}")


def test_every_message_and_card_can_be_linked(page: Page) -> None:
    page.evaluate("document.querySelectorAll('details').forEach(fold => fold.open = true)")
    unnamed = """[...document.querySelectorAll('.cct:is(.tool, .agent, .thinking, .card, .said, .prompt)')]
        .filter(each => !each.id && !each.matches('.steps') && !each.querySelector(':scope > details.tool'))
        .filter(each => !each.querySelector('.admonition-title a[href^=".."]'))
        .map(each => each.outerHTML.slice(0, 200))"""
    assert page.evaluate(unnamed) == []
    starts = page.locator("article > :is(details, div.cct) + p:not([class])")
    assert starts.count() > 0
    assert [each.inner_text() for each in starts.all() if not each.get_attribute("id")] == []


def test_controls_are_not_printed(page: Page) -> None:
    page.emulate_media(media="print")
    expect(page.locator(".cct-bar")).to_be_hidden()
    expect(page.locator(".cct-prompt").first).to_be_visible()


def test_without_the_script_all_is_there(browser: Browser, address: str) -> None:
    context = browser.new_context(base_url=address, java_script_enabled=False)
    page = context.new_page()
    page.goto(SESSION)
    assert page.locator(".cct-bar").count() == 0
    assert page.locator(".cct-prompt").count() > 0
    page.locator("summary", has_text="Run the new tests").click()
    expect(page.get_by_text("1 failed, 5 passed in 0.41s")).to_be_visible()
    context.close()
