"""Where a message names a commit or a picture, the name is linked; nothing else in it changes."""

import pytest
from write.samples import document

from mkdocs_cctranscripts.model.document import Link, Page, Prose, Web
from mkdocs_cctranscripts.write import write

COMMIT = Web("3f9c2ab", "https://forge.example/c/3f9c2ab", mono=True)
REQUEST = Web("#41", "https://forge.example/pr/41")
LONGER = Web("#412", "https://forge.example/pr/412")
PICTURE = Link("[Image #1]", "transcripts/a/1.png")
LINKS = (COMMIT, REQUEST, LONGER, PICTURE)

A = "[`3f9c2ab`](https://forge.example/c/3f9c2ab)"
B = "[#41](https://forge.example/pr/41)"
C = "[#412](https://forge.example/pr/412)"
D = "[&#91;Image #1&#93;](a/1.png)"
LINKED = {
    "3f9c2ab": A,
    "Committed as 3f9c2ab.": f"Committed as {A}.",
    "(3f9c2ab, 3f9c2ab..3f9c2ab)": f"({A}, {A}..{A})",
    "see #41 and #412": f"see {B} and {C}",
    "look[Image #1]here": f"look{D}here",
    "3f9c2ab1 and a3f9c2ab, x_3f9c2ab": "3f9c2ab1 and a3f9c2ab, x_3f9c2ab",
    "/commit/3f9c2ab and 3f9c2ab-dirty": "/commit/3f9c2ab and 3f9c2ab-dirty",
    "3F9C2AB": "3F9C2AB",
    "`3f9c2ab`": "`3f9c2ab`",
    "```\n3f9c2ab\n```": "```\n3f9c2ab\n```",
}
IN_MARKDOWN = {
    "**3f9c2ab**": f"**{A}**",
    "- 3f9c2ab\n- b": f"- {A}\n- b",
    "> 3f9c2ab": f"> {A}",
    "# 3f9c2ab": f"## {A}",
    "| a |\n| - |\n| 3f9c2ab |": f"| a |\n| --- |\n| {A} |",
    "[at 3f9c2ab](http://x.y)": "[at 3f9c2ab](http://x.y)",
    "[Image #1][Image #1]": D + D,
}


def page(text: str, *, typed: bool = False) -> Page:
    return write(document(Prose(text, typed=typed, links=LINKS)), directory_urls=True)


@pytest.mark.parametrize("typed", [True, False])
@pytest.mark.parametrize(("text", "expected"), LINKED.items())
def test_name_is_linked(text: str, expected: str, typed: bool) -> None:
    assert page(text, typed=typed).markdown.split("# Title\n\n")[1] == f"{expected}\n"


@pytest.mark.parametrize(("text", "expected"), IN_MARKDOWN.items())
def test_name_is_linked_within_markup_but_not_within_links(text: str, expected: str) -> None:
    assert page(text).markdown.split("# Title\n\n")[1] == f"{expected}\n"


def test_links_in_html_lead_to_the_forge_and_to_the_picture() -> None:
    html = page("3f9c2ab [Image #1]").html
    address = "https://forge.example/c/3f9c2ab"
    assert f'<a href="{address}" rel="nofollow ugc noopener"><code>3f9c2ab</code></a>' in html
    assert '<a href="1.png">[Image #1]</a>' in html


def test_first_of_two_links_with_one_name_counts_and_empty_names_do_nothing() -> None:
    links = (Web("", "http://a"), Web(" ", "http://b"), Web("c", "http://c"), Web("c", "http://d"))
    html = write(document(Prose("a c", links=links)), directory_urls=True).html
    assert '<p dir="auto">a <a href="http://c" rel="nofollow ugc noopener">c</a></p>' in html


def test_name_without_an_address_of_the_web_is_text() -> None:
    links = (Web("abc", "javascript:alert(1)"), Web("def", "", mono=True))
    html = write(document(Prose("abc def", links=links)), directory_urls=True).html
    assert '<p dir="auto">abc <code>def</code></p>' in html
