"""How much of what was done is shown, as the options say."""

from pathlib import Path

import pytest
from case_files import load_case, write_case

from mkdocs_cctranscripts.discover import matching
from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.document import Fold
from mkdocs_cctranscripts.model.site import Detail, Options
from mkdocs_cctranscripts.pipeline import publish
from mkdocs_cctranscripts.render import Context, Shelf
from mkdocs_cctranscripts.render.steps import steps

STEPS = Path(__file__).parent / "cases" / "steps.yml"


def _page(detail: Detail, folder: Path) -> str:
    write_case(load_case(STEPS), folder / "sessions")
    found = matching(["sessions"], folder)
    site = publish(found.sources, Options(docs_dir=folder / "docs", detail=detail), folder / "cache")
    assert not site.failures
    return site.sessions[0].html.read_text()


def test_hidden_calls_are_counted_where_they_were(tmp_path: Path) -> None:
    page = _page(Detail(tools="hidden"), tmp_path)
    assert "make test" not in page
    assert page.count("tool calls not shown") == 7
    assert "6\u00a0tool calls not shown" in page
    assert "The tax is wrong." in page


def test_hidden_thoughts_are_counted_too(tmp_path: Path) -> None:
    page = _page(Detail(thinking="hidden", tools="hidden"), tmp_path)
    assert "6\u00a0tool calls and 2\u00a0thoughts not shown" in page
    assert "The tax is wrong." not in page


@pytest.mark.parametrize("number", [1, 2, 6])
def test_open_calls_and_their_groups_stand_open(number: int) -> None:
    tools = ["Bash", "Bash", "Read", "Edit", "Grep", "Glob"]
    calls = [ToolCall(f"call-{place}", tools[place], {}, None) for place in range(number)]
    (fold,) = steps(calls, Context(Shelf("files"), Detail(tools="open")))
    assert isinstance(fold, Fold)
    assert fold.open
    assert all(inner.open for inner in fold.nodes if isinstance(inner, Fold))
