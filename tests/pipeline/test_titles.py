"""A session is named by the best words that there are for it."""

import json
from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import Any

import pytest
from case_files import full

from mkdocs_cctranscripts.assemble import assemble
from mkdocs_cctranscripts.read import read

UUID = "00000002-aaaa-4bbb-8ccc-dddd00000002"
NAMES: dict[str, Mapping[str, Any]] = {
    "Named by hand": {"raw": {"type": "custom-title", "customTitle": "Named by hand"}},
    "Named by the model": {"raw": {"type": "ai-title", "aiTitle": "Named by the model"}},
    "Named by its plan": {"user": "Implement the following plan:\n\n# Plan: Named by its plan\n\nDo it."},
    "Named by a summary": {"raw": {"type": "summary", "summary": "Named by a summary", "leafUuid": UUID}},
    "Named by its prompt": {"user": "Named by its prompt"},
}
"""The best first."""
SAYS_NOTHING = {"raw": {"type": "summary", "summary": "Conversation Cleared", "leafUuid": UUID}}


def title(lines: Sequence[Mapping[str, Any]], **common: Any) -> str:
    entries = "".join(json.dumps(entry) + "\n" for entry in full(lines, common))
    return assemble(read(BytesIO(entries.encode()))).title


@pytest.mark.parametrize("best", range(len(NAMES)), ids=list(NAMES))
def test_the_best_name_wins_wherever_it_stands(best: int) -> None:
    names = list(NAMES)[best:]
    plan_first = sorted(names, key=lambda name: name != "Named by its plan")
    lines = [NAMES[name] for name in plan_first]
    assert title([*lines, {"text": "I see."}, {"text": "Done."}]) == names[0]


def test_the_last_of_several_wins() -> None:
    again = {"raw": {"type": "ai-title", "aiTitle": "Named again"}}
    assert title([{"user": "Go"}, NAMES["Named by the model"], again]) == "Named again"


def test_a_summary_that_says_nothing_or_names_another_session_is_no_name() -> None:
    elsewhere = {"raw": {"type": "summary", "summary": "Another", "leafUuid": "elsewhere"}}
    assert title([SAYS_NOTHING, elsewhere, {"user": "Go on"}, {"text": "I do."}]) == "Go on"


def test_a_bare_command_is_a_name_only_if_there_is_nothing_else() -> None:
    command = {"user": "<command-name>/init</command-name>"}
    answer = {"text": "Done."}
    assert title([command, answer]) == "/init"
    assert title([command, answer, {"user": "Now the tests"}, answer]) == "Now the tests"


def test_a_session_without_words_is_named_by_its_slug() -> None:
    assert title([{"text": "Hello."}], slug="calm-red-river") == "Calm red river"
