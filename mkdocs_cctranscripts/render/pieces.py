"""Nodes that prompts, answers and tool results share."""

import json
from collections.abc import Iterator
from functools import partial

from mkdocs_cctranscripts.model.call import ToolResult
from mkdocs_cctranscripts.model.document import Code, Line, Node, Picture, Terminal, Text
from mkdocs_cctranscripts.model.entry import ImagePart, Json, OtherPart, TextPart
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.cut import INPUT, OUTPUT, shortened
from mkdocs_cctranscripts.render.shelf import Kept

_DOCUMENTS = {"application/pdf": "a PDF"}
_MOST_PARSED = 500_000
_OMITTED = "not shown"


def picture(part: ImagePart, context: Context, alt: str) -> Node:
    found = kept(part, context)
    if not found.uri:
        return Line((Text(f"{alt}: {found.why}"),), "note")
    return Picture(found.uri, alt, found.width, found.height)


def kept(part: ImagePart, context: Context) -> Kept:
    return Kept(why=_OMITTED) if context.detail.images == "omit" else context.shelf.picture(part.data)


def result_picture(part: ImagePart, context: Context) -> Node:
    return picture(part, context, f"Image in the result of {context.call}")


def other(part: OtherPart, context: Context) -> Node:
    if part.kind == "image" and context.detail.images == "omit":
        return Line((Text(f"Image: {_OMITTED}"),), "note")
    if part.kind == "document":
        size = part.value.get("bytes")
        about = f", {size:,} bytes" if isinstance(size, int) else ""
        return Line(
            (Text(f"Attached: {_DOCUMENTS.get(str(part.value.get('type')), 'a document')}{about}"),), "note"
        )
    return Code(json.dumps(part.value, ensure_ascii=False, indent=2), "json")


def output(text: str, context: Context) -> Iterator[Node]:
    """What a tool gave: JSON set out and coloured, anything else as it is; head and tail if it is long."""
    if not text.strip():
        return
    if pretty := _pretty(text):
        yield from shortened(pretty, INPUT, context.shelf, partial(Code, language="json"))
    else:
        yield from shortened(text.strip("\n"), OUTPUT, context.shelf, Terminal)


def returned(result: ToolResult | None, context: Context) -> Iterator[Node]:
    """All that came back, whatever it is."""
    for part in result.parts if result else ():
        if isinstance(part, TextPart):
            yield from output(part.text, context)
        else:
            yield _unwritten(part, context)


def beside(result: ToolResult | None, context: Context) -> Iterator[Node]:
    """What came back besides text."""
    parts = (part for part in (result.parts if result else ()) if not isinstance(part, TextPart))
    yield from (_unwritten(part, context) for part in parts)


def _unwritten(part: ImagePart | OtherPart, context: Context) -> Node:
    match part:
        case ImagePart():
            return result_picture(part, context)
        case OtherPart():
            return other(part, context)


def parsed(text: str) -> Json:
    """The JSON object or list that a text is; nothing if it is none."""
    if len(text) > _MOST_PARSED or text[:1] + text[-1:] not in ("{}", "[]"):
        return None
    try:
        value: Json = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return value


def _pretty(text: str) -> str:
    """JSON set out over lines; nothing if the text is none, or would lose something by it."""
    plain = text.strip()
    value = parsed(plain)
    for ascii_only in (False, True) if value is not None else ():
        pretty = _set_out(value, 4 * len(plain), ascii_only=ascii_only)
        if "".join(pretty.split()) == "".join(plain.split()):
            return pretty
    return ""


def _set_out(value: Json, longest: int, *, ascii_only: bool) -> str:
    """Nothing if it would be more white than words, as of brackets within brackets."""
    chunks: list[str] = []
    size = 0
    try:
        for chunk in json.JSONEncoder(ensure_ascii=ascii_only, indent=2).iterencode(value):
            chunks.append(chunk)
            size += len(chunk)
            if size > longest:
                return ""
    except RecursionError:
        return ""
    return "".join(chunks)
