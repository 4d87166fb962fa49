"""What tells who worked where is in no file of the site, and the pages still hang together."""

from pathlib import Path

import pytest
from case_files import write_case

from mkdocs_cctranscripts.discover import matching
from mkdocs_cctranscripts.model.redaction import Policy
from mkdocs_cctranscripts.model.site import Options, Site
from mkdocs_cctranscripts.pipeline import publish

HOME = {"/home/jroe": "/", "/Users/jroe": "/", "C:\\Users\\jroe": "\\"}
LOG = "commit 3f9c2ab\nAuthor: Jane Roe <jane@shop.org>\n\n    Limit requests"


def lines(home: str) -> list[dict[str, object]]:
    shop = f"{home}{HOME[home]}shop"
    plan = f"{home}{HOME[home]}.claude{HOME[home]}plans{HOME[home]}calm-fox.md"
    told: list[dict[str, object]] = [
        {"user": f"I am jroe (jane@shop.org), look at {shop}, then at @{shop}/b.py"},
        {"call": "Read", "as": "toolu_read000001", "input": {"file_path": f"{shop}{HOME[home]}a.py"}},
        {"result": f"# by Jane Roe\nhome = '{home}'", "of": "toolu_read000001"},
        {"call": "Bash", "as": "toolu_bash000001", "input": {"command": f"cd {shop} && git log"}},
        {"result": LOG, "of": "toolu_bash000001"},
        {
            "call": "TodoWrite",
            "as": "toolu_todo000001",
            "input": {
                "todos": [{"content": f"Tidy {home} for jroe", "status": "pending", "activeForm": "Tidying"}]
            },
        },
        {"result": "Todos have been modified successfully.", "of": "toolu_todo000001"},
        {"call": "Write", "as": "toolu_write00001", "input": {"file_path": plan, "content": "# Mail jroe\n"}},
        {"result": f"File created successfully at: {plan}", "of": "toolu_write00001"},
        {
            "call": "ExitPlanMode",
            "as": "toolu_plan000001",
            "input": {"planFilePath": plan, "plan": "# Mail jroe\n"},
        },
        {"result": "User has approved your plan.", "of": "toolu_plan000001"},
        {
            "call": "Task",
            "as": "toolu_task000001",
            "input": {"description": "Ask jroe", "prompt": f"In {shop}"},
        },
        {"result": f"{shop} is fine, Jane Roe", "of": "toolu_task000001"},
        {"text": f"Done in `{shop}`, see projects/-Users-jroe-shop."},
    ]
    return [line | {"with": {"cwd": shop, "gitBranch": "jroe/limits"}} for line in told]


def site(folder: Path, home: str, policy: Policy | None = None) -> Site:
    agent = [{"user": f"In {home}"}, {"text": "jroe it is"}]
    summary = {"raw": {"type": "summary", "summary": "Limits for Jane Roe", "leafUuid": "x"}}
    title = {"raw": {"type": "custom-title", "customTitle": "Limits for jroe", "sessionId": "s"}}
    case = {"lines": [*lines(home), summary, title], "files": {"session/subagents/agent-a1.jsonl": agent}}
    write_case(case, folder / "sessions")
    options = Options(docs_dir=folder / "docs", redaction=policy or Policy())
    return publish(matching(["sessions"], folder).sources, options, folder / "cache")


def everything(built: Site) -> str:
    (page,) = built.sessions
    assert built.overview
    files = [
        page.markdown,
        page.html,
        page.searchable,
        built.overview.markdown,
        *(each.path for each in built.assets),
    ]
    texts = (path.read_text() for path in files)
    return "\n".join((page.uri, page.title, page.description, *(each.title for each in page.toc), *texts))


@pytest.mark.parametrize("home", HOME)
@pytest.mark.parametrize("trace", ["jroe", "jane", "roe", "shop.org"])
def test_no_trace_is_left_in_any_file(home: str, trace: str, tmp_path: Path) -> None:
    assert trace not in everything(site(tmp_path, home)).lower()


@pytest.mark.parametrize("trace", ["jroe", "jane", "shop.org"])
def test_all_of_it_is_there_if_personal_data_may_be_shown(trace: str, tmp_path: Path) -> None:
    shown = Policy(secrets="off", personal=False)
    assert trace in everything(site(tmp_path, "/home/jroe", shown)).lower()


@pytest.mark.parametrize("home", HOME)
def test_paths_are_still_told_from_the_project(home: str, tmp_path: Path) -> None:
    (page,) = site(tmp_path, home).sessions
    markdown = page.markdown.read_text()
    assert "**Read** `a.py`" in markdown
    assert "**Write**" not in markdown, "a file that says what the plan says is the plan"
    assert "[REDACTED:name]" in page.title
