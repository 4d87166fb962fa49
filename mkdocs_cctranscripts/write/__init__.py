"""Writes a document as a page: once as Markdown, once as HTML; here alone text becomes markup."""

from collections.abc import Mapping
from dataclasses import replace

from mkdocs_cctranscripts.model.document import Asset, Document, Page, Prose
from mkdocs_cctranscripts.write import address, html, ids, markdown, mentions, outline, prose, prose_html
from mkdocs_cctranscripts.write.blocks import Blocks
from mkdocs_cctranscripts.write.inline import Locate
from mkdocs_cctranscripts.write.levels import levelled, tops
from mkdocs_cctranscripts.write.matter import matter
from mkdocs_cctranscripts.write.text import cleaned, page_label

Trees = Mapping[Prose, Blocks]


def write(document: Document, *, directory_urls: bool, site_url: str = "") -> Page:
    document = ids.distinct(cleaned(document))
    trees = {
        node: levelled(prose.blocks(node.text, typed=node.typed), top) for node, top in tops(document.nodes)
    }
    on_site = address.on_site(document.uri, directory_urls=directory_urls)
    shown = _linked(trees, on_site)
    file = document.about.file
    elsewhere = address.of_file(file, site_url, directory_urls=directory_urls)
    frame = html.Frame(
        on_site,
        {node: prose_html.blocks(tree) for node, tree in shown.items()},
        file=address.to_file(document.uri, file, directory_urls=directory_urls) if file else "",
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
