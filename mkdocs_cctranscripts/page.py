"""Files and pages as MkDocs wants them: transcripts that the pipeline wrote, sessions that stay hidden."""

from collections.abc import Callable, Container, Mapping
from copy import deepcopy
from html import unescape

from markupsafe import Markup
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files, InclusionLevel, set_exclusions
from mkdocs.structure.pages import Page
from mkdocs.structure.toc import AnchorLink, TableOfContents

from mkdocs_cctranscripts.model.document import Anchor
from mkdocs_cctranscripts.model.site import Published
from mkdocs_cctranscripts.nav import OVERVIEW

Visible = Callable[[InclusionLevel], bool]


class TranscriptFile(File):
    """A Markdown file in the cache that stands where its session does, whatever that one's suffix is."""

    published: Published

    def __init__(self, uri: str, config: MkDocsConfig, inclusion: InclusionLevel) -> None:
        super().__init__(uri, None, config.site_dir, config.use_directory_urls, inclusion=inclusion)
        self.generated_by = "cctranscripts"

    def fill(self, published: Published) -> None:
        self.published = published
        self.abs_src_path = str(published.markdown)

    def is_documentation_page(self) -> bool:
        return True

    def is_static_page(self) -> bool:
        return False


class PlainFile(File):
    """A file that a page links to: copied as it is, even if it is Markdown."""

    def is_documentation_page(self) -> bool:
        return False

    def is_static_page(self) -> bool:
        return False


class HiddenFile(File):
    """Stands for a session file that this build leaves out: known to MkDocs as excluded, and empty."""

    def __init__(self, file: File) -> None:
        super().__init__(
            file.src_uri,
            None,
            file.dest_dir,
            file.use_directory_urls,
            inclusion=InclusionLevel.EXCLUDED,
        )
        self.generated_by = "cctranscripts"
        self.abs_src_path = None
        self._content = ""


class TranscriptPage(Page):
    def __init__(self, label: str | None, file: TranscriptFile, config: MkDocsConfig) -> None:
        # Markup, as some themes escape titles again in attributes and others nowhere.
        title = Markup(file.published.title)  # noqa: S704 - the writer has escaped it
        super().__init__(title if label is None else label, file, config)
        self.published = file.published
        self._shown = file.published.html
        self._searchable = ""
        self._title = self.title
        self._label = ""

    def read_source(self, config: MkDocsConfig) -> None:
        self.markdown = stub(self.published)
        # With a title here Material needs no `striptags` for it, which would undo the escaping.
        self.meta = deepcopy(dict(self.published.matter))

    def render(self, config: MkDocsConfig, files: Files) -> None:
        self.content = self.published.searchable.read_text(encoding="utf-8")
        self.toc = contents(self.published)
        self.present_anchor_ids = set(self.published.anchors)
        self.links_to_anchors = {}

    def hide_title(self) -> None:
        """From search, if it may not see the page: MkDocs' own looks at titles, whatever it is told."""
        if self.published.matter.get("search") == {"exclude": True}:
            self._title, self.title = self.title, ""

    def whole(self) -> str:
        """All of the page, for plugins that work on its content."""
        return self.published.html.read_text(encoding="utf-8")

    def keep(self, html: str) -> str:
        """Lays aside what they made of it, and gives what search may see."""
        self._shown = self.published.html
        if html != self.whole():
            self._shown = self.published.html.with_suffix(".changed.html")
            self._shown.write_text(html, encoding="utf-8")
        self._searchable = self.published.searchable.read_text(encoding="utf-8")
        return self._searchable

    def show(self) -> bool:
        """Puts the whole page in place of what search has seen; not over what another plugin put there."""
        self.title = self.title or self._title
        if self.content != self._searchable:
            return False
        self.content = self._shown.read_text(encoding="utf-8")
        return True

    def name_for_search(self) -> None:
        """Many a section has an overview: alone, it is called what it is an overview of."""
        if self.title == OVERVIEW:
            self.title = Markup(self.published.title)  # noqa: S704 - the writer has escaped it
            self._label = OVERVIEW

    def name_for_nav(self) -> None:
        self.title = self._label or self.title

    def retitled(self, output: str) -> str:
        """The finished page: themes that know no `meta.title` took the nav's word for its title."""
        return (
            output.replace(f"<title>{OVERVIEW} ", f"<title>{self.published.title} ", 1)
            if self._label
            else output
        )

    def drop(self) -> None:
        """Forgets the text, which is written by now: a thousand pages needn't be in memory."""
        self.content = self._searchable = ""


