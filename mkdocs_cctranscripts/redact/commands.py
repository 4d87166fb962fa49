"""Finds the secrets that commands are given: by flags, by place, through a pipe."""

import re
from collections.abc import Iterator

from mkdocs_cctranscripts.redact.accept import acceptable
from mkdocs_cctranscripts.redact.entropy import random
from mkdocs_cctranscripts.redact.haystack import Haystack, Span
from mkdocs_cctranscripts.redact.names import promise
from mkdocs_cctranscripts.redact.rule import begins
from mkdocs_cctranscripts.redact.syntax import Value
from mkdocs_cctranscripts.redact.values import common, placeholder, reference

_VALUE = r"(?P<mark>\\?[\"'])?(?P<value>(?(mark)[^\n\"'\x00]{1,500}|[^\s\"'`;&|<>()\x00\x1f]{1,500}))"
_FLAG = re.compile(
    r"--?(?P<name>[A-Za-z][A-Za-z0-9_-]{2,50})"
    r"(?:[ \t\x1f]{1,4}(?:\\\n\s{0,8})?|\\*[\"'],\s{0,10}(?=\\*[\"']))" + _VALUE
)
_FROM_LITERAL = re.compile(r"--from-literal[= ][\"']?[^\s=]{1,100}=" + _VALUE)
_COMMANDS: tuple[tuple[str, str], ...] = (
    ("curl", r"(?:-u|--user|--proxy-user)[= ]?[\"']?[^\s:\"']{1,100}:"),
    ("http -a", r"[= ]?[\"']?[^\s:\"']{1,100}:"),
    ("mysql", r"-p(?=[^\s])"),
    ("mariadb", r"-p(?=[^\s])"),
    ("mysqldump", r"-p(?=[^\s])"),
    ("mysqladmin", r"(?:-p(?=[^\s])|password )"),
    ("sshpass", r"-p ?"),
    ("login", r"(?:-p|--password) "),
    ("redis-cli", r"(?:-a|--pass) "),
    ("htpasswd", r"-\w*b\w* \S{1,200} \S{1,100} "),
    ("ldap", r"-w "),
    ("sqlcmd", r"-P ?"),
    ("bcp", r"-P ?"),
    ("mosquitto_", r"-P "),
    ("mongo", r"-p "),
    ("cqlsh", r"-p "),
    ("unzip", r"-P "),
    ("zip", r"-P "),
    ("7z", r"-p(?=[^\s])"),
    ("smbclient", r"-U [\"']?[^\s%]{1,60}%"),
    ("rabbitmqctl", r"(?:add_user|change_password) \S{1,60} "),
    ("sqlplus", r"[^\s/]{1,60}/"),
    ("vault login", r""),
    ("vault operator unseal", r""),
    ("snyk auth", r""),
    ("mc alias set", r"\S{1,60} \S{1,200} \S{1,60} "),
    ("aws configure set", r"\S*(?:secret_access_key|session_token) "),
    ("config set", r"\S*(?:_authToken|_password|_auth|[tT]oken|[sS]ecret|[pP]assword|[kK]ey)[= ]"),
    ("doctl auth init", r"-t "),
    ("secret set", r"(?:-b|--body) "),
    ("secrets set", r"\w{1,60}="),
    ("encrypt_string", r""),
    ("requirepass", r""),
    ("masterauth", r""),
    ("chpasswd <<<", r"[\"']?[^\s:]{1,60}:"),
    ("sudo -S <<<", r""),
    ("--with-token <<<", r""),
    ("--password-stdin <<<", r""),
    ("net user", r"\S{1,60} "),
    ("net use", r"[^\n\x00]{1,500}? /user:\S{1,60} "),
    ("openssl", r"(?:-k|-K|-pass pass:|-passin pass:|-passout pass:)[ ]?"),
    ("twine", r"-p "),
    ("ConvertTo-SecureString", r"(?:-String )?"),
    ("oathtool", r"(?:-\S{1,20} ){0,4}"),
    ("password", r"[057] "),
    ("user", r"\S{1,40} on (?:\S{1,40} ){0,6}?>"),
    ("createUser", r"\S{1,40} (?:SHA|MD5)\S{0,6} "),
    ("createUser", r"\S{1,40} (?:SHA|MD5)\S{0,6} \S{1,100} (?:AES|DES)\S{0,6} "),
    ("AUTH", r"(?:\w{1,30} )?(?=\S{0,100}\d)"),
    ("snmp-server community", r""),
    ("-server key", r"(?:\d )?"),
    ("secretsdump.py", r"\S{0,60}?:"),
    ("jwt.sign(", r"[^\n\"']{1,100}?, ?(?=[\"'])"),
    ("jwt.encode(", r"[^\n]{1,100}?, ?(?=[\"'])"),
    ("jwt.verify(", r"[^\n\"']{1,100}?, ?(?=[\"'])"),
    (".login(", r"[\"'][^\n\"']{1,100}[\"'], ?(?=[\"'])"),
    ("auth = (", r"[\"'][^\n\"']{1,100}[\"'], ?(?=[\"'])"),
    ("auth=(", r"[\"'][^\n\"']{1,100}[\"'], ?(?=[\"'])"),
    ("Auth(", r"[\"'][^\n\"']{1,100}[\"'], ?(?=[\"'])"),
    ("Credentials(", r"[\"'][^\n\"']{1,100}[\"'], ?(?=[\"'])"),
    ("Credential(", r"[\"'][^\n\"']{1,100}[\"'], ?(?=[\"'])"),
    ("FTP(", r"[\"'][^\n\"']{1,100}[\"'], ?[\"'][^\n\"']{1,100}[\"'], ?(?=[\"'])"),
    ('Client("AC', r"[0-9a-f]{32}[\"'], ?(?=[\"'])"),
    ("pass:", r"(?<=pass:)"),
    ("wpa_passphrase", r"(?:\"[^\"\n]{1,60}\"|\S{1,60}) "),
)
"""A command, and what stands right before the secret."""
_BETWEEN = r"[^\n\x00]{0,300}?[\s\x1f]"
_PIPED = re.compile(
    r"(?:echo|printf)(?: -\w{1,3})? [\"']?(?:%s(?:\\n)?[\"'] [\"']?)?(?P<value>[^\s\"'|\x00]{4,500})"
    r"[\"']? ?\| ?[^\n|\x00]{0,200}?"
    r"(?:--password-stdin|--with-token|sudo -S|secret put|secret set|"
    r"chpasswd|--stdin|passwd|--token-stdin|auth login)"
    r"|(?:echo|printf)(?: -\w{1,3})? [\"']?(?:%s(?:\\n)?[\"'] [\"']?)?(?P<filed>[^\s\"'|\x00]{4,500})"
    r"[\"']? ?>{1,2} ?"
    r"[^\s|\x00]{0,200}?(?:secret|password|passwd|token|credential|\.key|\.pgpass|\.netrc)"
)
_IDENTIFIED = re.compile(
    r"identified(?:\s{1,4}with\s{1,4}\S{1,60})?\s{1,4}(?:by|as)(?:\s{1,4}password)?\s{1,4}\\*[\"'](?P<value>[^\n\"'\x00]{1,300})",
    re.IGNORECASE,
)
_VERBS = (
    "login",
    "auth",
    "install",
    "connect",
    "register",
    "activate",
    "authtoken",
    "join",
    "enroll",
    "token",
)
_ARGUMENT = re.compile(
    r"[A-Za-z0-9_+=-]{20,500}(?:\.[A-Za-z0-9_+=-]{4,500}){0,3}(?=[\s\x00\"']|\Z)|eyJ[A-Za-z0-9_+/=-]{20,2000}"
)
_SHORTEST = 4


