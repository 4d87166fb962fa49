"""What is hidden is nowhere: not in the page, its Markdown, its search text or its files."""

from pathlib import Path
from typing import Any

import pytest
from case_files import write_case

from mkdocs_cctranscripts.discover import matching
from mkdocs_cctranscripts.model.site import Detail, Options
from mkdocs_cctranscripts.pipeline import publish

HIDDEN = "Zanzibar"
TOOLS, AGENTS, THINKING = Detail(tools="hidden"), Detail(agents="hidden"), Detail(thinking="hidden")


def bash(command: str, *result: str) -> list[dict[str, Any]]:
    call = {"call": "Bash", "as": "toolu_bash0001", "input": {"command": command}}
    return [call, *({"result": text, "of": "toolu_bash0001"} for text in result)]


def task(*result: str) -> list[dict[str, Any]]:
    given = {"description": HIDDEN, "prompt": HIDDEN}
    call = {"call": "Task", "as": "toolu_task0001", "input": given}
    return [call, *({"result": text, "of": "toolu_task0001"} for text in result)]


def attached(**fields: Any) -> list[dict[str, Any]]:
    entry = {"type": "attachment", "uuid": "a1", "timestamp": "2026-03-12T10:03:00Z", "attachment": fields}
    return [{"raw": entry}]


STOPPED = {"user": [{"type": "text", "text": "[Request interrupted by user for tool use]"}]}
NOTICE = (
    "<task-notification><task-id>t1</task-id><summary>{0}</summary><result>{0}</result></task-notification>"
)
NOTICED = {"user": NOTICE.format(HIDDEN)}
TEAMMATE = {"user": f'<teammate-message teammate_id="x">{HIDDEN}</teammate-message>'}
ODD_THOUGHT = {"type": "thinking", "thinking": [HIDDEN]}
LONG = "\n".join([HIDDEN] * 200)

CASES: dict[str, tuple[Detail, list[dict[str, Any]]]] = {
    "output": (TOOLS, bash("ls", HIDDEN)),
    "long output": (TOOLS, bash("ls", LONG)),
    "interrupted command": (TOOLS, [*bash(f"cat {HIDDEN}"), STOPPED]),
    "interrupted agent": (AGENTS, [*task(), STOPPED]),
    "answer of an agent": (AGENTS, task(HIDDEN)),
    "word of an agent": (AGENTS, [NOTICED]),
    "word of a command": (TOOLS, [NOTICED]),
    "teammate": (AGENTS, [TEAMMATE]),
    "hook": (TOOLS, attached(type="hook_success", hookName="Stop", content=HIDDEN)),
    "changed file": (TOOLS, attached(type="edited_text_file", filename="a.py", snippet=HIDDEN)),
    "thought": (THINKING, [{"thinking": HIDDEN}]),
    "odd thought": (THINKING, [{"text": "x", "with": {"message": {"id": "m", "content": [ODD_THOUGHT]}}}]),
}


@pytest.mark.parametrize("name", CASES)
def test_hidden_is_nowhere(name: str, tmp_path: Path) -> None:
    detail, lines = CASES[name]
    case = {"lines": [{"user": "Go"}, {"text": "I begin."}, *lines, {"text": "Done."}]}
    write_case(case, tmp_path / "sessions")
    sources = matching(["sessions"], tmp_path).sources
    shown = publish(sources, Options(tmp_path / "docs"), tmp_path / "shown")
    hidden = publish(sources, Options(tmp_path / "docs", detail=detail), tmp_path / "hidden")
    assert not hidden.failures
    assert HIDDEN in _texts(tmp_path / "shown")
    assert HIDDEN not in _texts(tmp_path / "hidden")
    assert "not shown" in hidden.sessions[0].html.read_text()
    assert shown.sessions[0].uri == hidden.sessions[0].uri


def _texts(folder: Path) -> str:
    return "\n".join(file.read_text() for file in folder.rglob("*") if file.is_file())
