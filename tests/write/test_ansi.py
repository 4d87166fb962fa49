"""Output is shown as a terminal leaves it: the last state of a line, colours by name, nothing else."""

import re

import pytest
from hypothesis import given, settings
from write.samples import document, printed
from write.structure import parsed

from mkdocs_cctranscripts.model.document import Terminal
from mkdocs_cctranscripts.write import write
from mkdocs_cctranscripts.write.ansi import html, plain

SHOWN = {
    "50%\r100%": "100%",
    "downloading\rdone": "doneloading",
    "downloading\r\x1b[Kdone": "done",
    "downloading\x1b[2K\x1b[1Gdone": "done",
    "downloading\x1b[2Kdone": "done",
    "done\x1b[1K": "done",
    "a\x1b[0Gb": "b",
    "100%\r": "100%",
    "100%\r\nnext\r\n": "100%\nnext\n",
    "100%\r\r\nnext": "100%\nnext",
    "|\b/\b-": "-",
    "\b\ba": "a",
    "bold\b\b\b\bbold": "bold",
    "ping\x07": "ping",
    "a\x1b[2Ab\x1b[?25lc\x1b[10;5Hd": "abcd",
    "\x1b]8;;https://x.y\x1b\\link\x1b]8;;\x1b\\ \x1b]0;title\x07a": "link a",
    "\x1b]0;over\nlines\x07a": "a",
    "\x1b]never ended": "never ended",
    "cut \x1b[3": "cut ",
    "cut \x1b": "cut ",
    "\x1b[>4;2mno colour\x1b[ m": "no colour",
    "nul\x00 \u202e \u2028": "nul\ufffd [U+202E] \n",
}


@pytest.mark.parametrize(("text", "expected"), SHOWN.items(), ids=map(repr, SHOWN))
def test_text_is_what_a_terminal_shows(text: str, expected: str) -> None:
    assert plain(text) == expected
    assert parsed(html(text)).text() == expected


COLOURED = {
    "\x1b[31mred\x1b[0m plain": "{red:red} plain",
    "\x1b[31mred\x1b[m plain": "{red:red} plain",
    "\x1b[91mred\x1b[39m plain": "{bright red:red} plain",
    "\x1b[90mgrey": "{grey:grey}",
    "\x1b[37mwhite\x1b[97mwhiter": "{white:white}{bright white:whiter}",
    "\x1b[42mgreen\x1b[49m plain": "{green on:green} plain",
    "\x1b[102mgreen": "{green on:green}",
    "\x1b[1;2;3;4mall\x1b[22;23;24m none": "{bold dim italic underline:all} none",
    "\x1b[1m\x1b[32mboth\x1b[22m one": "{green bold:both}{green: one}",
    "\x1b[7mturned\x1b[27m not": "{white on:turned} not",
    "\x1b[31;7mturned": "{red on:turned}",
    "\x1b[38;5;1mred\x1b[38;5;9mred": "{red:red}{bright red:red}",
    "\x1b[38;5;208morange": "{bright yellow:orange}",
    "\x1b[38;5;244mgrey\x1b[48;5;21mblue": "{grey:grey}{blue on:blue}",
    "\x1b[38;2;215;119;87mclay": "{red:clay}",
    "\x1b[38;2;0;0;0mblack\x1b[38;2;255;255;255mwhite": "{black:black}{bright white:white}",
    "\x1b[38:2::0:200:0mgreen\x1b[38:5:4mblue": "{green:green}{blue:blue}",
    "\x1b[58;5;1mline": "line",
    "\x1b[38mnone\x1b[38;5mnone": "none{black:none}",
    "\x1b[99999999999999999999mnone": "none",
    "\x1b[31mred\nred": "{red:red\nred}",
    "\x1b[31mred 1\r\x1b[32mgreen": "{green:green}",
    "\x1b[31mred\r\x1b[32mg": "{green:g}{red:ed}",
    "\x1b[31m<b>": "{red:&lt;b&gt;}",
    "\x1b[31m\x1b[32m": "",
}


@pytest.mark.parametrize(("text", "expected"), COLOURED.items(), ids=map(repr, COLOURED))
def test_colours_are_classes(text: str, expected: str) -> None:
    assert html(text) == re.sub(r"\{([\w -]+):([^}]*)\}", _span, expected)


def _span(match: re.Match[str]) -> str:
    classes = " ".join(f"cct-{word}" for word in match[1].split())
    return f'<span class="{classes}">{match[2]}</span>'


def test_colour_ends_with_its_block() -> None:
    page = write(document(Terminal("\x1b[31mred"), Terminal("plain")), directory_urls=True)
    assert page.html.count('<span class="cct-red">red\n</span></code>') == 1
    assert '<code class="nohighlight">plain\n</code>' in page.html


def test_markdown_has_no_colours() -> None:
    page = write(document(Terminal("\x1b[31m50%\x1b[0m\r\x1b[32m100%\x1b[0m")), directory_urls=True)
    assert "\n``` { .text .out }\n100%\n```\n" in page.markdown


@settings(max_examples=500, deadline=None, derandomize=True, database=None)
@given(printed)
def test_any_output_is_text_and_balanced_spans(text: str) -> None:
    page = parsed(html(text))
    assert page.text() == plain(text)
    assert {each.tag for each in page.elements()} <= {"span"}
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f]", page.text())
