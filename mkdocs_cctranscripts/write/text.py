"""Cleans the characters of a document, and escapes them for HTML."""

import html
import re
from dataclasses import fields, is_dataclass, replace
from typing import TypeVar, cast

from mkdocs_cctranscripts.model.document import Terminal

T = TypeVar("T")

# Terminal sequences: CSI, then strings up to their end (OSC may end with BEL), then all shorter ones. No
# part can be matched in two ways and each stops at the next ESC, so that time stays linear.
ANSI = re.compile(
    r"\x1b(?:\[[0-?]*+[ -/]*+[@-~]?|\][^\x07\x1b]*+(?:\x07|\x1b\\)|[PX^_][^\x1b]*+\x1b\\|[ -/]*+[0-Z\\-~])?"
)
NEWLINES = re.compile("\r\n?|[\u2028\u2029]")
UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\u202a-\u202e\u2066-\u2069\ufffe\uffff]")
BIDI = range(0x2000, 0x2100)

BLANKS = re.compile(r"[ \t\n]+")
WEB = re.compile(r"https?://\S+", re.IGNORECASE)
NOT_IN_NAME = re.compile(r"[^A-Za-z0-9_.-]+")


def cleaned(value: T) -> T:
    """The same value with every string in it cleaned, however deep it sits; colours of output stay."""
    if isinstance(value, Terminal):
        return value
    if isinstance(value, str):
        return cast("T", clean(value))
    if isinstance(value, tuple):
        return cast("T", tuple(map(cleaned, value)))
    if is_dataclass(value) and not isinstance(value, type):
        return replace(value, **{field.name: cleaned(getattr(value, field.name)) for field in fields(value)})
    return value


def clean(text: str) -> str:
    """Without terminal sequences; what can't be seen is shown."""
    text = ANSI.sub("", text) if "\x1b" in text else text
    return UNSEEN.sub(_shown, NEWLINES.sub("\n", text))


def _shown(match: re.Match[str]) -> str:
    code = ord(match[0])
    return f"[U+{code:04X}]" if code in BIDI else "\ufffd"


def is_web(address: str) -> bool:
    return bool(WEB.fullmatch(address))


def escape(text: str) -> str:
    """For HTML, inside attributes as well."""
    return html.escape(text)


def one_line(text: str) -> str:
    return BLANKS.sub(" ", text).strip(" ")


def label(text: str) -> str:
    """For what themes insert as it is, even into quotes."""
    return escape(one_line(text))


def page_label(text: str) -> str:
    """For titles and descriptions of pages, which plugins such as macros take for templates, and run."""
    return label(text).replace("{", "&#123;").replace("}", "&#125;")


def name(text: str) -> str:
    """Fit to be an id."""
    return NOT_IN_NAME.sub("-", text)


def names(text: str) -> str:
    """Fit to be a list of classes; lower case, as Python-Markdown makes them."""
    return " ".join(name(word).replace(".", "-").lower() for word in text.split())


def attribute(key: str, value: str) -> str:
    """With the space before it; nothing if there is no value."""
    return f' {key}="{escape(value)}"' if value else ""


def heading_class(kind: str) -> str:
    return f"cct-{names(kind).replace(' ', '-')}" if names(kind) else ""


def heading(text: str) -> str:
    """Never empty: an empty heading can be neither read nor linked."""
    return one_line(text) or "…"


def level(number: int) -> int:
    """Of a heading; the first belongs to the page's title."""
    return min(max(number, 2), 6)
