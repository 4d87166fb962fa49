"""The pages that list sessions: over all, of each project, of each month."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from mkdocs_cctranscripts.address import month_address, overview_address, page_addresses, project_addresses
from mkdocs_cctranscripts.cache import Cache
from mkdocs_cctranscripts.model.document import About, Link
from mkdocs_cctranscripts.model.session import Session
from mkdocs_cctranscripts.model.site import FEW, Group, Options, Project, Published, Site
from mkdocs_cctranscripts.render import Listed, Listing, by_month, list_pages, paged, project_names
from mkdocs_cctranscripts.write import title_of, write

HasRoom = Callable[[str], bool]
_EVERYWHERE = "with Claude Code"


@dataclass(frozen=True, slots=True)
class Places:
    """Where lists stand: decided before any page is made that links to one."""

    overview: str
    """Nothing if the site has no room for it."""
    projects: Mapping[str, Project]
    """By folder; if there is only one, it has no page."""

    def list_of(self, session: Session) -> Link | None:
        """The page that lists a session beside others of its project."""
        project = self.projects.get(session.project)
        uri = project.uri or self.overview if project else ""
        return Link(project.name, uri) if project and uri else None


def places(sessions: Collection[Session], options: Options, has_room: HasRoom) -> Places:
    names = project_names(dict.fromkeys(each.project for each in sessions if each.project))
    uris = project_addresses(names, options) if len(names) > 1 else {}
    free = {folder: uri for folder, uri in uris.items() if has_room(uri)}
    overview = overview_address(options)
    return Places(
        overview if sessions and has_room(overview) else "",
        {folder: Project(name, free.get(folder, "")) for folder, name in names.items()},
    )


def with_lists(site: Site, sessions: Sequence[Listed], around: Places, maker: "Maker") -> Site:
    """The site and its lists; `sessions` are those that have a page."""
    everything = Listing("Transcripts", _EVERYWHERE, "all", tuple(sessions), around.projects)
    overview = maker.pages(everything, around.overview)
    projects = tuple(_projects(sessions, around, maker))
    months = tuple(_months(everything, maker))
    return replace(
        site,
        overview=overview[0] if overview else None,
        projects=tuple(group for group, _ in projects),
        months=tuple(group for group, _ in months),
        further=(*overview[1:], *(page for _, further in (*projects, *months) for page in further)),
    )


@dataclass(frozen=True, slots=True)
class Maker:
    """Makes the pages of lists, as far as there is room for them."""

    options: Options
    cache: Cache
    has_room: HasRoom

    def pages(self, listing: Listing, first: str) -> tuple[Published, ...]:
        """The first of which has its room already."""
        if not first or not listing.sessions:
            return ()
        parts = paged(listing.sessions)
        uris = page_addresses(first, len(parts))
        free = {
            uri: part for uri, part in zip(uris, parts, strict=True) if uri == first or self.has_room(uri)
        }
        # Lists say nothing that their sessions don't: they are found only with them.
        about = About(search="none" if self.options.search == "none" else "prose")
        pages = (replace(page, about=about) for page in list_pages(listing, free))
        return tuple(
            self.cache.page(write(page, directory_urls=self.options.directory_urls)) for page in pages
        )


Grouped = Iterator[tuple[Group, tuple[Published, ...]]]


def _projects(sessions: Sequence[Listed], around: Places, maker: Maker) -> Grouped:
    if len(around.projects) == 1:
        return
    found: dict[str, list[Listed]] = {folder: [] for folder in around.projects}
    for each in sessions:
        if each.folder in found:
            found[each.folder].append(each)
    for folder, inside in found.items():
        project = around.projects[folder]
        if inside:
            listing = Listing(project.name, f"in {project.name} {_EVERYWHERE}", "project", tuple(inside))
            yield _group(listing, maker.pages(listing, project.uri))


def _months(everything: Listing, maker: Maker) -> Grouped:
    """With pages only if there are too many sessions for a nav."""
    many = maker.options.months and len(everything.sessions) > FEW
    for name, inside in by_month(everything.sessions):
        listing = replace(
            everything, title=name, about=f"of {name} {_EVERYWHERE}", of="month", sessions=inside
        )
        day = inside[0].day
        uri = month_address(day, maker.options) if many and day else ""
        yield _group(listing, maker.pages(listing, uri if uri and maker.has_room(uri) else ""))


def _group(listing: Listing, pages: Sequence[Published]) -> tuple[Group, tuple[Published, ...]]:
    uris = tuple(each.uri for each in listing.sessions)
    return Group(title_of(listing.title), pages[0] if pages else None, uris), tuple(pages[1:])
