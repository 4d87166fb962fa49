"""Whatever a tool was given, and whatever came back: each card can show it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mkdocs_cctranscripts.model.entry import ImagePart, Json, OtherPart, TextPart
from mkdocs_cctranscripts.model.session import ToolCall, ToolResult
from mkdocs_cctranscripts.model.site import Detail
from mkdocs_cctranscripts.render import Context, Shelf
from mkdocs_cctranscripts.render.tools.cards import CARDS
from mkdocs_cctranscripts.render.tools.rows import row

NAMES = (
    *("command", "description", "timeout", "file_path", "path", "pattern", "content", "edits", "old_string"),
    *("new_string", "replace_all", "offset", "limit", "output_mode", "-A", "glob", "notebook_path"),
    *("cell_id", "cell_number", "edit_mode", "bash_id", "shell_id", "ignore", "pages", "novel"),
)
FIELDS = (
    *("type", "file", "stdout", "stderr", "interrupted", "isImage", "structuredPatch", "lines", "oldStart"),
    *("oldLines", "newStart", "newLines", "numLines", "startLine", "totalLines", "filenames", "numFiles"),
    *(
        "mode",
        "cells",
        "source",
        "outputs",
        "text",
        "message",
        "status",
        "exitCode",
        "userModified",
        "base64",
    ),
)
TEXTS = (
    "",
    "a\nb",
    "1\tx\n2\ty",
    "text",
    "notebook",
    "image",
    "content",
    "a.py:3:x\na.py-4-y\n--",
    "Exit code 1\nCommand timed out after 2m",
    "<tool_use_error>no</tool_use_error>",
    "<persisted-output>\nOutput too large (1KB). Saved.\n\nPreview (first 1KB):\nx\n...\n</persisted-output>",
    "<status>running</status><stdout>x</stdout>",
    "<system-reminder>x</system-reminder>",
    "Command running in background with ID: b1.",
    "- a/\n  - b\n",
    "/home/dev/.claude/plans/x.md",
)
plain = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(TEXTS)
anything = st.recursive(
    plain,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from((*NAMES, *FIELDS)), inner, max_size=4)
    ),
    max_leaves=8,
)
parts = st.builds(TextPart, plain.map(str)) | st.just(ImagePart("x")) | st.just(OtherPart("novel", {}))
results = st.builds(
    ToolResult,
    st.lists(parts, max_size=2).map(tuple),
    st.booleans(),
    st.dictionaries(st.sampled_from(FIELDS), anything) | anything,
    st.booleans(),
)
inputs = st.dictionaries(st.sampled_from(NAMES), anything)


@pytest.mark.parametrize("tool", CARDS)
@settings(max_examples=40, deadline=None)
@given(given_=inputs, result=st.none() | results)
def test_a_card_shows_anything(tool: str, given_: dict[str, Json], result: ToolResult | None) -> None:
    call = ToolCall("call-1", tool, given_, result)
    shown = row(call, Context(Shelf("files"), Detail(), "/home/dev/shop"))
    assert "".join(span.text for span in shown.fold.title).strip()
