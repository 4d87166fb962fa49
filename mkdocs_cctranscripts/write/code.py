"""Code blocks: which language, coloured for HTML, fenced for Markdown."""

import re
from functools import lru_cache

from pygments import format as formatted
from pygments.formatters import HtmlFormatter
from pygments.lexer import Lexer
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound

from mkdocs_cctranscripts.write import inert
from mkdocs_cctranscripts.write.text import attribute, escape

FORMATTER = HtmlFormatter(nowrap=True)
MOST_COLOURED = 50_000
PLAIN = "nohighlight"
LANGUAGE = re.compile(r"[\w#.+-]+")
TICKS = re.compile("`+")


def known(language: str) -> str:
    """The language if Pygments has it, else nothing."""
    return language if _lexer(language) else ""


def block(text: str, language: str = "", kind: str = "highlight") -> str:
    """As pymdownx and Pygments make it; the empty span keeps a leading newline from being eaten."""
    colours = f"language-{language.lower()}" if known(language) else PLAIN
    return framed(_coloured(ended(text), language), kind, colours)


def framed(inside: str, kind: str, colours: str = "") -> str:
    """`colours` is for themes that highlight in the browser: in which language, or not at all."""
    start = f"<code{attribute('class', colours)}>"
    return f'<div class="{kind}"><pre><span></span>{start}{inside}</code></pre></div>'


def ended(text: str) -> str:
    return text if text.endswith("\n") or not text else f"{text}\n"


def fence(text: str, language: str = "", *kinds: str) -> str:
    """For Markdown, longer than any run of ticks inside; in tags, where a fence wouldn't do."""
    classes = tuple(filter(None, kinds))
    if inert.acts(text):
        return framed(inert.references(ended(text)), " ".join(("highlight", *classes)))
    ticks = "`" * max(3, 1 + longest(text))
    info = _info(language, classes) if classes else known(language)
    return f"{ticks}{info}\n{text.removesuffix(chr(10))}\n{ticks}"


def _info(language: str, classes: tuple[str, ...]) -> str:
    """What to write behind the ticks, so that the classes survive."""
    return f" {{ {' '.join(f'.{word}' for word in (known(language) or 'text', *classes))} }}"


def longest(text: str) -> int:
    """The longest run of ticks."""
    return max(map(len, TICKS.findall(text)), default=0)


def _coloured(text: str, language: str) -> str:
    lexer = _lexer(language) if len(text) <= MOST_COLOURED else None
    if lexer is None:
        return escape(text)
    tokens = list(lexer.get_tokens(text))
    # Some lexers drop or add characters: then colours aren't worth it.
    if "".join(value for _, value in tokens) != text:
        return escape(text)
    return formatted(tokens, FORMATTER)


@lru_cache(maxsize=128)
def _lexer(language: str) -> Lexer | None:
    if not LANGUAGE.fullmatch(language):
        return None
    try:
        return get_lexer_by_name(language, stripnl=False, ensurenl=False)
    except ClassNotFound:
        return None
