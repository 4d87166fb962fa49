"""The rows as sessions, published in one go, and all that the site then says of each."""

import html
import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from case_files import full
from redact.labelled.places import lines
from redact.labelled.row import Row, sample
from visible import visible

from mkdocs_cctranscripts.model.site import Options, Published, Site, Source
from mkdocs_cctranscripts.pipeline import publish

_UNSEEN = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|[\u200b-\u200f\u2060\ufeff\u00ad]")
"""What a terminal or a browser doesn't show: it must not hide a leak from us either."""


def site_texts(rows: Sequence[Row], folder: Path, options: Options) -> list[str]:
    """Of each row, in order: its page in both languages, search, titles, addresses and files."""
    sources = [_source(row, number, folder) for number, row in enumerate(rows)]
    site = publish(sources, options, folder / "cache")
    assert not site.failures
    pages = {Path(page.uri).stem: page for page in site.sessions}
    return [_text(pages[source.path.stem], site) for source in sources]


def seen(text: str) -> str:
    return _UNSEEN.sub("", text)


def _source(row: Row, number: int, folder: Path) -> Source:
    path = folder / "sessions" / f"row-{number:03}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    entries = _entries(lines(row.kind, number, sample(row).text), number)
    path.write_text("".join(json.dumps(entry) + "\n" for entry in entries))
    return Source(path)


def _entries(said: Sequence[dict[str, Any]], number: int) -> Iterator[dict[str, Any]]:
    """With ids of their own, as two sessions that share them would be told as copies."""
    common = {"sessionId": f"{number:08}-1111-4222-8333-444455556666", "cwd": "/srv/shop"}
    told = [
        {**line, "with": {"uuid": f"row-{number}-{at}", **line.get("with", {})}}
        for at, line in enumerate(said)
    ]
    for line, entry in zip(said, full(told, common), strict=True):
        yield entry | ({"isSidechain": True} if line.get("side") else {})


def _text(page: Published, site: Site) -> str:
    """In source and as read: markup must not hide a leak, nor escaping."""
    sources = [page.html.read_text(), page.searchable.read_text(), page.markdown.read_text()]
    files = [asset.path.read_text() for asset in site.assets if _belongs(asset.uri, page)]
    names = [page.uri, page.title, page.description, *(anchor.title for anchor in page.toc), *page.anchors]
    names += [asset.uri for asset in site.assets if _belongs(asset.uri, page)]
    plain = [*sources, *files, *names]
    return seen("\n".join([*plain, *map(visible, sources[:2]), *map(html.unescape, plain)]))


def _belongs(uri: str, page: Published) -> bool:
    return uri.startswith(f"{page.uri.removesuffix('.md')}/")
