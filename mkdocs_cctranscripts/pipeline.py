"""Sources → pages: the stages in order."""

import json
import os
import stat
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path
from typing import BinaryIO

from mkdocs_cctranscripts.address import Addressee, addresses, asset_folder, is_fit, markdown_file, place_of
from mkdocs_cctranscripts.assemble import Transcript, assemble
from mkdocs_cctranscripts.cache import Cache
from mkdocs_cctranscripts.link import links, settled
from mkdocs_cctranscripts.lists import Maker, places, with_lists
from mkdocs_cctranscripts.model.document import Document
from mkdocs_cctranscripts.model.entry import Entry, Problem
from mkdocs_cctranscripts.model.link import Links
from mkdocs_cctranscripts.model.session import Session
from mkdocs_cctranscripts.model.site import Options, Published, Site, Source, Stored
from mkdocs_cctranscripts.read import read, read_export, told
from mkdocs_cctranscripts.redact import RedactionError, known_values, redact, report
from mkdocs_cctranscripts.render import Context, Listed, Shelf, about, listed, parts, session_page
from mkdocs_cctranscripts.write import parts_index, tidy, written

__all__ = ["RedactionError", "known_values", "publish"]

_UNDATED = datetime.min.replace(tzinfo=UTC)
_UNFIT = "its name holds characters that can't be seen; rename the file"
_FOUND = "there are secrets in the sessions, and `secrets: fail` is set; nothing was published:\n{}"
_AT_ONCE = getattr(os, "O_NONBLOCK", 0)
_LARGEST_META = 1_000_000


def publish(
    sources: Sequence[Source], options: Options, cache: Path, has_room: Callable[[str], bool] = lambda _: True
) -> Site:
    """All pages for which the site has room; their texts lie in the folder `cache`."""
    log = _Log()
    sessions = {uri: each for uri, each in _sessions(sources, options, log).items() if has_room(uri)}
    if log.secrets and options.redaction.secrets == "fail":
        raise RedactionError(_FOUND.format("\n".join(log.secrets)))
    around = places(sessions.values(), options, has_room)
    linked = {
        uri: replace(each, listed_in=around.list_of(sessions[uri])) for uri, each in links(sessions).items()
    }
    kept = Cache(cache)
    published: list[tuple[Published, list[Stored]]] = []
    rows: list[Listed] = []
    for uri, session in sessions.items():
        with log.failures_of(uri):
            told = settled(session, linked[uri].accepted)
            row = _listed(uri, told, linked[uri], options)
            shelf = Shelf(asset_folder(uri), f"{options.path}/images")
            document = _document(uri, told, linked[uri], options, shelf)
            pages = _pages(document, shelf.folder, options, has_room, log)
            published.append(_kept(pages, shelf, options, kept))
            rows.append(row)
    site = Site(
        sessions=tuple(page for page, _ in published),
        overview=None,
        assets=tuple(dict.fromkeys(chain.from_iterable(assets for _, assets in published))),
        notes=(*log.notes, *(f"masked in {each}" for each in log.secrets)),
        failures=tuple(log.failures),
    )
    site = with_lists(site, rows, around, Maker(options, kept, has_room))
    kept.sweep()
    return site


class _Log:
    """What the pipeline has to say when it is done."""

    def __init__(self) -> None:
        self.notes: list[str] = []
        self.failures: list[str] = []
        self.secrets: list[str] = []

    @contextmanager
    def failures_of(self, name: str) -> Iterator[None]:
        """One session, whatever is wrong with it, must not stop the others."""
        try:
            yield
        except RedactionError as error:
            message = f"{name}: {error}"
            raise RedactionError(message) from error
        except Exception as error:  # noqa: BLE001 - what we didn't foresee has no narrower name
            self.failures.append(f"{name} can't be published: {type(error).__name__}: {error}")


def _sessions(sources: Sequence[Source], options: Options, log: _Log) -> dict[str, Session]:
    """By address, newest first."""
    found: list[tuple[Source, Session]] = []
    for source in sources:
        with log.failures_of(source.path.name):
            session = _redacted(assemble(_read(source.path), _agents(source, log)), source, options, log)
            log.notes += _notes(session, options)
            if options.empty or not session.empty:
                found.append((source, session))
    found.sort(key=lambda each: (each[1].started or _UNDATED, each[0].path), reverse=True)
    uris = addresses([Addressee(source.path, session.id, session.file) for source, session in found], options)
    log.failures += (f"{uri!a} can't be published: {_UNFIT}" for uri in uris if not is_fit(uri))
    placed = zip(uris, (session for _, session in found), strict=True)
    return {uri: session for uri, session in placed if is_fit(uri)}


