"""What themes and other plugins are told of a page: its front matter."""

from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest
import yaml
from case_files import write_case
from plugin.sessions import turns

from mkdocs_cctranscripts.discover import matching
from mkdocs_cctranscripts.model.site import Options, Site, Tag
from mkdocs_cctranscripts.pipeline import publish

BASH: dict[str, Any] = {"call": "Bash", "as": "toolu_1", "input": {"command": "true"}}
SERVER: dict[str, Any] = {"call": "mcp__linear__get_issue", "as": "toolu_2", "input": {}}
TASK: dict[str, Any] = {"call": "Task", "as": "toolu_3", "input": {"description": "Look", "prompt": "Look"}}
GREP: dict[str, Any] = {"call": "Grep", "as": "toolu_4", "input": {"pattern": "x"}}
PLAN: dict[str, Any] = {"call": "ExitPlanMode", "as": "toolu_5", "input": {"plan": "# Plan"}}
OF_AGENT = {"session/subagents/agent-a1.jsonl": [{"user": "Look"}, GREP, {"text": "Seen."}]}

TAGS: dict[str, tuple[list[Tag], dict[str, Any], list[str]]] = {
    "none by default": ([], {"lines": [BASH]}, []),
    "model": (["model"], {"lines": []}, ["Opus 4.6"]),
    "branch": (["branch"], {"lines": []}, ["main"]),
    "no branch": (["branch"], {"branch": "HEAD", "lines": []}, []),
    "tools, each once": (["tool"], {"lines": [SERVER, BASH, {**BASH, "as": "toolu_9"}]}, ["Bash", "linear"]),
    "tools of agents": (["tool"], {"lines": [TASK], "files": OF_AGENT}, ["Grep", "Task"]),
    "a plan is no tool": (["tool"], {"lines": [PLAN]}, []),
    "in the order of the option": (["branch", "model"], {"lines": []}, ["main", "Opus 4.6"]),
    "markup": (
        ["branch"],
        {"branch": "<b>'{{ x }}\"", "lines": []},
        ["&lt;b&gt;&#x27;&#123;&#123; x &#125;&#125;&quot;"],
    ),
    "lines": (["branch"], {"branch": "a\nb: c\n---", "lines": []}, ["a b: c ---"]),
    "a long one": (["branch"], {"branch": "a" * 5000, "lines": []}, ["a" * 80 + "…"]),
    "nothing but blanks": (["branch"], {"branch": " \n ", "lines": []}, []),
    "a slip of the tongue": (["tool"], {"lines": [{**BASH, "call": 'Bash" x="<y>'}]}, ["Bash"]),
}


@pytest.mark.parametrize(("kinds", "case", "tags"), TAGS.values(), ids=TAGS)
def test_tags(kinds: list[Tag], case: dict[str, Any], tags: list[str], tmp_path: Path) -> None:
    with_branch = {"with": {"gitBranch": case.get("branch", "main")}}
    lines = [{"user": "Go", **with_branch}, *({**line, **with_branch} for line in case["lines"])]
    site = published(
        {**case, "lines": [*lines, {"text": "Done.", **with_branch}]}, tmp_path, tags=tuple(kinds)
    )
    (page,) = site.sessions
    assert page.matter.get("tags", []) == tags
    assert front(page.markdown).get("tags", []) == tags


def test_tags_have_an_end(tmp_path: Path) -> None:
    lines = [{"call": f"Tool{number}", "as": f"toolu_{number}"} for number in range(300)]
    (page,) = published({"lines": [{"user": "Go"}, *lines]}, tmp_path, tags=("tool",)).sessions
    assert len(front(page.markdown)["tags"]) == 100


def test_front_matter_of_the_markdown_is_that_of_the_page(tmp_path: Path) -> None:
    (page,) = published({"lines": [{"user": "Go"}, {"text": "Done."}]}, tmp_path).sessions
    assert front(page.markdown) == page.matter
    assert set(page.matter) == {"title", "description", "date", "search"}


def test_date_is_the_day_on_which_the_session_began(tmp_path: Path) -> None:
    start = datetime.fromisoformat("2026-03-02T23:30:00-05:00")
    late = tmp_path / "sessions/late.jsonl"
    late.parent.mkdir()
    late.write_text(turns("Go", start=start.astimezone(UTC)))
    (page,) = _publish(tmp_path).sessions
    assert page.matter["date"] == date(2026, 3, 3)
    assert "\ndate: 2026-03-03\n" in page.markdown.read_text()


def test_session_without_a_date_has_none(tmp_path: Path) -> None:
    without = {"with": {"timestamp": None}}
    (page,) = published(
        {"lines": [{"user": "Go", **without}, {"text": "Done.", **without}]}, tmp_path
    ).sessions
    assert "date" not in page.matter


def test_sessions_count_less_than_other_pages_in_search(tmp_path: Path) -> None:
    (page,) = published({"lines": [{"user": "Go"}, {"text": "Done."}]}, tmp_path).sessions
    assert page.matter["search"] == {"boost": 0.5}


def test_overview_has_a_title_and_a_description_and_nothing_more(tmp_path: Path) -> None:
    site = published(
        {"lines": [{"user": "Go"}, {"text": "Done."}]}, tmp_path, tags=("model", "tool", "branch")
    )
    assert site.overview
    assert set(site.overview.matter) == {"title", "description"}


def published(case: dict[str, Any], folder: Path, **options: Any) -> Site:
    write_case(case, folder / "sessions")
    return _publish(folder, **options)


def _publish(folder: Path, **options: Any) -> Site:
    sources = matching(["sessions"], folder).sources
    site = publish(sources, Options(folder / "docs", **options), folder / "cache")
    assert not site.failures
    return site


def front(page: Path) -> dict[str, Any]:
    matter: dict[str, Any] = yaml.safe_load(page.read_text().split("---\n")[1])
    return matter
