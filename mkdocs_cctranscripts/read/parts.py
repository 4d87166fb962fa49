"""Turns a message's content, in any of its shapes, into parts."""

import json
from collections.abc import Callable, Iterator

from mkdocs_cctranscripts.model.entry import (
    CallPart,
    ImagePart,
    Json,
    OtherPart,
    Part,
    ResultPart,
    TextPart,
    ThinkingPart,
)
from mkdocs_cctranscripts.read.values import DEEPEST, bounded, mapping, string


def parts(content: Json, depth: int = 0) -> Iterator[Part]:
    match content:
        case None:
            return
        case str():
            yield TextPart(content)
        case list() if depth < DEEPEST:
            for item in content:
                yield from parts(item, depth + 1)
        case dict() if depth < DEEPEST:
            yield PARTS.get(string(content, "type"), _other)(content, depth + 1)
        case _:
            yield TextPart(json.dumps(bounded(content)))


def _text(block: dict[str, Json], _depth: int) -> Part:
    text = block.get("text")
    return TextPart(text) if isinstance(text, str) else _other(block, 0)


def _thinking(block: dict[str, Json], _depth: int) -> Part:
    text = block.get("thinking")
    return _other(block, 0) if isinstance(text, list | dict) else ThinkingPart(string(block, "thinking"))


def _call(block: dict[str, Json], _depth: int) -> Part:
    given = bounded(block.get("input"))
    if not isinstance(given, dict):
        given = {} if given is None else {"input": given}
    return CallPart(string(block, "id"), string(block, "name") or "(unnamed)", given)


def _result(block: dict[str, Json], depth: int) -> Part:
    found = tuple(parts(block.get("content"), depth))
    return ResultPart(
        call=string(block, "tool_use_id"),
        parts=tuple(_plain(part) for part in found),
        failed=block.get("is_error") is True,
    )


def _plain(part: Part) -> TextPart | ImagePart | OtherPart:
    """A result holds texts and images; a block that doesn't belong there is kept as it is."""
    match part:
        case TextPart() | ImagePart() | OtherPart():
            return part
        case ThinkingPart(text):
            return TextPart(text)
        case CallPart(name=name, input=given):
            return OtherPart(name, given)
        case ResultPart():
            return TextPart("\n".join(inner.text for inner in part.parts if isinstance(inner, TextPart)))


def _image(block: dict[str, Json], _depth: int) -> Part:
    # As the model gets it; else as a server of tools gives it.
    data = string(mapping(block, "source"), "data") or string(block, "data")
    return ImagePart(data) if data else _other(block, 0)


def _document(block: dict[str, Json], _depth: int) -> Part:
    source = mapping(block, "source")
    data = string(source, "data")
    if source.get("type") == "text":
        return TextPart(data)
    return OtherPart("document", {"type": source.get("media_type"), "bytes": len(data) * 3 // 4})


def _other(block: dict[str, Json], _depth: int) -> Part:
    value = bounded(block)
    return OtherPart(string(block, "type") or "(untyped)", value if isinstance(value, dict) else {})


PARTS: dict[str, Callable[[dict[str, Json], int], Part]] = {
    "text": _text,
    "thinking": _thinking,
    "redacted_thinking": _thinking,
    "tool_use": _call,
    "server_tool_use": _call,
    "mcp_tool_use": _call,
    "tool_result": _result,
    "mcp_tool_result": _result,
    "web_search_tool_result": _result,
    "web_fetch_tool_result": _result,
    "code_execution_tool_result": _result,
    "bash_code_execution_tool_result": _result,
    "text_editor_code_execution_tool_result": _result,
    "tool_search_tool_result": _result,
    "image": _image,
    "document": _document,
}