def flags(hay: Haystack) -> Iterator[Span]:
    """`--token X` in any command; `--token=X` is an assignment."""
    for at in hay.places("-"):
        if hay.text[at - 1 : at].isspace() or hay.text[at - 1 : at] in ("", "\0", "\x1f", '"', "'", "`", "["):
            found = _FLAG.match(hay.text, at)
            kind = promise(found["name"]) if found else ""
            if found and kind and acceptable(Value(found["value"], 0, "bare"), kind, found["name"]):
                yield Span(*found.span("value"), "password" if kind == "password" else "secret")
    for at in hay.places("--from-literal"):
        if (found := _FROM_LITERAL.match(hay.text, at)) and _given(found["value"]):
            yield Span(*found.span("value"), "secret")


def commands(hay: Haystack) -> Iterator[Span]:
    """Those whose flags or arguments don't say what they hold."""
    for command, rest in _COMPILED:
        for at in hay.places(command):
            is_word = begins(hay.text, at) or not command[0].isalnum()
            found = rest.match(hay.text, at + len(command)) if is_word else None
            if found and _given(found["value"]):
                yield Span(*found.span("value"), "password")


def tokens_given(hay: Haystack) -> Iterator[Span]:
    """What a command is given without a name, if it looks drawn at random: `acme login X`, `acme -t X`."""
    for verb in (*_VERBS, "-t", "-k", "-T", "-a"):
        for at in hay.places(f" {verb} "):
            found = _ARGUMENT.match(hay.text, at + len(verb) + 2)
            if found and random(found[0]) and _given(found[0]):
                yield Span(*found.span(), "secret")


def piped(hay: Haystack) -> Iterator[Span]:
    for command in ("echo", "printf"):
        for at in hay.places(command):
            found = _PIPED.match(hay.text, at) if begins(hay.text, at) else None
            part = "value" if found and found["value"] else "filed"
            if found and _given(found[part]):
                start = found.start(part) + found[part].rfind(":") + 1
                yield Span(start, found.end(part), "password")


def identified(hay: Haystack) -> Iterator[Span]:
    """The passwords of database users."""
    for at in hay.low_places("identified"):
        if (found := _IDENTIFIED.match(hay.text, at)) and _given(found["value"]):
            yield Span(*found.span("value"), "password")


def _given(value: str) -> bool:
    """A command takes any word for a password, but no flag, and not the name of one as help texts have it."""
    is_name = value.isupper() and not any(map(str.isdigit, value))
    stands_in = placeholder(value) or reference(value) or common(value)
    return len(value) >= _SHORTEST and not (is_name or stands_in or value.startswith("-"))


_COMPILED = tuple(
    (command, re.compile((f"(?:{_BETWEEN})?" if rest.startswith(("(?:-", "-")) else r"\s?") + rest + _VALUE))
    for command, rest in _COMMANDS
)
