"""PNG without texts, times, profiles, and whatever comes after its end."""

_SIGNATURE = 8
_AROUND = 12
"""Bytes of a chunk besides its data: its length, its name, its check sum."""
_STILL = (b"IHDR", b"PLTE", b"IDAT", b"tRNS", b"gAMA", b"cHRM", b"sRGB", b"cICP", b"sBIT", b"bKGD", b"pHYs")
_MOVING = (b"acTL", b"fcTL", b"fdAT")
_SHOWN = frozenset((*_STILL, *_MOVING))
_END = b"\0\0\0\0IEND\xaeB`\x82"


def size(data: bytes) -> tuple[int, int]:
    if data[12:16] != b"IHDR":
        return 0, 0
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")


def bare(data: bytes) -> bytes:
    """Nothing if it has no end."""
    kept = [data[:_SIGNATURE]]
    at = _SIGNATURE
    while at + _AROUND <= len(data):
        end = at + _AROUND + int.from_bytes(data[at : at + 4], "big")
        name = data[at + 4 : at + 8]
        if name == b"IEND":
            return b"".join((*kept, _END))
        if end > len(data):
            break
        if name in _SHOWN:
            kept.append(data[at:end])
        at = end
    return b""
