"""Finds what people say: "the password is …", "use … as the token"."""

import re
from collections.abc import Iterator

from mkdocs_cctranscripts.redact.entropy import identifier, longest_word, random
from mkdocs_cctranscripts.redact.haystack import Haystack, Span
from mkdocs_cctranscripts.redact.rule import Word
from mkdocs_cctranscripts.redact.values import common, placeholder, reference, word

_NOUNS = (
    "password", "passwd", "passphrase", "passcode", "passwort", "kennwort", "mot de passe", "contraseña",
    "clave", "senha", "wachtwoord", "parola", "hasło", "пароль", "密码", "パスワード", "secret", "api key",
    "api-key", "apikey", "access key", "credentials", "pin", "pwd", "schlüssel", "jeton", "key", "login",
    "clé", "llave", "chiave", "ключ", "token", "pw",
)  # fmt: skip
_SAID = re.compile(
    r"(?:s|n|wort)?[\"'`*)]{0,3}(?:[ ’'](?! )[^\n.;:=\"'`\x00]{1,50}?)??[ \t]{0,2}"
    r"(?P<verb>(?:(?<!\w)(?:is[ ]now|is[ ]still|is|was|are|ist|lautet|est|es|è|é"
    r"|to|este|should[ ]be|will[ ]be|set[ ]to"
    r"|changed[ ]to|reset[ ]to)(?!\w)|:|=|→|->|=>|：|–|—)[ \t]{0,2}:?|[ ](?=[\"'`*“„«]))\s{0,3}"
    r"(?P<mark>[\"'`*“„«]{1,3}\s?)?(?P<value>[^\s\"'`“”»\x00\x1f]{4,500})"
)
_LATER = re.compile(
    r"s?[ ,](?! )[^\n:=\"'`{}\[\]()<>\x00]{1,60}:[ \t]{1,2}(?P<mark>[\"'`]?)"
    r"(?P<value>[^\s\"'`“”»\x00\x1f]{6,200})(?P=mark)"
    r"(?=\s*(?:\n|\x00|\Z))"
)
_USED = re.compile(
    r"(?i:\b(?:use|using|with|try|enter|type|paste|take|set|nimm|nutze))\s{1,2}"
    r"[\"'`*]{0,3}(?P<value>[^\s\"'`\x00\x1f]{6,300})[\"'`*]{0,3} (?:as|als|comme) (?:\w{1,20} ){0,3}\Z"
)
_PAIR = re.compile(
    r"s?[^\n\x00]{0,50}?[\s(][\w.@+-]{2,60}\s{0,2}[/|:]\s{0,2}(?P<value>[^\s,;)\"'`\x00\x1f]{8,100})"
)
"""`creds: name / password`."""
_NO_VALUE = re.compile(r"\d+\.\d|sha\d+:|md5:", re.IGNORECASE)
"""Versions and fingerprints."""
_UNSURE = frozenset({"key", "secret", "token", "clave", "pin", "clé", "llave", "chiave", "ключ"})
_SHORTEST = 6
_LONGEST = 380
_NEAR = 40
_TRAILING = ".,;:!?)]}*_"


def sayings(hay: Haystack) -> Iterator[Span]:
    for noun in _NOUNS:
        word = Word()
        for at in hay.low_places(noun):
            if _is_noun(hay.low, at) and not word.exhausted(at):
                yield from _said(hay, at + len(noun), word, sure=noun not in _UNSURE)


def _said(hay: Haystack, at: int, word: Word, *, sure: bool) -> Iterator[Span]:
    for form in (_SAID, _LATER):
        if found := form.match(hay.low, at):
            start = found.start("value")
            value = hay.text[start : found.end("value")].rstrip(_TRAILING if not found["mark"] else "*")
            if _told(value, sure=sure):
                yield Span(start, start + len(value), "password")
            else:
                word.turn_down(at, start + len(value))


def pairs(hay: Haystack) -> Iterator[Span]:
    """Name and password, told together."""
    for noun in ("creds", "credentials", "login", "zugangsdaten", "identifiants"):
        for at in hay.low_places(noun):
            found = _PAIR.match(hay.text, at + len(noun)) if _is_noun(hay.low, at) else None
            if found and _told(found["value"], sure=True) and not found["value"].isalnum():
                yield Span(*found.span("value"), "password")


def _is_noun(low: str, at: int) -> bool:
    before = low[at - 1 : at]
    return not (before.isalnum() or before in "_-.\"'$/:") and not low.endswith("public ", max(0, at - 7), at)


def used_as(hay: Haystack) -> Iterator[Span]:
    for noun in ("password", "token", "key", "secret", "passphrase", "passwort"):
        for at in hay.low_places(noun):
            if found := _USED.search(hay.text[max(0, at - _LONGEST) : at]) if _is_role(hay.low, at) else None:
                start = max(0, at - _LONGEST) + found.start("value")
                if _told(found["value"], sure=True):
                    yield Span(start, start + len(found["value"]), "password")


def _is_role(low: str, at: int) -> bool:
    before = low[max(0, at - _NEAR) : at]
    return any(word in before for word in (" as ", " als ", " comme "))


def _told(value: str, *, sure: bool) -> bool:
    """Whether it is a value and no word of the sentence."""
    if len(value) < _SHORTEST or word(value) or common(value) or placeholder(value) or reference(value):
        return False
    if not any(map(str.isdigit, value)) or not any(map(str.isalpha, value)) or _NO_VALUE.match(value):
        return False
    if not sure and not identifier(value) and identifier(longest_word(value)):
        return False
    return random(value) or (sure and "/" not in value and "(" not in value and "=" not in value[:-1])
