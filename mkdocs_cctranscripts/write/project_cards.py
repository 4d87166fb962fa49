"""Projects as small cards, with bars for their months."""

from mkdocs_cctranscripts.model.document import Link, ProjectCard, ProjectCards
from mkdocs_cctranscripts.write.blocks import Items, Paragraph
from mkdocs_cctranscripts.write.inline import Break, Close, Inlines, Locate, Open, Word
from mkdocs_cctranscripts.write.prose_html import inlines
from mkdocs_cctranscripts.write.text import one_line

STEP = 5
WIDTH = 4
HEIGHT = 18


def html(node: ProjectCards, locate: Locate) -> str:
    most = max((number for card in node.items for number in card.months), default=0)
    cards = "\n".join(
        f"<li>{inlines(_name(card, locate))}{_bars(card.months, most)} {inlines(_about(card))}</li>"
        for card in node.items
    )
    return f"<ul>\n{cards}\n</ul>" if cards else ""


def items(node: ProjectCards, locate: Locate) -> Items:
    """For Markdown, which has no bars."""
    cards = ((*_name(card, locate), Word(" "), *_about(card)) for card in node.items)
    return Items(tuple((Paragraph(card, tight=True),) for card in cards), None)


def _name(card: ProjectCard, locate: Locate) -> Inlines:
    strong = (Open("strong"), Word(one_line(card.name.text) or "…"), Close("strong"))
    if isinstance(card.name, Link):
        return (Open("a", href=locate(card.name.uri, card.name.anchor)), *strong, Close("a"))
    return strong


def _about(card: ProjectCard) -> Inlines:
    last = (Break(hard=True), Word(one_line(card.last))) if card.last else ()
    return (Open("em"), Word(one_line(card.amounts)), *last, Close("em"))


def _bars(months: tuple[int, ...], most: int) -> str:
    bars = "".join(_bar(at, number, most) for at, number in enumerate(months))
    return f'<svg width="{len(months) * STEP}" height="{HEIGHT}" aria-hidden="true">{bars}</svg>'


def _bar(at: int, number: int, most: int) -> str:
    height = max(1, round(HEIGHT * number / most)) if most else 1
    return f'<rect x="{at * STEP}" y="{HEIGHT - height}" width="{WIDTH}" height="{height}"/>'