def stub(published: Published) -> str:
    """Say what the page is about in words that mean nothing to Markdown, Jinja or any other syntax."""
    return f"# {_inert(published.title)}\n\n{_inert(published.description)}\n"


def _inert(escaped: str) -> str:
    text = " ".join(unescape(escaped).split())
    return "".join(char if char.isalnum() or char in " ,." else f"&#{ord(char)};" for char in text)


def contents(published: Published) -> TableOfContents:
    """Nest the anchors by level, below the page's title: themes take that for granted, and skip it."""
    top: list[AnchorLink] = []
    around: list[AnchorLink] = []
    for anchor in (Anchor(1, published.title, ""), *published.toc):
        link = AnchorLink(anchor.title, anchor.id, anchor.level)
        while around and around[-1].level >= link.level:
            around.pop()
        (around[-1].children if around else top).append(link)
        around.append(link)
    return TableOfContents(top)


def hide(files: Files, private: Container[str], *, excluded: bool) -> None:
    """Take session files out of the site; links to those that are excluded anyway are no mistake."""
    for file in [file for file in files if file.src_uri in private]:
        if isinstance(file, TranscriptFile | HiddenFile):
            continue
        files.remove(file)
        if excluded or file.inclusion.is_excluded():
            files.append(HiddenFile(file))


class Room:
    """Which addresses of the site are free: a page of the user's wins over a generated one."""

    def __init__(
        self, files: Files, originals: Mapping[str, File], visible: Visible, config: MkDocsConfig
    ) -> None:
        self._files = files
        self._originals = originals
        self._visible = visible
        self._config = config
        self._taken = {file.dest_uri: file for file in files if visible(file.inclusion)}
        self.claimed: dict[str, TranscriptFile] = {}
        self.clashes: list[tuple[TranscriptFile, File]] = []

    def has(self, uri: str) -> bool:
        """Whether there is room for a page; if so, it is taken."""
        file = self._file(uri)
        if not self._visible(file.inclusion):
            return False
        there = self._taken.setdefault(file.dest_uri, file)
        if there is file:
            self.claimed[uri] = file
        elif not isinstance(there, TranscriptFile) or there.src_uri != uri:
            self.clashes.append((file, there))
            return False
        return True  # or it is there already, by another instance of the plugin

    def page_at(self, uri: str) -> File | None:
        """A page of the user's that stands where a generated one would."""
        there = self._taken.get(self._file(uri).dest_uri)
        ours = there is None or isinstance(there, TranscriptFile) or not there.is_documentation_page()
        return None if ours else there

    def put(self, published: Published) -> TranscriptFile | None:
        file = self.claimed.get(published.uri)
        if file is None:
            return None
        file.fill(published)
        if excluded := self._files.get_file_from_path(file.src_uri):
            self._files.remove(excluded)
        self._files.append(file)
        return file

    def put_part(self, published: Published) -> TranscriptFile | None:
        """A page that its session leads to, and that no nav lists."""
        file = self.put(published)
        if file:
            file.inclusion = min(file.inclusion, InclusionLevel.NOT_IN_NAV, key=lambda level: level.value)
        return file

    def _file(self, uri: str) -> TranscriptFile:
        original = self._originals.get(uri)
        inclusion = original.inclusion if original else InclusionLevel.UNDEFINED
        file = TranscriptFile(uri, self._config, inclusion)
        if original:
            file.edit_uri = original.edit_uri
        set_exclusions([file], self._config)
        return file
