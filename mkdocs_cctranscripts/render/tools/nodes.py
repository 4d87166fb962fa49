"""Nodes that cards share."""

import re
from collections.abc import Iterator

from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.document import Fold, Line, Node, Prose, Text, Web
from mkdocs_cctranscripts.model.entry import ImagePart
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.cut import INPUT, shortened
from mkdocs_cctranscripts.render.phrases import brief
from mkdocs_cctranscripts.render.pieces import beside, result_picture, returned
from mkdocs_cctranscripts.render.tools.fields import said


def prose(text: str, context: Context) -> Iterator[Node]:
    """Markdown that a model wrote."""
    if text.strip():
        yield from shortened(text.strip("\n"), INPUT, context.shelf, Prose)


def whole(text: str, context: Context) -> Iterator[Node]:
    """What a title had to shorten."""
    if brief(text) != text.strip():
        yield from prose(text, context)


def asked_to(prompt: str) -> Iterator[Node]:
    if prompt.strip():
        yield Fold("said", (Text("Asked to"),), (Prose(prompt),))


def remark(text: str) -> Iterator[Node]:
    """A sentence of the tool's own."""
    if text.strip():
        yield Line((Text(" ".join(text.split())),), "note")


def address(url: str) -> Iterator[Node]:
    if url:
        yield Line((Web(url, url),))


def unless_done(call: ToolCall, done: re.Pattern[str], context: Context) -> Iterator[Node]:
    """What came back, but for a text that says only that it was done."""
    show = beside if done.match(said(call)) else returned
    yield from show(call.result, context)


def images(call: ToolCall, context: Context) -> Iterator[Node]:
    for part in call.result.parts if call.result else ():
        if isinstance(part, ImagePart):
            yield result_picture(part, context)
