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
    assert list((site.root / "site/transcripts").rglob("*.png"))
    site.write("docs/how/fix-login.md", "Written by hand")
    site.build()
    assert not list((site.root / "site/transcripts").rglob("*.png"))


def test_overview_lists_only_what_is_published(site: SiteBuilder) -> None:
    site.write("docs/how/fix-login.jsonl", turns("Fix the login", name="a"))
    site.write("docs/how/fix-login.md", "Written by hand")
    site.write("docs/how/fix-cart.jsonl", turns("Fix the cart", name="b"))
    site.build()
    assert "Fix the cart" in site.html("transcripts/index.html")
    assert "Fix the login" not in site.html("transcripts/index.html")


def test_page_that_is_excluded_is_not_in_the_overview(site: SiteBuilder) -> None:
    site.write("sessions/secret.jsonl", turns("Secret", name="a"))
    site.write("sessions/public.jsonl", turns("Public", name="b"))
    site.configure({"sources": ["sessions"]}, exclude_docs="transcripts/secret.md")
    site.build(strict=True)
    assert "Public" in site.html("transcripts/index.html")
    assert "Secret" not in site.published()


def test_session_in_the_place_of_the_overview_wins(site: SiteBuilder) -> None:
    site.write("docs/transcripts/index.jsonl", turns("Mine"))
    log = site.build()
    assert "Mine" in site.html("transcripts/index.html")
    assert len(log.warnings) == 1


def test_two_sessions_for_one_address_are_both_named(site: SiteBuilder) -> None:
    site.write("docs/a.jsonl", turns("Lines", name="a"))
    site.write(
        "docs/a.json", '{"loglines": [{"type": "user", "message": {"role": "user", "content": "Export"}}]}'
    )
    (warning,) = site.build().warnings
    assert "'a.jsonl'" in warning
    assert "'a.json'" in warning


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


def test_own_overview_stays_in_the_nav_when_there_is_no_session(site: SiteBuilder) -> None:
    site.write("docs/transcripts/index.md", "# My overview\n")
    site.configure(nav=["index.md", {"Sessions": "transcripts/"}], validation={"omitted_files": "warn"})
    site.build(strict=True)
    assert "My overview" in site.html("index.html")
