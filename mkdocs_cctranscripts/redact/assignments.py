"""Finds the values of names that promise a secret, in the syntax of any language or format."""

import re
from collections.abc import Iterator

from mkdocs_cctranscripts.redact.accept import How, acceptable
from mkdocs_cctranscripts.redact.haystack import Haystack, Span
from mkdocs_cctranscripts.redact.names import Promise, promise
from mkdocs_cctranscripts.redact.rule import literals

_STEMS = (
    "pass", "pwd", "secret", "token", "key", "auth", "cred", "psk", "bearer", "salt", "sig", "cookie", "session", "dsn",
    "jwt", "_pat", "-pat", "seed", "mnemonic", "otp", "kennwort", "contrase", "webhook", "conn", "_pw", "rootpw", "bindpw",
)  # fmt: skip
_NAME = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.-")
_LONGEST_NAME = 80
_REST_OF_NAME = re.compile(r"[A-Za-z0-9_.-]{0,80}")
_SIGN = re.compile(
    r"""(?P<quote>\\*["'`])?[\]\)]{0,2}\s{0,4}
    (?:
      (?P<type>[?!]?:\s{0,4}[A-Za-z_][\w.\[\]<>|?\ ]{0,40}?\s{0,4}=(?![=>]))    # a type in between
    | (?:\\u003[dD]|%3[dD]|&\#61;)                                              # an escaped sign
    | (?P<colon>:)(?![:=/])
    | (?:=>|:=|\?=|\+=|={1,3}|<-|~>)
    | (?P<comma>,)
    | (?P<beside>(?:["']|\\*["']|</\w{1,10}>)?,?\s{1,40}(?:\\*["']|<)?(?:value|Value|VALUE|string|default)\\*["']?\s{0,4}[:=>])
    | (?P<tag>>)
    )
    (?P<space>[ \t]{0,20}|\s{0,2}(?=["']))""",
    re.VERBOSE,
)
_WRAP = re.compile(
    r"(?:[bBrRfFuU@$]{1,2}(?=[\"'`])|(?:SecretStr|Secret|SecretString|String|str|Some|bytes|new String|base64:|"
    r"\[\]byte|ConvertTo-SecureString(?: -String)?|Bearer|Basic|Token|token)[( ]{1,2}(?:value=)?)"
)
_QUOTED = re.compile(r"(?P<mark>\\*(?:\"{3}|'{3}|[\"'`]))(?P<value>[^\n\x00\x1f]{1,1000}?)(?P=mark)")
_BARE = re.compile(r"[^\s\"'`,;&|<>()\[\]{}\x00\x1f\\]{1,1000}")
_LINE = re.compile(r"[^\n\r\x00\x1f]{1,1000}")
_LEAD = re.compile(
    r"(?:[^\s:]{0,200}:\d{1,7}[:-])?[\s\d→|+>#*/:-]*"
    r"(?:export|set|setx|ENV|ARG|declare -x|typeset|local|readonly|-e|--env|\$env:|env\.)?\s*[\"']?"
)
_BEFORE = 260


def assignments(hay: Haystack) -> Iterator[Span]:
    done = 0
    for at in sorted(at for stem in _STEMS for at in literals(hay.low, stem)):
        if at < done:
            continue
        start, end = _bounds(hay.text, at)
        done = end
        kind = promise(hay.text[start:end])
        if kind and (found := _value(hay.text, start, end, kind)):
            yield found
            done = max(done, found.end)


def _bounds(text: str, at: int) -> tuple[int, int]:
    """Of the name around a place."""
    start = at
    while start > max(0, at - _LONGEST_NAME) and text[start - 1] in _NAME:
        start -= 1
    rest = _REST_OF_NAME.match(text, at)
    return start, rest.end() if rest else at


def _value(text: str, start: int, end: int, kind: Promise) -> Span | None:
    sign = _SIGN.match(text, end)
    if (
        not sign
        or (sign["comma"] and not sign["quote"])
        or (sign["tag"] and text[start - 1 : start] not in "<:")
    ):
        return None
    at = sign.end()
    if wrap := _WRAP.match(text, at):
        at = wrap.end()
    if quoted := _QUOTED.match(text, at):
        value, place, how = quoted["value"], quoted.start("value"), _IN_QUOTES
    elif sign["comma"]:
        return None
    else:
        value, place, how = _bare(text, start, at, spaced=bool(sign["space"]))
    if not acceptable(value, kind, how, text[start:end]):
        return None
    return Span(place, place + len(value), _NAMED[kind])


_IN_QUOTES: How = "quoted"
_NAMED = {"password": "password", "secret": "secret", "perhaps": "secret"}


def _bare(text: str, start: int, at: int, *, spaced: bool) -> tuple[str, int, How]:
    """The rest of the line, if the name begins it; else what ends at the next delimiter."""
    line = max(text.rfind(mark, max(0, start - _BEFORE), start) for mark in "\n\x00\x1f")
    if _LEAD.fullmatch(text, line + 1, start) and (found := _LINE.match(text, at)):
        value = (
            re.split(r"\s+[#;]|\s*$|\\n|\\r", found[0], maxsplit=1)[0]
            if spaced
            else found[0].split(" #")[0].rstrip()
        )
        if not re.search(r"\s", value):
            return value.rstrip(","), at, "line" if spaced else "env"
    found = _BARE.match(text, at)
    return (found[0].rstrip(".:!?"), at, "bare") if found else ("", at, "bare")
