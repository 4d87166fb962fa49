"""What there is to know at a glance, as a list that both writers know how to write."""

from mkdocs_cctranscripts.model.document import Point, Points
from mkdocs_cctranscripts.write.blocks import Blocks, Items, Paragraph
from mkdocs_cctranscripts.write.inline import Close, Locate, Open, Word, line


def points(node: Points, locate: Locate) -> Items:
    return Items(tuple(_point(each, locate) for each in node.points), None)


def _point(point: Point, locate: Locate) -> Blocks:
    label = (Open("strong"), Word(point.label), Close("strong"), Word(" "))
    first = Paragraph((*label, *line(point.spans, locate)), tight=True)
    below = tuple((Paragraph(line(spans, locate), tight=True),) for spans in point.below)
    return (first, Items(below, None)) if below else (first,)
