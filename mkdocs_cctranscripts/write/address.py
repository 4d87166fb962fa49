"""Where one page finds another: by its address on the site, or by its source beside it."""

import posixpath
from urllib.parse import quote

from mkdocs_cctranscripts.write.inline import Locate
from mkdocs_cctranscripts.write.text import name

PAGES = (".md", ".jsonl", ".json")
INDEXES = ("index", "README")


def on_site(page: str, *, directory_urls: bool) -> Locate:
    """For links in the HTML of the page with this source uri."""
    here = _url(page, directory_urls=directory_urls)

    def locate(uri: str, anchor: str) -> str:
        return _from(here, _url(uri, directory_urls=directory_urls) if uri else "", anchor)

    return locate


def of_page(uri: str, file: str, *, directory_urls: bool) -> str:
    """From a file that is no page to a page."""
    return _from(file, _url(uri, directory_urls=directory_urls), "")


def beside(page: str) -> Locate:
    """For links in the Markdown of the page with this source uri."""

    def locate(uri: str, anchor: str) -> str:
        return _from(page, _inside(uri) if uri else "", anchor)

    return locate


def to_file(page: str, file: str, *, directory_urls: bool) -> str:
    """For a link to a file that is no page, whatever its name ends with."""
    return _from(_url(page, directory_urls=directory_urls), _inside(file), "")


def of_file(file: str, site_url: str, *, directory_urls: bool) -> Locate:
    """For links in a file of the site: once it is taken away, only whole addresses lead back to the site."""

    def locate(uri: str, anchor: str) -> str:
        there = _url(uri, directory_urls=directory_urls) if uri else ""
        if not (there and site_url):
            return _from(file, there, anchor)
        return f"{site_url.rstrip('/')}/{_from('', there, anchor).removeprefix('./')}"

    return locate


def _from(here: str, there: str, anchor: str) -> str:
    fragment = f"#{name(anchor)}" if anchor else ""
    if not there:
        return fragment or "#"
    relative = posixpath.relpath(f"/{there}", posixpath.dirname(f"/{here}"))
    slash = "/" if there.endswith("/") or there == "." else ""
    return quote(relative + slash) + fragment


def _inside(uri: str) -> str:
    """Never above the root of the site, never another host."""
    return posixpath.normpath(f"/{uri}").lstrip("/")


def _url(uri: str, *, directory_urls: bool) -> str:
    uri = _inside(uri)
    stem, extension = posixpath.splitext(uri)
    if extension not in PAGES:
        return uri
    folder, last = posixpath.split(stem)
    if last in INDEXES:
        return posixpath.join(folder, "" if directory_urls else "index.html") or "."
    return f"{stem}/" if directory_urls else f"{stem}.html"
