"""Small pictures, put together from their parts, with room for what others put into them."""

import base64
import zlib
from typing import Any


def png(*more: bytes, after: bytes = b"", width: int = 1, height: int = 1) -> bytes:
    """All red, with more chunks before the pixels and something after the end."""
    header = width.to_bytes(4, "big") + height.to_bytes(4, "big") + b"\x08\x02\0\0\0"
    pixel = chunk(b"IDAT", zlib.compress((b"\0" + b"\xff\0\0" * width) * height))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + b"".join(more) + pixel + chunk(b"IEND") + after


def chunk(name: bytes, data: bytes = b"") -> bytes:
    return len(data).to_bytes(4, "big") + name + data + zlib.crc32(name + data).to_bytes(4, "big")


def jpeg(*more: bytes, after: bytes = b"") -> bytes:
    """The parts of a JPEG in their order, with more segments before them; none of it draws anything."""
    frame = segment(0xC0, b"\x08\0\x01\0\x01\x01\x01\x11\0")
    tables = segment(0xDB, b"\0" + b"\x01" * 64) + segment(0xC4, b"\0" + b"\x01" + b"\0" * 15 + b"\0")
    scan = segment(0xDA, b"\x01\x01\0\0\x3f\0") + b"\x37\xff\0\x01\xff\xd0\x02"
    return b"\xff\xd8" + b"".join(more) + tables + frame + scan + b"\xff\xd9" + after


def segment(kind: int, data: bytes) -> bytes:
    return bytes((0xFF, kind)) + (len(data) + 2).to_bytes(2, "big") + data


def exif(side: int, more: bytes = b"", order: str = "MM") -> bytes:
    """What a camera says, of which the first word is which side is up."""
    ends: Any = {"MM": "big", "II": "little"}[order]
    numbers = ((42, 2), (8, 4), (1, 2), (0x112, 2), (3, 2), (1, 4), (side, 2), (0, 2), (0, 4))
    said = b"".join(number.to_bytes(size, ends) for number, size in numbers)
    return segment(0xE1, b"Exif\0\0" + order.encode() + said + more)


def gif(*more: bytes, after: bytes = b"") -> bytes:
    """One pixel of two colours, with more extensions before it."""
    screen = b"GIF89a\x01\0\x01\0\x80\0\0" + b"\0\0\0\xff\xff\xff"
    pixel = b"\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0"
    return screen + b"".join(more) + pixel + b";" + after


def webp(*more: bytes, after: bytes = b"", flags: int = 0) -> bytes:
    """The parts of a WebP in their order, with more chunks behind them."""
    parts = (riff(b"VP8X", bytes((flags,)) + b"\0" * 9), riff(b"VP8L", b"\x2f\0\0\0\0\x88\x88\x08"), *more)
    body = b"WEBP" + b"".join(parts)
    return b"RIFF" + len(body).to_bytes(4, "little") + body + after


def alone(part: bytes) -> bytes:
    """A WebP of one part."""
    return b"RIFF" + (len(part) + 4).to_bytes(4, "little") + b"WEBP" + part


def riff(name: bytes, data: bytes) -> bytes:
    return name + len(data).to_bytes(4, "little") + data + b"\0" * (len(data) % 2)


def block(data: bytes, media_type: str = "image/png") -> dict[str, Any]:
    """A picture as a message holds it."""
    source = {"type": "base64", "media_type": media_type, "data": base64.b64encode(data).decode()}
    return {"type": "image", "source": source}
