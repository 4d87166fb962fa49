"""JPEG without comments, previews, places and cameras: of what programs add, only which side is up."""

import re
from typing import Literal

_MARKER = re.compile(rb"\xff+([^\x00\xff])", re.DOTALL)
_AFTER_SCAN = re.compile(rb"\xff[^\x00\xd0-\xd7\xff]", re.DOTALL)
_START = b"\xff\xd8"
_END, _SCAN, _EXIF, _ADOBE = 0xD9, 0xDA, 0xE1, 0xEE
_DRAWS = range(0xC0, 0xE0)
_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
"""What tells the size of the picture."""
_ADOBE_LENGTH = 14
_ENTRY = 12
_SIDES = range(2, 9)
_ON_ITS_SIDE = range(5, 9)
_ORIENTATION = 0x112
_ORDERS: dict[bytes, Literal["little", "big"]] = {b"II": "little", b"MM": "big"}


def size(data: bytes) -> tuple[int, int]:
    """As browsers show it: one that lies on its side is turned."""
    at, turned = len(_START), False
    while marker := _MARKER.match(data, at):
        kind, start = marker[1][0], marker.end()
        at = start + int.from_bytes(data[start : start + 2], "big")
        if kind == _EXIF:
            turned = _side(data[start + 8 : at]) in _ON_ITS_SIDE
        if kind in _FRAMES:
            height, width = (int.from_bytes(data[each : each + 2], "big") for each in (start + 3, start + 5))
            return (height, width) if turned else (width, height)
        if kind == _SCAN:
            break
    return 0, 0


def bare(data: bytes) -> bytes:
    """Nothing if it has no end."""
    kept = [_START]
    at = len(_START)
    while marker := _MARKER.match(data, at):
        kind, start = marker[1][0], marker.end()
        end = start + int.from_bytes(data[start : start + 2], "big")
        if kind == _END:
            return b"".join((*kept, b"\xff\xd9"))
        if end > len(data) or end < start + 2:
            break
        kept.append(_segment(kind, data[start:end]))
        at = end
        if kind == _SCAN:
            after = _AFTER_SCAN.search(data, end)
            at = after.start() if after else len(data)
            kept.append(data[end:at])
    return b""


def _segment(kind: int, body: bytes) -> bytes:
    """What is needed of it; nothing if that is nothing."""
    if kind in _DRAWS:
        return bytes((0xFF, kind)) + body
    if kind == _ADOBE and body.startswith(b"Adobe", 2) and len(body) >= _ADOBE_LENGTH:
        # It tells how the colours are to be read.
        return bytes((0xFF, kind, 0, _ADOBE_LENGTH)) + body[2:_ADOBE_LENGTH]
    return _turned(_side(body[8:])) if kind == _EXIF and body.startswith(b"Exif\0\0", 2) else b""


def _side(tiff: bytes) -> int:
    """Which side of the picture is up, by the number that stands for it; 0 if nothing is said of it."""
    order = _ORDERS.get(tiff[:2])
    if not order:
        return 0
    first = int.from_bytes(tiff[4:8], order) + 2
    number = int.from_bytes(tiff[first - 2 : first], order)
    for at in range(first, min(first + number * _ENTRY, len(tiff) - _ENTRY + 1), _ENTRY):
        if int.from_bytes(tiff[at : at + 2], order) == _ORIENTATION:
            return int.from_bytes(tiff[at + 8 : at + 10], order)
    return 0


def _turned(side: int) -> bytes:
    if side not in _SIDES:
        return b""
    entry = b"\x01\x12\0\x03\0\0\0\x01\0" + bytes((side,)) + b"\0\0"
    return b"\xff\xe1\0\x22Exif\0\0MM\0*\0\0\0\x08\0\x01" + entry + b"\0\0\0\0"
