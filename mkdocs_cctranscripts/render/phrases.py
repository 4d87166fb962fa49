"""Says numbers, times, names and long texts the way a reader would."""

import re
from datetime import UTC, datetime, timedelta

_TITLE = 60
_STOPS = ".,;:!?-–— "
_HEADLINE = 80
_MARKS = re.compile(r"\*\*|__|`+|^ {0,3}#{1,6} |^ *[-*+] ", re.MULTILINE)
_THOUSAND = 1000
_MILLION = 1_000_000
_MINUTE = 60
_SHORT = 10 * _MINUTE


def brief(text: str, longest: int = _TITLE) -> str:
    """On one line, and cut between words if it is too long: for a title, unless there is more room."""
    line = " ".join(text.split())
    return line if len(line) <= longest else line[:longest].rsplit(" ", 1)[0].rstrip(_STOPS) + "…"


def headline(title: str) -> str:
    """The title of a session, cut where it would fill several lines."""
    if len(title) <= _HEADLINE:
        return title
    space = title.rfind(" ", _HEADLINE // 2, _HEADLINE)
    return title[: space if space > 0 else _HEADLINE].rstrip(_STOPS) + "…"


def gist(text: str, longest: int = 60) -> str:
    """The first words of a message, without its markup."""
    return brief(_MARKS.sub("", text[: 4 * longest]), longest)


def count(number: int, one: str, many: str = "") -> str:
    """A number with its noun, held together by a no-break space."""
    return f"{number:,}\u00a0{one if number == 1 else many or one + 's'}"


def amount(number: int) -> str:
    """`1,284`, `168k`, `1.9M`, `288M`."""
    if number >= _MILLION:
        return f"{number / _MILLION:,.{0 if number >= 100 * _MILLION else 1}f}M"
    return f"{number // _THOUSAND}k" if number >= 10 * _THOUSAND else f"{number:,}"


def tokens(number: int) -> str:
    return f"{amount(number)}\u00a0{'token' if number == 1 else 'tokens'}"


def day(time: datetime) -> str:
    return f"{time.astimezone(UTC):%-d\u00a0%B\u00a0%Y}"


def clock(time: datetime) -> str:
    return f"{time.astimezone(UTC):%H:%M}"


def duration(length: timedelta) -> str:
    minutes = round(length.total_seconds() / _MINUTE)
    if minutes < 1:
        return "under 1\u00a0min"
    if minutes < _MINUTE:
        return f"{minutes}\u00a0min"
    hours, minutes = divmod(minutes, _MINUTE)
    return f"{hours:,}\u00a0h {minutes}\u00a0min" if minutes else f"{hours:,}\u00a0h"


def length(time: timedelta) -> str:
    """To the second if it is short: `6 s`, `1 min 12 s`, `48 min`, `2 h 5 min`."""
    seconds = round(time.total_seconds())
    if seconds < _MINUTE:
        return f"{seconds}\u00a0s"
    if seconds < _SHORT:
        minutes, seconds = divmod(seconds, _MINUTE)
        return f"{minutes}\u00a0min" + (f" {seconds}\u00a0s" if seconds else "")
    return duration(time)


def folder_name(path: str) -> str:
    """The last part of a path of any system."""
    return re.split(r"[/\\]", path.rstrip("/\\"))[-1]


def model_name(raw: str) -> str:
    """`claude-opus-4-5-20251101` → `Opus 4.5`; another vendor's name stays as it is."""
    found = re.fullmatch(r"claude-([a-z]+)-(\d+)(?:-(\d{1,2}))?(?:-\d{8})?(-\w+)?", raw)
    old = re.fullmatch(r"claude-(\d+)(?:-(\d+))?-([a-z]+)(?:-\d{8})?", raw)
    if found:
        family, major, minor, _ = found.groups()
    elif old:
        major, minor, family = old.groups()
    else:
        return raw
    return f"{family.capitalize()}\u00a0{major}{f'.{minor}' if minor else ''}"
