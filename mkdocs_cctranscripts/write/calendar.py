"""A year of days as a picture: one square for each day with sessions, on a pattern of empty ones."""

from mkdocs_cctranscripts.model.document import Calendar, Day
from mkdocs_cctranscripts.write.text import escape

STEP = 12
SIDE = 10
TOP = 16
"""Above it stand the names of the months."""
NAME = 22
"""How wide the longest of them is."""
OPACITY = {1: "0.4", 2: "0.6", 3: "0.8", 4: "1"}
SQUARE = f'width="{SIDE}" height="{SIDE}" rx="2"'
PATTERN = (
    f'<pattern id="cct-days" width="{STEP}" height="{STEP}" y="{TOP}" patternUnits="userSpaceOnUse">'
    f"<rect {SQUARE}/></pattern>"
)


def html(node: Calendar) -> str:
    width, height = node.weeks * STEP - (STEP - SIDE), TOP + 7 * STEP
    # A style, as the sheet's colour for squares would win over an attribute.
    empty = f'<rect y="{TOP}" width="{width}" height="{7 * STEP}" style="fill:url(#cct-days)"/>'
    names = "".join(_month(week, name, width) for week, name in node.months)
    days = "".join(map(_day, node.days))
    start = f'<svg role="img" aria-label="{escape(node.label)}" viewBox="0 0 {width} {height}"'
    return (
        f'<div class="cct-calendar">{start} preserveAspectRatio="xMaxYMin slice">'
        f"{PATTERN}{names}{empty}{days}</svg></div>"
    )


def _month(week: int, name: str, width: int) -> str:
    return f'<text x="{min(week * STEP, width - NAME)}" y="10">{escape(name)}</text>'


def _day(day: Day) -> str:
    place = f'x="{day.week * STEP}" y="{TOP + day.weekday * STEP}"'
    return (
        f'<rect opacity="{OPACITY[day.strength]}" {place} {SQUARE}><title>{escape(day.label)}</title></rect>'
    )
