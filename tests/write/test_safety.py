"""Nothing in a transcript becomes markup: not in the HTML, not in the Markdown when a site renders it."""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest
import yaml
from hypothesis import given, settings
from markdown import Markdown
from write.samples import NASTY, document, documents
from write.structure import BLANKS, Element, parsed
from write.test_round_trip import EXTENSIONS

from mkdocs_cctranscripts.model.document import (
    Box,
    Calendar,
    Checklist,
    Choice,
    Choices,
    Code,
    Day,
    Diff,
    Document,
    End,
    Facts,
    Fold,
    Heading,
    Item,
    Line,
    Link,
    Mark,
    Mono,
    Node,
    Onward,
    Page,
    Picture,
    ProjectCard,
    ProjectCards,
    Prose,
    Row,
    Rows,
    Strong,
    Table,
    Terminal,
    Text,
    Web,
)
from mkdocs_cctranscripts.write import write
from mkdocs_cctranscripts.write.ansi import plain
from mkdocs_cctranscripts.write.text import clean

HARMLESS = "harmless"

SHOWN: dict[str, Callable[[str], Node]] = {
    "heading": lambda text: Heading(2, text, "prompt-1", "prompt"),
    "line": lambda text: Line((Text(text),)),
    "line between": lambda text: Line((Strong("a"), Text(text), Mono("b"), Text(text), Link("c", "d.md"))),
    "strong": lambda text: Line((Strong(text),), "note"),
    "mono": lambda text: Line((Mono(text),), "cut"),
    "mark": lambda text: Line((Mark(text, "bad"),)),
    "link": lambda text: Line((Link(text, "a.md", "b"),)),
    "web": lambda text: Line((Web(text, "http://a.b"), Text(text), Web(text, "http://a.b", mono=True))),
    "facts": lambda text: Facts(((Text(text),), (Mono(text),))),
    "code": Code,
    "command": lambda text: Code(text, "", "cmd"),
    "terminal": Terminal,
    "errors": lambda text: Terminal(text, "err"),
    "diff": Diff,
    "choice": lambda text: Choices((Choice(text), Choice(text, text, chosen=True), Choice("a", text))),
    "task with more": lambda text: Checklist((Item("a", "open", about=text), Item(text, "now", about=text))),
    "task": lambda text: Checklist((Item(text, "open"), Item(text, "now"), Item(text, "done"))),
    "table head": lambda text: Table((text, "b"), (((Text("c"),), (Text("d"),)),)),
    "table cell": lambda text: Table(("a", "b"), (((Text(text),), (Strong(text),)),)),
    "heading elsewhere": lambda text: Onward((Link(text, "transcripts/a/part-2.md", "b"),)),
    "row": lambda text: Rows((Row("", Link("a", "b.md"), None, text, Facts(((Strong(text),),))),)),
    "row title": lambda text: Rows((Row("1 May", Link(text, "b.md"), None, "c", Facts(())),)),
    "end": lambda text: Rows((Row("", Link("a", "b.md"), End(text, "open"), "c", Facts(())),)),
    "project": lambda text: ProjectCards((ProjectCard(Link(text, "a.md"), (1, 2), text, ""),)),
    "project without a page": lambda text: ProjectCards((ProjectCard(Strong(text), (), "a", text),)),
    "box title": lambda text: Box("card plan", (Strong("Plan"), Text(text)), (Line((Text("x"),)),)),
    "fold title": lambda text: Fold("tool", (Text(text), Mark(text, "add")), (Line((Text("x"),)),)),
}
PRINTED = {"terminal", "errors"}
HIDDEN: dict[str, Callable[[str], Node]] = {
    "heading id": lambda text: Heading(2, "a", text, text),
    "language": lambda text: Code("a", text),
    "link uri": lambda text: Line((Link("a", text, text),)),
    "web address": lambda text: Line((Web("a", text), Web("b", f"http://{text}", mono=True))),
    "name in a message": lambda text: Prose("a", links=(Web("b", text), Web(text, "http://c"))),
    "address of a name": lambda text: Prose("a b", links=(Web("b", f"http://{text}"),)),
    "address of what is elsewhere": lambda text: Onward((Link("a", text, text),)),
    "picture uri": lambda text: Picture(text, "a"),
    "alternative text": lambda text: Picture("a.png", text),
    "calendar": lambda text: Calendar(text, 53, ((1, text),), (Day(0, 1, 2, text),)),
    "box kind": lambda text: Box(text, (Text("a"),), (), text, (f"also {text}",)),
    "fold kind": lambda text: Fold(text, (Text("a"),), (), text, (f"also {text}",)),
}
TAGS = {
    *(
        "h1",
        "h2",
        "h3",
        "h4",
        "h5",
        "h6",
        "p",
        "ul",
        "ol",
        "li",
        "blockquote",
        "hr",
        "br",
        "div",
        "details",
        "summary",
    ),
    *(
        "pre",
        "code",
        "span",
        "a",
        "em",
        "strong",
        "del",
        "img",
        "input",
        "table",
        "thead",
        "tbody",
        "tr",
        "th",
        "td",
    ),
    *("svg", "pattern", "rect", "text", "title"),
}
ATTRIBUTES = {
    *("id", "class", "href", "src", "title", "rel", "alt", "loading", "dir", "start", "style"),
    *("type", "disabled", "checked", "aria-label", "open"),
    *("role", "viewbox", "preserveaspectratio", "aria-hidden", "patternunits"),
    *("x", "y", "width", "height", "rx", "opacity"),
}
STYLES = {"fill:url(#cct-days)"} | {
    f"text-align: {where}{end}" for where in ("left", "center", "right") for end in ("", ";")
}
IDS = {"prompt-1", "a.b", "call-1"}


