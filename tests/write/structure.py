"""What is the same in two pages that look alike: the tree of tags, and the text in it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = {"br", "hr", "img", "input"}
INLINE = {"em", "strong", "del", "a", "code", "img", "input"}
HTML_ALONE = ("headerlink", "cct-calendar", "cct-strip")
BLANKS = re.compile(r"[ \t\n]+")


@dataclass
class Element:
    tag: str
    attributes: dict[str, str | None] = field(default_factory=dict)
    inside: list["Element | str"] = field(default_factory=list)

    def elements(self) -> Iterator["Element"]:
        """All elements below."""
        for each in self.inside:
            if isinstance(each, Element):
                yield each
                yield from each.elements()

    def text(self) -> str:
        return "".join(each if isinstance(each, str) else each.text() for each in self.inside)


class _Parser(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open = [Element("page")]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, dict(attrs))
        self.open[-1].inside.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop().tag == tag

    def handle_data(self, data: str) -> None:
        self.open[-1].inside.append(data)


def parsed(html: str) -> Element:
    """The page as a tree; fails if tags don't match."""
    parser = _Parser()
    parser.feed(html)
    parser.close()
    assert len(parser.open) == 1
    return parser.open[0]


def structure(html: str) -> Element:
    """The page without attributes, colours, permalinks, pictures of our own, and blanks that don't show."""
    return bare(parsed(html))


def bare(element: Element, *, pre: bool = False) -> Element:
    inside: list[Element | str] = []
    for each in _visible(element):
        if isinstance(each, Element):
            inside.append(bare(_no_empty_head(each), pre=pre or each.tag == "pre"))
        elif inside and isinstance(inside[-1], str):
            inside[-1] += each
        else:
            inside.append(each)
    return Element(element.tag, inside=inside if pre else trimmed(element.tag, inside))


def _no_empty_head(element: Element) -> Element:
    """Markdown knows no other cell for the first row of a table."""
    is_empty = element.tag == "th" and not element.text().strip()
    return Element("td", inside=element.inside) if is_empty else element


def _visible(element: Element) -> Iterator["Element | str"]:
    for each in element.inside:
        if isinstance(each, Element) and each.tag == "span":
            yield from _visible(each)
        elif isinstance(each, str) or not _is_unsaid(each):
            yield each


def _is_unsaid(element: Element) -> bool:
    """Whether Markdown can't say it."""
    return element.tag == "svg" or element.attributes.get("class") in HTML_ALONE


def trimmed(tag: str, inside: list[Element | str]) -> list[Element | str]:
    """Without blanks beside blocks, and with single blanks elsewhere."""
    kept: list[Element | str] = []
    for at, each in enumerate(inside):
        if isinstance(each, str):
            text = BLANKS.sub(" ", each)
            text = text.lstrip(" ") if _is_edge(tag, inside, at - 1) else text
            text = text.rstrip(" ") if _is_edge(tag, inside, at + 1) else text
            kept += [text] if text else []
        else:
            kept.append(each)
    return kept


def _is_edge(tag: str, inside: list[Element | str], at: int) -> bool:
    if not 0 <= at < len(inside):
        return tag not in INLINE
    each = inside[at]
    return isinstance(each, Element) and each.tag not in INLINE
