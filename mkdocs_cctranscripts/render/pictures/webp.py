"""WebP without texts, profiles, and whatever comes after its end."""

_HEADER = 12
_SIDE = 0x3FFF
"""How long a side can be: the bits above tell something else."""
_DRAWS = (b"VP8 ", b"VP8L", b"ANMF")
_SHOWN = frozenset((*_DRAWS, b"ALPH", b"ANIM"))
_TOLD = 0x20 | 0x08 | 0x04
"""In the flags: that there is a profile, where it was taken, or more about it."""


def size(data: bytes) -> tuple[int, int]:
    name, body = data[_HEADER : _HEADER + 4], data[_HEADER + 8 : _HEADER + 18]
    if name == b"VP8X":
        return _number(body[4:7]) + 1, _number(body[7:10]) + 1
    if name == b"VP8L":
        both = _number(body[1:5])
        return (both & _SIDE) + 1, (both >> 14 & _SIDE) + 1
    return _number(body[6:8]) & _SIDE, _number(body[8:10]) & _SIDE


def _number(data: bytes) -> int:
    return int.from_bytes(data, "little")


def bare(data: bytes) -> bytes:
    """Nothing if it is cut off."""
    kept: list[bytes] = []
    at, names = _HEADER, set()
    whole = 8 + int.from_bytes(data[4:8], "little")
    while at < whole:
        length = int.from_bytes(data[at + 4 : at + 8], "little")
        name, end = data[at : at + 4], at + 8 + length + length % 2
        if end > len(data):
            return b""
        names.add(name)
        kept.append(_chunk(name, data[at:end]))
        at = end
    body = b"WEBP" + b"".join(kept)
    return b"RIFF" + len(body).to_bytes(4, "little") + body if names.intersection(_DRAWS) else b""


def _chunk(name: bytes, chunk: bytes) -> bytes:
    if name == b"VP8X":
        return chunk[:8] + bytes(each & ~_TOLD for each in chunk[8:9]) + chunk[9:]
    return chunk if name in _SHOWN else b""
