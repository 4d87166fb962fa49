"""Time grows with the length of a text, never with its square."""

from time import process_time

import markdown_it
import pytest
from write.samples import document

from mkdocs_cctranscripts.model.document import Code, Diff, Line, Mono, Node, Prose, Terminal, Text, Web
from mkdocs_cctranscripts.write import write

SMALL = 30_000
TIMES = 4
SLOWEST_GROWTH = 3 * TIMES
"""A square would be 16."""

MESSAGES = (
    "[",
    "*a ",
    "a*",
    "` `` ",
    "- a\n",
    "|a|\n|-|\n",
    "> ",
    "![](",
    "_a",
    "\x1b]",
    "<a",
    "<a-b>",
    "</a-",
)
QUADRATIC_IN_3 = ("*a ", "_a", "a*")
OUTPUTS = (
    *(
        "a",
        "\x1b[3",
        "\x1b]",
        "`",
        "<&\n",
        " ",
        "\x1b[31m",
        "\x1b[31ma",
        "\x1b[38;2;1;2;3m",
        "\r",
        "a\r",
        "a\b",
    ),
    *("\x1b[K", "a\x1b[2K", "ab\r\x1b[K", "\r\n"),
)
LINES = ("*a", "_", " ", "`", ":a", "\x1b[3", "#", "<", "\u00a0")


def seconds(node: Node) -> float:
    start = process_time()
    write(document(node), directory_urls=True)
    return process_time() - start


@pytest.mark.parametrize("piece", MESSAGES)
def test_long_message(piece: str) -> None:
    if markdown_it.__version__.startswith("3.") and piece in QUADRATIC_IN_3:
        pytest.skip("markdown-it-py 3 itself needs quadratic time for emphasis that never ends")
    small, large = (seconds(Prose(piece * (size // len(piece)))) for size in (SMALL, TIMES * SMALL))
    assert large < SLOWEST_GROWTH * max(small, 0.05)


@pytest.mark.parametrize("piece", LINES)
def test_long_line(piece: str) -> None:
    sizes = (4 * SMALL, 4 * TIMES * SMALL)
    text_small, text_large = (
        Line((Text(piece * (size // len(piece))), Mono(piece * (size // len(piece))))) for size in sizes
    )
    assert seconds(text_large) < SLOWEST_GROWTH * max(seconds(text_small), 0.05)


@pytest.mark.parametrize("piece", OUTPUTS)
def test_long_output(piece: str) -> None:
    for kind in (Terminal, Code, Diff):
        small, large = (seconds(kind(piece * (size // len(piece)))) for size in (500_000, 2_000_000))
        assert large < SLOWEST_GROWTH * max(small, 0.05)


def test_one_long_list_of_codes() -> None:
    small, large = (seconds(Terminal(f"\x1b[{'1;' * size}m")) for size in (100_000, 400_000))
    assert large < SLOWEST_GROWTH * max(small, 0.05)


@pytest.mark.parametrize("piece", ["a1b2c3d", "a1b2c3d ", "[a", "[a]"])
def test_many_names_in_a_long_message(piece: str) -> None:
    links = (Web("[a]", "http://y"), *(Web(f"{number:07x}", "http://x") for number in range(100)))
    small, large = (
        seconds(Prose(piece * (size // len(piece)), typed=True, links=links))
        for size in (SMALL, TIMES * SMALL)
    )
    assert large < SLOWEST_GROWTH * max(small, 0.05)
