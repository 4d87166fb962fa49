"""Where the pages stand: from file names, never from raw ids, and never moved by what else there is."""

import re
import unicodedata
from pathlib import Path

import pytest

from mkdocs_cctranscripts.address import Addressee, addresses, place_of
from mkdocs_cctranscripts.model.site import Options

DOCS = Path("/site/docs")
UUID = "5f0c9a6e-1111-4222-8333-444455556666"

NAMES = {
    "fix-login.jsonl": "transcripts/fix-login.md",
    "Fix Login.jsonl": "transcripts/Fix-Login.md",
    "v1.2.jsonl": "transcripts/v1.2.md",
    f"{UUID}.jsonl": "transcripts/5f0c9a6e.md",
    f"{UUID.upper()}.jsonl": "transcripts/5f0c9a6e.md",
    "세션.jsonl": "transcripts/세션.md",
    "web.json": "transcripts/web.md",
    "a<b>&c.jsonl": "transcripts/a-b-c.md",
    "a\nb.jsonl": "transcripts/a-b.md",
    "a\x1bb.jsonl": "transcripts/a-b.md",
    "a\0b.jsonl": "transcripts/a-b.md",
    "a\u202eb.jsonl": "transcripts/a-b.md",
    "a\u200bb.jsonl": "transcripts/a-b.md",
    "a\udcffb.jsonl": "transcripts/a-b.md",
    "%2e%2e%2findex.jsonl": "transcripts/2e-2e-2findex.md",
    "C:.jsonl": "transcripts/C.md",
    "C:\\x.jsonl": "transcripts/C-x.md",
    "a...jsonl": "transcripts/a.md",
    "a .jsonl": "transcripts/a.md",
    f"{'x' * 79}.y.jsonl": f"transcripts/{'x' * 79}.md",
    "{{ x }}.jsonl": "transcripts/x.md",
    "-rf.jsonl": "transcripts/rf.md",
    ".hidden.jsonl": "transcripts/hidden.md",
    "CON.jsonl": "transcripts/session-CON.md",
    "nul.jsonl": "transcripts/session-nul.md",
    "aux.txt.jsonl": "transcripts/session-aux.txt.md",
    "COM1.jsonl": "transcripts/session-COM1.md",
    "lpt¹.jsonl": "transcripts/session-lpt¹.md",
    "console.jsonl": "transcripts/console.md",
    "com10.jsonl": "transcripts/com10.md",
}


@pytest.mark.parametrize(("name", "uri"), NAMES.items())
def test_name_is_the_stem_made_safe(name: str, uri: str) -> None:
    assert placed(("/logs/" + name, "id")) == [uri]


@pytest.mark.parametrize("name", ["..jsonl", "...jsonl", "-_-.jsonl", "….jsonl", "\u200b.jsonl", "~.jsonl"])
def test_stem_without_a_letter_becomes_a_hash(name: str) -> None:
    (uri,) = placed(("/logs/" + name, "id"))
    assert re.fullmatch(r"transcripts/session-[0-9a-f]{6}\.md", uri)


def test_name_fits_into_file_systems() -> None:
    (uri,) = placed((f"/logs/{'あ' * 200}.jsonl", "id"))
    assert len(uri.encode()) < 120


def test_session_in_the_docs_keeps_its_place() -> None:
    assert placed(("/site/docs/how/fix-login.jsonl", "id")) == ["how/fix-login.jsonl"]


def test_two_of_one_name_both_get_a_hash_of_their_session() -> None:
    alone = placed(("/a/fix.jsonl", "one"))
    both = placed(("/a/fix.jsonl", "one"), ("/b/fix.jsonl", "two"))
    assert alone == ["transcripts/fix.md"]
    assert len(set(both)) == 2
    assert all(uri.startswith("transcripts/fix-") for uri in both)
    assert both == placed(("/b/fix.jsonl", "two"), ("/a/fix.jsonl", "one"))[::-1]


def test_name_with_a_hash_of_its_own_is_told_apart() -> None:
    first = placed(("/a/fix.jsonl", "one"), ("/b/fix.jsonl", "two"))[0]
    name = first.removeprefix("transcripts/").removesuffix(".md")
    uris = placed(("/a/fix.jsonl", "one"), ("/b/fix.jsonl", "two"), (f"/c/{name}.jsonl", "three"))
    assert len(set(uris)) == 3


def test_names_that_differ_in_case_only_are_told_apart() -> None:
    uris = placed(("/a/Fix.jsonl", "one"), ("/a/fix.jsonl", "two"))
    assert len({uri.casefold() for uri in uris}) == 2


ALIKE = [
    ("é", "e\u0301"),
    ("ﬁx", "fix"),
    ("fix", "fіx"),
    ("a/b", "a b"),
    ("a:b", "a?b"),
    ("con", "session-con"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE, ids=ascii)
def test_names_that_look_alike_are_told_apart(one: str, other: str) -> None:
    uris = placed((f"/a/{one}.jsonl", "one"), (f"/b/{other}.jsonl", "two"))
    assert len({unicodedata.normalize("NFC", uri).casefold() for uri in uris}) == 2


@pytest.mark.parametrize("id_", ["../../index", "/etc/passwd", "a\0b", "..", "\udcff", "C:\\x", "x" * 5000])
def test_id_of_a_session_is_no_part_of_its_address(id_: str) -> None:
    uris = placed(("/a/fix.jsonl", id_), ("/b/fix.jsonl", "two"), ("/c/index.jsonl", id_))
    assert all(re.fullmatch(r"transcripts/(fix|index)-[0-9a-f]{6}\.md", uri) for uri in uris)


def test_one_session_stored_twice_gets_two_places() -> None:
    assert len(set(placed(("/a/fix.jsonl", "one"), ("/b/fix.jsonl", "one")))) == 2


@pytest.mark.parametrize("name", ["index", "README"])
def test_session_never_takes_the_place_of_the_overview(name: str) -> None:
    assert placed((f"/a/{name}.jsonl", "one"))[0] not in ("transcripts/index.md", "transcripts/README.md")


def test_another_session_moves_no_address() -> None:
    first = [("/a/fix.jsonl", "one"), (f"/a/{UUID}.jsonl", UUID)]
    assert placed(*first) == placed(*first, ("/a/other.jsonl", "two"))[:2]


def placed(*sessions: tuple[str, str]) -> list[str]:
    options = Options(DOCS)
    paths = [(Path(path), id_) for path, id_ in sessions]
    return addresses([Addressee(path, id_, place_of(path, options)) for path, id_ in paths], options)


MASKED = {
    ("/site/docs/how/-Users-jo-shop/fix.jsonl", "how/~-shop/fix.jsonl"): "how/shop/fix.md",
    ("/site/docs/how/fix.jsonl", "how/[REDACTED:name].jsonl"): "how/REDACTED-name.md",
    ("/a/fix.jsonl", "[REDACTED:name]-fix.jsonl"): "transcripts/REDACTED-name--fix.md",
}


@pytest.mark.parametrize(("file", "uri"), MASKED.items(), ids=str)
def test_what_is_masked_in_a_name_is_masked_in_the_address(file: tuple[str, str], uri: str) -> None:
    path, masked = file
    assert addresses([Addressee(Path(path), "one", masked)], Options(DOCS)) == [uri]
