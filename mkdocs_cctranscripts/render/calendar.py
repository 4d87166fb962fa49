"""Shows on which days of the last year there were sessions."""

from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import date
from typing import Literal, cast

from mkdocs_cctranscripts.model.document import Calendar, Day
from mkdocs_cctranscripts.render.listed import Listed
from mkdocs_cctranscripts.render.phrases import count

_WEEKS = 53
_WEEK = 7


def calendar(sessions: Iterable[Listed]) -> Iterator[Calendar]:
    """The weeks up to the newest session, or nothing if none has a date."""
    days = Counter(each.day.toordinal() for each in sessions if each.day)
    if not days:
        return
    newest = max(days)
    # Days are numbered from a Monday on; no date is before the first of them.
    first = max(newest - (newest - 1) % _WEEK - (_WEEKS - 1) * _WEEK, 1)
    shown = {number: amount for number, amount in sorted(days.items()) if number >= first}
    squares = tuple(
        _day(number - first, number, amount, max(shown.values())) for number, amount in shown.items()
    )
    yield Calendar(_label(shown), _WEEKS, tuple(_months(first, newest)), squares)


def _day(at: int, number: int, amount: int, most: int) -> Day:
    strength = cast("Literal[1, 2, 3, 4]", -(-4 * amount // max(most, 4)))
    label = f"{count(amount, 'session')} on {_date(number)}"
    return Day(at // _WEEK, at % _WEEK, strength, label.replace("\u00a0", " "))


def _months(first: int, newest: int) -> Iterator[tuple[int, str]]:
    """The weeks that begin in another month than the one before."""
    for week in range(1, (newest - first) // _WEEK + 1):
        monday = date.fromordinal(first + week * _WEEK)
        if monday.month != date.fromordinal(first + (week - 1) * _WEEK).month:
            yield week, f"{monday:%b}"


def _label(days: dict[int, int]) -> str:
    most = max(days, key=lambda number: days[number])
    amounts = f"{count(sum(days.values()), 'session')} on {count(len(days), 'day')}"
    told = f"Sessions per day over a year: {amounts}, most on {_date(most)}"
    return told.replace("\u00a0", " ")


def _date(number: int) -> str:
    return f"{date.fromordinal(number):%-d %B %Y}"
