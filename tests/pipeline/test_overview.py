"""Lists of sessions: over all, of each project; what they say of each, and in how many pages."""

import json
import re
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from case_files import full, load_case
from pipeline.test_two_writers import differing
from plugin.sessions import MORNING, turns

from mkdocs_cctranscripts.discover import matching
from mkdocs_cctranscripts.model.site import Options, Published, Site
from mkdocs_cctranscripts.pipeline import publish

CASE = Path(__file__).parent / "overviews" / "two-projects.yml"


def published(folder: Path, **options: Any) -> Site:
    site = publish(
        matching(["sessions"], folder).sources, Options(folder / "docs", **options), folder / "cache"
    )
    assert not site.failures
    return site


def write(folder: Path, name: str, text: str) -> None:
    path = folder / "sessions" / f"{name}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def written(case: Mapping[str, Any]) -> str:
    """A session of a case, moved to the time at which it starts."""
    lines = list(full(case["lines"]))
    start = case.get("start")
    moved = start - datetime.fromisoformat(lines[0]["timestamp"]) if start else None
    for line in lines:
        if moved is not None:
            line["timestamp"] = (datetime.fromisoformat(line["timestamp"]) + moved).isoformat()
    return "".join(
        json.dumps(line | {"sessionId": str(start)} | case.get("with", {})) + "\n" for line in lines
    )


@pytest.fixture(scope="module")
def two_projects(tmp_path_factory: pytest.TempPathFactory) -> Site:
    folder = tmp_path_factory.mktemp("two-projects")
    for name, case in load_case(CASE)["sessions"].items():
        write(folder, name, written(case))
    return published(folder)


def overview(site: Site) -> Published:
    assert site.overview
    return site.overview


def test_lists_are_as_they_were_read(two_projects: Site, request: pytest.FixtureRequest) -> None:
    pages = "\n".join(page.markdown.read_text() for page in two_projects.lists)
    golden = CASE.with_suffix(".md")
    if request.config.getoption("--rewrite-pages"):
        golden.write_text(pages)
    assert pages == golden.read_text()


def test_both_writers_agree(two_projects: Site) -> None:
    assert [differing(page) for page in two_projects.lists] == [[]] * len(two_projects.lists)


ENDS = {
    "limit": ("commit", "1\u00a0commit\u00a0· #412"),
    "printer": ("open", "not committed"),
    "scanner": ("stop", "interrupted"),
    "compare": ("plan", "plan approved"),
    "question": ("answer", "answered"),
}


@pytest.mark.parametrize("name", ENDS)
def test_row_tells_how_a_session_ended(two_projects: Site, name: str) -> None:
    kind, text = ENDS[name]
    assert f'<a href="{name}/">' in overview(two_projects).html.read_text()
    html = overview(two_projects).html.read_text().split(f'<a href="{name}/">')[1]
    assert html.split("</p>")[0].endswith(f'</a> <em class="end {kind}">{text}</em>')


UNANSWERED = [{"user": "Hello?"}]
GONE_ON = [
    {"user": "Wait"},
    {"text": "I do."},
    {"user": "[Request interrupted by user]"},
    {"user": "Go on"},
    {"text": "I do."},
]
STOPPED_CALL = [
    {"user": "Wait"},
    {"call": "Bash", "as": "toolu_1", "input": {"command": "sleep 9"}},
    {"result": "[Request interrupted by user for tool use]", "of": "toolu_1", "failed": True},
]
LEFT = [
    {"user": "Wait"},
    {"text": "I do."},
    {"user": "[Request interrupted by user]"},
    {"user": "<command-name>/exit</command-name>\n<command-args></command-args>"},
    {"user": "<local-command-stdout>Bye!</local-command-stdout>"},
]


@pytest.mark.parametrize(
    ("lines", "text"),
    [(UNANSWERED, ""), (GONE_ON, "answered"), (STOPPED_CALL, "interrupted"), (LEFT, "interrupted")],
)
def test_end_is_what_the_last_turn_left(tmp_path: Path, lines: list[Any], text: str) -> None:
    write(tmp_path, "one", written({"lines": lines}))
    html = overview(published(tmp_path)).html.read_text()
    assert re.findall(r'<em class="end \w+">([^<]*)</em>', html) == ([text] if text else [])


def test_calendar_has_a_square_for_each_day_with_sessions(two_projects: Site) -> None:
    html = overview(two_projects).html.read_text()
    (calendar,) = re.findall(r'<div class="cct-calendar">.*</div>', html)
    assert re.findall(r'opacity="([\d.]+)".*?<title>(.*?)</title>', calendar) == [
        ("0.6", "2 sessions on 11 October 2025"),
        ("0.4", "1 session on 4 February 2026"),
        ("0.6", "2 sessions on 12 March 2026"),
    ]
    assert (
        'aria-label="Sessions per day over a year: 5 sessions on 3 days, most on 11 October 2025"' in calendar
    )
    assert calendar.count("<rect") == 3 + 2
    # 12 March 2026 is a Thursday, and in the last week.
    assert f'x="{52 * 12}" y="{16 + 3 * 12}"' in calendar


