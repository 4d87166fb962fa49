"""Turns a line's bytes into JSON values, and what can't be turned into problems."""

import json
from collections.abc import Iterator

from mkdocs_cctranscripts.model.entry import Json, Problem

_LEADING = "\ufeff\0 \t\r\n"
_NESTED = "nested too deep to be read"


def objects(number: int, line: bytes | None) -> Iterator[Json | Problem]:
    """The values of one line: one in nearly all files, two where writers ran into each other."""
    if line is None:
        yield Problem(number, "longer than 64 MB")
        return
    text, problem = _text(number, line)
    if problem:
        yield problem
    if text.startswith("//"):
        yield Problem(number, "commented out")
    elif text:
        yield from _values(number, text, ended=line.endswith(b"\n"))


def whole(data: bytes | None) -> Iterator[Json | Problem]:
    if data is None:
        yield Problem(1, "longer than 256 MB")
        return
    text, problem = _text(1, data)
    if problem:
        yield problem
    yield from _values(1, text, ended=True)


def _text(number: int, line: bytes) -> tuple[str, Problem | None]:
    try:
        return line.decode().strip(_LEADING), None
    except UnicodeDecodeError:
        return line.decode(errors="replace").strip(_LEADING), Problem(number, "not valid UTF-8")


def _values(number: int, text: str, *, ended: bool) -> Iterator[Json | Problem]:
    position, count = 0, 0
    surrogates = "\\ud" in text or "\\uD" in text
    while position < len(text):
        try:
            value, position = _decoded(text, position)
            value = _encodable(value) if surrogates else value
        except json.JSONDecodeError:
            yield Problem(number, "not JSON" if ended else "cut off")
            return
        except RecursionError:
            yield Problem(number, _NESTED)
            return
        count += 1
        yield value
        while position < len(text) and text[position] in _LEADING:
            position += 1
    if count > 1:
        yield Problem(number, "made of several objects")


def _decoded(text: str, position: int) -> tuple[Json, int]:
    try:
        return json.JSONDecoder().raw_decode(text, position)
    except json.JSONDecodeError:
        raise
    except ValueError:  # an integer with more digits than Python converts
        return json.JSONDecoder(parse_int=_whole_number).raw_decode(text, position)


def _whole_number(digits: str) -> int | str:
    try:
        return int(digits)
    except ValueError:
        return digits


def _encodable(value: Json) -> Json:
    """The value without lone surrogates: JSON may carry them, no file can."""
    match value:
        case str():
            return value.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
        case list():
            return [_encodable(item) for item in value]
        case dict():
            return {str(_encodable(key)): _encodable(item) for key, item in value.items()}
        case _:
            return value
