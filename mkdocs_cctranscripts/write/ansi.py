"""What a terminal would show of a program's output: the last state of each line, in colours by name."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby

from mkdocs_cctranscripts.write.colours import NAMES, nearest, numbered
from mkdocs_cctranscripts.write.text import ANSI, clean, escape


@dataclass(frozen=True, slots=True)
class Style:
    ink: str = ""
    ground: str = ""
    weight: str = ""
    dim: str = ""
    slant: str = ""
    line: str = ""
    turned: str = ""
    """Ink and ground change places."""


Run = tuple[str, Style]
"""A text in one style."""

PLAIN = Style()
CODES: dict[int, dict[str, str]] = {
    1: {"weight": "bold"},
    2: {"dim": "dim"},
    3: {"slant": "italic"},
    4: {"line": "underline"},
    7: {"turned": "turned"},
    22: {"weight": "", "dim": ""},
    23: {"slant": ""},
    24: {"line": ""},
    27: {"turned": ""},
    39: {"ink": ""},
    49: {"ground": ""},
    **{
        base + at: {"ink": name}
        for base, half in ((30, 0), (90, 8))
        for at, name in enumerate(NAMES[half:][:8])
    },
    **{
        base + at: {"ground": name}
        for base, half in ((40, 0), (100, 8))
        for at, name in enumerate(NAMES[half:][:8])
    },
}
MIXED = {38: "ink", 48: "ground", 58: ""}
"""What takes a colour of its own making behind it; that of underlines isn't shown."""

CONTROLS = re.compile("[\x1b\r\b\x07]")
KEPT = re.compile(r"\x1b\[(?:[0-9;:]*m|[0-2]?K|[01]?G)")
REDRAWS = re.compile(r"[\r\b]|\x1b\[[0-2]?[KG]")
STEPS = re.compile(r"\x1b\[(?P<codes>[0-9;:]*)(?P<what>[mKG])|[\r\b]|[^\x1b\r\b]+")


def html(text: str) -> str:
    """With a span around each run that has a style."""
    return "".join(_spanned(escape(text), style) for text, style in runs(text))


def plain(text: str) -> str:
    return "".join(text for text, _ in runs(text))


def runs(text: str) -> list[Run]:
    """Clean texts; none has the style of the one before it."""
    if not CONTROLS.search(text):
        return [(clean(text), PLAIN)] if text else []
    shown: list[Run] = []
    style = PLAIN
    kept = ANSI.sub(_kept, text.replace("\r\n", "\n")).replace("\x07", "")
    for line in kept.split("\n"):
        inside, style = (_redrawn if REDRAWS.search(line) else _straight)(line, style)
        shown += (*inside, ("\n", style))
    return list(_joined(shown[:-1]))


def _spanned(text: str, style: Style) -> str:
    ink, ground = (style.ground, style.ink or "white") if style.turned else (style.ink, style.ground)
    # Words on a ground have the ink of the page, so that they can be read in any scheme.
    colours = (ground.removeprefix("bright "), "on") if ground else (ink,)
    names = (*colours, style.weight, style.dim, style.slant, style.line)
    kinds = " ".join(f"cct-{word}" for name in names for word in name.split())
    return f'<span class="{kinds}">{text}</span>' if kinds else text


def _kept(match: re.Match[str]) -> str:
    """Colours, and what draws within a line; a page can't follow other sequences."""
    return match[0] if KEPT.fullmatch(match[0]) else ""


def _joined(shown: Iterable[Run]) -> Iterator[Run]:
    for style, group in groupby(shown, lambda run: run[1]):
        yield clean("".join(text for text, _ in group)), style


def _straight(line: str, style: Style) -> tuple[list[Run], Style]:
    inside: list[Run] = []
    for step in STEPS.finditer(line):
        if step["what"]:
            style = _changed(style, step["codes"])
        else:
            inside.append((step[0], style))
    return inside, style


def _redrawn(line: str, style: Style) -> tuple[list[Run], Style]:
    """One character after the other, each over what stood in its place."""
    cells: list[Run] = []
    at = 0
    for step in STEPS.finditer(line):
        match step["what"] or step[0]:
            case "m":
                style = _changed(style, step["codes"])
            case "K":
                # To move on behind erased cells would cost the square of their number.
                at = 0 if step["codes"] == "2" else at
                del cells[at if step["codes"] != "1" else len(cells) :]
            case "G" | "\r":
                at = 0
            case "\b":
                at = max(at - 1, 0)
            case text:
                cells[at : at + len(text)] = [(character, style) for character in text]
                at += len(text)
    return cells, style


def _changed(style: Style, codes: str) -> Style:
    parts = iter(codes.split(";"))
    for part in parts:
        first, *rest = part.split(":")
        code = numbered(first)
        if code in MIXED:
            colour = nearest(filter(None, rest) if rest else parts)
            style = replace(style, **{MIXED[code]: colour}) if colour and MIXED[code] else style
        else:
            style = replace(style, **CODES.get(code, {})) if code else PLAIN
    return style
