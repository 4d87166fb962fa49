"""Links lead from one page to another, on the site and among its sources."""

import pytest

from mkdocs_cctranscripts.write.address import beside, on_site

Case = tuple[str, str, str, str, str, str]
CASES: dict[str, Case] = {
    # page, uri, anchor: with directory URLs, without, in Markdown
    "same page": ("a/b.md", "", "x", "#x", "#x", "#x"),
    "sibling": ("a/b.md", "a/c.md", "", "../c/", "c.html", "c.md"),
    "anchor": ("a/b.md", "a/c.md", "x-1", "../c/#x-1", "c.html#x-1", "c.md#x-1"),
    "session file": ("a/b.md", "how/c.jsonl", "", "../../how/c/", "../how/c.html", "../how/c.jsonl"),
    "its own asset": ("a/b.md", "a/b/c.png", "", "c.png", "b/c.png", "b/c.png"),
    "index": ("a/b.md", "a/index.md", "", "../", "index.html", "index.md"),
    "readme": ("a/b.md", "a/README.md", "", "../", "index.html", "README.md"),
    "home": ("a/b.md", "index.md", "", "../../", "../index.html", "../index.md"),
    "from home": ("index.md", "a/b.md", "", "a/b/", "a/b.html", "a/b.md"),
    "from index": ("a/index.md", "a/b.md", "", "b/", "b.html", "b.md"),
    "from home to home": ("index.md", "index.md", "", "./", "index.html", "index.md"),
    "signs": ("a.md", "b c/d#e?.md", "", "../b%20c/d%23e%3F/", "b%20c/d%23e%3F.html", "b%20c/d%23e%3F.md"),
    "no scheme": ("a.md", "javascript:b", "", "../javascript%3Ab", "javascript%3Ab", "javascript%3Ab"),
    "no other host": ("a.md", "//b/c.md", "", "../b/c/", "b/c.html", "b/c.md"),
    "not above the root": ("a.md", "../../b.md", "", "../b/", "b.html", "b.md"),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_link_finds_its_page(case: Case) -> None:
    page, uri, anchor, directory, flat, markdown = case
    assert on_site(page, directory_urls=True)(uri, anchor) == directory
    assert on_site(page, directory_urls=False)(uri, anchor) == flat
    assert beside(page)(uri, anchor) == markdown
