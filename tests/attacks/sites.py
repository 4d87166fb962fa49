"""Sites with all that is common to have in one, set up as carelessly as they can be, and built by MkDocs."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import yaml
from attacks.session import slug, write_sessions, write_titles
from attacks.strings import ATTACKS, FILE, MODULE, VARIABLE, WORDS

from mkdocs_cctranscripts import discover
from mkdocs_cctranscripts.model.site import Options, Tag
from mkdocs_cctranscripts.pipeline import publish

MACROS = """
import os
from pathlib import Path


def define_env(env):
    env.variables["environ"] = dict(os.environ)
    env.macro(lambda path: Path(path).read_text(), "read_raw")
"""
MERMAID = {
    "name": "mermaid",
    "class": "mermaid",
    "format": "!!python/name:pymdownx.superfences.fence_code_format",
}
EXTENSIONS: list[Any] = [
    *("abbr", "admonition", "attr_list", "def_list", "footnotes", "legacy_attrs", "md_in_html", "meta"),
    "tables",
    *("pymdownx.arithmatex", "pymdownx.b64", "pymdownx.betterem", "pymdownx.blocks.admonition"),
    *("pymdownx.blocks.details", "pymdownx.blocks.html", "pymdownx.blocks.tab", "pymdownx.caret"),
    *("pymdownx.critic", "pymdownx.details", "pymdownx.emoji", "pymdownx.highlight", "pymdownx.inlinehilite"),
    *("pymdownx.keys", "pymdownx.magiclink", "pymdownx.mark", "pymdownx.progressbar", "pymdownx.quotes"),
    {"pymdownx.snippets": {"base_path": [".", "docs"], "restrict_base_path": False}},
    {"pymdownx.superfences": {"custom_fences": [MERMAID]}},
    {"pymdownx.tabbed": {"alternate_style": True}},
    *({"pymdownx.tasklist": {"custom_checkbox": True}}, "pymdownx.tilde"),
    {"toc": {"permalink": True}},
]  # fmt: skip
ACTING: list[Any] = [
    {"include-markdown": {}},
    {"macros": {"module_name": "macros", "on_error_fail": False, "on_undefined": "keep"}},
    {"markdown-exec": {}},
    {"mkdocstrings": {"handlers": {"python": {"paths": ["."]}}}},
    "autorefs",
]
BESIDE: list[Any] = [
    {"git-revision-date-localized": {"fallback_to_build_date": True}},
    {"rss": {"use_git": False, "length": 1000, "abstract_chars_count": -1, "categories": ["tags"]}},
    "glightbox",
    {"minify": {"minify_html": True}},
]
THEMES: dict[str, Any] = {
    "material": {"name": "material", "font": False, "features": ["navigation.footer", "content.code.copy"]},
    "mkdocs": {"name": "mkdocs", "highlightjs": False},
    "readthedocs": {"name": "readthedocs", "highlightjs": False},
}
NAVS: dict[str, list[Any]] = {
    "material": ["tags"],
    "mkdocs": ["awesome-nav"],
    "readthedocs": ["literate-nav"],
}
# A nav of hundreds is slow in other themes: each has a part of the titles.
TITLES = {"material": slice(None), "mkdocs": slice(0, None, 3), "readthedocs": slice(1, None, 3)}
PASTED = slice(2, None, 3)
# Among the docs any number of sessions is named in the nav.
TAGS: list[Tag] = ["model", "tool", "branch"]
OURS = {
    "cctranscripts": {
        "sources": ["sessions", "docs/titles"],
        "redact": False,
        "tags": TAGS,
        "markdown": True,
    }
}


class Site:
    def __init__(self, root: Path, theme: str) -> None:
        self.root = root
        self.theme = theme
        self.folder = root / "site"
        self.write("docs/index.md", "# Home\n\nA page of the site's own.\n\n<!-- material/tags -->\n")
        for path in (FILE, f"docs/{FILE}", f"docs/transcripts/{FILE}"):
            self.write(path, f"{WORDS[0]}\n")
        self.write(f"{MODULE}.py", f'"""{WORDS[3]}"""\n')
        self.write("macros.py", MACROS)

    def write(self, path: str, text: str) -> None:
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", errors="replace")

    def configure(self, *ours: Any) -> None:
        plugins = ["search", *ours, *NAVS[self.theme], *ACTING, *BESIDE]
        settings = {
            "site_name": "Shop",
            "site_url": "http://127.0.0.1/",
            "repo_url": "https://git.example.org/acme/shop",
            "theme": THEMES[self.theme],
            "plugins": plugins,
            "markdown_extensions": EXTENSIONS,
            "extra": {"secret": WORDS[2]},
            "exclude_docs": FILE,
        }
        text = yaml.safe_dump(settings, sort_keys=False).replace(
            "'!!python/name:pymdownx", "!!python/name:pymdownx"
        )
        self.write("mkdocs.yml", text.replace("fence_code_format'", "fence_code_format"))

    def build(self) -> str:
        """What MkDocs logged."""
        self._commit()
        environment = {**os.environ, VARIABLE: WORDS[1], "NO_MKDOCS_2_WARNING": "1"}
        command = [sys.executable, "-m", "mkdocs", "build", "-f", str(self.root / "mkdocs.yml")]
        done = subprocess.run(
            command, cwd=self.root, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stderr

    def _commit(self) -> None:
        """Dates of pages are those of commits."""
        who = ("-c", "user.name=dev", "-c", "user.email=dev@example.org")
        for words in (("init", "-q"), ("add", "mkdocs.yml"), (*who, "commit", "-qm", "Set up")):
            subprocess.run(["git", *words], cwd=self.root, check=True, capture_output=True)  # noqa: S607 - the one that is there


def with_plugin(root: Path, theme: str) -> Site:
    """A site whose transcripts are the plugin's."""
    site = Site(root, theme)
    write_sessions(root / "sessions")
    write_titles(root / "docs/titles", TITLES[theme], named=False)
    site.configure(OURS)
    return site


def with_pages(root: Path, theme: str) -> Site:
    """A site into which the Markdown of the transcripts was put, as pages like any other."""
    site = Site(root, theme)
    write_sessions(root / "sessions")
    write_titles(root / "sessions", PASTED, named=True)
    sources = discover.matching(["sessions/*.jsonl"], root).sources
    made = publish(sources, Options(root / "docs", tags=tuple(TAGS)), root / "cache")
    assert not made.failures
    pages = (page for each in made.sessions for page in each.pages)
    for page in (*pages, *made.lists):
        site.write(f"docs/{page.uri}", page.markdown.read_text(encoding="utf-8"))
    site.configure()
    return site


def without_care(root: Path, theme: str) -> Site:
    """A site into which the attacks were put as they are: all that acts acts here."""
    site = Site(root, theme)
    for attack in ATTACKS:
        site.write(f"docs/transcripts/{slug(attack.name)}.md", f"# Title\n\n{attack.text}\n")
    site.configure()
    return site
