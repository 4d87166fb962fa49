"""The plugin may stand in mkdocs.yml more than once."""

from typing import Any

import pytest
from mkdocs.exceptions import Abort
from plugin.sessions import turns
from plugin.site_builder import SiteBuilder

AMONG_DOCS: dict[str, Any] = {}
OUTSIDE: dict[str, Any] = {"path": "team", "sources": ["sessions"]}


@pytest.fixture
def twice(site: SiteBuilder) -> SiteBuilder:
    site.write("docs/how/fix-login.jsonl", turns("Fix the login"))
    site.write("sessions/fix-mail.jsonl", turns("Fix the mail", name="two"))
    return site


def configure(site: SiteBuilder, *instances: dict[str, Any], **settings: Any) -> None:
    site.configure(plugins=["search", *({"cctranscripts": options} for options in instances)], **settings)


@pytest.mark.parametrize("instances", [(AMONG_DOCS, OUTSIDE), (OUTSIDE, AMONG_DOCS)])
def test_each_instance_publishes_its_own_sessions(
    twice: SiteBuilder, instances: tuple[dict[str, Any], ...]
) -> None:
    configure(twice, *instances)
    twice.build(strict=True)
    assert "Fix the login" in twice.html("transcripts/index.html")
    assert "Fix the mail" not in twice.html("transcripts/index.html").split("<h1", 1)[1]
    assert "Fix the mail" in twice.html("team/index.html")
    assert '"sessionId"' not in twice.published()
    assert twice.html("index.html").count("cctranscripts.css") == 1


@pytest.mark.parametrize(
    "instances", [(AMONG_DOCS, {**OUTSIDE, "enabled": False}), ({**OUTSIDE, "enabled": False}, AMONG_DOCS)]
)
def test_disabled_instance_leaves_the_other_alone(
    twice: SiteBuilder, instances: tuple[dict[str, Any], ...]
) -> None:
    configure(twice, *instances, nav=["index.md", "how/fix-login.jsonl"])
    twice.build(strict=True)
    assert "Fix the login" in twice.html("how/fix-login/index.html")
    assert "Fix the login" in twice.html("index.html")
    assert not twice.exists("team")


def test_session_of_two_instances_is_published_once_and_listed_twice(twice: SiteBuilder) -> None:
    configure(twice, AMONG_DOCS, {"path": "team"})
    twice.build(strict=True)
    assert "Fix the login" in twice.html("transcripts/index.html")
    assert "Fix the login" in twice.html("team/index.html")
    assert twice.exists("how/fix-login/index.html")


def test_each_instance_fills_its_own_nav_entry(twice: SiteBuilder) -> None:
    configure(twice, AMONG_DOCS, OUTSIDE, nav=["index.md", {"Ours": "transcripts/"}, {"Theirs": "team/"}])
    twice.build(strict=True)
    home = twice.html("index.html")
    assert (
        home.index("Ours") < home.index("Fix the login") < home.index("Theirs") < home.index("Fix the mail")
    )


def test_two_instances_with_one_path_are_an_error(twice: SiteBuilder) -> None:
    configure(twice, AMONG_DOCS, {"sources": ["sessions"]})
    with pytest.raises(Abort):
        twice.build()
    assert "two `cctranscripts` plugins write to 'transcripts': give each its own `path`" in twice.caplog.text


def test_disabled_instance_claims_no_path(twice: SiteBuilder) -> None:
    configure(twice, AMONG_DOCS, {"sources": ["sessions"], "enabled": False})
    twice.build(strict=True)
    assert "Fix the login" in twice.html("transcripts/index.html")


def test_each_instance_has_a_cache_of_its_own(twice: SiteBuilder) -> None:
    configure(twice, AMONG_DOCS, {**OUTSIDE, "path": "team/done"})
    twice.build(strict=True)
    caches = {folder.name for folder in (twice.root / ".cache/plugin/cctranscripts").iterdir()}
    assert caches == {"transcripts", "team%2Fdone"}
