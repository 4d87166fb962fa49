"""Code that something acts on even inside a fence, written for Markdown so that nothing does.

Snippets, includes, templates and critic marks are found before code is: they would put files of the machine
into the page, run, or end the build. References can't be written in a fence, but in tags they can.
"""

import re

# Marks that act by themselves, or break the page: Jinja fails over one that isn't closed.
ACTING = re.compile(r"-8<-|\{[{%#]|<!--\s*(?:material/|more\b|codeinclude)")
PAIRS = (("{!", "!}"), ("{++", "++}"), ("{--", "--}"), ("{~~", "~~}"), ("{==", "==}"), ("{>>", "<<}"))
# Python-Markdown looks for tags and references in code within a line, too. One that isn't complete makes it
# lose its place in the page, and what was code further down is raw HTML then.
# A whole tag with a name that no HTML has does nothing, and is what Claude Code's own tags are.
HTML = re.compile(r"<(?!/?[A-Za-z][A-Za-z0-9]*[_-][\w-]*>)[A-Za-z/!?]|&[A-Za-z#]")
# At the start of code within a line they name its language, and vanish.
SHEBANGS = ("#!", ":::")
NAMED = {"<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;"}
MARKS = re.compile(r"(?<![A-Za-z0-9])[-=]|[-=](?![A-Za-z0-9])|[\x00-\x7f](?<![A-Za-z0-9 ,=-])")
"""All of ASCII that could be markup or part of an address."""


def acts(code: str) -> bool:
    return bool(ACTING.search(code)) or any(start in code and end in code for start, end in PAIRS)


def acts_in_line(code: str) -> bool:
    return acts(code) or bool(HTML.search(code)) or code.lstrip().startswith(SHEBANGS)


def in_line(code: str) -> str:
    return f"<code>{references(code)}</code>"


def references(text: str) -> str:
    """On one line: inside of blocks Python-Markdown takes tags for a part of a paragraph."""
    return MARKS.sub(lambda mark: NAMED.get(mark[0]) or f"&#{ord(mark[0])};", text)
