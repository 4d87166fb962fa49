"""A message's own Markdown as a tree: parsed alone, so that no message can leave its block."""

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import takewhile

from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore
from markdown_it.token import Token

from mkdocs_cctranscripts.write.blocks import Block, Blocks, Fence, Grid, Items, Paragraph, Quote, Rule, Title
from mkdocs_cctranscripts.write.code import known
from mkdocs_cctranscripts.write.links import inlines

SINK = 2
DEEPEST_HEADING = 6
MAX_NESTING = 60
MOST_GROWTH = 12
"""By how much a text may grow when its letters are written as addresses have them."""
ROOM = 100_000
INDENT = re.compile(r"^[ \t]+")

Tokens = Iterator[Token]


def blocks(text: str, *, typed: bool) -> Blocks:
    tokens = _parsed(text, TYPED if typed else WRITTEN)
    if tokens is None or _too_deep(tokens) or _grown(tokens) > MOST_GROWTH * len(text) + ROOM:
        return (Fence(text),)
    return _blocks(iter(tokens))


def _too_deep(tokens: list[Token]) -> bool:
    """The parser drops what is nested deeper; better plain than lost."""
    return any(token.level >= MAX_NESTING - 1 and token.nesting == 1 for token in tokens)


def _grown(tokens: list[Token]) -> int:
    """How much the addresses and titles of links take up: a long one may be defined once, and used often."""
    children = (child for token in tokens for child in token.children or ())
    return sum(len(str(value)) for child in children for value in child.attrs.values())


def _parsed(text: str, parser: MarkdownIt) -> list[Token] | None:
    """None if it can't be parsed: a fault of the parser must not cost a session."""
    for variant in (text, f"{text}\n"):  # up to version 4 it fails on tables that end in an empty quote
        with suppress(Exception):
            return parser.parse(variant)
    return None


def _indents(state: StateCore) -> None:
    """Keep the indents of typed lines, which the parser drops."""
    lines = [INDENT.sub(_unbroken, line) for line in state.src.split("\n")]
    for token in state.tokens:
        if token.type == "inline" and token.map:
            token.content = "\n".join(lines[slice(*token.map)])


def _unbroken(indent: re.Match[str]) -> str:
    return "\u00a0" * len(indent[0].expandtabs(4))


def _openings(state: StateCore) -> None:
    """Keep words that were typed right behind the ticks, where only the name of a language belongs."""
    for token in state.tokens:
        words = token.info.split() if token.type == "fence" else []
        if len(words) > 1 and not known(words[0]):
            token.content, token.info = f"{token.info.strip()}\n{token.content}", ""


def _breaks(state: StateCore) -> None:
    for token in state.tokens:
        for child in token.children or ():
            if child.type == "softbreak":
                child.type = "hardbreak"


def _blocks(tokens: Tokens, end: str = "") -> Blocks:
    inside = (
        BLOCKS[token.type](token, tokens) for token in takewhile(lambda token: token.type != end, tokens)
    )
    # The parser makes paragraphs even of lines that hold nothing but no-break spaces.
    return tuple(block for block in inside if not isinstance(block, Paragraph) or block.inlines)


def _paragraph(token: Token, tokens: Tokens) -> Block:
    inside, _ = next(tokens), next(tokens)
    return Paragraph(inlines(inside.children or []), tight=token.hidden)


def _title(token: Token, tokens: Tokens) -> Block:
    inside, _ = next(tokens), next(tokens)
    return Title(min(int(token.tag[1:]) + SINK, DEEPEST_HEADING), inlines(inside.children or []))


def _fence(token: Token, _tokens: Tokens) -> Block:
    words = token.info.split()
    return Fence(token.content, known(words[0]) if words else "")


def _rule(_token: Token, _tokens: Tokens) -> Block:
    return Rule()


def _quote(_token: Token, tokens: Tokens) -> Block:
    return Quote(_blocks(tokens, "blockquote_close"))


def _items(token: Token, tokens: Tokens) -> Block:
    end = token.type.replace("open", "close")
    items = (_blocks(tokens, "list_item_close") for _ in takewhile(lambda token: token.type != end, tokens))
    start = int(token.attrGet("start") or 0 if "start" in token.attrs else 1)
    return Items(tuple(items), start if token.type == "ordered_list_open" else None)


def _grid(_token: Token, tokens: Tokens) -> Block:
    rows: list[list[Token]] = []
    align: list[str] = []
    for token in takewhile(lambda token: token.type != "table_close", tokens):
        match token.type:
            case "tr_open":
                rows.append([])
            case "th_open":
                align.append(str(token.attrGet("style") or "").removeprefix("text-align:"))
            case "inline":
                rows[-1].append(token)
    head, *body = [tuple(inlines(cell.children or []) for cell in row) for row in rows]
    return Grid(tuple(align), head, tuple(body))


BLOCKS: dict[str, Callable[[Token, Tokens], Block]] = {
    "paragraph_open": _paragraph,
    "heading_open": _title,
    "fence": _fence,
    "code_block": _fence,
    "hr": _rule,
    "blockquote_open": _quote,
    "bullet_list_open": _items,
    "ordered_list_open": _items,
    "table_open": _grid,
}


def _parser(preset: str, rules: list[str]) -> MarkdownIt:
    return MarkdownIt(preset, {"html": False, "maxNesting": MAX_NESTING}).enable(rules)


WRITTEN = _parser("commonmark", ["table", "strikethrough"])
TYPED = _parser("zero", ["fence", "paragraph", "backticks", "newline"])
TYPED.core.ruler.after("block", "indents", _indents)
TYPED.core.ruler.after("block", "openings", _openings)
TYPED.core.ruler.after("inline", "breaks", _breaks)
