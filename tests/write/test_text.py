"""Characters: what can't be seen is shown or replaced, and time stays linear."""

import pytest

from mkdocs_cctranscripts.write.text import clean, name, names

CLEANED = {
    "a\r\nb\rc": "a\nb\nc",
    "a\u2028b\u2029c": "a\nb\nc",
    "\ta\n": "\ta\n",
    "\x00\x02\x03\x07\x0b\x0c\x1f\x7f\x85\x9b": "\ufffd" * 10,
    "\ud800a\udfff": "\ufffda\ufffd",
    "\u202ea\u202c \u2066b\u2069": "[U+202E]a[U+202C] [U+2066]b[U+2069]",
    "\x1b[31mred\x1b[0m": "red",
    "\x1b[38;5;196mred\x1b[m": "red",
    "\x1b]0;title\x07a\x1b]8;;http://x\x1b\\b": "ab",
    "\x1bPdata\x1b\\a\x1b(Bb\x1b7c\x1bMd": "abcd",
    "\x1b]never ended": "never ended",
    "\x1b": "",
    "é 中 👍 \u00a0": "é 中 👍 \u00a0",
}


@pytest.mark.parametrize(("text", "expected"), CLEANED.items(), ids=map(repr, CLEANED))
def test_what_cannot_be_seen(text: str, expected: str) -> None:
    assert clean(text) == expected


def test_cleaning_twice_changes_nothing() -> None:
    assert [clean(text) for text in CLEANED.values()] == list(CLEANED.values())


def test_names_hold_no_signs() -> None:
    assert name('a"b c>d#e') == "a-b-c-d-e"
    assert names('Tool "run" <failed>') == "tool -run- -failed-"
