"""GIF without comments, what programs add, and whatever comes after its end."""

_HEADER = 13
_IMAGE, _EXTENSION, _END = 0x2C, 0x21, 0x3B
_CONTROL, _APPLICATION = 0xF9, 0xFF
_LOOPS = (b"\x0bNETSCAPE2.0\x03\x01", b"\x0bANIMEXTS1.0\x03\x01")
_LOOP_LENGTH = 19


def size(data: bytes) -> tuple[int, int]:
    return int.from_bytes(data[6:8], "little"), int.from_bytes(data[8:10], "little")


def bare(data: bytes) -> bytes:
    """Nothing if it has no end."""
    try:
        return b"".join(_parts(data))
    except IndexError:
        return b""


def _parts(data: bytes) -> list[bytes]:
    at = _HEADER + _colours(data[10])
    kept = [data[:at]]
    while data[at] != _END:
        start = at
        if data[at] == _IMAGE:
            at = _after(data, at + 11 + _colours(data[at + 9]))
            kept.append(data[start:at])
        elif data[at] == _EXTENSION:
            at = _after(data, at + 2)
            kept += [data[start:at]] if _is_shown(data[start:at]) else []
        else:
            return []
    return [*kept, bytes((_END,))]


def _colours(flags: int) -> int:
    """How many bytes of colours follow, if the flags say that any do."""
    return 3 << (flags & 7) + 1 if flags & 0x80 else 0


def _after(data: bytes, at: int) -> int:
    """Behind the blocks that begin here: each tells its length, the last that it is none."""
    while data[at]:
        at += data[at] + 1
    return at + 1


def _is_shown(extension: bytes) -> bool:
    """Whether it tells how long an image stands, or how often all are shown."""
    if extension[1] == _APPLICATION:
        return extension.startswith(_LOOPS, 2) and len(extension) == _LOOP_LENGTH
    return extension[1] == _CONTROL
