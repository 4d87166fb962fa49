"""Time grows with the size of a call, not with its square."""

from collections.abc import Callable
from time import process_time

import pytest

from mkdocs_cctranscripts.model.call import ToolCall, ToolResult
from mkdocs_cctranscripts.model.entry import TextPart
from mkdocs_cctranscripts.model.site import Detail
from mkdocs_cctranscripts.render import Context, Shelf
from mkdocs_cctranscripts.render.tools.rows import row


def edited(size: int) -> ToolCall:
    before, after = ("\n".join(f"{n}{sign if n % 2 else ''}" for n in range(size)) for sign in "ab")
    return ToolCall("c", "Edit", {"file_path": "a.py", "old_string": before, "new_string": after}, None)


def spaced(size: int) -> ToolCall:
    return _called("Bash", "Command " + " \n" * size + "background" * size)


def searched(size: int) -> ToolCall:
    return _called("Grep", "\n".join(["a.b-1" * size, "a-1-" * size, "::1" * size]))


def _called(tool: str, text: str) -> ToolCall:
    return ToolCall(
        "c", tool, {"output_mode": "content"}, ToolResult((TextPart(text),), failed=False, data=None)
    )


@pytest.mark.parametrize("make", [edited, spaced, searched], ids=lambda make: make.__name__)
def test_four_times_the_size_takes_about_four_times_as_long(make: Callable[[int], ToolCall]) -> None:
    small, large = (min(seconds(make(size)) for _ in range(2)) for size in (5_000, 20_000))
    # A square would take sixteen times as long; the rest is room for noise.
    assert large < 9 * small + 0.2


def seconds(call: ToolCall) -> float:
    start = process_time()
    row(call, Context(Shelf("files"), Detail()))
    return process_time() - start
