"""Files and pages as MkDocs wants them: transcripts that the pipeline wrote, sessions that stay hidden."""

from collections.abc import Callable, Container, Iterable
from html import unescape

from markupsafe import Markup
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.pages import Page
from mkdocs.structure.toc import AnchorLink, TableOfContents

from mkdocs_cctranscripts.model.document import Anchor
from mkdocs_cctranscripts.model.site import Published


class TranscriptFile(File):
    """A Markdown file in the cache that stands where its session does, whatever that one's suffix is."""

    def __init__(self, published: Published, config: MkDocsConfig, inclusion: InclusionLevel) -> None:
        super().__init__(published.uri, None, config.site_dir, config.use_directory_urls, inclusion=inclusion)
        self.published = published
        self.generated_by = "cctranscripts"
        self.abs_src_path = str(published.markdown)

    def is_documentation_page(self) -> bool:
        return True

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
        title = Markup(_no_template(file.published.title))  # noqa: S704
        super().__init__(title if label is None else label, file, config)
        self.published = file.published

    def read_source(self, config: MkDocsConfig) -> None:  # noqa: ARG002
        self.markdown = stub(self.published)
        # With a title here Material needs no `striptags` for it, which would undo the escaping.
        self.meta = {"title": _no_template(self.published.title)}
        if self.published.description:
            self.meta["description"] = _no_template(self.published.description)

    def render(self, config: MkDocsConfig, files: Files) -> None:  # noqa: ARG002
        self.content = self.published.searchable.read_text(encoding="utf-8")
        self.toc = contents(self.published)
        self.present_anchor_ids = set(self.published.anchors)
        self.links_to_anchors = {}

    def show(self) -> None:
        """Put the whole page in place of what search has seen of it."""
        self.content = self.published.html.read_text(encoding="utf-8")

    def drop(self) -> None:
        """Forget the text, which is written by now: a thousand pages needn't be in memory."""
        self.content = ""


def stub(published: Published) -> str:
    """Say what the page is about in words that mean nothing to Markdown, Jinja or any other syntax."""
    return f"# {_inert(published.title)}\n\n{_inert(published.description)}\n"


def _no_template(escaped: str) -> str:
    """Keep plugins that take titles for Jinja templates, such as macros, from running them."""
    return escaped.replace("{", "&#123;").replace("}", "&#125;")


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


def place(
    files: Files, new: Iterable[TranscriptFile], visible: Callable[[InclusionLevel], bool]
) -> list[tuple[TranscriptFile, File]]:
    """Add files where the address is free, and give with each what stands at its address now."""
    taken = {file.dest_uri: file for file in files if visible(file.inclusion)}
    landed = [(file, taken.setdefault(file.dest_uri, file)) for file in new]
    for file, there in landed:
        if file is there:
            _put(files, file)
    return landed


def clash(file: TranscriptFile, there: File) -> bool:
    """Tell whether another page is in the way; the same one may come from two instances of the plugin."""
    return file is not there and not (isinstance(there, TranscriptFile) and there.src_uri == file.src_uri)


def _put(files: Files, file: File) -> None:
    if excluded := files.get_file_from_path(file.src_uri):
        files.remove(excluded)
    files.append(file)
