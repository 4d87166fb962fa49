"""The sixteen colours that every terminal has a name for, and which of them any other comes nearest to."""

from collections.abc import Iterator
from colorsys import rgb_to_hsv

HUES = ("red", "yellow", "green", "cyan", "blue", "magenta")
"""Around the wheel, sixty degrees apart."""
NAMES = (
    *("black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"),
    *("grey", "bright red", "bright green", "bright yellow"),
    *("bright blue", "bright magenta", "bright cyan", "bright white"),
)
GREYS = ((0.2, "black"), (0.65, "grey"), (0.9, "white"), (1.0, "bright white"))
MOST = 255
CUBE = (0, 95, 135, 175, 215, 255)
FIRST_GREY = 232
LEAST_SATURATION = 0.2
BRIGHT = 0.9


def nearest(parts: Iterator[str]) -> str:
    """Of `5;number` or `2;red;green;blue`, of which it takes what it reads; nothing if it is neither."""
    match numbered(next(parts, "")):
        case 5:
            return _of_256(numbered(next(parts, "")))
        case 2:
            red, green, blue = (numbered(next(parts, "")) for _ in range(3))
            return _of_rgb(red, green, blue)
        case _:
            return ""


def numbered(text: str) -> int:
    """Zero if nothing stands there, as terminals have it."""
    return min(int(text[:4] or 0), MOST)


def _of_256(number: int) -> str:
    if number < len(NAMES):
        return NAMES[number]
    if number >= FIRST_GREY:
        return _of_rgb(*(8 + 10 * (number - FIRST_GREY),) * 3)
    red, rest = divmod(number - 16, 36)
    return _of_rgb(CUBE[red], CUBE[rest // 6], CUBE[rest % 6])


def _of_rgb(red: int, green: int, blue: int) -> str:
    """By hue, since that is what a colour means; what has hardly any is a grey."""
    hue, saturation, value = rgb_to_hsv(red / MOST, green / MOST, blue / MOST)
    if saturation < LEAST_SATURATION or value < GREYS[0][0]:
        return next(name for most, name in GREYS if value <= most)
    name = HUES[round(hue * len(HUES)) % len(HUES)]
    return f"bright {name}" if value > BRIGHT else name
