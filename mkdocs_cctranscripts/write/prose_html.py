"""A message's own Markdown as HTML."""

from typing import assert_never

from mkdocs_cctranscripts.write import code
from mkdocs_cctranscripts.write.blocks import Block, Blocks, Fence, Grid, Items, Paragraph, Quote, Rule, Title
from mkdocs_cctranscripts.write.inline import Break, Close, Inline, Inlines, Open, Tick, Word
from mkdocs_cctranscripts.write.text import attribute, escape

# A transcript may be in any language, so each piece of it finds its own direction.
AUTO = ' dir="auto"'
FOREIGN = "nofollow ugc noopener"


def blocks(tree: Blocks) -> str:
    return "\n".join(map(_block, tree))


def inlines(parts: Inlines) -> str:
    return "".join(map(_inline, parts))


def _block(block: Block) -> str:
    match block:
        case Paragraph(tight=True):
            return inlines(block.inlines)
        case Paragraph():
            return f"<p{AUTO}>{inlines(block.inlines)}</p>"
        case Title(level=level):
            return f"<h{level}{AUTO}>{inlines(block.inlines)}</h{level}>"
        case Fence():
            return code.block(block.text, block.language)
        case Rule():
            return "<hr>"
        case Quote():
            return f"<blockquote{AUTO}>\n{blocks(block.blocks)}\n</blockquote>"
        case Items():
            return _items(block)
        case Grid():
            return table(block)
        case _:
            assert_never(block)


def _items(block: Items) -> str:
    tag = "ul" if block.start is None else "ol"
    start = "" if block.start in (None, 1) else f' start="{block.start}"'
    items = "\n".join(f"<li{AUTO}>{blocks(item)}</li>" for item in block.items)
    return f"<{tag}{start}>\n{items}\n</{tag}>"


def table(block: Grid) -> str:
    if not block.align:
        return ""
    head = _row("th", block.head, block.align)
    rows = "\n".join(_row("td", row, block.align) for row in block.rows)
    body = f"<tbody>\n{rows}\n</tbody>\n" if rows else ""
    return f"<table>\n<thead>\n{head}\n</thead>\n{body}</table>"


def _row(tag: str, cells: tuple[Inlines, ...], align: tuple[str, ...]) -> str:
    styles = (f' style="text-align: {where}"' if where else "" for where in align)
    inside = zip(cells, styles, strict=True)
    return f"<tr>{''.join(_cell(tag, cell, style) for cell, style in inside)}</tr>"


def _cell(tag: str, cell: Inlines, style: str) -> str:
    """A head without words is no head to those who hear it."""
    tag = tag if cell else "td"
    return f"<{tag}{AUTO}{style}>{inlines(cell)}</{tag}>"


def _inline(part: Inline) -> str:
    match part:
        case Word():
            return escape(part.text)
        case Tick():
            return f"<code>{escape(part.text)}</code>"
        case Open():
            return _opened(part)
        case Close():
            return f"</{part.tag}>"
        case Break():
            return "<br>\n" if part.hard else "\n"
        case _:
            assert_never(part)


def _opened(part: Open) -> str:
    keys = {
        "class": part.kind,
        "href": part.href,
        "title": part.title,
        "rel": FOREIGN if part.foreign else "",
    }
    return f"<{part.tag}{''.join(attribute(key, value) for key, value in keys.items())}>"
