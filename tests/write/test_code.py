"""Code is shown to the letter, coloured where that is possible."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from write.samples import document, texts
from write.structure import parsed

from mkdocs_cctranscripts.model.document import Code, Diff, Fold, Node, Prose, Terminal, Text
from mkdocs_cctranscripts.write import write
from mkdocs_cctranscripts.write.code import MOST_COLOURED
from mkdocs_cctranscripts.write.text import clean

EXACT = (
    "a\tb",
    "a  \nb ",
    "\n\na\n\n\n",
    "  a",
    "\ta",
    " ",
    "\n",
    "a\n  \nb",
    "\ufeffa",
    "<b>&amp;</b>",
    "a" * 60_000,
)
LANGUAGES = (
    "",
    "python",
    "bash",
    "diff",
    "json",
    "console",
    "html",
    "yaml",
    "markdown",
    "rst",
    "pycon",
    "make",
    "tcl",
)


def html(node: Node) -> str:
    return write(document(node), directory_urls=True).html.split("</h1>\n", 1)[1]


def shown(node: Node) -> str:
    """What stands between `pre` and its end."""
    return next(each for each in parsed(html(node)).elements() if each.tag == "pre").text()


def ended(text: str) -> str:
    return text if text.endswith("\n") or not text else f"{text}\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", EXACT, ids=lambda text: repr(text[:9]))
def test_blanks_and_tabs_survive(text: str, language: str) -> None:
    assert shown(Code(text, language)) == ended(text)


@pytest.mark.parametrize("text", EXACT, ids=lambda text: repr(text[:9]))
def test_blanks_and_tabs_survive_in_output_and_messages(text: str) -> None:
    assert shown(Terminal(text)) == ended(text)
    assert shown(Prose(f"```\n{text}\n```")) == f"{text}\n"


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(texts, st.sampled_from(LANGUAGES))
def test_any_code_is_shown_to_the_letter(text: str, language: str) -> None:
    assert shown(Code(text, language)) == ended(clean(text))


def test_known_language_is_coloured() -> None:
    assert '<span class="nb">print</span>' in html(Code("print()", "python"))
    assert '<span class="nb">print</span>' in html(Prose("```python title\nprint()\n```"))


@pytest.mark.parametrize("language", ["", "no such", "nonsense", '"><b>', "a" * 1000, "\u00e9"])
def test_unknown_language_is_plain(language: str) -> None:
    start = '<div class="highlight"><pre id="__code_1"><span></span><code class="nohighlight">'
    plain = f"{start}print()\n</code></pre></div>"
    assert html(Code("print()", language)).strip() == plain


def test_long_code_and_output_are_plain() -> None:
    assert "<span class" not in html(Code("print()\n" * MOST_COLOURED, "python"))
    assert html(Terminal("print()")).startswith(
        '<div class="highlight out"><pre id="__code_1"><span></span><code class="nohighlight">print()'
    )


@pytest.mark.parametrize("node", [Terminal("a"), Diff("+a"), Code("a"), Prose("```\na\n```")], ids=str)
def test_theme_that_highlights_in_the_browser_leaves_colours_of_output_and_changes_alone(node: Node) -> None:
    assert '<code class="nohighlight">' in html(node)


def test_theme_that_highlights_in_the_browser_knows_the_language() -> None:
    assert '<code class="language-python">' in html(Code("print()", "Python"))


def test_every_block_has_an_id_of_its_own() -> None:
    page = html(Fold("tool", (Text("x"),), (Code("a"), Terminal("b"), Prose("```\nc\n```"))))
    assert re.findall(r'<pre id="(\w+)">', page) == ["__code_1", "__code_2", "__code_3"]
