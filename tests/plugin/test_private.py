"""Session files, and what lies in a session's folder, never reach the site as they are."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from plugin.sessions import answer, bash, prompt, session, turns
from plugin.site_builder import SiteBuilder

RAW = '"sessionId"'
OPTIONS: list[dict[str, Any]] = [
    {},
    {"enabled": False},
    {"sources": ["elsewhere"]},
    {"sources": "docs/how/fix-login.jsonl"},
    {"sources": ["elsewhere"], "enabled": False},
    {"empty": True},
]


@pytest.fixture
def full(site: SiteBuilder) -> SiteBuilder:
    """Give a site with a session and its folder, one more below another folder, and one outside."""
    site.write(
        "docs/how/fix-login.jsonl", session(prompt("Fix the login"), *bash("make", "ok"), answer("Done."))
    )
    agent = turns("Look for callers", name="one").replace(
        '"isSidechain": false', '"isSidechain": true, "agentId": "a1b2"'
    )
    site.write("docs/how/fix-login/subagents/agent-a1b2.jsonl", agent)
    site.write("docs/how/fix-login/subagents/agent-a1b2.meta.json", '{"agentType": "Explore-meta"}')
    site.write("docs/how/fix-login/tool-results/b1.txt", "stored-output")
    site.write("docs/deep/down/fix-cart.jsonl", turns("Fix the cart", name="two"))
    site.write("elsewhere/fix-mail.jsonl", turns("Fix the mail", name="three"))
    return site


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_no_option_publishes_session_files_as_they_are(full: SiteBuilder, options: dict[str, Any]) -> None:
    full.configure(options)
    full.build(strict=True)
    site = full.published()
    assert RAW not in site
    assert ".jsonl" not in "\n".join(str(path) for path in (full.root / "site").rglob("*"))
    assert "stored-output" not in site
    assert "Explore-meta" not in site


def test_json_lines_that_are_no_session_are_copied(site: SiteBuilder) -> None:
    site.write("docs/data/prices.jsonl", '{"price": 3}\n{"price": 4}\n')
    site.build(strict=True)
    assert site.html("data/prices.jsonl") == '{"price": 3}\n{"price": 4}\n'


def test_session_linked_into_the_docs_is_not_copied(site: SiteBuilder, tmp_path: Path) -> None:
    outside = site.write("elsewhere/fix-mail.jsonl", turns("Fix the mail"))
    (tmp_path / "docs/mail.jsonl").symlink_to(outside)
    (tmp_path / "docs/all").symlink_to(tmp_path / "elsewhere")
    site.build(strict=True)
    assert RAW not in site.published()


@pytest.mark.parametrize("name", ["tool-results", "subagents"])
def test_what_a_session_folder_links_to_is_not_copied(full: SiteBuilder, name: str) -> None:
    full.write("stored/agent-c3.txt", "stored-output")
    full.write("stored/agent-c3.jsonl", turns("Fix the mail"))
    full.write("docs/how/fix-mail.jsonl", turns("Fix the mail"))
    (full.root / "docs/how/fix-mail").mkdir()
    (full.root / "docs/how/fix-mail" / name).symlink_to(full.root / "stored")
    full.build(strict=True)
    assert "stored-output" not in full.published()
    assert RAW not in full.published()


def pipe(path: Path) -> None:
    os.mkfifo(path)


def link_to_nothing(path: Path) -> None:
    path.symlink_to("nowhere")


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


@pytest.mark.parametrize("make", [pipe, link_to_nothing, device])
def test_what_is_no_file_stops_nothing(full: SiteBuilder, make: Callable[[Path], None]) -> None:
    make(full.root / "docs/how/odd.jsonl")
    log = full.build(strict=True)
    assert "how/odd.jsonl is left out: it is no ordinary file" in "\n".join(log.infos)
    assert full.exists("how/fix-login/index.html")
    assert not full.exists("how/odd.jsonl")


def test_name_of_a_file_forges_no_line_of_the_log(site: SiteBuilder) -> None:
    site.write("sessions/a\nWARNING - forged.jsonl", turns("Fix the mail") + "{\n")
    site.configure({"sources": ["sessions"]})
    log = site.build(strict=True)
    assert r"cctranscripts: a\nWARNING - forged.jsonl: 1 line is not JSON (line 3)" in log.infos


def test_what_is_passed_over_is_told(site: SiteBuilder) -> None:
    agent = turns("Look").replace('"isSidechain": false', '"isSidechain": true, "agentId": "a1b2"')
    site.write("docs/how/agent-a1b2.jsonl", agent)
    log = site.build(strict=True)
    assert any("how/agent-a1b2.jsonl is left out" in info for info in log.infos)
    assert RAW not in site.published()


def test_disabled_plugin_adds_nothing_and_breaks_nothing(full: SiteBuilder) -> None:
    full.write("docs/index.md", "[how](how/fix-login.jsonl#prompt-1)\n")
    nav = ["index.md", {"How it was done": ["how/fix-login.jsonl"]}, {"Every session": "transcripts/"}]
    full.configure({"enabled": False}, nav=nav, validation={"anchors": "warn"})
    full.build(strict=True)
    page = full.html("index.html")
    assert not full.exists("transcripts")
    assert not full.exists("assets/cctranscripts.css")
    assert "cctranscripts" not in page
    assert "Every session" not in page
    assert "How it was done" not in page
