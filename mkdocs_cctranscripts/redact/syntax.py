"""Reads what follows a name: the sign of an assignment in any language or format, and the value."""

import re
from dataclasses import dataclass
from typing import Literal

How = Literal["quoted", "env", "line", "bare"]
"""In quotes; after `NAME=` or `name: ` up to the end of the line; up to the next delimiter."""


@dataclass(frozen=True, slots=True)
class Value:
    text: str
    start: int
    how: How
    sign: str = ""


_GAP = r"\s{1,40}(?:[^\s:]{0,120}[:-]\d{1,6}[:-]\s{0,40}|\d{1,6}[→|\t]\s{0,40})?"
"""Between lines, which may be numbered, or found by a search."""
_QUOTE = r"\\*[\"'`]"
_VALUE_NAME = (
    rf"(?:{_QUOTE}|<)?(?:value|Value|VALUE|string|default|defaultValue|result)(?:{_QUOTE})?\s{{0,8}}[:=>]"
)
_SIGN = re.compile(
    rf"""(?P<quote>{_QUOTE})?[\]\)]{{0,2}}(?:{_QUOTE})?[\]\)]?
    (?P<sign>
      (?:,(?:\s{{0,40}}{_QUOTE}\w{{1,20}}{_QUOTE}\s{{0,4}}:\s{{0,4}}[\w\"']{{1,40}},){{0,2}}\s{{0,40}}|,?{_GAP}|</\w{{1,10}}>\s{{0,40}})
        {_VALUE_NAME}                                               # the value is a field beside the name
    | \s{{0,4}}[:=]?\s{{0,4}}\{{[^{{}}\x00]{{0,300}}?{_VALUE_NAME}  # or in a block of the name
    | \((?=[\"'])
    | [ \t]{{1,2}}(?:<<<|<\(echo)[ \t]{{0,2}}
    | \.(?:type|fill|send_keys|sendKeys|setValue|typeText|enterText|append)\(
    | (?:\s[^<>\n\x00]{{0,80}})?(?<![-=])>                          # the end of a tag
    | [ \t]{{0,8}}(?:
        [?!]?:\s{{0,4}}[&*A-Za-z_\[(][\w.\[\]<>|?&*',\ ]{{0,40}}?\s{{0,4}}=(?![=>])   # a type in between
      | \\u003[dD]|%3[dD]|%3A|&\#61;
      | :(?![:=/]) | =>|:=|\?=|\+=|={{1,3}}|<-|~>
      | ,
      | \|(?!\|)
      )
    | [ \t]{{1,4}}(?:(?:to|is|as|was|with)[ \t])?(?=[bBfFrRuU@]?{_QUOTE})
    )
    (?P<space>[ \t]{{0,20}}|\s{{0,20}}(?={_QUOTE}))""",
    re.VERBOSE,
)
_BEFORE_VALUE = re.compile(
    r"(?:string\(\d{1,5}\)\s?|\(\s{1,30}(?=[\"'`])|\[-(?=\S)|\{\+(?=\S)"
    r"|[^\n\"'`;,\x00]{1,80}?(?:\?\?|\|\||\bor\b|\?:)\s{0,4}(?=[\"'`])"
    r"|(?:SecretStr|Secret|SecretString|String|str|Some|bytes|new String|String::from|\[\]byte|"
    r"ENV\.fetch|getenv|env|get|"
    r"ConvertTo-SecureString(?: -String)?)[( ]{1,2}(?:value=)?(?=[\"'`bB])"
    r"|(?:Bearer|Basic|Token|token|ApiKey)\s"
    r"|[bBrRfFuUN@$]{1,2}(?=[\"'`]))"
)
_QUOTED = re.compile(r"(?P<mark>\\*(?:\"{3}|'{3}|[\"'`]))(?P<value>[^\n\x00\x1f]{1,1000}?)(?P=mark)")
_PHRASE = re.compile(r"[a-z]{3,8}(?: [a-z]{3,8}){11,23}(?=[\s\x00\x1f]|\Z)")
_BARE = re.compile(r"[^\s\"'`,;&|<>()\[\]{}\x00\x1f\\]{1,1000}")
_LINE = re.compile(r"[^\n\r\x00\x1f]{1,1000}")
_LINE_END = re.compile(r"(?<!\s)\s++(?:#|//|\Z)|\\n|\\r")
_LEAD = re.compile(
    r"(?:[^\s:]{0,200}:\d{1,7}[:-])?[\s\d→|+>#*/:$-]*"
    r"(?:export|set|setx|ENV|ARG|declare -x|typeset|local|readonly|-e|--env|"
    r"\$env:|env\.|\w{1,20}[#>$])?\s*[\"'`]?"
)
_SPACED = re.compile(r"(?:[ \t]{1,30}(?:[057] )?)(?P<value>[^\s\x00\x1f]{4,300})[ \t]*(?=[\n\r\x00\x1f]|\Z)")
_FOLLOWING = re.compile(r"[ \t]{1,2}(?P<value>[^\s\"'`<>(){}\[\]=\x00\x1f]{8,300})(?=[\s\x00\x1f]|\Z)")
_FISH = re.compile(r"set (?:-\w+ ){1,3}\Z")
_BEFORE = 260


