"""Redaction in real builds: what the options do, and what is said."""

import pytest
from mkdocs.exceptions import Abort, PluginError
from plugin.sessions import turns
from plugin.site_builder import SiteBuilder

TOKEN = "gh" + "p_" + "a1B2c3D4e5F6g7H8i9J0" * 2


def test_values_of_a_file_of_settings_are_masked(site: SiteBuilder) -> None:
    site.write(".env", "GREETING=blue-whale-7\n")
    site.write("docs/fix.jsonl", turns("Say blue-whale-7"))
    site.configure({"redact": {"known_values_from": ".env"}})
    site.build(strict=True)
    assert "Say [REDACTED:known-value]" in site.html("fix/index.html")


def test_a_missing_file_of_settings_is_a_warning(site: SiteBuilder) -> None:
    site.write("docs/fix.jsonl", turns("Go"))
    site.configure({"redact": {"known_values_from": ".env"}})
    site.build()
    assert "'.env' can't be read (No such file or directory), so its values aren't masked" in site.caplog.text


def test_fail_stops_the_build(site: SiteBuilder) -> None:
    site.write("docs/fix.jsonl", turns(f"Use {TOKEN}"))
    site.configure({"redact": {"secrets": "fail"}})
    with pytest.raises((Abort, PluginError)) as failure:
        site.build()
    told = f"{failure.value} {site.caplog.text}"
    assert "fix.jsonl: 1 secret: github-token" in told
    assert TOKEN not in told
    assert not site.exists("fix/index.html")
