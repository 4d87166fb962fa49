"""Finds secrets in files that have a form of their own: netrc, pgpass, shadow, secrets of Kubernetes."""

import re
from collections.abc import Iterator

from mkdocs_cctranscripts.redact.haystack import Haystack, Span
from mkdocs_cctranscripts.redact.values import placeholder, reference

_NETRC = re.compile(
    r"(?:machine\s{1,8}\S{1,200}|default)\s{1,8}login\s{1,8}\S{1,200}\s{1,8}(?:account\s{1,8}\S{1,100}\s{1,8})?"
    r"password\s{1,8}(?P<value>[^\s\x00]{1,300})"
)
_OPENVPN = re.compile(r"<auth-user-pass>\s{0,8}[^\s<]{1,100}\s{1,8}(?P<value>[^\s<\x00]{1,200})")
_PGPASS = re.compile(
    r":(?:\d{2,5}|\*):[^\s:\x00]{1,100}:[^\s:\x00]{1,100}:(?P<value>[^\s:\x00/]{4,200})(?=[\s\x00\x1f]|\Z)"
)
_HASH = re.compile(
    r"\$(?:1|2[abxy]?|5|6|7|y|gy|apr1|sha1|md5|argon2(?:id|i|d)|scrypt|s0|bcrypt|pbkdf2[\w-]{0,10}|P|H)\$[^\s:\"'`;<>\x00\x1f]{12,400}"
)
_DJANGO = re.compile(r"(?:pbkdf2_sha\d{1,3}|bcrypt_sha256|argon2|scrypt)\$[^\s:\"'`,;<>\x00\x1f]{20,400}")
_LDAP = re.compile(r"\{(?:S?SHA(?:256|512)?|S?MD5|CRYPT|PBKDF2[\w-]*)\}[A-Za-z0-9+/=$.]{12,300}")
_WINDOWS = re.compile(r"[0-9a-f]{32}:[0-9a-f]{32}:::")
_HASHES = (("$", 0, _HASH), ("_sha256$", 6, _DJANGO), ("{", 0, _LDAP), (":::", 65, _WINDOWS))
_DATA = re.compile(
    r"(?<![ \t\w])(?P<indent>[ \t]{0,200}+)[\"']?(?:data|stringData)[\"']?:[ \t]*+\{?[ \t]*+\n"
    r"(?P<block>(?:[ \t]*\d{0,7}[→|\t:]?(?P=indent)[ \t]+[^\n\x00]{1,4000}\n?)+)"
)
_ITEM = re.compile(
    r"[\"']?[\w.-]{1,200}[\"']?:[ \t]*[\"']?(?P<value>[^\s\"',{}|>\x00][^\n\"'\x00]{0,4000}+)"
    r"[\"']?,?[ \t]*(?:\n|\Z)"
)
_WINDOW = 20_000
_MARKS = ("\n---", "\0")


def netrc(hay: Haystack) -> Iterator[Span]:
    for literal in ("machine", "default"):
        for at in hay.places(literal):
            if (found := _NETRC.match(hay.text, at)) and not _stands_in(found["value"]):
                yield Span(*found.span("value"), "password")


def openvpn_logins(hay: Haystack) -> Iterator[Span]:
    for at in hay.places("<auth-user-pass>"):
        if found := _OPENVPN.match(hay.text, at):
            yield Span(*found.span("value"), "password")


def pgpass(hay: Haystack) -> Iterator[Span]:
    """`host:port:database:user:password`."""
    for literal in (":5432:", ":5433:", ":6432:", ":*:"):
        for at in hay.places(literal):
            if (found := _PGPASS.match(hay.text, at)) and not _stands_in(found["value"]):
                yield Span(*found.span("value"), "password")


def password_hashes(hay: Haystack) -> Iterator[Span]:
    for literal, back, form in _HASHES:
        done = 0
        for at in hay.places(literal):
            found = form.match(hay.text, max(0, at - back)) if at >= done else None
            if found and not placeholder(found[0]):
                done = found.end()
                yield Span(*found.span(), "password-hash")


def kubernetes_secrets(hay: Haystack) -> Iterator[Span]:
    """Every value below `data` of a Secret, whatever its name."""
    for start, end in _documents(hay):
        for block in _DATA.finditer(hay.text, start, end):
            for item in _ITEM.finditer(hay.text, *block.span("block")):
                value = item["value"].rstrip(" \t").removesuffix(",")
                if not _stands_in(value):
                    yield Span(item.start("value"), item.start("value") + len(value), "kubernetes-secret")


def _documents(hay: Haystack) -> Iterator[tuple[int, int]]:
    """Around each Secret, from one `---` to the next; what lies around several of them once."""
    text = hay.text
    kinds = ("kind: Secret\n", '"kind": "Secret"', "kind: Secret\x00")
    start = end = 0
    for at in sorted(at for kind in kinds for at in hay.places(kind)):
        if at >= end:
            yield start, end
            before = max(text.rfind(mark, max(end, at - _WINDOW), at) for mark in _MARKS)
            start, end = max(before, at - _WINDOW, end), at
        ends = [stop for mark in _MARKS if (stop := text.find(mark, end, at + _WINDOW)) >= 0]
        end = min(ends, default=at + _WINDOW)
    yield start, end


def _stands_in(value: str) -> bool:
    return placeholder(value) or reference(value)
