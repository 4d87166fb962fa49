"""What those meet who hear a page, or need contrast to read it."""

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

PAGES = ("transcripts/rate-limit/", "transcripts/plan-rate-limit/", "transcripts/")
OURS = {"include": [[".md-content"]], "exclude": [[".md-code__nav"]]}
"""What stands around it, and the buttons on code, is the theme's."""
DRESS = """([scheme, primary]) => {
    document.body.setAttribute("data-md-color-scheme", scheme)
    document.body.setAttribute("data-md-color-primary", primary)
}"""
AT_ONCE = "*, ::before, ::after { transition: none !important }"


@pytest.fixture(params=PAGES, scope="module")
def page(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[Page]:
    context = browser.new_context(base_url=address)
    page = context.new_page()
    page.goto(request.param)
    page.add_style_tag(content=AT_ONCE)
    page.evaluate("document.querySelectorAll('details').forEach(fold => fold.open = true)")
    yield page
    context.close()


@pytest.mark.parametrize("scheme", ["default", "slate"])
def test_nothing_is_in_anyones_way(page: Page, scheme: str) -> None:
    page.evaluate(DRESS, [scheme, "indigo"])
    assert violations(page) == []


@pytest.mark.parametrize("scheme", ["default", "slate"])
@pytest.mark.parametrize("primary", ["black", "lime"])
def test_every_palette_can_be_read(page: Page, primary: str, scheme: str) -> None:
    page.evaluate(DRESS, [scheme, primary])
    assert violations(page, "color-contrast") == []


def test_it_would_be_noticed(page: Page) -> None:
    bad = "<img class=bad src=x><h6 class=bad></h6>"
    page.evaluate("bad => document.querySelector('article').insertAdjacentHTML('beforeend', bad)", bad)
    assert {"image-alt", "empty-heading"} <= {each.split()[0] for each in violations(page)}
    page.evaluate("document.querySelectorAll('.bad').forEach(each => each.remove())")


def violations(page: Page, *rules: str) -> list[str]:
    options = {"runOnly": list(rules)} if rules else {}
    found = Axe().run(page, context=OURS, options=options).response["violations"]
    return [f"{each['id']} {node['html'][:200]}" for each in found for node in each["nodes"]]
