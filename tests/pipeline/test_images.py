"""Pictures stand where they were, are told where they can't be shown, and are nowhere if they are omitted."""

import base64
import re
from pathlib import Path
from typing import Any

import pytest
from case_files import write_case
from picture_files import block, chunk, gif, jpeg, png
from visible import visible

from mkdocs_cctranscripts.discover import matching
from mkdocs_cctranscripts.model.site import Detail, Options, Site
from mkdocs_cctranscripts.pipeline import publish

DATA = base64.b64encode(png(chunk(b"gAMA", b"Zanzibar"))).decode()
IMAGE = {"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": DATA}}
LOADED = {"type": "image", "source": {"type": "url", "url": f"https://shop.test/{DATA}"}}
OF_SERVER = {"type": "image", "mimeType": "image/png", "data": DATA}
NUMBERED = {"imagePasteIds": [2]}


def called(tool: str, given: dict[str, Any], result: object, data: object = None) -> list[dict[str, Any]]:
    call = {"call": tool, "as": "toolu_1", "input": given}
    return [{"user": "Go"}, call, {"result": result, "of": "toolu_1", "with": {"toolUseResult": data}}]


CASES: dict[str, list[dict[str, Any]]] = {
    "with a prompt": [{"user": [{"type": "text", "text": "As in [Image #2]"}, IMAGE], "with": NUMBERED}],
    "alone": [{"user": [IMAGE]}],
    "with a command": [{"user": [{"type": "text", "text": "<command-name>/look</command-name>"}, IMAGE]}],
    "in an answer": [{"user": "Go"}, {"text": "", "with": {"message": {"id": "m", "content": [IMAGE]}}}],
    "in a result": called("Odd", {}, [IMAGE]),
    "that was read": called("Read", {"file_path": "/a.png"}, [IMAGE], {"type": "image"}),
    "that was read, in the data alone": called(
        "Read", {"file_path": "/a.png"}, "", {"type": "image", "file": {"base64": DATA}}
    ),
    "that was printed": called(
        "Bash", {"command": "plot"}, "", {"isImage": True, "stdout": f"data:image/png;base64,{DATA}"}
    ),
    "of a server": called("mcp__shop__look", {}, [IMAGE]),
    "of a server, as it gives it": called("mcp__shop__look", {}, [OF_SERVER]),
    "that an agent gave": called("Task", {"description": "Look", "prompt": "Look"}, [IMAGE]),
    "said to a plan": called(
        "ExitPlanMode",
        {"plan": "# Plan\n\nDo it."},
        [{"type": "text", "text": "The user doesn't want to proceed with this tool use."}, IMAGE],
    ),
    "said to a question": called(
        "AskUserQuestion",
        {"questions": [{"question": "Which?", "options": [{"label": "a"}]}]},
        [{"type": "text", "text": '"Which?"="a".'}, IMAGE],
    ),
}
ELSEWHERE: dict[str, list[dict[str, Any]]] = {
    "with a prompt": [{"user": [{"type": "text", "text": "Look"}, LOADED]}],
    "in an answer": [{"user": "Go"}, {"text": "", "with": {"message": {"id": "m", "content": [LOADED]}}}],
    "in a result": called("Odd", {}, [LOADED]),
    "of a server": called("mcp__shop__look", {}, [LOADED]),
    "that an agent gave": called("Task", {"description": "Look", "prompt": "Look"}, [LOADED]),
}
"""Pictures that the session only names the address of."""


@pytest.mark.parametrize("lines", CASES.values(), ids=CASES)
def test_picture_is_kept(lines: list[dict[str, Any]], tmp_path: Path) -> None:
    site = published(lines, tmp_path)
    (asset,) = site.assets
    assert asset.path.read_bytes() == base64.b64decode(DATA)
    assert Path(asset.uri).name in site.sessions[0].html.read_text()


@pytest.mark.parametrize(
    "lines",
    [*CASES.values(), *ELSEWHERE.values()],
    ids=[*CASES, *(f"{name}, elsewhere" for name in ELSEWHERE)],
)
def test_omitted_picture_is_nowhere_and_told(lines: list[dict[str, Any]], tmp_path: Path) -> None:
    site = published(lines, tmp_path, Detail(images="omit"))
    page = site.sessions[0].html.read_text()
    assert site.assets == ()
    assert {file.suffix for file in (tmp_path / "cache").rglob("*") if file.is_file()} == {".md", ".html"}
    for file in (file for file in (tmp_path / "cache").rglob("*") if file.is_file()):
        assert DATA[:40] not in file.read_text()
    assert "<img" not in page
    assert "not shown" in visible(page)


def test_mention_of_an_omitted_picture_is_no_link(tmp_path: Path) -> None:
    text = [{"type": "text", "text": "Look\n\nas in [Image #2]"}, IMAGE]
    site = published([{"user": text, "with": NUMBERED}], tmp_path, Detail(images="omit"))
    html, markdown = (path.read_text() for path in (site.sessions[0].html, site.sessions[0].markdown))
    assert "as in [Image #2]</p>" in html
    assert "Image #2 of prompt 1: not shown" in html
    assert "](session/" not in markdown


