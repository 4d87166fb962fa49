"""What cards share: words out of a call's input, fields out of its result, and the nodes that show them."""

import json
from collections.abc import Iterator, Mapping

from mkdocs_cctranscripts.model.document import Fold, Line, Node, Prose, Span, Text, Web
from mkdocs_cctranscripts.model.entry import ImagePart, Json
from mkdocs_cctranscripts.model.session import ToolCall
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.cut import INPUT, shortened
from mkdocs_cctranscripts.render.phrases import brief
from mkdocs_cctranscripts.render.pieces import picture
from mkdocs_cctranscripts.render.tools.fields import data

_MOST_PARSED = 500_000


def word(values: Mapping[str, Json], *names: str) -> str:
    """The first of these fields that says something: a text, or a number as text."""
    found = (_plain(values.get(name)) for name in names)
    return next(filter(None, found), "")


def _plain(value: Json) -> str:
    if isinstance(value, str):
        return value.strip()
    return json.dumps(value) if isinstance(value, int | float) else ""


def beyond(values: Mapping[str, Json], *shown: str) -> dict[str, Json]:
    """What the title and the body don't say by themselves: other fields, and odd values of these."""
    return {
        name: value for name, value in values.items() if name not in shown or isinstance(value, list | dict)
    }


def said(call: ToolCall) -> str:
    return call.result.text.strip() if call.result else ""


def told(call: ToolCall) -> Mapping[str, Json]:
    """What the tool returned, by field: its own data, else a text that is one JSON object."""
    return data(call) or parsed_fields(said(call))


def parsed_fields(text: str) -> Mapping[str, Json]:
    value = parsed(text)
    return value if isinstance(value, dict) else {}


def parsed(text: str) -> Json:
    """The JSON that a text is; nothing if it is none."""
    if len(text) > _MOST_PARSED or text[:1] + text[-1:] not in ("{}", "[]"):
        return None
    try:
        value: Json = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return value


def prose(text: str, context: Context) -> Iterator[Node]:
    """Markdown that a model wrote."""
    if text.strip():
        yield from shortened(text.strip("\n"), INPUT, context.shelf, Prose)


def asked_to(prompt: str) -> Iterator[Node]:
    if prompt.strip():
        yield Fold("said", (Text("Asked to"),), (Prose(prompt),))


def link(text: str, url: str) -> Span:
    """To the web; what leads elsewhere is only named."""
    return Web(text, url) if url.lower().startswith(("http://", "https://")) else Text(text)


def remark(text: str) -> Iterator[Node]:
    """A sentence of the tool's own."""
    if text.strip():
        yield Line((Text(" ".join(text.split())),), "note")


def whole(text: str, longest: int, context: Context) -> Iterator[Node]:
    """What a title had to shorten."""
    if brief(text, longest) != text.strip():
        yield from prose(text, context)


def images(call: ToolCall, context: Context) -> Iterator[Node]:
    for part in call.result.parts if call.result else ():
        if isinstance(part, ImagePart):
            yield picture(part, context, "Image in the result")
