"""Markdown stays readable: a sign is a reference only where it could do something."""

import pytest

from mkdocs_cctranscripts.write.inline import Word
from mkdocs_cctranscripts.write.inline_markdown import source

LEFT = (
    "a - b. (c) + d = e, 1.5 > 1; #3 [x] {\"y\": 1} ~ ! ? 'z'",
    "snake_case and other_snake_case in a_b.py",
    "2 * 3 * 4",
    "an only * star, an only _mark, an only ~/path, an only ` tick, $1",
    "C:\\Users\\x",
    "a < b and b > c, x <= y, R&D, a && b",
    "see http://x.y/a_b?c=d&e=f#g",
    "10:30:45, C++, key: value, e-mail@example.com",
    "array[0] and f(x)[1]",
    "x == y, i++",
    "a | b",
    "# no heading"[2:],
    "1986 was great",
    "-x +y --flag",
)
REFERENCES = {
    "# a": "&#35; a",
    "> a": "&gt; a",
    "- a": "&#45; a",
    "+ a": "&#43; a",
    "* a": "&#42; a",
    "1. a": "1&#46; a",
    "1) a": "1&#41; a",
    "---": "&#45;--",
    "===": "&#61;==",
    "*a*": "&#42;a&#42;",
    "_a_": "&#95;a&#95;",
    "__init__": "&#95;&#95;init&#95;&#95;",
    "`a`": "&#96;a&#96;",
    "~~a~~": "&#126;&#126;a&#126;&#126;",
    "<b>": "&lt;b>",
    "&amp;": "&amp;amp;",
    "\\*": "&#92;*",
    "[a](b)": "[a&#93;(b)",
    "[a][b]": "[a&#93;[b]",
    "[a]: b": "[a&#93;: b",
    "![a]": "&#33;[a]",
    "[^1]": "&#91;^1]",
    "{{ a }}": "&#123;{ a }}",
    "{: .a }": "&#123;: .a }",
    "!!! a": "&#33;!! a",
    "??? a": "&#63;?? a",
    "::: a": "&#58;:: a",
    ":   a": "&#58;   a",
    ":smile:": "&#58;smile:",
    "@me": "&#64;me",
    "$a$": "&#36;a$",
    "[ ] a": "&#91; ] a",
}


@pytest.mark.parametrize("text", LEFT)
def test_harmless_text_is_left_alone(text: str) -> None:
    assert source((Word(text),)) == text


@pytest.mark.parametrize(("text", "expected"), REFERENCES.items())
def test_what_could_do_something_is_a_reference(text: str, expected: str) -> None:
    assert source((Word(text),)) == expected


def test_bars_and_quotes_are_references_only_where_they_end_something() -> None:
    word = (Word('a | b "c" {d}'),)
    assert source(word, "block") == 'a | b "c" {d}'
    assert source(word, "cell") == 'a &#124; b "c" &#123;d}'
    assert source(word, "title") == "a | b &quot;c&quot; &#123;d}"
    assert source(word, "heading") == 'a | b "c" &#123;d}'
