"""MkDocs' events, each handed over to the pipeline and to plain functions: wiring only."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import takewhile
from pathlib import Path
from typing import Literal, TypeGuard

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, CombinedEvent, event_priority, get_plugin_logger
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page
from mkdocs.utils import dirname_to_title
from mkdocs.utils.templates import TemplateContext

from mkdocs_cctranscripts import discover, search_index
from mkdocs_cctranscripts.config import Settings, cache, options, overview_uri, project
from mkdocs_cctranscripts.menu import AutomaticNav, automatic, is_in_nav
from mkdocs_cctranscripts.model.site import Discovery, Site, Source, Stored
from mkdocs_cctranscripts.nav import Item, filled, named, without
from mkdocs_cctranscripts.page import HiddenFile, PlainFile, Room, TranscriptFile, TranscriptPage, hide
from mkdocs_cctranscripts.pipeline import RedactionError, known_values, publish
from mkdocs_cctranscripts.section import Section

log = get_plugin_logger("cctranscripts")

ASSETS = Path(__file__).parent / "assets"
STYLE = Stored("assets/cctranscripts.css", ASSETS / "cctranscripts.css")
SCRIPT = Stored("assets/cctranscripts.js", ASSETS / "cctranscripts.js")
NOTHING = Site((), None, (), ())


class TranscriptsPlugin(BasePlugin[Settings]):
    supports_multiple_instances = True

    def __init__(self) -> None:
        self._visible: Callable[[InclusionLevel], bool] = InclusionLevel.is_included
        self._sessions: dict[str, File] = {}
        """The files among the docs that must not be copied, by where they stand."""
        self._sources: tuple[Source, ...] = ()
        self._pages: dict[str, TranscriptFile] = {}
        self._section = Section(NOTHING, "")
        self._placed: list[Item] = []
        """What stands of it in the nav that MkDocs makes by itself."""

    def on_startup(self, *, command: Literal["build", "gh-deploy", "serve"], dirty: bool) -> None:
        # Drafts are part of the site only while it is served.
        self._visible = InclusionLevel.is_in_serve if command == "serve" else InclusionLevel.is_included

    def on_config(self, config: MkDocsConfig, /) -> None:
        if not self.config.enabled:
            return
        self._claim_path(config)
        restless = (cache(self.config, config), Path(config.site_dir))
        for pattern in self.config.sources:
            config.watch.extend(map(str, watched(pattern, project(config), restless)))

    def _claim_path(self, config: MkDocsConfig) -> None:
        ours = [plugin.config for plugin in config.plugins.values() if isinstance(plugin, TranscriptsPlugin)]
        if [settings.path for settings in ours if settings.enabled].count(self.config.path) > 1:
            message = f"two `cctranscripts` plugins write to '{self.config.path}': give each its own `path`"
            raise PluginError(message)

    # Of several instances each has found its files before any takes some away, hence the steps. All come
    # before blog (-50) and literate-nav (-100) but the last, as it needs the nav that those may write.

    @event_priority(50)
    def _find(self, files: Files, /, *, config: MkDocsConfig) -> None:
        docs = {
            Path(file.abs_src_path): file
            for file in files
            if file.abs_src_path and file.src_dir == config.docs_dir
        }
        among = discover.inside(Path(config.docs_dir), docs)
        self._sessions = {file.src_uri: file for path, file in docs.items() if path in among.private}
        wanted = self._wanted(self._chosen(among, config).sources, docs)
        self._sources = tuple({source.path: source for source in wanted}.values())
        if self.config.enabled and self.config.sources:
            chosen = {source.path for source in self._sources}
            for source in among.sources:
                if source.path not in chosen and self._visible(docs[source.path].inclusion):
                    log.info("%s is left out, as `sources` doesn't name it", docs[source.path].src_uri)

    def _wanted(self, sources: Iterable[Source], docs: dict[Path, File]) -> Iterator[Source]:
        """Give those that are part of this build; what lies among the docs is known by its place there."""
        places = {path.resolve(): path for path in docs}
        for source in sources:
            path = source.path if source.path in docs else places.get(source.path.resolve(), source.path)
            if path not in docs or self._visible(docs[path].inclusion):
                yield replace(source, path=path)
            else:
                log.info("%s is left out, as it is excluded from the docs or a draft", docs[path].src_uri)

    def _chosen(self, among: Discovery, config: MkDocsConfig) -> Discovery:
        if not self.config.enabled:
            return Discovery((), frozenset())
        chosen = discover.matching(self.config.sources, project(config)) if self.config.sources else among
        for pattern in chosen.missing:
            log.warning(
                "no session files match '%s': point `sources` at the folder that holds the .jsonl files",
                pattern,
            )
        if not self.config.sources and not among.sources:
            log.info("no session files among the docs: put some there, or point `sources` at them")
        for note in chosen.notes:
            log.info(in_one_line(note))
        return chosen

    @event_priority(40)
    def _publish(self, files: Files, /, *, config: MkDocsConfig) -> None:
        hide(files, self._sessions, excluded=not self.config.enabled)
        self._pages, self._section, self._placed = {}, Section(NOTHING, self.config.path), []
        if not self.config.enabled:
            return
        room = Room(files, self._sessions, self._visible, config)
        chosen = options(self.config, config, self._known_values(config))
        try:
            site = publish(self._sources, chosen, cache(self.config, config), room.has)
        except RedactionError as error:
            raise PluginError(str(error)) from error
        self._tell(site, room)
        pages = [(page, room.put(page)) for page in (*site.lists, *site.sessions)]
        parts = [(part, room.put_part(part)) for page, file in pages if file for part in page.parts]
        self._pages = {page.uri: file for page, file in (*pages, *parts) if file}
        own = room.page_at(overview_uri(self.config))
        only_overview = self.config.nav == "index"
        self._section = Section(site, self.config.path, own.src_uri if own else "", only_overview)
        if self._pages:
            add(files, (*site.assets, STYLE, SCRIPT), config)
            # Before the user's own, which may change what ours do.
            if STYLE.uri not in config.extra_css:
                config.extra_css.insert(0, STYLE.uri)
            if SCRIPT.uri not in config.extra_javascript:
                config.extra_javascript.insert(0, SCRIPT.uri)

    def _known_values(self, config: MkDocsConfig) -> Iterator[str]:
        for name in self.config.redact.known_values_from:
            try:
                text = (project(config) / Path(name).expanduser()).read_text(
                    encoding="utf-8", errors="replace"
                )
            except OSError as error:
                log.warning(
                    "`known_values_from`: '%s' can't be read (%s), so its values aren't masked",
                    name,
                    error.strerror,
                )
            else:
                yield from known_values(text)

    def _tell(self, site: Site, room: Room) -> None:
        for note in site.notes:
            log.info(in_one_line(note))
        for failure in site.failures:
            log.warning(in_one_line(failure))
        for file, there in room.clashes:
            log.warning(
                "the generated page '%s' is left out, as '%s' has its address '%s': rename one of them%s",
                file.src_uri,
                there.src_uri,
                file.url,
                "" if file.src_uri in self._sessions else ", or set another `path`",
            )

    @event_priority(30)
    def _fill_nav(self, files: Files, /, *, config: MkDocsConfig) -> None:
        if config.nav is None:
            beside = self._section.beside()
            self._placed = self._section.items(lambda uri: uri in beside and is_in_nav(uri, files))
            self._keep_out(beside.difference(named(self._placed)))
            return
        nav = without(config.nav, {file.src_uri for file in files if isinstance(file, HiddenFile)})
        elsewhere = named(nav)
        items = self._section.items(lambda uri: uri not in elsewhere)
        if self.config.enabled and not items and self.config.path in elsewhere:
            log.info("nav: '%s/' is left out, as there is no session to list", self.config.path)
        config.nav = filled(nav, self.config.path, dirname_to_title(Path(self.config.path).name), items)

    def _keep_out(self, uris: Iterable[str]) -> None:
        for file in (self._pages[uri] for uri in uris if uri in self._pages):
            if file.inclusion.is_in_nav():
                file.inclusion = InclusionLevel.NOT_IN_NAV

    @event_priority(-110)
    def _make_pages(self, files: Files, /, *, config: MkDocsConfig) -> None:
        if self._placed and (config.nav is None or isinstance(config.nav, AutomaticNav)):
            config.nav = automatic(files, config, self._placed)
        labels = named(config.nav or ())
        if config.nav is not None:
            self._keep_out(self._pages.keys() - labels.keys())
        for file in self._pages.values():
            TranscriptPage(labels.get(file.src_uri), file, config)

    on_files = CombinedEvent(_find, _publish, _fill_nav, _make_pages)

    @event_priority(110)
    def on_nav(self, nav: Navigation, /, *, config: MkDocsConfig, files: Files) -> None:
        # Plugins that make a nav of their own may go on.
        if isinstance(config.nav, AutomaticNav):
            config.nav = None

    # Plugins that work on a page's content get all of it; search, in the next event, what it may see.

    @event_priority(100)
    def _hand_out(self, html: str, /, *, page: Page, config: MkDocsConfig, files: Files) -> str:
        return page.whole() if self._made(page) else html

    @event_priority(-100)
    def _take_back(self, html: str, /, *, page: Page, config: MkDocsConfig, files: Files) -> str:
        return page.keep(html) if self._made(page) else html

    on_page_content = CombinedEvent(_hand_out, _take_back)

    @event_priority(100)
    def _introduce(
        self, context: TemplateContext, /, *, page: Page, config: MkDocsConfig, nav: Navigation
    ) -> None:
        if self._made(page):
            page.name_for_search()
            page.hide_title()

    @event_priority(-100)
    def _show(
        self, context: TemplateContext, /, *, page: Page, config: MkDocsConfig, nav: Navigation
    ) -> None:
        if not self._made(page):
            return
        page.name_for_nav()
        if not page.show():
            log.warning(
                "'%s' shows prompts and answers only: another plugin replaced its content before we could "
                "add the rest; move `cctranscripts` before it, or leave the page out",
                page.file.src_uri,
            )

    on_page_context = CombinedEvent(_introduce, _show)

    @event_priority(-100)
    def on_post_page(self, output: str, /, *, page: Page, config: MkDocsConfig) -> str:
        if not self._made(page):
            return output
        page.drop()
        return page.retitled(output)

    @event_priority(-100)
    def on_post_build(self, *, config: MkDocsConfig) -> None:
        index = Path(config.site_dir, "search", "search_index.json")
        if config.theme.name in search_index.THEMES and self._pages and index.is_file():
            urls = {file.page.url for file in self._pages.values() if file.page}
            text = search_index.unescaped(index.read_text(encoding="utf-8"), urls)
            index.write_text(text, encoding="utf-8")

    def _made(self, page: Page) -> TypeGuard[TranscriptPage]:
        """Whether it is a page of this instance."""
        return page.file.src_uri in self._pages


def add(files: Files, assets: Iterable[Stored], config: MkDocsConfig) -> None:
    """Add what pages link to; what is there already stays, be it another instance's or the user's own."""
    for asset in assets:
        there = files.get_file_from_path(asset.uri)
        if there and there.is_documentation_page():
            log.warning("the Markdown of a session is left out, as '%s' has its name: rename one", asset.uri)
        elif there is None:
            files.append(PlainFile.generated(config, asset.uri, abs_src_path=str(asset.path)))


def in_one_line(text: str) -> str:
    """Keep the name of a file from looking like a line of the log."""
    return "".join(char if char.isprintable() or char in " \u00a0" else ascii(char)[1:-1] for char in text)


def watched(pattern: str, base: Path, restless: Iterable[Path]) -> tuple[Path, ...]:
    """Give what `mkdocs serve` has to watch for a source: existing paths only, it ends at any other."""
    path = base / Path(pattern).expanduser()
    fixed = takewhile(lambda part: not set(part) & set("*?["), path.parts)
    root = (path if path.exists() else Path(*fixed)).resolve()
    if not root.exists():
        return ()
    # What the build itself writes would start the next one.
    if any(folder.resolve().is_relative_to(root) for folder in restless):
        return tuple(source.path for source in discover.matching([pattern], base).sources)
    return (root,)
