"""What search finds of a session: what was said, all of it, or nothing."""

from typing import Any

import pytest
from plugin.sessions import answer, bash, prompt, session
from plugin.site_builder import SiteBuilder

THEMES: dict[str, Any] = {
    "mkdocs": "mkdocs",
    "readthedocs": "readthedocs",
    "material": {"name": "material", "font": False},
}
ANSWER = "The sum is right.\n\n### What was wrong\n\nIt was rounded late.\n\n# What is left\n\n- the tax"


@pytest.fixture(params=THEMES)
def cart(site: SiteBuilder, request: pytest.FixtureRequest) -> SiteBuilder:
    lines = (
        prompt("Fix the cart"),
        *bash("make quietly", "output-of-make"),
        answer(ANSWER),
        prompt("Don't say <b> & 'go'"),
        answer("Gone."),
    )
    site.write("docs/how/fix-cart.jsonl", session(*lines))
    site.theme = THEMES[request.param]
    return site


def test_each_prompt_is_found_with_all_of_its_answer(cart: SiteBuilder) -> None:
    found = built(cart)
    texts = {entry["location"]: entry["text"] for entry in found}
    assert {"how/fix-cart/#prompt-1", "how/fix-cart/#prompt-2"} <= set(texts)
    for words in ("The sum is right", "What was wrong", "rounded late", "the tax"):
        assert words in texts["how/fix-cart/#prompt-1"]
        assert words not in texts["how/fix-cart/#prompt-2"]
    assert "Gone" in texts["how/fix-cart/#prompt-2"]
    assert not any("output-of-make" in text for text in texts.values())


def test_titles_are_escaped_only_where_the_theme_shows_them_as_they_are(cart: SiteBuilder) -> None:
    (title,) = [entry["title"] for entry in built(cart) if entry["location"] == "how/fix-cart/#prompt-2"]
    plain = "Don't say <b> & 'go'"
    assert title.endswith(plain if isinstance(cart.theme, str) else "Don't say &lt;b&gt; &amp; 'go'")


def test_full_search_finds_what_was_done_below_its_prompt(cart: SiteBuilder) -> None:
    found = {entry["location"]: entry["text"] for entry in built(cart, search="full")}
    assert "output-of-make" in found["how/fix-cart/#prompt-1"]
    assert "output-of-make" not in found["how/fix-cart/#prompt-2"]
    assert "¶" not in "".join(found.values())


def test_no_search_finds_nothing_and_the_page_is_whole(cart: SiteBuilder) -> None:
    found = built(cart, search="none")
    assert {entry["title"] for entry in found} <= {"", "Shop"}
    assert not any("cart" in entry["text"] for entry in found)
    page = cart.html("how/fix-cart/index.html")
    assert "output-of-make" in page
    assert "Fix the cart" in page[page.index("<title>") : page.index("</title>")]


def built(site: SiteBuilder, **options: Any) -> list[dict[str, str]]:
    site.configure(options)
    site.build(strict=True)
    return site.search_index()
