"""The strip at the top of a page: what was done when."""

import re
from datetime import timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from case_files import START, write_case

from mkdocs_cctranscripts.discover import matching
from mkdocs_cctranscripts.model.site import Detail, Options
from mkdocs_cctranscripts.pipeline import publish

Line = dict[str, Any]
BAR = re.compile(r'<rect class="(\w+)" x="([\d.]+)%"')
TICK = re.compile(r'<text x="([\d.]+)%"[^>]*>(\d+)</text>')


def call(number: int, minute: float, tool: str, *, failed: bool = False) -> list[Line]:
    at = {"timestamp": (START + timedelta(minutes=minute)).isoformat()}
    id_ = f"toolu_{number:010}"
    use: Line = {"call": tool, "as": id_, "input": {"command": "make"}, "with": at}
    return [use, {"result": "done", "of": id_, "failed": failed, "with": at}]


def asked(minute: float) -> Line:
    return {"user": "Go on", "with": {"timestamp": (START + timedelta(minutes=minute)).isoformat()}}


def page(lines: list[Line], folder: Path, detail: Detail = Detail()) -> str:  # noqa: B008 - it is frozen
    write_case({"lines": lines}, folder / "sessions")
    options = Options(folder / "docs", detail=detail)
    site = publish(matching(["sessions"], folder).sources, options, folder / "cache")
    assert not site.failures
    return site.sessions[0].html.read_text()


@pytest.fixture
def work() -> list[Line]:
    """Ten calls in ten minutes; between the first and the second half lies a night."""
    tools = ("Read", "Grep", "Bash", "Edit", "Bash") * 2
    minutes = (0, 1, 2, 3, 4, 1000, 1001, 1002, 1003, 1004)
    made = [call(at, minute, tool) for at, (tool, minute) in enumerate(zip(tools, minutes, strict=True))]
    lines = [asked(0), *(line for each in made[:5] for line in each), asked(1000)]
    done = {"text": "Done", "with": asked(1004)["with"]}
    return [*lines, *(line for each in made[5:] for line in each), done]


def test_bars_stand_where_something_was_done_without_the_pauses(work: list[Line], tmp_path: Path) -> None:
    html = page(work, tmp_path)
    bars = [(kind, round(float(left))) for kind, left in BAR.findall(html)]
    kinds = [kind for kind, _ in bars]
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {"look": 4, "run": 4, "edit": 2}
    assert max(later - earlier for (_, earlier), (_, later) in pairwise(bars)) < 20
    assert [number for _, number in TICK.findall(html)] == ["1", "2"]
    assert round(float(TICK.findall(html)[1][0])) in range(40, 60)


def test_it_is_told_to_those_who_do_not_see_it(work: list[Line], tmp_path: Path) -> None:
    assert 'role="img" aria-label="Activity: 10 tool calls over 8 min, 2 prompts"' in page(work, tmp_path)


def test_what_failed_stands_out(work: list[Line], tmp_path: Path) -> None:
    lines = [asked(0), *call(99, 0.5, "Bash", failed=True), *work[1:]]
    html = page(lines, tmp_path)
    assert "1 of them failed" in html
    assert 'class="fail"' in html
    assert '<span class="fail">failed</span>' in html


def test_few_calls_make_no_picture(work: list[Line], tmp_path: Path) -> None:
    assert "cct-strip" not in page(work[:-4] + work[-1:], tmp_path)


def test_hidden_calls_make_no_picture_and_no_list_of_files(work: list[Line], tmp_path: Path) -> None:
    html = page(work, tmp_path, Detail(tools="hidden"))
    assert "cct-strip" not in html
    assert "<strong>Changed</strong>" not in html


def test_what_hidden_agents_did_is_not_drawn_nor_a_tag(tmp_path: Path) -> None:
    task = {
        "call": "Task",
        "as": "toolu_task000001",
        "input": {"description": "Look", "prompt": "Look around"},
    }
    ended = {"result": "Seen", "of": "toolu_task000001", "with": {"toolUseResult": {"agentId": "a1"}}}
    inside = [
        {"user": "Look around"},
        *(line for at in range(12) for line in call(at, at / 10, "mcp__hush__find")),
    ]
    case = {"lines": [{"user": "Ask around"}, task, ended], "files": {"agent-a1.jsonl": inside}}
    write_case(case, tmp_path / "sessions")
    told = {
        level: publish(
            matching(["sessions"], tmp_path).sources,
            Options(tmp_path / "docs", detail=Detail(agents=level), tags=("tool",)),
            tmp_path / level,
        ).sessions[0]
        for level in ("folded", "hidden")
    }
    assert told["folded"].matter["tags"] == ["hush", "Task"]
    assert "those of agents included" in told["folded"].html.read_text()
    assert "tags" not in told["hidden"].matter
    assert "cct-strip" not in told["hidden"].html.read_text()


def test_calls_without_times_are_no_problem(work: list[Line], tmp_path: Path) -> None:
    lines = [{**line, "with": {"timestamp": None}} for line in work]
    assert "cct-strip" not in page(lines, tmp_path)
