"""Whatever a session says: redaction ends, stays within its strings, and leaves its own masks alone."""

import re
from base64 import b64encode

from hypothesis import given
from hypothesis import strategies as st
from personal_text import session_of
from redact.labelled.labelled_set import NEGATIVES, SECRETS
from redact.labelled.row import Sample, sample

from mkdocs_cctranscripts.model.redaction import Policy
from mkdocs_cctranscripts.redact import redact
from mkdocs_cctranscripts.redact.haystack import Haystack, Span, laid_out
from mkdocs_cctranscripts.redact.rules import RULES
from mkdocs_cctranscripts.redact.spans import merged, outside_masks
from mkdocs_cctranscripts.redact.strings import Strings
from mkdocs_cctranscripts.redact.walk import Spot

PARTS = (
    "password",
    "key",
    "token",
    "secret",
    "cookie: ",
    "authorization: ",
    "Bearer ",
    "curl ",
    "mysql -p",
    "echo ",
    " | ",
    "insert into a (",
    ") values (",
    "COPY a (password) FROM stdin;\n",
    "kind: Secret\n",
    "data:\n  ",
    "-----BEGIN PRIVATE" + " KEY-----",
    "-----END PRIVATE" + " KEY-----",
    "Private-Lines: 2\n",
    "identified by '",
    "machine a login b password ",
    ":5432:a:b:",
    "$2b$",
    "@tcp(",
    "//a:",
    "@",
    "hooks/",
    "recovery code\n",
    "private key ",
    "0x",
    "pin ",
    '"name": "',
    '", "value": "',
    "\tTRUE\t1\t",
    " --token ",
    "=",
    ": ",
    " is ",
    '"',
    "'",
    "\\",
    "\n",
    " ",
    "\t",
    ",",
    "{",
    "}",
    "<",
    ">",
    "/",
    "a1B2c3D4e5",
    "x9",
    "[REDACTED:",
    "]",
)
TEXTS = st.one_of(
    st.text(),
    st.lists(st.sampled_from(PARTS)).map("".join),
    st.sampled_from([sample(row).text for row in (*SECRETS, *NEGATIVES)]),
    st.binary().map(lambda data: b64encode(data).decode()),
)
MASK = re.compile(r"\[REDACTED:[a-z0-9-]+\]")
"""A string of a session can't hold what parts strings: it would be cut there."""
CLEAN = TEXTS.map(lambda text: text.replace("\0", "").replace("\x1f", ""))


def found(hay: Haystack) -> list[Span]:
    return [span for rule in RULES for span in rule.find(hay)]


@given(TEXTS)
def test_any_text_is_redacted(text: str) -> None:
    redact(session_of(text), Policy())


@given(st.lists(CLEAN, min_size=1))
def test_spans_lie_within_one_string(texts: list[str]) -> None:
    hay = laid_out((text, "\0") for text in texts)
    for span in found(hay):
        assert 0 < span.start < span.end <= len(hay.text), span
        assert "\0" not in hay.text[span.start : span.end], span


@given(st.lists(CLEAN, min_size=1))
def test_spans_of_a_list_go_over_its_lines_alone(texts: list[str]) -> None:
    hay = laid_out((text, "\x1f" if number % 3 else "\0") for number, text in enumerate(texts))
    for span in found(hay):
        assert "\0" not in hay.text[span.start : span.end], span


@given(TEXTS)
def test_masks_are_left_alone(text: str) -> None:
    once = masked(text)
    assert subsequence(MASK.findall(once), MASK.findall(masked(once)))


def subsequence(few: list[str], many: list[str]) -> bool:
    rest = iter(many)
    return all(each in rest for each in few)


def masked(text: str) -> str:
    strings = Strings()
    strings.collect(text, Spot())
    hay = strings.laid_out()
    return strings.masked(hay, merged(outside_masks(found(hay), hay))).get(0, text)


def test_no_rule_reads_on_in_the_next_string() -> None:
    for part in (0.25, 0.5, 0.75):
        hay = laid_out((half, "\0") for row in SECRETS for half in halves(sample(row), part))
        assert [span for span in found(hay) if "\0" in hay.text[span.start : span.end]] == []


def halves(given: Sample, part: float) -> tuple[str, str]:
    """Of a text, cut within its first secret."""
    at = given.text.find(given.secrets[0]) + int(len(given.secrets[0]) * part)
    return given.text[:at], given.text[at:]
