"""Whatever a call holds, its card shows it: fields of any type, by the names that the cards know."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from mkdocs_cctranscripts.model.call import ToolCall, ToolResult
from mkdocs_cctranscripts.model.document import Document
from mkdocs_cctranscripts.model.entry import ImagePart, OtherPart, TextPart
from mkdocs_cctranscripts.model.site import Detail
from mkdocs_cctranscripts.render import Context, Shelf
from mkdocs_cctranscripts.render.tools.cards import CARDS
from mkdocs_cctranscripts.render.tools.rows import row
from mkdocs_cctranscripts.write import write

CASES = [
    case
    for path in sorted((Path(__file__).parent / "cases").glob("*.yml"))
    for case in yaml.safe_load(path.read_text())
]
TOOLS = (*CARDS, "Unknown", "mcp__a__b", "mcp__", "mcp____", "a\n<b>", " ", "")


def _inside(value: object) -> Iterator[object]:
    """A value, and all that is in it."""
    yield value
    each = value.values() if isinstance(value, Mapping) else value if isinstance(value, list) else ()
    for inner in each:
        yield from _inside(inner)


FOUND = list(_inside(CASES))
NAMES = sorted({str(name) for value in FOUND if isinstance(value, Mapping) for name in value})
WHOLE = {value for value in FOUND if isinstance(value, str)}
TEXTS = sorted(WHOLE | {text[: len(text) // 2] for text in WHOLE})
"""What stands in the cases, and the same broken off."""

names = st.sampled_from(NAMES)
texts = st.sampled_from(TEXTS) | st.text(max_size=9)
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(names, inner, max_size=4),
    max_leaves=12,
)
fields = st.dictionaries(names, values, max_size=8)
parts = st.lists(
    st.builds(TextPart, texts)
    | st.builds(OtherPart, st.sampled_from(("tool_reference", "x_error", "resource")), fields)
    | st.builds(ImagePart, st.just("x")),
    max_size=2,
)
results = st.builds(ToolResult, parts.map(tuple), st.booleans(), fields | values, st.booleans())


@pytest.mark.parametrize("tool", TOOLS)
@settings(max_examples=40, deadline=None, derandomize=True, database=None)
@given(given=fields, result=st.none() | results)
def test_any_call_becomes_a_row(tool: str, given: dict[str, Any], result: ToolResult | None) -> None:
    context = Context(Shelf("files"), Detail(), "/home/dev/shop")
    shown = row(ToolCall("call", tool, given, result), context)
    assert shown.card.verb.strip()
    assert "\n" not in shown.card.verb
    document = Document("a.md", "A", "", (shown.fold,))
    assert write(document, directory_urls=True).html
