"""Renders lists of sessions, month by month; a long one in several pages."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from itertools import groupby
from typing import Literal

from mkdocs_cctranscripts.model.document import Box, Document, Heading, Line, Link, Node, Rows, Strong, Text
from mkdocs_cctranscripts.model.site import Project
from mkdocs_cctranscripts.render.calendar import calendar
from mkdocs_cctranscripts.render.listed import Listed, row
from mkdocs_cctranscripts.render.phrases import count
from mkdocs_cctranscripts.render.projects import project_cards
from mkdocs_cctranscripts.render.totals import totals

Sessions = tuple[Listed, ...]
PER_PAGE = 100
UNDATED = "Without a date"


@dataclass(frozen=True, slots=True)
class Listing:
    title: str
    about: str
    """What the description says after the number of sessions."""
    of: Literal["all", "project", "month"]
    sessions: Sessions
    """Newest first, those without a date last."""
    projects: Mapping[str, Project] = field(default_factory=dict)
    """By folder, if there is more than one."""


def paged(sessions: Sequence[Listed]) -> list[Sessions]:
    return [tuple(sessions[at : at + PER_PAGE]) for at in range(0, len(sessions), PER_PAGE)]


def list_pages(listing: Listing, pages: Mapping[str, Sessions]) -> Iterator[Document]:
    """One for each address."""
    about = f"Transcripts of {count(len(listing.sessions), 'session')} {listing.about}".replace("\u00a0", " ")
    for number, (uri, sessions) in enumerate(pages.items(), 1):
        line = tuple(_parts(uri, pages))
        nodes = (*(_head(listing) if number == 1 else ()), *line, *_months(sessions, listing), *line)
        title = listing.title if number == 1 else f"{listing.title}, page {number}"
        yield Document(uri, title, about, nodes)


def by_month(sessions: Sequence[Listed]) -> Iterator[tuple[str, Sessions]]:
    """Each month with its name, as the sessions come."""
    for name, found in groupby(sessions, month_name):
        yield name, tuple(found)


def month_name(listed: Listed) -> str:
    return f"{listed.day:%B %Y}" if listed.day else UNDATED


def _head(listing: Listing) -> Iterator[Node]:
    worked_in = {each.folder for each in listing.sessions} & set(listing.projects)
    yield totals(listing.sessions, len(worked_in) if listing.of == "all" else 0)
    if listing.of != "month":
        yield from calendar(listing.sessions)
    if listing.of == "all":
        yield from project_cards(listing.sessions, listing.projects)


def _months(sessions: Sessions, listing: Listing) -> Iterator[Node]:
    for name, found in by_month(sessions):
        if listing.of != "month":
            yield Heading(2, name, name.lower().replace(" ", "-"), "month")
        rows = tuple(row(each, _project(each, listing)) for each in found)
        yield Box("sessions", (), (Rows(rows),))


def _project(listed: Listed, listing: Listing) -> str:
    return listing.projects[listed.folder].name if listed.folder in listing.projects else ""


def _parts(uri: str, pages: Mapping[str, Sessions]) -> Iterator[Line]:
    """Where the other pages of the list are."""
    if len(pages) == 1:
        return
    at = list(pages).index(uri) + 1
    names = ((each, _span(sessions)) for each, sessions in pages.items())
    links = (Strong(name) if each == uri else Link(name, each) for each, name in names)
    spans = (part for link in links for part in (Text(" "), link))
    yield Line((Text(f"Page {at} of {len(pages)}"), *spans), "parts")


def _span(sessions: Sessions) -> str:
    """`March 2026 – January 2026`; within one month, the days."""
    first, last = sessions[0], sessions[-1]
    if not (first.day and last.day):
        return " – ".join(dict.fromkeys((month_name(first), month_name(last))))
    return _days(first.day, last.day)


def _days(first: date, last: date) -> str:
    if (first.year, first.month) != (last.year, last.month):
        return f"{first:%B %Y} – {last:%B %Y}"
    return f"{first:%-d} – {last:%-d %B %Y}" if first.day != last.day else f"{first:%-d %B %Y}"
