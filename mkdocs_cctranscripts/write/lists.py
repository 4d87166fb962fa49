"""Our own lists: what could be answered, what is to be done, where it goes on."""

from dataclasses import replace
from typing import assert_never

from mkdocs_cctranscripts.model.document import Checklist, Choice, Choices, Item, Link, Onward, Points
from mkdocs_cctranscripts.write.blocks import Items, Paragraph
from mkdocs_cctranscripts.write.inline import DOT, Close, Inlines, Locate, Open, Word, parts
from mkdocs_cctranscripts.write.inline_markdown import source
from mkdocs_cctranscripts.write.points import points
from mkdocs_cctranscripts.write.prose_html import AUTO, blocks, inlines
from mkdocs_cctranscripts.write.prose_markdown import Chunk, chunks
from mkdocs_cctranscripts.write.text import attribute, heading, name, one_line

List = Checklist | Choices | Onward | Points

CHOSEN = "chosen: "
# A direction of its own, so that it doesn't decide about that of the answer.
UNSEEN = f'<span class="cct-unseen" dir="ltr">{CHOSEN}</span>'
CHECKED = {"done": " checked", "now": "", "open": ""}
TICKED = {"done": "x", "now": " ", "open": " "}


def html(node: List, locate: Locate) -> str:
    match node:
        case Checklist():
            return _tasks_html(node)
        case Choices():
            return _options_html(node)
        case Onward():
            return _onward_html(node, locate)
        case Points():
            return blocks((points(node, locate),))
        case _:
            assert_never(node)


def markdown(node: List, locate: Locate) -> list[Chunk]:
    match node:
        case Checklist():
            return [Chunk(_tasks(node), "list")]
        case Choices():
            return chunks((_options(node),))
        case Onward():
            return chunks((_onward(node, locate),))
        case Points():
            return chunks((points(node, locate),))
        case _:
            assert_never(node)


def _options(node: Choices) -> Items:
    """For Markdown, where a word tells what was chosen."""
    items = (((Word(CHOSEN),) if each.chosen else ()) + _choice(each) for each in node.items)
    return Items(tuple((Paragraph(item, tight=True),) if item else () for item in items), None)


def _options_html(node: Choices) -> str:
    """The word is for those who don't see the mark."""
    items = "\n".join(
        f'<li class="chosen"{AUTO}>{UNSEEN}{inlines(_choice(each))}</li>'
        if each.chosen
        else f"<li{AUTO}>{inlines(_choice(each))}</li>"
        for each in node.items
    )
    return f'<ul class="cct-options">\n{items}\n</ul>' if items else ""


def _tasks(node: Checklist) -> str:
    return "\n".join(f"- [{TICKED[each.state]}] {source(_item(each))}" for each in node.items)


def _tasks_html(node: Checklist) -> str:
    """As pymdownx.tasklist makes it, with a name on each box for those who hear the page."""
    items = "\n".join(
        f'<li class="{_classes(each)}"{AUTO}><input type="checkbox" disabled{CHECKED[each.state]} '
        f'aria-label="{each.state}"> {inlines(_item(each))}</li>'
        for each in node.items
    )
    return f'<ul class="task-list">\n{items}\n</ul>' if items else ""


def _onward(node: Onward, locate: Locate) -> Items:
    return Items(tuple((Paragraph(_led(link, locate), tight=True),) for link in node.links), None)


def _onward_html(node: Onward, locate: Locate) -> str:
    """With the ids of what is elsewhere, for links that don't know that."""
    items = "\n".join(
        f"<li{attribute('id', name(link.anchor))}{AUTO}>{inlines(_led(link, locate))}</li>"
        for link in node.links
    )
    return f'<ul class="cct-onward">\n{items}\n</ul>' if items else ""


def _led(link: Link, locate: Locate) -> Inlines:
    return tuple(parts(replace(link, text=heading(link.text)), locate))


def _classes(item: Item) -> str:
    return f"task-list-item {item.state}{' new' if item.changed else ''}"


def _item(item: Item) -> Inlines:
    return _told(one_line(item.text), one_line(item.about), DOT, strong=item.state == "now")


def _choice(choice: Choice) -> Inlines:
    return _told(one_line(choice.text), one_line(choice.about), Word(" — "), strong=choice.chosen)


def _told(text: str, about: str, between: Word, *, strong: bool) -> Inlines:
    word = (Word(text),) if text else ()
    first = (Open("strong"), *word, Close("strong")) if strong and text else word
    second = (Open("em"), Word(about), Close("em")) if about else ()
    return (*first, between, *second) if first and second else first or second
