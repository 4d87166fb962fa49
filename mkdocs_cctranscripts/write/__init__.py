"""Writes a document as a page: once as Markdown, once as HTML; here alone text becomes markup."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from mkdocs_cctranscripts.model.document import Asset, Document, Page, Prose
from mkdocs_cctranscripts.write import address, html, ids, markdown, mentions, outline, prose, prose_html
from mkdocs_cctranscripts.write.blocks import Blocks
from mkdocs_cctranscripts.write.inline import Locate
from mkdocs_cctranscripts.write.levels import levelled, tops
from mkdocs_cctranscripts.write.matter import matter
from mkdocs_cctranscripts.write.text import cleaned, page_label

__all__ = ["parts_index", "tidy", "title_of", "write", "written"]

Trees = Mapping[Prose, Blocks]


def tidy(document: Document) -> Document:
    """With nothing in it that no page may show, and each id once: before it becomes several pages."""
    return ids.distinct(cleaned(document))


def write(document: Document, *, directory_urls: bool, site_url: str = "") -> Page:
    return written(tidy(document), directory_urls=directory_urls, site_url=site_url)


def written(document: Document, *, directory_urls: bool, site_url: str = "") -> Page:
    """Of a document that is tidy."""
    trees = {
        node: levelled(prose.blocks(node.text, typed=node.typed), top) for node, top in tops(document.nodes)
    }
    on_site = address.on_site(document.uri, directory_urls=directory_urls)
    shown = _linked(trees, on_site)
    file = document.about.file
    elsewhere = address.of_file(file, site_url, directory_urls=directory_urls)
    to_file = partial(address.to_file, document.uri, directory_urls=directory_urls)
    frame = html.Frame(
        on_site,
        {node: prose_html.blocks(tree) for node, tree in shown.items()},
        file=to_file(file) if file else "",
        places=to_file(document.places) if document.places else "",
    )
    return Page(
        uri=document.uri,
        title=page_label(document.title),
        description=page_label(document.description),
        matter=matter(document),
        markdown=_markdown(document, trees, address.beside(document.uri)),
        html=html.page(document, frame),
        searchable=_searchable(document, frame),
        offered=(Asset(file, _markdown(document, trees, elsewhere).encode()),) if file else (),
        toc=outline.contents(document.nodes),
        anchors=outline.anchors(document.nodes),
    )


def parts_index(uri: str, pages: Sequence[Page], *, directory_urls: bool) -> Asset:
    """Tells on which of the pages each id stands, by its address relative to this file."""
    found = {
        id_: address.of_page(page.uri, uri, directory_urls=directory_urls)
        for page in pages  # the first also names what stands on others, which come later and win
        for id_ in sorted(page.anchors)
    }
    return Asset(uri, json.dumps(found, separators=(",", ":")).encode())


def _linked(trees: Trees, locate: Locate) -> Trees:
    return {node: mentions.linked(tree, node.links, locate) for node, tree in trees.items()}


def _markdown(document: Document, trees: Trees, locate: Locate) -> str:
    return markdown.page(document, markdown.Frame(locate, _linked(trees, locate)))


def _searchable(document: Document, frame: html.Frame) -> str:
    match document.about.search:
        case "prose":
            found = replace(document, nodes=outline.searched(document.nodes))
        case "full":
            found = document
        case "none":
            return ""
    return html.in_sections(html.page(found, replace(frame, permalinks=False, file="")))


def title_of(text: str) -> str:
    """A text as titles of pages have it: clean and escaped."""
    return page_label(cleaned(text))
