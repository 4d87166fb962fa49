"""A session file among the docs is a page in its place."""

import json
from typing import Any

import pytest
from mkdocs.exceptions import Abort
from plugin.sessions import turns
from plugin.site_builder import SiteBuilder

HOOK = """
from mkdocs.plugins import event_priority
from mkdocs.structure.files import InclusionLevel

@event_priority(100)
def on_files(files, config):
    files.get_file_from_path("how/fix-login.jsonl").inclusion = InclusionLevel.NOT_IN_NAV
"""
WARN = {"anchors": "warn", "nav": {"omitted_files": "warn"}}


@pytest.fixture
def login(site: SiteBuilder) -> SiteBuilder:
    site.write("docs/how/fix-login.jsonl", turns("Fix the login", "Now the tests"))
    return site


@pytest.mark.parametrize(
    ("settings", "page"),
    [
        ({}, "how/fix-login/index.html"),
        ({"use_directory_urls": False}, "how/fix-login.html"),
        ({"site_url": "https://dev.example.org/shop/"}, "how/fix-login/index.html"),
    ],
)
def test_session_among_the_docs_is_a_page_in_its_place(
    login: SiteBuilder, settings: dict[str, Any], page: str
) -> None:
    login.configure(validation=WARN, **settings)
    login.build(strict=True)
    assert "Fix the login" in login.html(page)
    assert "Now the tests" in login.html(page)


@pytest.mark.parametrize("directory_urls", [True, False])
def test_pages_link_to_a_prompt_of_a_session_by_its_file(login: SiteBuilder, directory_urls: bool) -> None:
    login.write("docs/guide/login.md", "[how](../how/fix-login.jsonl#prompt-2)\n")
    login.configure(validation=WARN, use_directory_urls=directory_urls)
    login.build(strict=True)
    page = login.html("guide/login/index.html" if directory_urls else "guide/login.html")
    target = "../../how/fix-login/#prompt-2" if directory_urls else "../how/fix-login.html#prompt-2"
    assert f'href="{target}"' in page


def test_link_to_a_prompt_that_is_not_there_fails_a_strict_build(login: SiteBuilder) -> None:
    login.write("docs/index.md", "[how](how/fix-login.jsonl#prompt-9)\n")
    login.configure(validation=WARN)
    with pytest.raises(Abort):
        login.build(strict=True)
    assert "does not contain an anchor '#prompt-9'" in login.caplog.text


def test_session_named_index_is_the_index_of_its_folder(site: SiteBuilder) -> None:
    site.write("docs/how/index.jsonl", turns("Fix the login"))
    site.build(strict=True)
    assert "Fix the login" in site.html("how/index.html")


def test_export_of_a_session_is_a_page_in_its_place(site: SiteBuilder) -> None:
    lines = [json.loads(line) for line in turns("Fix the login").splitlines()]
    site.write("docs/how/export.json", json.dumps({"loglines": lines}))
    site.write("docs/how/prices.json", '{"price": 3}')
    site.build(strict=True)
    assert "Fix the login" in site.html("how/export/index.html")
    assert not site.exists("how/export.json")
    assert site.exists("how/prices.json")


def test_edit_link_leads_to_the_session_file(login: SiteBuilder) -> None:
    login.configure(repo_url="https://git.example.org/shop", edit_uri="edit/main/docs/")
    login.build(strict=True)
    assert "https://git.example.org/shop/edit/main/docs/how/fix-login.jsonl" in login.html(
        "how/fix-login/index.html"
    )
    assert "edit/main" not in login.html("transcripts/index.html")


def test_excluded_session_is_not_published(login: SiteBuilder) -> None:
    login.configure(exclude_docs="*.jsonl")
    login.build(strict=True)
    assert not login.exists("how")
    assert "Fix the login" not in login.published()


def test_draft_session_is_not_built(login: SiteBuilder) -> None:
    login.configure(draft_docs="how/*")
    login.build(strict=True)
    assert not login.exists("how")
    assert "Fix the login" not in login.published()


def test_link_to_an_excluded_session_is_no_warning(login: SiteBuilder) -> None:
    login.write("docs/index.md", "[how](how/fix-login.jsonl)\n")
    login.configure(exclude_docs="*.jsonl")
    log = login.build(strict=True)
    assert any("'how/fix-login.jsonl' which is excluded" in info for info in log.infos)


def test_not_in_nav_keeps_a_session_out_of_the_nav(login: SiteBuilder) -> None:
    login.configure(not_in_nav="how/*")
    login.build(strict=True)
    assert login.exists("how/fix-login/index.html")
    assert "how/fix-login" not in login.html("index.html")


def test_what_another_plugin_says_about_the_file_holds_for_the_page(login: SiteBuilder) -> None:
    login.write("hook.py", HOOK)
    login.configure(hooks=["hook.py"])
    login.build(strict=True)
    assert login.exists("how/fix-login/index.html")
    assert "how/fix-login" not in login.html("index.html")


def test_sources_publish_only_what_they_name(login: SiteBuilder) -> None:
    login.write("docs/how/fix-cart.jsonl", turns("Fix the cart", name="two"))
    login.configure({"sources": ["docs/how/fix-cart.jsonl"]})
    login.build(strict=True)
    assert "Fix the cart" in login.html("how/fix-cart/index.html")
    assert not login.exists("how/fix-login")


def test_source_among_the_docs_is_published_in_place_however_it_is_written(login: SiteBuilder) -> None:
    (login.root / "link").symlink_to(login.root / "docs")
    login.configure({"sources": ["docs/../docs/how", "link/how/*.jsonl", "docs/how/fix-login.jsonl"]})
    login.build(strict=True)
    assert login.exists("how/fix-login/index.html")
    assert [path.name for path in (login.root / "site/transcripts").iterdir()] == ["index.html"]


def test_pages_in_place_are_listed_in_the_overview(login: SiteBuilder) -> None:
    login.build(strict=True)
    assert "Fix the login" in login.html("transcripts/index.html")