def rendered(page: Page) -> str:
    return Markdown(extensions=EXTENSIONS).convert(page.markdown.split("\n---\n", 1)[1])


def both(node: Node) -> tuple[Element, Element]:
    page = write(document(node), directory_urls=True)
    return parsed(page.html), parsed(rendered(page))


def marks(page: Element) -> Counter[tuple[str, ...]]:
    """Tags with the names of their attributes; ids may come and go."""
    return Counter(
        (each.tag, *sorted(set(each.attributes) - {"id"})) for each in page.elements() if each.tag != "span"
    )


def seen(page: Element) -> str:
    return BLANKS.sub(" ", page.text())


@pytest.mark.parametrize("field", SHOWN)
@pytest.mark.parametrize("text", NASTY, ids=repr)
def test_text_is_shown_and_adds_no_tag(field: str, text: str) -> None:
    for found, harmless in zip(both(SHOWN[field](text)), both(SHOWN[field](HARMLESS)), strict=True):
        assert marks(found) == marks(harmless)
        shown = plain(text) if field in PRINTED else clean(text)
        assert BLANKS.sub(" ", shown).strip() in seen(found)


@pytest.mark.parametrize("field", HIDDEN)
@pytest.mark.parametrize("text", NASTY, ids=repr)
def test_what_is_not_shown_adds_no_tag(field: str, text: str) -> None:
    for found, harmless in zip(both(HIDDEN[field](text)), both(HIDDEN[field](HARMLESS)), strict=True):
        assert Counter(each.tag for each in found.elements() if each.tag != "a") == Counter(
            each.tag for each in harmless.elements() if each.tag != "a"
        )
        assert_harmless(found, ids=None)


@pytest.mark.parametrize("typed", [True, False])
@pytest.mark.parametrize("text", NASTY, ids=repr)
def test_message_is_harmless(text: str, typed: bool) -> None:
    for found in both(Box("prompt", (), (Prose(text, typed=typed), Prose("after")))):
        assert_harmless(found)
        box = next(each for each in found.elements() if each.tag == "div")
        assert box.text().strip().endswith("after")


@settings(max_examples=400, deadline=None, derandomize=True, database=None)
@given(documents)
def test_any_document_is_harmless(document: Document) -> None:
    page = write(document, directory_urls=True)
    assert_harmless(parsed(page.html))
    assert_harmless(parsed(page.searchable))
    assert_harmless(parsed(rendered(page)))
    elements = [each for each in parsed(page.html).elements() if each.tag != "pre"]
    assert {each.attributes["id"] for each in elements if "id" in each.attributes} == page.anchors


