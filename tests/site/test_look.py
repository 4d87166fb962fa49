"""What the style sheet does to single nodes."""

from collections.abc import Iterator
from importlib.resources import files

import pytest
from playwright.sync_api import Browser, Page
from write.samples import document

from mkdocs_cctranscripts.model.document import (
    Box,
    Checklist,
    Choice,
    Choices,
    Code,
    Diff,
    Item,
    Node,
    Terminal,
)
from mkdocs_cctranscripts.write import write

CSS = (files("mkdocs_cctranscripts") / "assets" / "cctranscripts.css").read_text(encoding="utf-8")
BELOW = "element => element.getBoundingClientRect().bottom"
ABOVE = "element => element.getBoundingClientRect().top"
WIDTH = "element => element.getBoundingClientRect().width"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 390, "height": 800})
    yield context.new_page()
    context.close()


def show(page: Page, *nodes: Node) -> None:
    html = write(document(Box("card", (), nodes)), directory_urls=True).html
    page.set_content(
        f"<style>{CSS} pre, code {{ display: block; overflow: auto }}</style><body>{html}</body>"
    )


def test_sign_before_a_command_is_shown_but_not_copied(page: Page) -> None:
    show(page, Code("ls -l", "bash", "cmd"))
    code = page.locator(".cmd code")
    assert code.evaluate("code => getComputedStyle(code, '::before').content") == '"$ "'
    copied = "code => { getSelection().selectAllChildren(code); return getSelection().toString() }"
    assert code.evaluate(copied).strip() == "ls -l"


def test_output_is_attached_to_its_command(page: Page) -> None:
    show(page, Code("ls", "bash", "cmd"), Terminal("a"), Terminal("b", "err"))
    for above, below in ((".cmd", ".out:not(.err)"), (".out:not(.err)", ".err")):
        assert page.locator(above).evaluate(BELOW) == pytest.approx(
            page.locator(below).evaluate(ABOVE), abs=1
        )


def test_colour_of_output_shows(page: Page) -> None:
    show(page, Terminal("\x1b[31mred\x1b[32;41mgreen on red"))
    colours = "span => getComputedStyle(span).color"
    assert page.locator(".cct-red").first.evaluate(colours) == "rgb(198, 40, 40)"
    ground = "span => getComputedStyle(span).backgroundColor"
    assert page.locator(".cct-red.cct-on").evaluate(ground) not in ("rgba(0, 0, 0, 0)", "transparent")


def test_tint_of_a_short_line_goes_as_far_as_the_longest(page: Page) -> None:
    show(page, Diff(f"+a\n-{'b' * 200}"))
    short, longest = (page.locator(name).evaluate(WIDTH) for name in (".gi", ".gd"))
    assert short == pytest.approx(longest, abs=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_word_before_what_was_chosen_is_heard_but_not_seen(page: Page) -> None:
    show(page, Choices((Choice("a"), Choice("b", chosen=True))))
    assert page.locator(".cct-unseen").evaluate(WIDTH) <= 1
    assert "chosen:" in page.locator(".cct-options").aria_snapshot()


def test_state_of_a_task_is_heard(page: Page) -> None:
    show(page, Checklist((Item("a", "done"), Item("b", "now"))))
    heard = page.locator(".task-list").aria_snapshot()
    assert 'checkbox "done" [checked] [disabled]' in heard
    assert 'checkbox "now" [disabled]' in heard
