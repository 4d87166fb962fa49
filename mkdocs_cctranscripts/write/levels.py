"""Sets the levels of a message's headings, so that none is skipped: those who hear a page go by them."""

from collections.abc import Iterator
from dataclasses import replace

from mkdocs_cctranscripts.model.document import Heading, Prose
from mkdocs_cctranscripts.write.blocks import Block, Blocks, Items, Quote, Title
from mkdocs_cctranscripts.write.outline import Nodes, walk

DEEPEST = 6
BELOW_TITLE = 2
BELOW_PROMPT = 3


def tops(nodes: Nodes) -> Iterator[tuple[Prose, int]]:
    """The level of each message's highest heading: one below that of the page's own heading above it."""
    top = BELOW_TITLE
    for node in walk(nodes):
        if isinstance(node, Heading):
            top = BELOW_PROMPT
        elif isinstance(node, Prose):
            yield node, top


def levelled(tree: Blocks, top: int) -> Blocks:
    around: list[int] = []
    return tuple(_block(block, top, around) for block in tree)


def _block(block: Block, top: int, around: list[int]) -> Block:
    """`around` are the levels, as the message has them, of the headings that this one stands below."""
    match block:
        case Title(level=level):
            while around and around[-1] >= level:
                around.pop()
            around.append(level)
            return replace(block, level=min(top + len(around) - 1, DEEPEST))
        case Quote():
            return replace(block, blocks=tuple(_block(each, top, around) for each in block.blocks))
        case Items():
            items = (tuple(_block(each, top, around) for each in item) for item in block.items)
            return replace(block, items=tuple(items))
        case _:
            return block