def assert_harmless(page: Element, ids: set[str] | None = IDS) -> None:
    for each in page.elements():
        assert each.tag in TAGS
        assert set(each.attributes) <= ATTRIBUTES
        assert each.tag == "pre" or ids is None or each.attributes.get("id", "a.b") in ids
        assert each.attributes.get("style") in {None, *STYLES}
        for address in (each.attributes.get("href"), each.attributes.get("src")):
            assert address is None or is_harmless(address)


def is_harmless(address: str) -> bool:
    scheme, colon, _ = address.partition(":")
    relative = not colon or "/" in scheme or "#" in scheme
    return (relative and not address.startswith("//")) or scheme.lower() in {"http", "https", "mailto"}


@pytest.mark.parametrize("text", NASTY, ids=repr)
def test_titles_are_text_wherever_a_theme_puts_them(text: str) -> None:
    page = write(Document("a.md", text, text, (Heading(2, text, "x"),)), directory_urls=True)
    for title in (page.title, page.description, page.toc[0].title):
        assert not set(title) & set("<>\"'\n")
        assert parsed(title).text() == BLANKS.sub(" ", clean(text)).strip(" ")
    matter = page.markdown.removeprefix("---\n").split("\n---\n", 1)[0]
    assert yaml.safe_load(matter) == {"title": page.title, "description": page.description}
    assert json.dumps(page.title, ensure_ascii=False) in matter


ACTIVE = {
    *(
        "--8<--",
        "{{",
        "{%",
        "{#",
        "{!",
        "{++",
        "{==",
        "[^1]",
        "[TOC]",
        "[[",
        "\n!!!",
        "\n???",
        "\n:::",
        "\n///",
    ),
    *("^^i", "==m", "++c", ":smile:", "$x$", "@me", "]:", "](", "<b", "<s", "<i", "\n==="),
}


# Code is left as it is, but for what is found before code is; and so are links to the web.
NO_CODE = [text for text in NASTY if not any(mark in text for mark in ("```", "~~~", "    ", "\t", "]("))]


@pytest.mark.parametrize("text", NO_CODE, ids=repr)
def test_markdown_holds_nothing_that_plugins_act_on(text: str) -> None:
    page = write(document(Line((Text(text),)), Prose(text, typed=True)), directory_urls=True)
    body = page.markdown.split("\n---\n", 1)[1]
    assert [mark for mark in ACTIVE if mark in body] == []


IN_CODE = ("--8<--", "{{", "{%", "{#", "{! ", "{++", "`#!", "`:::")


@pytest.mark.parametrize("text", [*NASTY, "--8<--\na\n--8<--", "#!sh", ":::py"], ids=repr)
def test_code_holds_nothing_that_plugins_act_on_even_there(text: str) -> None:
    fenced = Prose(f"{'`' * 9}\n{text}\n{'`' * 9}")
    nodes = (Line((Mono(text),)), Code(text), Diff(text), Terminal(text), fenced, Prose(text))
    page = write(document(*nodes, Fold("tool", (Mono(text),), nodes)), directory_urls=True)
    assert [mark for mark in IN_CODE if mark in page.markdown] == []
    assert_harmless(parsed(rendered(page)), ids=None)


LOST = ("&#0000106avascript", "&#x", '<a title="', "<!", "<![CDATA[", "<?", "</", "&amp", "<script")


@pytest.mark.parametrize("text", LOST)
def test_code_in_a_line_leaves_the_rest_of_the_page_in_its_place(text: str) -> None:
    lines = tuple(Line((Text("a "), Mono(each))) for each in (text, "<script>b</script>", "</i>"))
    for found in both(Fold("tool", (Mono(text),), (*lines, Code("{{ c }}\n\n<b>")))):
        assert_harmless(found)
        assert seen(found).endswith(" {{ c }} <b> ")


@pytest.mark.parametrize("text", ["__config", "`__config`", "**__search**", "\\__toc", "&lowbar;_a"])
def test_heading_takes_no_id_that_a_theme_uses(text: str) -> None:
    page = write(replace(document(Prose(f"# {text}")), title=text), directory_urls=True)
    html = Markdown(extensions=(*EXTENSIONS, "toc")).convert(page.markdown.split("\n---\n", 1)[1])
    ids = [each.attributes.get("id") or "" for each in parsed(html).elements()]
    assert [each for each in ids if each.startswith("__")] == []
