"""Headings of messages: no level is skipped, whatever a message has."""

import re

import pytest
from write.samples import document

from mkdocs_cctranscripts.model.document import Heading, Node, Prose
from mkdocs_cctranscripts.write import write

PROMPT = Heading(2, "Ask", "prompt-1", "prompt")
LEVELS: dict[str, tuple[tuple[Node, ...], list[int]]] = {
    "below a prompt": ((PROMPT, Prose("# a\n\n## b")), [2, 3, 4]),
    "before any prompt": ((Prose("# a\n\n## b"),), [2, 3]),
    "deep from the start": ((PROMPT, Prose("### a\n\n##### b\n\n### c")), [2, 3, 4, 3]),
    "higher later": ((PROMPT, Prose("## a\n\n# b\n\n### c")), [2, 3, 3, 4]),
    "each message for itself": ((PROMPT, Prose("# a\n\n## b"), Prose("## c")), [2, 3, 4, 3]),
    "in quotes and lists": ((PROMPT, Prose("> # a\n\n- ## b")), [2, 3, 4]),
    "never below six": (
        (PROMPT, Prose("\n\n".join(f"{'#' * deep} h" for deep in range(1, 7)))),
        [2, 3, 4, 5, 6, 6, 6],
    ),
}


@pytest.mark.parametrize("name", LEVELS)
def test_no_level_is_skipped(name: str) -> None:
    nodes, levels = LEVELS[name]
    page = write(document(*nodes), directory_urls=True)
    assert [int(level) for level in re.findall(r"<h(\d)[ >]", page.html)][1:] == levels
