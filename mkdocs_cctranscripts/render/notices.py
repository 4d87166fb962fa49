"""Shows what happened around the conversation."""

import re
from collections.abc import Callable, Iterator, Sequence

from mkdocs_cctranscripts.model.call import Notice
from mkdocs_cctranscripts.model.document import Box, Fold, Mono, Node, Prose, Spans, Strong, Text
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.paths import path_name
from mkdocs_cctranscripts.render.phrases import brief, count, gist, length, model_name, tokens
from mkdocs_cctranscripts.render.pieces import output, parsed

_KINDS = {
    "interrupted": "stop",
    "compacted": "pack",
    "error": "failed",
    "retry": "failed",
    "hook": "hook",
    "background": "background",
    "teammate": "background",
}
"""Kinds of notices that look different."""
_TYPED = ("interrupted", "error", "retry")
"""Kinds of notices whose text isn't Markdown."""
_WORDS = 60
_NAMED = re.compile(r'([\w ]+?) "(.*)" (\w.*)', re.DOTALL)
"""`Agent "Find callers" finished`."""


def notice(block: Notice, context: Context) -> Node:
    kind = f"notice {_KINDS.get(block.kind, '')}".strip()
    title = TITLES.get(block.kind, _title)(block, context)
    if not block.text.strip():
        return Box(kind, title, (), block.id)
    return Fold(kind, title, tuple(_text(block, context)), block.id)


def hooks(blocks: Sequence[Notice], context: Context) -> Iterator[Node]:
    """Those that ran together, in one fold."""
    nodes = tuple(notice(block, context) for block in blocks)
    if len(nodes) > 1:
        names = ", ".join(dict.fromkeys(block.about for block in blocks if block.about))
        title = (Strong(count(len(nodes), "hook")), Text(f" {brief(names, _WORDS)}"))
        yield Fold("notice hook", title, nodes)
    else:
        yield from nodes


def _text(block: Notice, context: Context) -> Iterator[Node]:
    if block.kind in ("output", "file", "note", "diagnostics") or parsed(block.text.strip()):
        yield from output(block.text, context)
    else:
        yield Prose(block.text, typed=block.kind in _TYPED)


def _title(block: Notice, _: Context) -> Spans:
    return (Strong(block.title), Text(f" {block.about}" if block.about else ""))


def _interrupted(block: Notice, context: Context) -> Spans:
    is_hidden = "hidden" in (context.detail.tools, context.detail.agents)
    during = f" while {block.during}" if block.during and not is_hidden else ""
    return (*_title(block, context), Text(during))


def _output(_: Notice, __: Context) -> Spans:
    return (Strong("Output"),)


def _file(block: Notice, context: Context) -> Spans:
    path = (Text(" "), Mono(path_name(block.about, context))) if block.about else ()
    return (Strong(block.title), *path, Text(" · not by Claude"))


def _note(block: Notice, context: Context) -> Spans:
    return (Strong(block.title), Text(" "), Mono(path_name(block.about, context)))


def _model(block: Notice, _: Context) -> Spans:
    return (Strong(block.title), Text(f" to {model_name(block.about)}"))


def _loaded(block: Notice, _: Context) -> Spans:
    lines = count(len(block.text.strip().split("\n")), "line")
    return (Strong(block.title), Text(f" · {lines}"))


def _background(block: Notice, _: Context) -> Spans:
    """With what an agent needed for its work."""
    told = [count(block.work.calls, "call")] if block.work.calls else []
    told += [tokens(block.work.tokens)] if block.work.tokens else []
    told += [length(block.work.time)] if block.work.time else []
    facts = Text("".join(f" · {each}" for each in told))
    named = _NAMED.fullmatch(block.title)
    if named is None:
        return (Strong(block.title), facts)
    what = "Background" if named[1] == "Background command" else named[1]
    return (Strong(what), Text(f" — {named[2]} · {named[3]}"), facts)


def _diagnostics(block: Notice, _: Context) -> Spans:
    problems = count(len(block.text.split("\n")), "problem")
    return (Strong(block.title), Text(f" of the editor · {problems}"))


def _compacted(block: Notice, _: Context) -> Spans:
    size = f" · {tokens(block.work.tokens)} summarised" if block.work.tokens else ""
    return (Strong(block.title), Text(size))


def _begun(block: Notice, context: Context) -> Spans:
    """With the first words of the text, if nothing else tells what it is about."""
    if block.about or not block.text.strip():
        return _title(block, context)
    return (Strong(block.title), Text(f" · {gist(block.text)}"))


def _retry(block: Notice, context: Context) -> Spans:
    reason = f" · {brief(block.text, _WORDS)}" if block.text.strip() else ""
    return (*_title(block, context), Text(reason))


def _hook(block: Notice, context: Context) -> Spans:
    plain = "" if parsed(block.text.strip()) else block.text.strip()
    begun = f" · {gist(plain)}" if plain else ""
    return (*_title(block, context), Text(begun))


TITLES: dict[str, Callable[[Notice, Context], Spans]] = {
    "interrupted": _interrupted,
    "error": _begun,
    "retry": _retry,
    "output": _output,
    "file": _file,
    "model": _model,
    "loaded": _loaded,
    "background": _background,
    "away": _begun,
    "information": _begun,
    "note": _note,
    "compacted": _compacted,
    "diagnostics": _diagnostics,
    "teammate": _begun,
    "hook": _hook,
}
