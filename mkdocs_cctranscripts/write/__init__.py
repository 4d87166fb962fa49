"""Writes a document as a page: once as Markdown, once as HTML; here alone text becomes markup."""

import json
from collections.abc import Sequence
from dataclasses import replace

from mkdocs_cctranscripts.model.document import Asset, Document, Page, Prose
from mkdocs_cctranscripts.write import address, html, ids, markdown, mentions, outline, prose, prose_html
from mkdocs_cctranscripts.write.text import cleaned, page_label


def tidy(document: Document) -> Document:
    """With nothing in it that no page may show, and each id once: before it becomes several pages."""
    return ids.distinct(cleaned(document))


def write(document: Document, *, directory_urls: bool) -> Page:
    return written(tidy(document), directory_urls=directory_urls)


def written(document: Document, *, directory_urls: bool) -> Page:
    """Of a document that is tidy."""
    messages = {node for node in outline.walk(document.nodes) if isinstance(node, Prose)}
    trees = {node: prose.blocks(node.text, typed=node.typed) for node in messages}
    on_site = address.on_site(document.uri, directory_urls=directory_urls)
    beside = address.beside(document.uri)
    shown = {node: mentions.linked(tree, node.links, on_site) for node, tree in trees.items()}
    written = {node: mentions.linked(tree, node.links, beside) for node, tree in trees.items()}
    frame = html.Frame(
        on_site,
        {node: prose_html.blocks(tree) for node, tree in shown.items()},
        places=address.of_file(document.places, document.uri, directory_urls=directory_urls)
        if document.places
        else "",
    )
    searched = replace(document, nodes=outline.searched(document.nodes))
    return Page(
        uri=document.uri,
        title=page_label(document.title),
        description=page_label(document.description),
        markdown=markdown.page(document, markdown.Frame(beside, written)),
        html=html.page(document, frame),
        searchable=html.page(searched, replace(frame, permalinks=False)),
        toc=outline.contents(document.nodes),
        anchors=outline.anchors(document.nodes),
    )


def places(uri: str, pages: Sequence[Page], *, directory_urls: bool) -> Asset:
    """Tells on which of the pages each id stands, by its address relative to this file."""
    found = {
        id_: address.of_page(page.uri, uri, directory_urls=directory_urls)
        for page in pages  # the first also names what stands on others, which come later and win
        for id_ in sorted(page.anchors)
    }
    return Asset(uri, json.dumps(found, separators=(",", ":")).encode())
