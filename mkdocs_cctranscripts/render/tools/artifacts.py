"""Pages and designs that were published elsewhere."""

import re

from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.document import Mono, Text
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.paths import path_name
from mkdocs_cctranscripts.render.phrases import brief
from mkdocs_cctranscripts.render.pieces import returned
from mkdocs_cctranscripts.render.tools.card import Card, object_of, words
from mkdocs_cctranscripts.render.tools.fields import data, said, word
from mkdocs_cctranscripts.render.tools.inputs import beyond
from mkdocs_cctranscripts.render.tools.nodes import address
from mkdocs_cctranscripts.render.tools.table import given

_PUBLISHED = re.compile(r"Published\b[^\n]{0,300}?(https?://[^\s)>\]]+)")


def artifact(call: ToolCall, context: Context) -> Card:
    url = _url(call)
    path = word(call.input, "file_path", "path")
    title = word(call.input, "title") or word(data(call), "title")
    action = word(call.input, "action")
    name = Mono(path_name(path, context) if path else "")
    return Card(
        call.name,
        (
            *object_of(Text(action)),
            *object_of(name),
            *words(brief(title)),
        ),
        "published" if url else "ok",
        asked=tuple(given(beyond(call.input, "title", "action", "file_path", "path"), context)),
        given=(*address(url), *(() if url and "\n" not in said(call) else returned(call.result, context))),
        name=name if path else None,
        unit=("artifact", "artifacts"),
    )


def _url(call: ToolCall) -> str:
    found = _PUBLISHED.search(said(call))
    return word(data(call), "url") or (found[1].rstrip(".,;") if found else "")


def design(call: ToolCall, context: Context) -> Card:
    method = word(call.input, "method")
    place = word(call.input, "path", "name")
    return Card(
        call.name,
        (*object_of(Text(method)), *object_of(Mono(brief(place)))),
        "ok",
        asked=tuple(given(beyond(call.input, "method", "path", "name"), context)),
        given=(*address(word(data(call), "url")), *returned(call.result, context)),
    )
