"""Whatever a line holds, it gives a value: never an exception, and nothing said around it is lost."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from case_files import full
from hypothesis import given, settings
from hypothesis import strategies as st
from visible import visible

from mkdocs_cctranscripts.model.site import Options, Source
from mkdocs_cctranscripts.pipeline import publish

KINDS = (
    "user",
    "assistant",
    "system",
    "attachment",
    "queue-operation",
    "summary",
    "progress",
    "mode",
    "novel",
)
TEXTS = (
    "",
    "Hello",
    "<command-name>/x</command-name>",
    "<bash-input>ls</bash-input>",
    "<local-command-stdout>x</local-command-stdout>",
    "[Request interrupted by user]",
    "Implement the following plan:\n\n# X",
    "<task-notification>x</task-notification>",
    "<ide_selection>x</ide_selection>",
    "<system-reminder>x</system-reminder>",
)
IDS = ("", "a", "b", "toolu_00000001")
TOOLS = (
    "Bash",
    "Task",
    "TodoWrite",
    "ExitPlanMode",
    "AskUserQuestion",
    "TaskCreate",
    "TaskUpdate",
    "TaskList",
    "TaskGet",
    "Write",
    "Edit",
)
FIELDS = (
    "prompt",
    "plan",
    "planFilePath",
    "file_path",
    "content",
    "edits",
    "todos",
    "question",
    "questions",
    "options",
    "label",
    "preview",
    "taskId",
    "subject",
    "status",
    "owner",
    "addBlocks",
    "addBlockedBy",
    "x",
)
RESULTS = ("agentId", "plan", "answers", "annotations", "questions", "task", "tasks", "id", "success", "a")

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(TEXTS),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)
text = st.sampled_from(TEXTS) | anything
fields = st.dictionaries(st.sampled_from(FIELDS), st.sampled_from(IDS) | anything)
inputs = st.dictionaries(st.sampled_from(FIELDS), st.sampled_from(IDS) | anything | fields | st.lists(fields))
returned = st.dictionaries(st.sampled_from(RESULTS), st.sampled_from(IDS) | anything)
blocks = st.fixed_dictionaries(
    {"type": st.sampled_from(("text", "thinking", "tool_use", "tool_result", "image", "document", "novel"))},
    optional={
        "text": text,
        "thinking": text,
        "id": st.sampled_from(IDS) | anything,
        "name": st.sampled_from(TOOLS) | anything,
        "input": inputs | anything,
        "tool_use_id": st.sampled_from(IDS) | anything,
        "content": text,
        "is_error": anything,
        "source": anything,
    },
)
messages = st.fixed_dictionaries(
    {},
    optional={
        "id": st.sampled_from(IDS) | anything,
        "role": anything,
        "content": st.lists(blocks, max_size=3) | text,
        "usage": st.dictionaries(st.sampled_from(("input_tokens", "output_tokens")), anything) | anything,
        "model": anything,
    },
)
lines = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS)},
    optional={
        "uuid": st.sampled_from(IDS) | anything,
        "parentUuid": st.sampled_from(IDS) | anything,
        "timestamp": st.sampled_from(("2026-03-12T10:00:00Z", "x")) | anything,
        "message": messages | anything,
        "content": text,
        "subtype": st.sampled_from(("local_command", "compact_boundary", "api_error")) | anything,
        "operation": st.sampled_from(("enqueue", "dequeue", "remove", "popAll")) | anything,
        "attachment": st.fixed_dictionaries({"type": st.just("queued_command"), "prompt": text}) | anything,
        "data": st.fixed_dictionaries({"message": messages, "agentId": st.sampled_from(IDS)}) | anything,
        "toolUseResult": returned
        | st.dictionaries(st.sampled_from(RESULTS), returned | st.lists(returned))
        | anything,
        "isSidechain": st.booleans() | anything,
        "agentId": st.sampled_from(IDS) | anything,
        "isMeta": anything,
        "isCompactSummary": anything,
        "origin": anything,
        "planContent": text,
        "apiBlockIndex": anything,
        "sessionId": anything,
    },
)


@settings(max_examples=400, deadline=None, derandomize=True, database=None)
@given(st.lists(lines, max_size=8))
def test_any_lines_harm_nothing(odd: list[dict[str, Any]]) -> None:
    before = list(full([{"user": "The first prompt"}, {"text": "The first answer"}]))
    after = [
        line | {"uuid": f"after {line['uuid']}", "parentUuid": None}
        for line in full([{"user": "The last prompt"}])
    ]
    with TemporaryDirectory() as folder:
        path = Path(folder, "odd.jsonl")
        path.write_text("".join(json.dumps(line) + "\n" for line in (*before, *odd, *after)))
        site = publish([Source(path)], Options(Path(folder, "docs")), Path(folder, "cache"))
        assert site.failures == ()
        page = visible(site.sessions[0].html.read_text())
    assert all(words in page for words in ("The first prompt", "The first answer", "The last prompt"))
