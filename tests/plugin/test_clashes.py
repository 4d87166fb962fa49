"""A page of the user's wins over a generated one, with a warning that names both."""

import pytest
from plugin.sessions import picture, prompt, session, turns
from plugin.site_builder import SiteBuilder

PAGES = [
    ("docs/how/fix-login.md", "how/fix-login/index.html", "how/fix-login.jsonl"),
    ("docs/how/fix-login/index.md", "how/fix-login/index.html", "how/fix-login.jsonl"),
    ("docs/how/fix-login/index.html", "how/fix-login/index.html", "how/fix-login.jsonl"),
    ("docs/transcripts/index.md", "transcripts/index.html", "transcripts/index.md"),
    ("docs/transcripts/README.md", "transcripts/index.html", "transcripts/index.md"),
]


@pytest.mark.parametrize(("own", "address", "generated"), PAGES, ids=[own for own, _, _ in PAGES])
def test_page_of_the_user_wins_and_both_are_named(
    site: SiteBuilder, own: str, address: str, generated: str
) -> None:
    site.write("docs/how/fix-login.jsonl", turns("Fix the login"))
    site.write(own, "Written by hand")
    log = site.build()
    assert "Written by hand" in site.html(address)
    (warning,) = log.warnings
    assert f"'{generated}'" in warning
    assert f"'{own.removeprefix('docs/')}'" in warning
    assert "rename" in warning


def test_pictures_of_a_page_that_is_left_out_are_left_out_too(site: SiteBuilder) -> None:
    site.write("docs/how/fix-login.jsonl", session(prompt("Fix the login"), picture()))
    site.build(strict=True)
    assert list((site.root / "site/how").rglob("*.png"))
    site.write("docs/how/fix-login.md", "Written by hand")
    site.build()
    assert not list((site.root / "site/how").rglob("*.png"))


def test_excluded_page_is_no_clash(site: SiteBuilder) -> None:
    site.write("docs/how/fix-login.jsonl", turns("Fix the login"))
    site.write("docs/how/fix-login.md", "Written by hand")
    site.write("docs/transcripts/index.md", "Written by hand")
    site.configure(exclude_docs="*.md\n!/index.md")
    site.build(strict=True)
    assert "Fix the login" in site.html("how/fix-login/index.html")


def test_own_overview_heads_the_section(site: SiteBuilder) -> None:
    site.write("docs/how/fix-login.jsonl", turns("Fix the login"))
    site.write("docs/transcripts/index.md", "# My overview\n")
    site.configure(nav=["index.md", {"Sessions": "transcripts/"}])
    site.build()
    home = site.html("index.html")
    assert home.index("My overview") < home.index("Fix the login")
