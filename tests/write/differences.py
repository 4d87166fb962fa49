"""What Python-Markdown can't be told, by name: how it is recognised, and what is left without it."""

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import pairwise

from write.structure import Element, trimmed

EMPHASIS = {"em", "strong", "del"}
TOUCHING = "emphasis touching emphasis"
Inside = list[Element | str]


def rebuilt(element: Element, change: Callable[[Element], Inside]) -> Element:
    """The same tree with every element replaced by what the change makes of it, from the leaves up."""
    inside: Inside = []
    for each in element.inside:
        for new in change(rebuilt(each, change)) if isinstance(each, Element) else [each]:
            if isinstance(new, str) and inside and isinstance(inside[-1], str):
                inside[-1] += new
            else:
                inside.append(new)
    return replace(element, inside=inside)


def _loose(element: Element) -> Inside:
    """An item that holds a blank line is loose, and so are its neighbours."""
    if element.tag != "li":
        return [element]
    inside = [
        new
        for each in element.inside
        for new in (each.inside if isinstance(each, Element) and each.tag == "p" else [each])
    ]
    return [replace(element, inside=inside)]


def _tabs(element: Element) -> Inside:
    if element.tag == "pre":
        return [replace(element, inside=[Element("code", inside=[re.sub(r"[ \t]+", " ", element.text())])])]
    return [element]


def _blank_lines(element: Element) -> Inside:
    if element.tag == "pre":
        text = re.sub(r"(?m)^[ \t]+$", "", element.text()).strip("\n")
        return [replace(element, inside=[Element("code", inside=[text])])]
    return [element]


def _code_edges(element: Element) -> Inside:
    if element.tag == "pre":
        return [element]
    codes = [isinstance(each, Element) and each.tag == "code" for each in element.inside]
    pairs = zip(element.inside, codes, strict=True)
    return [replace(element, inside=[_stripped(each) if is_code else each for each, is_code in pairs])]


def _stripped(code: Element | str) -> Element | str:
    return replace(code, inside=[code.text().strip()]) if isinstance(code, Element) else code


def _empty_table(element: Element) -> Inside:
    return [] if element.tag == "tbody" and not element.text().strip() else [element]


def _bars(element: Element) -> Inside:
    if element.tag not in {"td", "th"}:
        return [element]

    def text(each: Element) -> Inside:
        return [each.text()] if each.tag == "code" and "|" in each.text() else [each]

    return [rebuilt(element, text)]


def _paragraph_around_code(element: Element) -> Inside:
    """Code in tags, as plugins would act on it in a fence: inside of blocks that is a part of a paragraph."""
    is_code = [isinstance(each, Element) and each.tag == "div" for each in element.inside]
    return element.inside if element.tag == "p" and all(is_code) else [element]


def _nested_emphasis(element: Element) -> Inside:
    if element.tag not in EMPHASIS:
        return [element]

    def inner(each: Element) -> Inside:
        return each.inside if each.tag == element.tag else [each]

    return [rebuilt(element, inner)]


def _touching_emphasis(element: Element) -> Inside:
    return element.inside if element.tag in EMPHASIS else [element]


def _breaks(element: Element) -> Inside:
    if element.tag[0] == "h" and element.tag != "hr":
        return [rebuilt(element, lambda each: [" "] if each.tag == "br" else [each])]
    return [element]


DIFFERENCES: dict[str, Callable[[Element], Inside]] = {
    "loose list": _loose,
    "tabs in code": _tabs,
    "blank lines in code": _blank_lines,
    "bar in code in a table": _bars,
    "blanks at the ends of code in a line": _code_edges,
    "table without rows": _empty_table,
    "line break in a heading": _breaks,
    "paragraph around code in tags": _paragraph_around_code,
    "emphasis inside itself": _nested_emphasis,
    TOUCHING: _touching_emphasis,
}


def differences(ours: Element, theirs: Element) -> list[str]:
    """The fewest names that explain all that differs; "other" if something has no name."""
    if ours == theirs:
        return []
    if not _same_without(DIFFERENCES, ours, theirs):
        return ["other"]
    needed = list(DIFFERENCES)
    for name in reversed(DIFFERENCES):
        fewer = [each for each in needed if each != name]
        if _same_without(fewer, ours, theirs):
            needed = fewer
    return ["other"] if TOUCHING in needed and not _touches(ours) else needed


def _touches(element: Element) -> bool:
    """Emphasis with nothing between it and other emphasis; only then may it be missing."""
    ends = [element.tag] if element.tag in EMPHASIS else [""]
    tags = [*ends, *(each.tag if isinstance(each, Element) else "" for each in element.inside), *ends]
    here = any(EMPHASIS.issuperset(pair) for pair in pairwise(tags)) and bool(element.inside)
    return here or any(_touches(each) for each in element.inside if isinstance(each, Element))


def _same_without(names: Iterable[str], ours: Element, theirs: Element) -> bool:
    for name in names:
        ours, theirs = (_tidy(rebuilt(each, DIFFERENCES[name])) for each in (ours, theirs))
    return ours == theirs


def _tidy(element: Element) -> Element:
    if element.tag == "pre":
        return element
    inside: Inside = [_tidy(each) if isinstance(each, Element) else each for each in element.inside]
    return replace(element, inside=trimmed(element.tag, inside))
