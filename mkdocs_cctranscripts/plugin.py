"""MkDocs' events, each handed over to the pipeline and to plain functions: wiring only."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import takewhile
from pathlib import Path, PurePosixPath
from typing import Literal

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, CombinedEvent, event_priority, get_plugin_logger
from mkdocs.structure.files import File, Files, InclusionLevel, set_exclusions
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page
from mkdocs.utils import dirname_to_title
from mkdocs.utils.templates import TemplateContext

from mkdocs_cctranscripts import discover
from mkdocs_cctranscripts.config import Settings, cache, options, project
from mkdocs_cctranscripts.model.site import Discovery, Published, Site, Source, Stored
from mkdocs_cctranscripts.nav import filled, named, without
from mkdocs_cctranscripts.page import HiddenFile, TranscriptFile, TranscriptPage, clash, hide, place
from mkdocs_cctranscripts.pipeline import publish

log = get_plugin_logger("cctranscripts")

STYLE = Stored("assets/cctranscripts.css", Path(__file__).parent / "assets" / "cctranscripts.css")


class TranscriptsPlugin(BasePlugin[Settings]):
    supports_multiple_instances = True

    def __init__(self) -> None:
        self._visible: Callable[[InclusionLevel], bool] = InclusionLevel.is_included
        self._sessions: dict[str, File] = {}
        """The files among the docs that must not be copied, by where they stand."""
        self._sources: tuple[Source, ...] = ()
        self._pages: tuple[TranscriptFile, ...] = ()
        self._listed: tuple[str, ...] = ()
        """What the nav's entry for all sessions stands for."""

    def on_startup(self, *, command: Literal["build", "gh-deploy", "serve"], dirty: bool) -> None:  # noqa: ARG002
        # Drafts are part of the site only while it is served.
        self._visible = InclusionLevel.is_in_serve if command == "serve" else InclusionLevel.is_included

    def on_config(self, config: MkDocsConfig, /) -> None:
        if not self.config.enabled:
            return
        self._claim_path(config)
        if self.config.redact:
            log.info("`redact` has no effect in this version: sessions are published as they are")
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
            log.info(note)
        return chosen

    @event_priority(40)
    def _publish(self, files: Files, /, *, config: MkDocsConfig) -> None:
        hide(files, self._sessions, excluded=not self.config.enabled)
        self._pages, self._listed = (), ()
        if not self.config.enabled:
            return
        site = publish(self._sources, options(self.config, config), cache(self.config, config))
        for note in site.notes:
            log.info(note)
        for failure in site.failures:
            log.warning(failure)
        left_out = self._place(site, files, config)
        if self._pages:
            assets = [asset for asset in site.assets if left_out.isdisjoint(PurePosixPath(asset.uri).parents)]
            add(files, (*assets, STYLE), config)
            if STYLE.uri not in config.extra_css:
                config.extra_css.insert(0, STYLE.uri)

    def _place(self, site: Site, files: Files, config: MkDocsConfig) -> set[PurePosixPath]:
        """Add the pages, and give the folders of those for which there is no room."""
        pages = [self._file(page, config) for page in (site.overview, *site.sessions) if page]
        landed = place(files, pages, self._visible)
        self._pages = tuple(file for file, there in landed if file is there)
        # An overview that the user wrote is listed as ours would be.
        self._listed = tuple(
            there.src_uri
            for file, there in landed
            if file is there or (file.published is site.overview and there.is_documentation_page())
        )
        crowded = [(file, there) for file, there in landed if clash(file, there)]
        for file, there in crowded:
            log.warning(
                "the generated page '%s' is left out, as '%s' has the same address '%s': "
                "rename one of them%s",
                file.src_uri,
                there.src_uri,
                file.url,
                "" if file.src_uri in self._sessions else ", or set another `path`",
            )
        return {PurePosixPath(file.src_uri).with_suffix("") for file, _ in crowded}

    def _file(self, page: Published, config: MkDocsConfig) -> TranscriptFile:
        raw = self._sessions.get(page.uri)
        file = TranscriptFile(page, config, raw.inclusion if raw else InclusionLevel.UNDEFINED)
        if raw:
            file.edit_uri = raw.edit_uri
        return file

    @event_priority(30)
    def _fill_nav(self, files: Files, /, *, config: MkDocsConfig) -> None:
        if config.nav is None:
            return
        nav = without(config.nav, {file.src_uri for file in files if isinstance(file, HiddenFile)})
        elsewhere = named(nav)
        listed = [uri for uri in self._listed if uri not in elsewhere]
        if self.config.enabled and not listed and self.config.path in elsewhere:
            log.info("nav: '%s/' is left out, as there is no session to list", self.config.path)
        config.nav = filled(nav, self.config.path, dirname_to_title(Path(self.config.path).name), listed)

    @event_priority(-110)
    def _make_pages(self, files: Files, /, *, config: MkDocsConfig) -> None:  # noqa: ARG002
        labels = named(config.nav or ())
        set_exclusions(self._pages, config)
        for file in self._pages:
            if config.nav is not None and file.src_uri not in labels and file.inclusion.is_in_nav():
                file.inclusion = InclusionLevel.NOT_IN_NAV
            TranscriptPage(labels.get(file.src_uri), file, config)

    on_files = CombinedEvent(_find, _publish, _fill_nav, _make_pages)

    @event_priority(-100)
    def on_page_context(
        self,
        context: TemplateContext,  # noqa: ARG002
        /,
        *,
        page: Page,
        config: MkDocsConfig,  # noqa: ARG002
        nav: Navigation,  # noqa: ARG002
    ) -> None:
        # Last, when search has taken what it may see.
        if isinstance(page, TranscriptPage):
            page.show()

    @event_priority(-100)
    def on_post_page(self, output: str, /, *, page: Page, config: MkDocsConfig) -> None:  # noqa: ARG002
        if isinstance(page, TranscriptPage):
            page.drop()


def add(files: Files, assets: Iterable[Stored], config: MkDocsConfig) -> None:
    """Add what pages link to; what is there already stays, be it another instance's or the user's own."""
    for asset in assets:
        if files.get_file_from_path(asset.uri) is None:
            files.append(File.generated(config, asset.uri, abs_src_path=str(asset.path)))


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
