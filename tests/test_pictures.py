"""Of a picture only that is published which makes the picture, under the name of what it is."""

import base64
from time import process_time

import pytest
from picture_files import alone, chunk, exif, gif, jpeg, png, riff, segment, webp

from mkdocs_cctranscripts.render.pictures import LARGEST, File, picture

PRIVATE = b"Zanzibar"
LOOP = b"!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"
WAIT = b"!\xf9\x04\x04\x0a\0\0\0"
ADOBE = segment(0xEE, b"Adobe\0\x64\0\0\0\0\x01")

WHOLE = {
    "PNG": (png(), ".png"),
    "PNG that moves": (png(chunk(b"acTL", b"\0" * 8), chunk(b"gAMA", b"\0\0\xb1\x8f")), ".png"),
    "JPEG": (jpeg(), ".jpg"),
    "JPEG in the colours of a program": (jpeg(ADOBE), ".jpg"),
    "JPEG on its side": (jpeg(exif(6)), ".jpg"),
    "GIF": (gif(), ".gif"),
    "GIF that moves": (gif(LOOP, WAIT), ".gif"),
    "WebP": (webp(), ".webp"),
    "WebP that moves": (webp(riff(b"ANIM", b"\0" * 6), riff(b"ANMF", b"\0" * 16)), ".webp"),
}
"""Of which every byte is needed."""

STRIPPED = {
    "text": (png(chunk(b"tEXt", b"Author\0" + PRIVATE)), png()),
    "text in letters of all languages": (png(chunk(b"iTXt", PRIVATE)), png()),
    "packed text": (png(chunk(b"zTXt", PRIVATE)), png()),
    "place": (png(chunk(b"eXIf", PRIVATE)), png()),
    "profile": (png(chunk(b"iCCP", PRIVATE)), png()),
    "time": (png(chunk(b"tIME", b"\x07\xea\x01\x01\0\0\0")), png()),
    "unknown chunk": (png(chunk(b"prVt", PRIVATE)), png()),
    "page after a PNG": (png(after=b"<script>" + PRIVATE), png()),
    "archive after a PNG": (png(after=b"PK\x03\x04" + PRIVATE), png()),
    "text at the end of a PNG": (png()[:-12] + chunk(b"IEND", PRIVATE), png()),
    "place of a photo": (jpeg(exif(1, PRIVATE)), jpeg()),
    "place of a photo on its side": (jpeg(exif(6, PRIVATE)), jpeg(exif(6))),
    "place of a photo, the other way round": (jpeg(exif(8, PRIVATE, "II")), jpeg(exif(8))),
    "side that is none": (jpeg(exif(4711)), jpeg()),
    "details of a photo": (jpeg(segment(0xE1, b"http://ns.adobe.com/xap/1.0/\0" + PRIVATE)), jpeg()),
    "broken details": (jpeg(segment(0xE1, b"Exif\0\0MM\0*\xff\xff\xff\xff" + PRIVATE)), jpeg()),
    "preview": (jpeg(segment(0xE0, b"JFIF\0\x01\x02\0\0\x01\0\x01\x01\x01" + PRIVATE)), jpeg()),
    "caption": (jpeg(segment(0xED, b"Photoshop 3.0\0" + PRIVATE)), jpeg()),
    "comment": (jpeg(segment(0xFE, PRIVATE)), jpeg()),
    "more than the colours": (jpeg(segment(0xEE, b"Adobe\0\x64\0\0\0\0\x01" + PRIVATE)), jpeg(ADOBE)),
    "film after a photo": (jpeg(after=b"ftyp" + PRIVATE), jpeg()),
    "remark": (gif(b"!\xfe\x08" + PRIVATE + b"\0"), gif()),
    "caption of a GIF": (gif(b"!\x01\x0c" + b"\0" * 12 + b"\x08" + PRIVATE + b"\0"), gif()),
    "details of a GIF": (gif(b"!\xff\x0bXMP DataXMP\x08" + PRIVATE + b"\0"), gif()),
    "more than a loop": (gif(LOOP[:-1] + b"\x08" + PRIVATE + b"\0"), gif()),
    "page after a GIF": (gif(after=b"<script>" + PRIVATE), gif()),
    "place of a WebP": (webp(riff(b"EXIF", PRIVATE), flags=0x08), webp()),
    "details of a WebP": (webp(riff(b"XMP ", PRIVATE), flags=0x04), webp()),
    "profile of a WebP": (webp(riff(b"ICCP", PRIVATE), flags=0x20), webp()),
    "page after a WebP": (webp(after=b"<script>" + PRIVATE), webp()),
}
"""What is in the session, and what is left of it."""

NONE = {
    "nothing": b"",
    "page": b"<!doctype html><script>alert(1)</script>",
    "page with a byte of a PNG": b"\x89<html>",
    "drawing": b'<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    "drawing of another make": b'<?xml version="1.0"?><svg/>',
    "PDF": b"%PDF-1.7",
    "BMP": b"BM\x46\0\0\0",
    "AVIF": b"\0\0\0\x20ftypavif",
    "sound": b"RIFF\0\0\0\0WAVE",
    "program": b"MZ\x90\0",
    "picture after a page": b"<script></script>" + png(),
}
DAMAGED = {
    "PNG that is only a start": b"\x89PNG\r\n\x1a\n",
    "page that begins like a PNG": b"\x89PNG\r\n\x1a\n<script>alert(1)</script>",
    "PNG that is cut off": png()[:-13],
    "chunk that claims too much": b"\x89PNG\r\n\x1a\n\xff\xff\xff\xffIDAT" + b"x" * 40,
    "page that begins like a JPEG": b"\xff\xd8\xff<script>alert(1)</script>",
    "JPEG that is cut off": jpeg()[:-2],
    "segment without a length": b"\xff\xd8\xff\xfe\0\0" + jpeg()[2:],
    "JPEG of nothing but marks": b"\xff\xd8" + b"\xff" * 1000,
    "page that begins like a GIF": b"GIF89a<script>alert(1)</script>",
    "GIF that is only a start": b"GIF89a",
    "GIF that is cut off": gif()[:-3],
    "page that begins like a WebP": b"RIFF\x20\0\0\0WEBP<script>alert(1)</script>",
    "WebP that is cut off": webp()[:-2],
    "WebP that shows nothing": b"RIFF\x04\0\0\0WEBP",
}

