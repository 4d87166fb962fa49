"""A message's HTML has the structure that markdown-it-py gives it, but for headings, links and images."""

from urllib.parse import unquote

import corpus
import pytest
from hypothesis import given, settings
from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore
from write.differences import Inside, rebuilt
from write.messages import messages
from write.samples import document, texts
from write.structure import Element, bare, parsed, structure, trimmed

from mkdocs_cctranscripts.model.document import Prose
from mkdocs_cctranscripts.write import write
from mkdocs_cctranscripts.write.links import linked
from mkdocs_cctranscripts.write.prose import MAX_NESTING
from mkdocs_cctranscripts.write.text import clean

HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")


def ours(text: str, *, typed: bool = False) -> Element:
    return structure(body(text, typed=typed))


def body(text: str, *, typed: bool = False) -> str:
    page = write(document(Prose(text, typed=typed)), directory_urls=True)
    return page.html.split("</h1>\n", 1)[1]


def plain(text: str) -> Element:
    """What markdown-it-py makes of it, with the changes that we make on purpose."""
    parser = MarkdownIt("commonmark", {"html": False, "maxNesting": MAX_NESTING})
    parser.enable(["table", "strikethrough"]).core.ruler.push("auto", _mark_autolinks)
    page = rebuilt(parsed(parser.render(clean(text))), _image_in_link)
    return _tidy(bare(_levelled(rebuilt(page, _changed))))


def _mark_autolinks(state: StateCore) -> None:
    for token in state.tokens:
        for child in token.children or ():
            if child.type == "link_open" and child.info == "auto":
                child.attrSet("data-auto", "")


def _image_in_link(element: Element) -> Inside:
    if element.tag == "a":
        return [rebuilt(element, lambda each: [_shown(each)[0]] if each.tag == "img" else [each])]
    return [element]


def _shown(element: Element) -> tuple[str, str, str]:
    """Text, target and address of an image or a link."""
    address = element.attributes.get("href") or element.attributes.get("src") or ""
    target = clean(unquote(address)).replace("\n", " ")
    alt = clean(element.attributes.get("alt") or "").strip()
    return alt or target, target, address


def _changed(element: Element) -> Inside:
    match element.tag:
        case "a" | "img":
            return _link(element)
        case "pre":
            return [Element("div", inside=[_ended(element)])]
        case "s":
            return [Element("del", inside=element.inside)]
        case "p" if not element.inside:
            return []
        case _:
            return [element]


def _levelled(page: Element) -> Element:
    """Below the page's title no level is skipped, whatever the message has."""
    around: list[str] = []
    for each in page.elements():
        if each.tag in HEADINGS:
            around = [tag for tag in around if tag < each.tag] + [each.tag]
            each.tag = f"h{min(1 + len(around), 6)}"
    return page


def _ended(pre: Element) -> Element:
    """An open fence at the end of the text has no last newline; in ours every line has one."""
    text = pre.text()
    inside: Inside = [text if text.endswith("\n") else f"{text}\n"] if text else []
    return Element("pre", inside=[Element("code", inside=inside)])


def _link(element: Element) -> Inside:
    text, target, address = _shown(element)
    if element.tag == "img":
        element = Element("a", inside=[text])
        if not linked(address) and text == target:
            return [Element("code", inside=[target])]
    if linked(address):
        return [element]
    if "data-auto" in element.attributes:
        return ["<", *element.inside, ">"]
    told: Inside = [] if target in element.text() else [" (", Element("code", inside=[target]), ")"]
    return [*element.inside, *told]


def _tidy(element: Element) -> Element:
    """Character references are read after cleaning: what they name is cleaned as well."""
    if element.tag == "pre":
        return element
    inside: Inside = [_tidy(each) if isinstance(each, Element) else clean(each) for each in element.inside]
    return Element(element.tag, inside=trimmed(element.tag, inside))


@settings(max_examples=2000, deadline=None, derandomize=True, database=None)
@given(texts)
def test_any_message_keeps_its_structure(text: str) -> None:
    assert ours(text) == plain(text)


@corpus.needed
def test_every_real_answer_keeps_its_structure() -> None:
    answers = [text for role, text in messages() if role == "assistant"]
    assert answers
    assert [text for text in answers if ours(text) != plain(text)] == []


LINKS = {
    "[a](http://x.y)": '<a href="http://x.y" rel="nofollow ugc noopener">a</a>',
    "[a](mailto:b@c.d)": '<a href="mailto:b@c.d" rel="nofollow ugc noopener">a</a>',
    "<https://x.y/z>": '<a href="https://x.y/z" rel="nofollow ugc noopener">https://x.y/z</a>',
    "[app.py](src/app.py)": "app.py (<code>src/app.py</code>)",
    "[src/app.py](src/app.py)": "src/app.py",
    "[a](/etc/x%20y)": "a (<code>/etc/x y</code>)",
    "[a](//evil.example)": "a (<code>//evil.example</code>)",
    "[a](ftp://x)": "a (<code>ftp://x</code>)",
    "[a](javascript:b)": "[a](javascript:b)",
    "<make:x>": "&lt;make:x&gt;",
    "![a](https://x/y.png)": '<a href="https://x/y.png" rel="nofollow ugc noopener">a</a>',
    "![](https://x/y.png)": '<a href="https://x/y.png" rel="nofollow ugc noopener">https://x/y.png</a>',
    "![a](y.png)": "a (<code>y.png</code>)",
    "[![a](y.png)](http://x)": '<a href="http://x" rel="nofollow ugc noopener">a</a>',
}


@pytest.mark.parametrize(("text", "html"), LINKS.items())
def test_link_leads_to_the_web_or_is_shown(text: str, html: str) -> None:
    assert body(text).strip() == f'<p dir="auto">{html}</p>'


TYPED = {
    "*a* _b_ ~~c~~ **d**": "*a* _b_ ~~c~~ **d**",
    "# no heading": "# no heading",
    "a\n===": "a<br>\n===",
    "\\* &amp; <b>": "\\* &amp;amp; &lt;b&gt;",
    "a\n  b": "a<br>\n\u00a0\u00a0b",
    "[a](http://b) ![c](http://d) <https://x.y>": "[a](http://b) ![c](http://d) &lt;https://x.y&gt;",
    "[a]: http://b": "[a]: http://b",
    "the `code` in it": "the <code>code</code> in it",
    "- a\n+ b\n1. c": "- a<br>\n+ b<br>\n1. c",
    "> a\nb": "&gt; a<br>\nb",
    "a|b\n-|-\nc|d": "a|b<br>\n-|-<br>\nc|d",
    "    a\n\tb": "\u00a0\u00a0\u00a0\u00a0a<br>\n\u00a0\u00a0\u00a0\u00a0b",
    "---": "---",
}


@pytest.mark.parametrize(("text", "html"), TYPED.items())
def test_typed_text_is_shown_as_typed(text: str, html: str) -> None:
    assert body(text, typed=True).strip() == f'<p dir="auto">{html}</p>'


DEEP = {
    "quotes": "> " * 1000 + "x",
    "items": "- " * 1000 + "x",
    "steps": "\n".join("  " * n + "- x" for n in range(1000)),
}


@pytest.mark.parametrize("text", DEEP.values(), ids=DEEP)
def test_what_is_nested_too_deep_is_shown_plain(text: str) -> None:
    assert parsed(body(text)).text().strip("\n") == text