def _redacted(session: Session, source: Source, options: Options, log: _Log) -> Session:
    place = place_of(source.path, options)
    masked, found = redact(replace(session, file=place), options.redaction)
    if found:
        log.secrets.append(report(masked.file, found))
    return masked


def _read(path: Path) -> Iterator[Entry | Problem]:
    with _opened(path) as stream:
        yield from read_export(stream) if path.suffix.lower() == ".json" else read(stream)


@contextmanager
def _opened(path: Path) -> Iterator[BinaryIO]:
    """At once, and only if it is a file: by now it may be a pipe, whose reader would wait for ever."""
    with open(path, "rb", opener=lambda name, flags: os.open(name, flags | _AT_ONCE)) as stream:
        if not stat.S_ISREG(os.fstat(stream.fileno()).st_mode):
            message = "it is no ordinary file"
            raise OSError(message)
        yield stream


def _agents(source: Source, log: _Log) -> list[Transcript]:
    """Those that can be read: without the others, the session is still worth publishing."""
    agents = []
    for path in source.agents:
        with log.failures_of(path.name):
            agents.append(_transcript(path, log))
    return agents


def _transcript(path: Path, log: _Log) -> Transcript:
    found = tuple(_read(path))
    entries = tuple(each for each in found if isinstance(each, Entry))
    if odd := told(each for each in found if isinstance(each, Problem)):
        log.notes.append(f"{path.name}: {odd}")
    named = path.stem.removeprefix("agent-")
    return Transcript(
        id=next((entry.agent for entry in entries if entry.agent), named),
        entries=entries,
        call=_meta(path.with_suffix(".meta.json")).get("toolUseId", ""),
        run=path.parent.name if path.parent.parent.name == "workflows" else "",
    )


def _meta(path: Path) -> Mapping[str, str]:
    """What stands beside a sub-agent's transcript, if anything does."""
    try:
        with _opened(path) as stream:
            fields = json.loads(stream.read(_LARGEST_META))
    except (OSError, ValueError, RecursionError):
        return {}
    return (
        {key: value for key, value in fields.items() if isinstance(value, str)}
        if isinstance(fields, dict)
        else {}
    )


def _notes(session: Session, options: Options) -> Iterator[str]:
    if odd := told(session.problems):
        yield f"{session.file}: {odd}"
    if session.left_out:
        yield f"{session.file}: left out {', '.join(session.left_out)}"
    if session.empty and not options.empty:
        yield f"{session.file}: left out, nothing was said in it (`empty: true` shows such sessions)"


def _document(uri: str, session: Session, around: Links, options: Options, shelf: Shelf) -> Document:
    repository = session.remote or options.repository
    context = Context(shelf, options.detail, session.project, repository, project=around.listed_in)
    told = about(session, around.copies, options)
    return tidy(replace(session_page(session, uri, around, context), about=told))


def _pages(
    document: Document, folder: str, options: Options, has_room: Callable[[str], bool], log: _Log
) -> tuple[Document, ...]:
    """Several if it is long, and if the site has room for them."""
    first, *others = parts(document, folder, options.page_weight)
    if all(has_room(each.uri) for each in others):
        return (first, *others)
    log.notes.append(f"{document.uri} is one long page, as there is no room for all of its parts")
    return (document,)


def _kept(
    documents: Sequence[Document], shelf: Shelf, options: Options, cache: Cache
) -> tuple[Published, list[Stored]]:
    """The first page knows the anchors of all: links to it lead on to them."""
    pages = [
        written(_offered(each, options), directory_urls=options.directory_urls, site_url=options.site_url)
        for each in documents
    ]
    first, *others = (cache.page(page) for page in pages)
    anchors = frozenset(chain.from_iterable(page.anchors for page in pages))
    where = (
        parts_index(each.places, pages, directory_urls=options.directory_urls)
        for each in documents[:1]
        if each.places
    )
    offered = chain.from_iterable(page.offered for page in pages)
    assets = [cache.asset(asset) for asset in (*shelf.assets(), *offered, *where)]
    return replace(first, anchors=anchors, parts=tuple(others)), assets


def _offered(document: Document, options: Options) -> Document:
    """With a file for its Markdown, if readers get that."""
    file = markdown_file(document.uri) if options.markdown else ""
    return replace(document, about=replace(document.about, file=file))


def _listed(uri: str, session: Session, around: Links, options: Options) -> Listed:
    return listed(uri, session, around.copies, Context(Shelf(""), options.detail, session.project))
