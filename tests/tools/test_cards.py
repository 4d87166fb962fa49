"""Each tool's calls read as its cases say: `cases/*.yml`, one for each module of `render/tools`."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml
from case_files import write_case

from mkdocs_cctranscripts.discover import matching
from mkdocs_cctranscripts.model.site import Options
from mkdocs_cctranscripts.pipeline import publish
from mkdocs_cctranscripts.render.tools.cards import CARDS

CASES = {path.stem: path for path in sorted((Path(__file__).parent / "cases").glob("*.yml"))}


@pytest.mark.parametrize("family", CASES)
def test_calls_become_cards(family: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    write_case({"lines": list(lines(CASES[family]))}, tmp_path / "sessions")
    found = matching(["sessions"], tmp_path)
    site = publish(found.sources, Options(docs_dir=tmp_path / "docs"), tmp_path / "cache")
    assert not site.failures
    page = site.sessions[0].markdown.read_text()
    golden = CASES[family].with_suffix(".md")
    if request.config.getoption("--rewrite-pages"):
        golden.write_text(page)
    assert page == golden.read_text()


@pytest.mark.parametrize("tool", CARDS)
def test_every_tool_has_a_case_in_the_file_of_its_family(tool: str) -> None:
    family = CARDS[tool].__module__.rpartition(".")[2]
    assert tool in {case["tool"] for case in yaml.safe_load(CASES[family].read_text())}


def lines(path: Path) -> Iterator[Mapping[str, Any]]:
    """A session that makes the calls, each after a word about what its card must say."""
    yield {"user": f"Calls of {path.stem}"}
    for number, case in enumerate(yaml.safe_load(path.read_text())):
        call = f"toolu_{path.stem}{number:04}"
        yield {"text": case["claim"]}
        yield {"call": case["tool"], "as": call, "input": case.get("input", {})}
        if "gives" in case:
            result = {"result": case["gives"], "of": call, "failed": case.get("failed", False)}
            data = {"toolUseResult": case["data"]} if "data" in case else {}
            yield {**result, "with": data}
