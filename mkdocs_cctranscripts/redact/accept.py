"""Decides whether a value is the secret that its name promises."""

import re

from mkdocs_cctranscripts.redact.entropy import identifier, longest_word, random
from mkdocs_cctranscripts.redact.names import Promise
from mkdocs_cctranscripts.redact.syntax import Value
from mkdocs_cctranscripts.redact.values import common, placeholder, reference, word

_IDENTIFIER = re.compile(r"[A-Za-z_$][A-Za-z_$.]*(?:\??\.[A-Za-z_$]+)*[;,]?")
_CONSTANT = re.compile(r"[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+")
_WORDS = re.compile(r"[A-Za-z]+(?:[-_./: ][A-Za-z]+)*")
_TYPE = re.compile(r"(?:[A-Z][a-z]+)+(?:8|16|32|64)?(?:Array|\[\])?[;,]?|u?int\d+|string\[\]|\^.*")
_APP_PASSWORD = re.compile(r"[a-z]{4}(?: [a-z]{4}){3}")
_MNEMONIC = re.compile(r"[a-z]{3,8}(?: [a-z]{3,8}){11,23}")
_BASE32 = re.compile(r"[A-Z2-7]{16,}=*")
_ADDRESS = re.compile(r"\w{1,20}://(?![^\s/]*@)")
_SHORTEST = {"password": 4, "secret": 8, "perhaps": 14}
_WORD = 6
_LONG = 20
_OPEN_NAMES = frozenset({"key", "hash", "digest", "sig", "code", "session", "signature", "nonce"})


def acceptable(value: Value, kind: Promise, name: str) -> bool:
    text = value.text
    if _MNEMONIC.fullmatch(text) or _APP_PASSWORD.fullmatch(text):
        return kind in ("password", "secret")
    if len(text) < _SHORTEST.get(kind, 0) or placeholder(text) or common(text) or _CONSTANT.fullmatch(text):
        return False
    if value.how == "env":
        if text.startswith(("$", "<", "{", "%", "/", "./", "~/")) or _ADDRESS.match(text):
            return False
    elif reference(text, quoted=value.how == "quoted") or _TYPE.fullmatch(text):
        return False
    if value.sign == " ":
        return _after_space(text, kind)
    return _JUDGES[kind](value, name)


def _after_space(text: str, kind: Promise) -> bool:
    """Words follow words: what follows a name without any sign has to look like a secret."""
    if kind == "password":
        is_strong = any(map(str.isdigit, text)) and any(map(str.isalpha, text))
        return is_strong and "/" not in text and (not text.isalnum() or random(text) or text.lower() != text)
    return kind == "secret" and random(text) and len(text) >= _LONG


def _perhaps(value: Value, name: str) -> bool:
    if "otp" in name.lower() and _BASE32.fullmatch(value.text):
        return True
    return random(value.text) and not (identifier(longest_word(value.text)) and name.lower() in _OPEN_NAMES)


def _secret(value: Value, _: str) -> bool:
    text = value.text
    if re.search(r"\s", text) or text.isdigit():
        return False
    if _WORDS.fullmatch(text):
        return value.how == "env" and not word(text)
    return any(map(str.isdigit, text)) or random(text)


def _password(value: Value, name: str) -> bool:
    text = value.text
    if value.how == "bare" and _IDENTIFIER.fullmatch(text):
        return False
    if name.lower() == "pass" and not any(map(str.isdigit, text)):
        return False
    if text.isdigit():
        return len(text) >= _WORD and value.how != "bare"
    if _WORDS.fullmatch(text) and not (word(text) and text.islower()):
        return value.how == "env"
    if word(text):
        return value.how != "bare" and len(text) >= _WORD and " " not in text and text.isascii()
    return " " not in text and (len(text) >= _WORD or any(map(str.isdigit, text)))


def _nothing(_: Value, __: str) -> bool:
    return False


_JUDGES = {"password": _password, "secret": _secret, "perhaps": _perhaps, "": _nothing}