def value_after(text: str, start: int, end: int) -> Value | None:
    """The value of the name that stands there, if one is given."""
    sign = _SIGN.match(text, end)
    if not sign:
        return _spaced(text, start, end)
    kind = sign["sign"].strip()
    if (kind == "," and not sign["quote"]) or (kind.endswith(">") and not _in_tag(text, start, kind)):
        return None
    at = sign.end()
    if before := _BEFORE_VALUE.match(text, at):
        at = before.end()
    if phrase := _PHRASE.match(text, at):
        return Value(phrase[0], at, "quoted", kind)
    if quoted := _QUOTED.match(text, at):
        return Value(quoted["value"], quoted.start("value"), "quoted", kind)
    return None if kind == "," else _bare(text, start, at, sign)


def _in_tag(text: str, start: int, sign: str) -> bool:
    return "<" in sign or sign in ("=>", "~>") or text[start - 1 : start] in ("<", ":", '"', "'")


def _bare(text: str, start: int, at: int, sign: re.Match[str]) -> Value | None:
    """The rest of the line, if the name begins it; else what ends at the next delimiter."""
    kind = sign["sign"].strip()
    if begins_line(text, start) and kind in (":", "=", ":=", "?=") and (found := _LINE.match(text, at)):
        spaced = bool(sign["space"]) or sign["sign"] != kind
        value = _LINE_END.split(found[0], maxsplit=1)[0].rstrip(",; ").strip("\"'`")
        if value and not re.search(r"\s", value):
            return Value(value, at + found[0].index(value), "line" if spaced or kind == ":" else "env", kind)
    found = _BARE.match(text, at)
    if found and text[found.end() : found.end() + 1] in ("(", "["):  # a call
        return None
    return Value(found[0].rstrip(".:!?"), at, "bare", kind) if found else None


def _spaced(text: str, start: int, end: int) -> Value | None:
    """`password X` alone on its line, as some programs are configured."""
    found = _SPACED.match(text, end)
    if found and _FISH.search(text[max(0, start - 20) : start]):
        return Value(found["value"], found.start("value"), "bare")
    if found and begins_line(text, start):
        return Value(found["value"], found.start("value"), "bare", " ")
    if found := _FOLLOWING.match(text, end):
        return Value(found["value"].rstrip(".,;:!?)"), found.start("value"), "bare", " ")
    return None


def begins_line(text: str, start: int) -> bool:
    """Whether nothing stands before it on its line but numbers, signs and a keyword."""
    line = max(text.rfind(mark, max(0, start - _BEFORE), start) for mark in "\n\x00\x1f")
    escaped = text.rfind("\\n", max(0, start - _BEFORE), start)
    return any(
        _LEAD.fullmatch(text, begin, start) for begin in (line + 1, escaped + 2) if begin > 1 or line >= 0
    )
