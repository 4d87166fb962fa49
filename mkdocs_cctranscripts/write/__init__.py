"""Writes a document as a page: once as Markdown, once as HTML; here alone text becomes markup."""

from dataclasses import replace

from mkdocs_cctranscripts.model.document import Document, Page, Prose
from mkdocs_cctranscripts.write import address, html, ids, markdown, mentions, outline, prose, prose_html
from mkdocs_cctranscripts.write.text import cleaned, page_label

__all__ = ["title_of", "write"]


def write(document: Document, *, directory_urls: bool) -> Page:
    document = ids.distinct(cleaned(document))
    messages = {node for node in outline.walk(document.nodes) if isinstance(node, Prose)}
    trees = {node: prose.blocks(node.text, typed=node.typed) for node in messages}
    on_site = address.on_site(document.uri, directory_urls=directory_urls)
    beside = address.beside(document.uri)
    shown = {node: mentions.linked(tree, node.links, on_site) for node, tree in trees.items()}
    written = {node: mentions.linked(tree, node.links, beside) for node, tree in trees.items()}
    frame = html.Frame(on_site, {node: prose_html.blocks(tree) for node, tree in shown.items()})
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


def title_of(text: str) -> str:
    """A text as titles of pages have it: clean and escaped."""
    return page_label(cleaned(text))
