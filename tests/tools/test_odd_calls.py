"""Whatever a call holds, its card gives a value: fields of any type, by the names that the cards know."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from mkdocs_cctranscripts.model.document import Document
from mkdocs_cctranscripts.model.entry import ImagePart, OtherPart, TextPart
from mkdocs_cctranscripts.model.session import ToolCall, ToolResult
from mkdocs_cctranscripts.model.site import Detail
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.shelf import Shelf
from mkdocs_cctranscripts.render.tools.cards import CARDS
from mkdocs_cctranscripts.render.tools.rows import row
from mkdocs_cctranscripts.write import write

CASES = tuple((Path(__file__).parent / "cases").glob("*.yml"))
TOOLS = (*CARDS, "Unknown", "mcp__a__b", "mcp__", "mcp____", "a\n<b>", " ", "")


def _names(value: object) -> Iterator[str]:
    if isinstance(value, Mapping):
        yield from map(str, value)
    inside = value.values() if isinstance(value, Mapping) else value if isinstance(value, list) else ()
    for each in inside:
        yield from _names(each)


def _texts() -> Iterator[str]:
    """What tools say in the cases, and the same broken off."""
    for path in CASES:
        for case in yaml.safe_load(path.read_text()):
            if isinstance(case.get("gives"), str):
                yield from (case["gives"], case["gives"][: len(case["gives"]) // 2])


NAMES = sorted({name for path in CASES for name in _names(yaml.safe_load(path.read_text()))})
TEXTS = sorted(set(_texts()))

names = st.sampled_from(NAMES)
leaves = (
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(TEXTS)
)
values = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(names, inner, max_size=4),
    max_leaves=12,
)
fields = st.dictionaries(names, values, max_size=8)
parts = st.lists(
    st.builds(TextPart, st.sampled_from(TEXTS) | st.text(max_size=9))
    | st.builds(OtherPart, st.sampled_from(("tool_reference", "x_error", "resource")), fields)
    | st.builds(ImagePart, st.just("x")),
    max_size=2,
)
results = st.builds(ToolResult, parts.map(tuple), st.booleans(), fields | values, st.booleans())


@settings(max_examples=1500, deadline=None, derandomize=True, database=None)
@given(st.sampled_from(TOOLS), fields, st.none() | results)
def test_any_call_becomes_a_row(tool: str, given: dict[str, Any], result: ToolResult | None) -> None:
    context = Context(Shelf("files"), Detail())
    shown = row(ToolCall("call", tool, given, result), context)
    assert shown.card.verb.strip()
    assert "\n" not in shown.card.verb
    document = Document("a.md", "A", "", (shown.fold,))
    assert write(document, directory_urls=True).html
