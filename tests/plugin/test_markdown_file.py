"""The Markdown of a page, for readers who want it."""

from random import Random
from string import ascii_letters, digits
from typing import Any
from urllib.parse import unquote

import pytest
from plugin.pages import seen
from plugin.sessions import answer, picture, prompt, session, turns
from plugin.site_builder import SiteBuilder

KEY = "gh" + "p_" + "".join(Random(7).choices(ascii_letters + digits, k=36))  # noqa: S311 - no real key
WHERE = {
    "directories": ("how/fix-cart/index.html", {"use_directory_urls": True}),
    "files": ("how/fix-cart.html", {"use_directory_urls": False}),
}


@pytest.fixture
def cart(site: SiteBuilder) -> SiteBuilder:
    site.write("docs/how/fix-cart.jsonl", session(picture(), prompt("Fix the cart"), answer(f"With {KEY}.")))
    return site


def test_page_offers_nothing_by_default(cart: SiteBuilder) -> None:
    cart.build(strict=True)
    assert "as Markdown" not in cart.html("how/fix-cart/index.html")
    assert not list((cart.root / "site").rglob("*.md"))


@pytest.mark.parametrize(("page", "settings"), WHERE.values(), ids=WHERE)
def test_link_leads_to_the_markdown_and_its_links_to_files(
    cart: SiteBuilder, page: str, settings: dict[str, Any]
) -> None:
    cart.configure({"markdown": True}, validation={"anchors": "warn"}, **settings)
    cart.write(
        "docs/index.md", "[as Markdown](how/fix-cart/fix-cart.md), [the page](how/fix-cart.jsonl#prompt-1)"
    )
    cart.build(strict=True)
    (href,) = [href for href, text in seen(cart.html(page)).links if text == "This page as Markdown"]
    file = (cart.root / "site" / page).parent / unquote(href)
    assert file.read_text().startswith("---\ntitle: ")
    (target,) = {line.split("](")[1].split(")")[0] for line in file.read_text().split("\n") if "[![" in line}
    assert (file.parent / target).is_file()
    assert "how/fix-cart/fix-cart.md" in [href for href, _ in seen(cart.html("index.html")).links]


def test_links_of_the_markdown_lead_back_to_the_site_from_anywhere(cart: SiteBuilder) -> None:
    cart.configure({"markdown": True}, site_url="https://shop.test/docs/")
    cart.build(strict=True)
    (file,) = (cart.root / "site").rglob("*.md")
    assert "](https://shop.test/docs/transcripts/images/" in file.read_text()


def test_what_is_offered_is_redacted(cart: SiteBuilder) -> None:
    cart.configure({"markdown": True})
    cart.build(strict=True)
    assert "[REDACTED:github-token]" in cart.html("how/fix-cart/fix-cart.md")
    assert KEY not in cart.published()


@pytest.mark.parametrize("theme", ["mkdocs", "material"])
def test_markdown_is_no_page(cart: SiteBuilder, theme: str) -> None:
    cart.configure({"markdown": True}, theme=theme, validation={"omitted_files": "warn"})
    cart.build(strict=True)
    assert not cart.exists("how/fix-cart/fix-cart/index.html")
    assert "fix-cart/fix-cart" not in cart.html("sitemap.xml")
    assert "fix-cart/fix-cart" not in cart.html("search/search_index.json")


@pytest.mark.parametrize("name", ["index", "readme", "README"])
def test_markdown_is_never_the_index_of_a_folder(site: SiteBuilder, name: str) -> None:
    site.write(f"docs/how/{name}.jsonl", turns("Fix the cart"))
    site.configure({"markdown": True})
    site.build(strict=True)
    (file,) = (site.root / "site").rglob("*.md")
    assert file.name == "session.md"


def test_page_of_the_user_with_that_name_stays(cart: SiteBuilder) -> None:
    cart.write("docs/how/fix-cart/fix-cart.md", "Written by hand")
    cart.configure({"markdown": True})
    (warning,) = cart.build().warnings
    assert "'how/fix-cart/fix-cart.md' has its name" in warning
    assert "Written by hand" in cart.html("how/fix-cart/fix-cart/index.html")