def test_omitted_pictures_are_counted_with_what_is_hidden(tmp_path: Path) -> None:
    message = {"message": {"id": "m", "content": [IMAGE, IMAGE]}}
    lines: list[dict[str, Any]] = [{"user": "Go"}, {"thinking": "Hm"}, {"text": "", "with": message}]
    site = published(lines, tmp_path, Detail(thinking="hidden", images="omit"))
    assert "2\u00a0images and 1\u00a0thought not shown" in site.sessions[0].html.read_text()


TOLD = {
    "page posing as a picture": (block(b"<script>alert(1)</script>"), "of a kind that can't be shown"),
    "drawing": (block(b"<svg onload='alert(1)'/>", "image/svg+xml"), "of a kind that can't be shown"),
    "cut off": (block(png()[:-14]), "damaged"),
    "no base64": ({"type": "image", "source": {"data": "<b>"}}, "damaged"),
    "half a sign": ({"type": "image", "source": {"data": "iVBOR"}}, "damaged"),
}


@pytest.mark.parametrize(("image", "why"), TOLD.values(), ids=TOLD)
def test_what_can_not_be_shown_is_told_at_its_place(image: dict[str, Any], why: str, tmp_path: Path) -> None:
    site = published([{"user": [{"type": "text", "text": "As in [Image #1]"}, image]}], tmp_path)
    assert site.assets == ()
    assert f"Image #1 of prompt 1: {why}" in visible(site.sessions[0].html.read_text())


LIES = {
    "JPEG": (block(jpeg(), "image/png"), ".jpg"),
    "GIF": (block(gif(), "image/svg+xml"), ".gif"),
    "PNG": (block(png(after=b"<html>"), "text/html"), ".png"),
}


@pytest.mark.parametrize(("image", "suffix"), LIES.values(), ids=LIES)
def test_file_is_named_for_what_it_is(image: dict[str, Any], suffix: str, tmp_path: Path) -> None:
    (asset,) = published([{"user": [image]}], tmp_path).assets
    assert Path(asset.uri).suffix == suffix


def test_picture_of_several_sessions_is_one_file(tmp_path: Path) -> None:
    for name in ("a", "b"):
        write_case({"lines": [{"user": [IMAGE]}, {"text": "Done."}]}, tmp_path / name)
        (tmp_path / name / "session.jsonl").rename(tmp_path / name / f"{name}.jsonl")
    sources = matching(["a", "b"], tmp_path).sources
    site = publish(sources, Options(tmp_path / "docs", path="how/done"), tmp_path / "cache")
    (asset,) = site.assets
    assert asset.uri.startswith("how/done/images/")
    assert all(Path(asset.uri).name in page.html.read_text() for page in site.sessions)


def test_picture_has_room_before_it_is_loaded(tmp_path: Path) -> None:
    page = published([{"user": [IMAGE]}], tmp_path).sessions[0].html.read_text()
    (image,) = re.findall("<img [^>]*>", page)
    assert 'width="1" height="1"' in image
    assert 'loading="lazy"' in image


ALT: dict[str, tuple[list[dict[str, Any]], str]] = {
    "with a prompt": (CASES["with a prompt"], "Image #2 of prompt 1"),
    "with a command": (CASES["with a command"], "Image in the conversation"),
    "in an answer": (CASES["in an answer"], "Image in the conversation"),
    "in a result": (CASES["in a result"], "Image in the result of Odd"),
    "that was read": (
        called("Read", {"file_path": "/home/dev/shop/a.png"}, [IMAGE]),
        "Image in the result of Read a.png",
    ),
    "that was printed": (CASES["that was printed"], "Image in the result of Bash"),
    "of a server": (CASES["of a server"], "Image in the result of shop › look"),
    "of a call that failed": (
        [{**line, "failed": True} for line in CASES["in a result"]],
        "Image in the result of Odd",
    ),
}


@pytest.mark.parametrize(("lines", "alt"), ALT.values(), ids=ALT)
def test_picture_says_where_it_comes_from(lines: list[dict[str, Any]], alt: str, tmp_path: Path) -> None:
    (page,) = published(lines, tmp_path).sessions
    assert f'alt="{alt}"' in page.html.read_text()
    assert f"![{alt}]" in page.markdown.read_text()


def published(lines: list[dict[str, Any]], folder: Path, detail: Detail = Detail()) -> Site:  # noqa: B008 - it is frozen
    write_case({"lines": [*lines, {"text": "Done."}]}, folder / "sessions")
    sources = matching(["sessions"], folder).sources
    site = publish(sources, Options(folder / "docs", detail=detail), folder / "cache")
    assert not site.failures
    return site
