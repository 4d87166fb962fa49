"""Finds secrets made of words or short codes: seed phrases, passphrases, recovery codes, PINs."""

import re
from collections.abc import Iterator

from mkdocs_cctranscripts.redact.haystack import Haystack, Span
from mkdocs_cctranscripts.redact.rule import begins

_WORDS = r"(?P<value>[a-z]{3,8}(?:[ ,]{1,2}[a-z]{3,8}){11,23})"
_CODE = r"[0-9A-Za-z]{4,8}(?:[- ][0-9A-Za-z]{4,8}){1,5}|[0-9a-z]{8,12}"
_FORMS = (
    ("seed phrase", re.compile(rf"[^\n\x00]{{0,30}}?[:=\"'\s]\s{{0,4}}{_WORDS}")),
    ("recovery phrase", re.compile(rf"[^\n\x00]{{0,30}}?[:=\"'\s]\s{{0,4}}{_WORDS}")),
    ("mnemonic", re.compile(rf"[^\n\x00]{{0,30}}?[:=\"'\s]\s{{0,4}}{_WORDS}")),
    (
        "passphrase",
        re.compile(r"[^\n\"'`\x00]{0,40}[\"'`](?P<value>[a-z]{3,12}(?:[ -][a-z]{3,12}){3,9})[\"'`]"),
    ),
    ("pin", re.compile(r"(?:(?: code)?(?: is| was| lautet| ist)?:? )(?P<value>\d{4,12})(?!\d|\.\d)")),
)
_CODES = re.compile(
    rf"[^\n\x00]{{0,60}}\n(?P<codes>(?:[ \t]*(?:\d{{1,2}}[.)] )?(?:{_CODE})[ \t]*(?:\n|(?=\x00)|\Z)){{2,20}})"
)
_ONE_CODE = re.compile(rf"(?:^|(?<=[.)] )|(?<=[ \t]))(?:{_CODE})(?=[ \t]*$)", re.MULTILINE)
_CHAIN_KEY = re.compile(r"0x[0-9a-fA-F]{64}\b")
_AFTER = 3_000


def phrases(hay: Haystack) -> Iterator[Span]:
    for noun, form in _FORMS:
        for at in hay.low_places(noun):
            found = form.match(hay.low, at + len(noun)) if begins(hay.low, at) else None
            if found:
                yield Span(*found.span("value"), "passphrase")


def recovery_codes(hay: Haystack) -> Iterator[Span]:
    for noun in ("recovery code", "backup code", "scratch code", "recovery-code", "recovery_code"):
        for at in hay.low_places(noun):
            if found := _CODES.match(hay.text, at + len(noun)):
                for code in _ONE_CODE.finditer(hay.text, *found.span("codes")):
                    yield Span(*code.span(), "recovery-code")


def chain_keys(hay: Haystack) -> Iterator[Span]:
    """The accounts of test chains, listed below "Private Keys"."""
    for noun in ("private key", "accounts:"):
        for at in hay.low_places(noun):
            end = hay.text.find("\0", at, at + _AFTER)
            for found in _CHAIN_KEY.finditer(hay.text, at, end if end >= 0 else at + _AFTER):
                yield Span(*found.span(), "private-key")
