"""The nav's section for all sessions: each of them while they are few, else their months."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from markupsafe import Markup

from mkdocs_cctranscripts.model.site import FEW, Group, Site
from mkdocs_cctranscripts.nav import OVERVIEW, Item, titled

IsFree = Callable[[str], bool]
"""Whether a page may stand in the section: it may be named elsewhere, or be kept out of the nav."""

_MOST_TOGETHER = 10
"""Sessions that need no months to be told apart."""
_MOST_MONTHS = 24


@dataclass(frozen=True, slots=True)
class Section:
    site: Site
    path: str
    own: str = ""
    """An overview that the user wrote: it is listed as ours would be."""
    only_overview: bool = False

    def items(self, is_free: IsFree) -> list[Item]:
        """Newest first."""
        ours = self.site.overview.uri if self.site.overview else ""
        uri = self.own or ours
        first = [uri if self.own else {OVERVIEW: uri}] if uri and is_free(uri) else []
        if self.only_overview:
            return first
        return [*first, *(_few if len(self.site.sessions) <= FEW else _many)(self.site, is_free)]

    def beside(self) -> frozenset[str]:
        """What stands in the folder of the section: sessions among the docs have places of their own."""
        here = (page.uri for page in self.site.sessions if page.uri.rpartition("/")[0] == self.path)
        return frozenset((self.own, *(page.uri for page in self.site.lists), *here))


def _few(site: Site, is_free: IsFree) -> Iterator[Item]:
    sessions = [page.uri for page in site.sessions if is_free(page.uri)]
    inside = {uri for group in site.projects for uri in group.sessions}
    for group in site.projects:
        own = [uri for uri in group.sessions if is_free(uri)]
        items = [*_overviews(group, is_free), *_by_month(own, site.months)]
        if items:
            yield titled(_label(group), items)
    yield from _by_month([uri for uri in sessions if uri not in inside], site.months)


def _by_month(sessions: Sequence[str], months: Sequence[Group]) -> Iterator[Item]:
    if len(sessions) <= _MOST_TOGETHER:
        yield from sessions
        return
    wanted = frozenset(sessions)
    for group in months:
        if found := [uri for uri in group.sessions if uri in wanted]:
            yield {_label(group): found}


def _many(site: Site, is_free: IsFree) -> Iterator[Item]:
    for group in site.projects:
        yield from (titled(_label(group), [each]) for each in _overviews(group, is_free))
    months = [
        (group.name.rpartition(" ")[2], titled(_label(group), [each]))
        for group in site.months
        for each in _overviews(group, is_free)
    ]
    if len(months) <= _MOST_MONTHS:
        yield from (month for _, month in months)
    else:
        for year, found in groupby(months, lambda each: each[0]):
            yield {year: [month for _, month in found]}


def _overviews(group: Group, is_free: IsFree) -> Iterator[Item]:
    if group.page and is_free(group.page.uri):
        yield {OVERVIEW: group.page.uri}


def _label(group: Group) -> str:
    """Markup, as titles of pages are."""
    return Markup(group.name)  # noqa: S704 - the writer has escaped it
