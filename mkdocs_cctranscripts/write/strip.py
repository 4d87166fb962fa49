"""The picture of what was done when, in the colours of the page."""

from collections.abc import Iterator
from dataclasses import astuple

from mkdocs_cctranscripts.model.document import Slot, Strip
from mkdocs_cctranscripts.write.text import attribute, escape, one_line

KINDS = ("look", "run", "edit", "fail")
WORDS = {"look": "looked", "run": "ran", "edit": "changed", "fail": "failed"}
HEIGHT = 50
BASE = 34.5
TALLEST = 26.0
UNIT = 5.0
GAP = 0.8


def html(node: Strip) -> str:
    """Across in percent, upwards in pixels: words keep their size, however wide the page is.

    Without links: instant navigation of Material fails on those in pictures, and the contents have them.
    """
    start = f'<svg width="100%" height="{HEIGHT}" role="img"{attribute("aria-label", one_line(node.text))}>'
    inside = "".join((*_ticks(node), *_columns(node), *_dots(node)))
    line = f'<line x1="0" x2="100%" y1="{BASE}" y2="{BASE}"/>'
    return f'<div class="cct-strip">\n{start}{line}{inside}</svg>\n{_legend(node)}\n</div>'


def _columns(node: Strip) -> Iterator[str]:
    most = max((sum(astuple(slot)) for slot in node.slots), default=0)
    unit = min(UNIT, TALLEST / most) if most else UNIT
    width = 100 / max(len(node.slots), 1)
    for place, slot in enumerate(node.slots):
        yield from _column(slot, place * width, width, unit)


def _column(slot: Slot, left: float, width: float, unit: float) -> Iterator[str]:
    done = 0
    for kind, number in zip(KINDS, astuple(slot), strict=True):
        if number:
            done += number
            top, height = BASE - GAP - done * unit, max(number * unit - GAP, GAP)
            yield (
                f'<rect class="{kind}" x="{left:.2f}%" y="{top:.1f}" '
                f'width="{width * 0.84:.2f}%" height="{height:.1f}"/>'
            )


def _ticks(node: Strip) -> Iterator[str]:
    """Where the numbers would stand in each other's way, some are left out."""
    free = 0.0
    for tick in node.ticks:
        x = f"{100 * tick.at:.2f}%"
        yield f'<line x1="{x}" x2="{x}" y1="6" y2="{HEIGHT - 2}"/>'
        if tick.at >= free:
            free = tick.at + 0.012 + 0.012 * len(tick.text)
            yield f'<text x="{x}" dx="4" y="{HEIGHT - 4}">{escape(one_line(tick.text))}</text>'


def _dots(node: Strip) -> Iterator[str]:
    for dot in node.dots:
        title = f"<title>{escape(one_line(dot.text))}</title>"
        yield f'<circle class="commit" cx="{100 * dot.at:.2f}%" cy="5" r="4">{title}</circle>'


def _legend(node: Strip) -> str:
    totals = zip(KINDS, map(sum, zip(*map(astuple, node.slots), strict=True)), strict=False)
    words = [f'<span class="{kind}">{WORDS[kind]}</span>' for kind, total in totals if total]
    words += ['<span class="commit">committed</span>'] if node.dots else []
    return f'<p aria-hidden="true">{" ".join(words)}</p>'