def test_calendar_ends_with_the_newest_session_and_lasts_a_year(tmp_path: Path) -> None:
    for at, day in enumerate(["2024-03-10", "2024-03-11", "2025-03-16"]):
        write(
            tmp_path, f"s{at}", turns("Hi", name=f"s{at}", start=datetime.fromisoformat(f"{day}T12:00+00:00"))
        )
    html = overview(published(tmp_path)).html.read_text()
    assert "<title>1 session on 10 March" not in html
    assert "<title>1 session on 11 March" in html


def test_odd_years_are_no_problem(tmp_path: Path) -> None:
    for at, year in enumerate(["0001-01-01", "0001-12-31", "9999-12-31"]):
        write(
            tmp_path,
            f"s{at}",
            turns("Hi", name=f"s{at}", start=datetime.fromisoformat(f"{year}T00:00+00:00")),
        )
        assert "cct-calendar" in overview(published(tmp_path)).html.read_text()


def test_session_leads_to_the_list_of_its_project(two_projects: Site) -> None:
    heads = {page.uri: page.markdown.read_text().split("\n## ")[0] for page in two_projects.sessions}
    assert "\n[shop](projects/shop.md)\u00a0· " in heads["transcripts/limit.md"]
    assert "projects/" not in heads["transcripts/question.md"]


def test_only_project_leads_to_the_overview(tmp_path: Path) -> None:
    write(tmp_path, "one", turns("Hi"))
    site = published(tmp_path)
    assert "\n[shop](index.md)\u00a0· " in site.sessions[0].markdown.read_text()
    assert [page.uri for page in site.lists] == ["transcripts/index.md"]
    assert "cct projects" not in overview(site).html.read_text()


NAMES = {
    ("/srv/acme/shop", "/srv/bolt/shop"): ["acme/shop", "bolt/shop"],
    ("/a/x/shop", "/b/x/shop", "/c/stock"): ["a/x/shop", "b/x/shop", "stock"],
    ("/srv/shop", "C:\\code\\Shop"): ["srv/shop", "code/Shop"],
    ("/srv/shop", "/srv/shop/"): ["srv/shop", "srv/shop"],
    ("/", "/srv"): ["/", "srv"],
}


@pytest.mark.parametrize(("folders", "names"), NAMES.items(), ids=str)
def test_projects_that_look_alike_are_told_apart(
    tmp_path: Path, folders: tuple[str, ...], names: list[str]
) -> None:
    for at, folder in enumerate(folders):
        write(tmp_path, f"s{at}", turns("Hi", name=f"s{at}", folder=folder))
    site = published(tmp_path)
    assert sorted(group.name for group in site.projects) == sorted(names)
    assert len({group.page.uri for group in site.projects if group.page}) == len(folders)


HOSTILE = [
    "/srv/..",
    "/srv/../../../etc/passwd",
    "/srv/.hidden",
    "/srv/index",
    "/srv/README",
    "/srv/con",
    "/srv/<script>alert(1)</script>",
    "/srv/[a](javascript:alert(1))",
    "/srv/{{ config }}",
    "/srv/a\nb\u202e\x00",
    "/srv/\ud800",
    "/srv/" + "x" * 5000,
    "C:\\..\\..",
    "   ",
    "/" * 50,
]


def test_no_name_of_a_project_leaves_its_place(tmp_path: Path) -> None:
    for at, folder in enumerate(HOSTILE):
        write(tmp_path, f"s{at}", turns("Hi", name=f"s{at}", folder=folder))
    site = published(tmp_path)
    assert len(site.sessions) == len(HOSTILE)
    uris = {group.page.uri for group in site.projects if group.page}
    assert len(uris) == len(site.projects) >= len(HOSTILE) - 1
    assert all(re.fullmatch(r"transcripts/projects/[^./\s<>][^/\s<>]{0,90}\.md", uri) for uri in uris)
    assert "transcripts/projects/index.md" not in uris
    for page in site.lists:
        assert "<script" not in page.html.read_text()
        assert 'href="javascript' not in page.html.read_text()
        assert differing(page) == []


@pytest.mark.parametrize("name", ["page-2", "2026-03", "projects", "index"])
def test_session_never_takes_the_place_of_a_list(tmp_path: Path, name: str) -> None:
    write(tmp_path, name, turns("Hi"))
    (page,) = published(tmp_path).sessions
    assert re.fullmatch(rf"transcripts/{name}-[0-9a-f]{{6}}\.md", page.uri)


def test_list_of_few_has_one_page(two_projects: Site) -> None:
    assert not two_projects.further
    assert "cct-parts" not in overview(two_projects).html.read_text()


def test_totals_leave_out_what_is_none(tmp_path: Path) -> None:
    write(tmp_path, "one", turns("Hi", start=MORNING))
    facts = re.search('<p class="cct-facts">(.*)</p>', overview(published(tmp_path)).html.read_text())
    assert facts
    assert (
        facts[1].replace("\u00a0", " ")
        == "1 session · March 2026 · under 1 min active · 1 prompt · 46 tokens"
    )
