"""Shows searches: what was looked for and where, and what was found."""

import re
from collections.abc import Callable, Iterator
from itertools import chain

from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.document import Code, Facts, Mono, Node, Spans, Terminal, Text
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.cut import OUTPUT, shortened
from mkdocs_cctranscripts.render.paths import path_name
from mkdocs_cctranscripts.render.phrases import brief, count
from mkdocs_cctranscripts.render.pieces import beside
from mkdocs_cctranscripts.render.tools.card import Card, object_of
from mkdocs_cctranscripts.render.tools.fields import data, number, result_text, text, texts
from mkdocs_cctranscripts.render.tools.found import counted, files, matches
from mkdocs_cctranscripts.render.tools.inputs import unsaid
from mkdocs_cctranscripts.render.tools.places import full_path
from mkdocs_cctranscripts.render.tools.saved import beginning

_NAMED = {"glob": "files ", "include": "files ", "type": "files of type "}
_FLAGS = {"-i": "case ignored", "multiline": "across lines", "-o": "only what matches"}
_AROUND = {"-A": "after", "-B": "before", "-C": "around", "context": "around"}
_PAGES = {"head_limit": "at most {}", "offset": "without the first {}"}
_SAID: dict[str, type] = {
    **dict.fromkeys(("pattern", "path", "output_mode", *_NAMED), str),
    **dict.fromkeys(("-n", *_FLAGS), bool),
    **dict.fromkeys((*_AROUND, *_PAGES), int),
}
_ABOUT = re.compile(
    r"Found \d+ (?:files?|total occurrences?)\b.*|No (?:files|matches) found.*"
    r"|\(Results are truncated.*|\[Showing results with pagination.*"
)
"""Lines that the tools add to what they found."""


def grep(call: ToolCall, context: Context) -> Card:
    mode = text(data(call), "mode") or text(call.input, "output_mode")
    content = text(data(call), "content")
    lines = content.split("\n") if content else items_found(call)
    return _card(call, _OUTCOMES.get(mode, _files)(call, lines), lines, context)


def glob(call: ToolCall, context: Context) -> Card:
    lines = items_found(call)
    total = number(data(call), "totalMatches")
    truncated = data(call).get("truncated") is True or "(Results are truncated" in _tail(call)
    number_ = number(data(call), "numFiles") or len(lines)
    if total and total > number_:
        return _card(call, f"{number_:,} of {count(total, 'file')}", lines, context)
    return _card(call, files(number_, number_ if truncated else None), lines, context)


def items_found(call: ToolCall) -> list[str]:
    """As the tool tells them; else the lines of its text, without its own words."""
    if names := texts(data(call), "filenames"):
        return names
    said, _ = beginning(result_text(call))
    return [line for line in said.split("\n") if line.strip() and not _ABOUT.fullmatch(line)]


def _card(call: ToolCall, outcome: str, lines: list[str], context: Context) -> Card:
    pattern = text(call.input, "pattern")
    name = Mono(brief(_inside(pattern, context)))
    listed = "\n".join(_inside(line, context) for line in lines)
    shown = shortened(listed, OUTPUT, context.shelf, Terminal) if listed.strip() else ()
    return Card(
        call.name,
        (*object_of(name), *_where(call, context)),
        outcome,
        asked=tuple(_asked(call, context)),
        given=(*shown, *beside(call.result, context)),
        kind="find",
        name=name if name.text else None,
        unit=("search", "searches"),
    )


def _where(call: ToolCall, context: Context) -> Spans:
    path = path_name(text(call.input, "path"), context)
    return (Text(" in "), Mono(path)) if path not in ("", ".") else ()


def _inside(line: str, context: Context) -> str:
    """Without the folder that the session worked in."""
    for separator in "/\\":
        if context.folder and line.startswith(f"{context.folder}{separator}"):
            return line[len(context.folder) + 1 :]
    return line


def _asked(call: ToolCall, context: Context) -> Iterator[Node]:
    pattern = _inside(text(call.input, "pattern"), context)
    if brief(pattern) != pattern:
        yield Code(pattern)
    yield from full_path(text(call.input, "path"), context)
    if options := tuple(_options(call)):
        yield Facts(options)
    yield from unsaid(call, _SAID, context)


def _options(call: ToolCall) -> Iterator[Spans]:
    given = call.input
    yield from ((Text(words), Mono(text(given, name))) for name, words in _NAMED.items() if text(given, name))
    flags = (words for name, words in _FLAGS.items() if given.get(name) is True)
    around = (
        f"{count(size, 'line')} {where}" for name, where in _AROUND.items() if (size := number(given, name))
    )
    pages = (words.format(f"{size:,}") for name, words in _PAGES.items() if (size := number(given, name)))
    yield from ((Text(fact),) for fact in chain(flags, around, pages))


def _matches(call: ToolCall, lines: list[str]) -> str:
    around = any(number(call.input, name) for name in _AROUND)
    limited = bool(number(data(call), "appliedLimit")) or "[Showing results with pagination" in _tail(call)
    return matches(lines, around=around, limited=limited)


def _counted(_call: ToolCall, lines: list[str]) -> str:
    return counted(lines)


def _files(call: ToolCall, lines: list[str]) -> str:
    return files(number(data(call), "numFiles") or len(lines), number(data(call), "appliedLimit"))


def _tail(call: ToolCall) -> str:
    """Where the tools say that there is more."""
    return result_text(call).rstrip().rpartition("\n")[2]


_OUTCOMES: dict[str, Callable[[ToolCall, list[str]], str]] = {"content": _matches, "count": _counted}
