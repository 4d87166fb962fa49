"""The web: pages that were fetched, and searches."""

import re
from collections.abc import Iterator, Mapping
from urllib.parse import urlsplit

from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.document import Line, Mono, Node, Table, Text, Web
from mkdocs_cctranscripts.model.entry import Json
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.phrases import brief, count
from mkdocs_cctranscripts.render.pieces import output, parsed
from mkdocs_cctranscripts.render.tools.card import Card, object_of, words
from mkdocs_cctranscripts.render.tools.fields import (
    data,
    mapping,
    mappings,
    mappings_in,
    number,
    others,
    said,
    text,
    texts,
    word,
)
from mkdocs_cctranscripts.render.tools.inputs import beyond
from mkdocs_cctranscripts.render.tools.nodes import address, images, prose, remark, whole
from mkdocs_cctranscripts.render.tools.table import given

_SHORT = 40
_FINE = 200
_REDIRECT = re.compile(r"^Redirect URL: (\S+)$", re.MULTILINE)
_NOISE = ("Web search results for query:", "REMINDER:")
"""How lines begin that Claude Code puts around what was found."""


def fetch(call: ToolCall, context: Context) -> Card:
    url, question = word(call.input, "url"), word(call.input, "prompt")
    name = Mono(host(url) or brief(url))
    return Card(
        call.name,
        (*object_of(name), *words(brief(question))),
        _fetched(call),
        asked=(
            *address(url),
            *whole(question, context),
            *given(beyond(call.input, "url", "prompt"), context),
        ),
        given=tuple(_page(call, context)),
        kind="find",
        name=name,
        unit=("page", "pages"),
        timed=True,
    )


def host(url: str) -> str:
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""


def _fetched(call: ToolCall) -> str:
    code = number(data(call), "code")
    if code not in (None, _FINE):
        return f"{code} {text(data(call), 'codeText')}".strip()
    return _failure(call) or "ok"


def _failure(call: ToolCall) -> str:
    errors = (part for part in others(call) if part.kind.endswith("_error"))
    return next((f"failed: {word(part.value, 'error_code')}" for part in errors), "")


def _page(call: ToolCall, context: Context) -> Iterator[Node]:
    """The answer to the question about a page; or the page itself, from the tool of the server."""
    if found := _REDIRECT.search(said(call)):
        yield Line((Text("Leads on to "), Web(found[1], found[1])))
        return
    yield from prose(text(data(call), "result") or said(call), context)
    for part in others(call):
        yield from _document(part.value, context)
    yield from images(call, context)


def _document(value: Mapping[str, Json], context: Context) -> Iterator[Node]:
    content = mapping(value, "content")
    source = mapping(content, "source")
    yield from remark(text(content, "title"))
    if source.get("type") == "text":
        yield from output(text(source, "data"), context)
    elif source:
        yield from remark(f"A file of the type {word(source, 'media_type') or 'unknown'}, not shown")
    elif not text(value, "error_code"):
        yield from given(value, context, "Result")


def search(call: ToolCall, context: Context) -> Card:
    query = word(call.input, "query")
    name = Text(f'"{brief(query)}"')
    links = _links(call)
    return Card(
        call.name,
        object_of(name) if query else (),
        _found(call, len(links)),
        asked=(*whole(query, context), *given(beyond(call.input, "query"), context)),
        given=(*_results(links), *_summary(call, context), *_odd(call, context)),
        kind="find",
        name=Text(f'"{brief(query, _SHORT)}"') if query else None,
        unit=("search", "searches"),
        timed=True,
    )


def _found(call: ToolCall, number: int) -> str:
    return _failure(call) or (count(number, "result") if number else "no results")


def _links(call: ToolCall) -> tuple[tuple[str, str], ...]:
    """Title and address of each page, once."""
    found = [page for each in mappings(data(call), "results") for page in mappings(each, "content")]
    found += [part.value for part in others(call)]
    found += [page for line in said(call).splitlines() if not found for page in _parsed(line)]
    pages = ((word(each, "title") or word(each, "url"), word(each, "url")) for each in found)
    return tuple(dict.fromkeys(page for page in pages if page[1]))


def _parsed(line: str) -> list[Mapping[str, Json]]:
    """Of a line such as `Links: [{"title": …, "url": …}]`."""
    return mappings_in(parsed(line.removeprefix("Links:").strip())) if line.startswith("Links:") else []


def _results(links: tuple[tuple[str, str], ...]) -> Iterator[Node]:
    if links:
        rows = tuple(((Web(title, url),), (Text(host(url)),)) for title, url in links)
        yield Table(("Result", "Site"), rows)


def _summary(call: ToolCall, context: Context) -> Iterator[Node]:
    """What a model said about the results."""
    told = said(call) or "\n\n".join(texts(data(call), "results"))
    kept = [line for line in told.splitlines() if not line.startswith(_NOISE) and not _parsed(line)]
    yield from prose("\n".join(kept).strip(), context)


def _odd(call: ToolCall, context: Context) -> Iterator[Node]:
    """What is neither a link nor an error, which the title names."""
    for part in others(call):
        if not word(part.value, "url", "error_code"):
            yield from given(part.value, context, "Result")
    yield from images(call, context)
