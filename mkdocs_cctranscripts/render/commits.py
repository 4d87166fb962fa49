"""Shows what was delivered: commits, pushes, pull requests."""

from mkdocs_cctranscripts.model.document import Box, Mono, Span, Strong, Text, Web
from mkdocs_cctranscripts.model.session import Commit, PullRequest, Push
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.forge import commit_address
from mkdocs_cctranscripts.render.phrases import count
from mkdocs_cctranscripts.render.tools.card import amounts


def commit(block: Commit, context: Context) -> Box:
    address = commit_address(context.repository, block.hash)
    hash_: Span = Web(block.hash, address, mono=True) if address else Mono(block.hash)
    size = (
        (Text(f" · {count(block.files, 'file')}"), *amounts(block.added, block.removed))
        if block.files
        else ()
    )
    title = (Strong("Commit"), Text(" "), hash_, Text(f" — {block.subject}"), *size)
    return Box("commit card", title, (), block.id)


def push(block: Push) -> Box:
    return Box("commit card push", (Strong("Pushed"), Text(" "), Mono(block.branch)), (), block.id)


def pull_request(block: PullRequest) -> Box:
    title = f" — {block.title}" if block.title else ""
    return Box(
        "commit card pr",
        (Strong("Pull request"), Text(" "), Web(f"#{block.number}", block.url), Text(title)),
        (),
        block.id,
    )
