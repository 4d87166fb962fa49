"""Options: what is accepted, and what is said about what is not."""

from typing import Any

import pytest
from mkdocs.exceptions import Abort, ConfigurationError
from plugin.sessions import picture, prompt, session, turns
from plugin.site_builder import SiteBuilder

ACCEPTED: list[dict[str, Any]] = [
    {"redact": False},
    {"redact": True},
    {"redact": "off"},
    {"redact": {"secrets": False, "personal": False}},
    {"redact": {"patterns": "ACME-[0-9]+", "allow": ["ACME-0+"], "names": "acme.example"}},
    {"path": "how/done/"},
    {"sources": []},
    {"images": "omit"},
    {"page_weight": 50},
    {"page_weight": 0},
    {"tags": ["model", "tool", "branch"]},
    {"tags": "model"},
    {"search": "none", "markdown": True},
]
REJECTED: list[tuple[dict[str, Any], str]] = [
    ({"path": "../outside"}, "no folder inside the docs"),
    ({"path": "how/../../outside"}, "no folder inside the docs"),
    ({"path": "/srv/www"}, "no folder inside the docs"),
    ({"path": "how\\done"}, "no folder inside the docs"),
    ({"path": ""}, "no folder inside the docs"),
    ({"path": "."}, "no folder inside the docs"),
    ({"path": ".sessions"}, "choose another name"),
    ({"path": "templates"}, "choose another name"),
    ({"redact": "of"}, "'of' is neither 'off' nor true nor a mapping"),
    ({"redact": 3}, "neither 'off' nor true nor a mapping"),
    ({"redact": {"rules": ["github-token"]}}, "there is no option 'rules'"),
    ({"redact": {"secrets": "mask"}}, "'redact', 'fail', 'off'"),
    ({"redact": {"patterns": ["("]}}, "'(' is no regular expression"),
    ({"redact": {"allow": [".*"]}}, "'.*' matches everywhere"),
    ({"sources": 3}, "list"),
    ({"enabled": "yes"}, "bool"),
    ({"images": "hidden"}, "'keep', 'omit'"),
    ({"page_weight": 49}, "49 is no weight for a page: write 50 or more"),
    ({"page_weight": -1}, "-1 is no weight for a page"),
    ({"page_weight": True}, "True is no weight for a page"),
    ({"page_weight": "300 KB"}, "int"),
    ({"tags": ["project"]}, "'model', 'tool', 'branch'"),
    ({"search": "all"}, "'prose', 'full', 'none'"),
    ({"markdown": "yes"}, "bool"),
]


@pytest.mark.parametrize("options", ACCEPTED, ids=str)
def test_accepted(site: SiteBuilder, options: dict[str, Any]) -> None:
    site.write("docs/how/fix-login.jsonl", turns("Fix the login"))
    site.configure(options)
    site.build(strict=True)
    assert site.exists("how/fix-login/index.html")


@pytest.mark.parametrize(("options", "message"), REJECTED, ids=[str(options) for options, _ in REJECTED])
def test_rejected(site: SiteBuilder, options: dict[str, Any], message: str) -> None:
    site.configure(options)
    with pytest.raises((Abort, ConfigurationError)):
        site.build()
    assert message in site.caplog.text


def test_unquoted_off_is_accepted(site: SiteBuilder) -> None:
    site.write("mkdocs.yml", "site_name: Shop\nplugins:\n  - cctranscripts:\n      redact: off\n")
    site.build(strict=True)


@pytest.mark.parametrize(
    "sources", ["sessions", ["sessions/"], ["sessions/*.jsonl"], ["sessions/mail.jsonl"]], ids=str
)
def test_sources_outside_the_docs_are_published_below_path(
    site: SiteBuilder, sources: str | list[str]
) -> None:
    site.write("sessions/mail.jsonl", turns("Fix the mail"))
    site.configure({"sources": sources, "path": "how/done"})
    site.build(strict=True)
    (page,) = (site.root / "site/how/done").glob("*/index.html")
    assert "Fix the mail" in page.read_text(encoding="utf-8")
    assert "Fix the mail" in site.html("how/done/index.html")


def test_sources_are_relative_to_mkdocs_yml_not_to_the_current_folder(
    site: SiteBuilder, monkeypatch: pytest.MonkeyPatch
) -> None:
    site.write("sessions/mail.jsonl", turns("Fix the mail"))
    site.configure({"sources": "sessions"})
    monkeypatch.chdir(site.root / "docs")
    site.build(strict=True)
    assert "Fix the mail" in site.published()
    assert (site.root / ".cache/plugin/cctranscripts").is_dir()


def test_source_without_sessions_is_a_warning_with_a_remedy(site: SiteBuilder) -> None:
    site.configure({"sources": ["nowhere/*.jsonl"]})
    (warning,) = site.build().warnings
    assert "no session files match 'nowhere/*.jsonl': point `sources` at the folder" in warning


def test_docs_without_sessions_are_no_warning_but_a_hint(site: SiteBuilder) -> None:
    log = site.build(strict=True)
    assert any("point `sources` at them" in info for info in log.infos)
    assert not site.exists("transcripts")
    assert not site.exists("assets/cctranscripts.css")


def test_pictures_are_left_out_on_request(site: SiteBuilder) -> None:
    site.write("docs/how/fix-login.jsonl", session(prompt("Fix the login"), picture()))
    site.configure({"images": "omit"})
    site.build(strict=True)
    assert "not shown" in site.html("how/fix-login/index.html")
    assert not list((site.root / "site/transcripts").rglob("*.png"))


def test_empty_sessions_are_published_on_request(site: SiteBuilder) -> None:
    site.write("docs/how/silent.jsonl", session(prompt("<command-name>/clear</command-name>")))
    log = site.build(strict=True)
    assert not site.exists("how/silent")
    assert any("silent.jsonl: left out, nothing was said in it" in info for info in log.infos)
    site.configure({"empty": True})
    site.build(strict=True)
    assert site.exists("how/silent/index.html")