FRAME = b"\x08\0\x20\0\x30\x01\x01\x11\0"
SIZES = {
    "PNG": (png(), (1, 1)),
    "PNG without a header": (b"\x89PNG\r\n\x1a\n" + chunk(b"IDAT", b"\0" * 20) + chunk(b"IEND"), (0, 0)),
    "JPEG": (jpeg(segment(0xC2, FRAME)), (48, 32)),
    "JPEG on its side": (jpeg(exif(6), segment(0xC2, FRAME)), (32, 48)),
    "JPEG upside down": (jpeg(exif(3), segment(0xC2, FRAME)), (48, 32)),
    "JPEG without a frame": (b"\xff\xd8" + segment(0xDA, b"\x01") + b"\xff\xd9", (0, 0)),
    "GIF": (gif(), (1, 1)),
    "GIF of no height": (b"GIF89a\x05\0\0\0\0\0\0;", (0, 0)),
    "WebP with more than a picture": (webp(), (1, 1)),
    "WebP": (alone(riff(b"VP8 ", b"\x10\0\0\x9d\x01\x2a\x40\x01\xf0\x40")), (320, 240)),
    "WebP without loss": (alone(riff(b"VP8L", b"\x2f\x3f\xc1\x3b\x10")), (320, 240)),
    "WebP of nothing": (alone(riff(b"VP8 ", b"")), (0, 0)),
}


@pytest.mark.parametrize(("data", "size"), SIZES.values(), ids=SIZES)
def test_size_is_what_a_browser_shows(data: bytes, size: tuple[int, int]) -> None:
    found = shown(data)
    assert isinstance(found, File)
    assert found.size == size


@pytest.mark.parametrize(("data", "suffix"), WHOLE.values(), ids=WHOLE)
def test_picture_keeps_its_bytes_and_is_named_for_what_it_is(data: bytes, suffix: str) -> None:
    assert shown(data) == File(data, suffix)


@pytest.mark.parametrize(("data", "left"), STRIPPED.values(), ids=STRIPPED)
def test_what_makes_no_picture_is_left_out(data: bytes, left: bytes) -> None:
    found = shown(data)
    assert isinstance(found, File)
    assert found.data == left
    assert PRIVATE not in found.data


@pytest.mark.parametrize("data", NONE.values(), ids=NONE)
def test_what_is_no_picture_becomes_no_file(data: bytes) -> None:
    assert shown(data) == "of a kind that can't be shown"


@pytest.mark.parametrize("data", DAMAGED.values(), ids=DAMAGED)
def test_what_only_begins_like_a_picture_becomes_no_file(data: bytes) -> None:
    assert shown(data) == "damaged"


@pytest.mark.parametrize("kind", [png, jpeg, gif, webp])
def test_picture_cut_off_anywhere_becomes_no_file(kind: type) -> None:
    whole: bytes = kind()
    assert [length for length in range(len(whole)) if isinstance(shown(whole[:length]), File)] == []


@pytest.mark.parametrize("data", ["!", "\u00e9", "iVBORw0KGgo\ud83d", "A", "data:image/png;base64"])
def test_what_is_no_base64_becomes_no_file(data: str) -> None:
    assert isinstance(picture(data), str)


def test_lines_in_base64_do_no_harm() -> None:
    assert picture(base64.encodebytes(png()).decode()) == File(png(), ".png")


def test_padding_may_be_missing() -> None:
    data = png(chunk(b"gAMA", b"\0" * 5))
    assert picture(base64.b64encode(data).decode().rstrip("=")) == File(data, ".png")


@pytest.mark.parametrize(("more", "fits"), [(0, True), (16, False)])
def test_size_is_limited(more: int, fits: bool) -> None:
    room = LARGEST - len(png(chunk(b"IDAT"))) + more
    is_file = isinstance(shown(png(chunk(b"IDAT", b"\0" * room))), File)
    assert is_file == fits


MANY = {
    "PNG of empty chunks": b"\x89PNG\r\n\x1a\n" + chunk(b"tEXt") * 150_000,
    "JPEG of empty segments": b"\xff\xd8" + b"\xff\xfe\0\x02" * 500_000,
    "JPEG of marks": b"\xff\xd8\xff\xda\0\x02" + b"\xff" * 2_000_000,
    "JPEG of what claims many entries": b"\xff\xd8"
    + segment(0xE1, b"Exif\0\0MM\0*\0\0\0\x08\xff\xff") * 90_000,
    "GIF of small blocks": b"GIF89a\0\0\0\0\0\0\0!\xfe" + b"\x01x" * 1_000_000,
    "WebP of empty chunks": b"RIFF\xff\xff\xff\0WEBP" + b"XMP \0\0\0\0" * 250_000,
}


@pytest.mark.parametrize("data", MANY.values(), ids=MANY)
def test_two_megabytes_of_small_parts_are_walked_at_once(data: bytes) -> None:
    start = process_time()
    assert shown(data) == "damaged"
    assert process_time() - start < 2


def shown(data: bytes) -> File | str:
    return picture(base64.b64encode(data).decode())
