"""The options, as mkdocs.yml has them and as the pipeline takes them."""

import re
from collections.abc import Iterable
from pathlib import Path, PurePosixPath
from typing import get_args
from urllib.parse import quote

from mkdocs.config import config_options as c
from mkdocs.config.base import Config, ValidationError
from mkdocs.config.defaults import MkDocsConfig

from mkdocs_cctranscripts.model.document import Search
from mkdocs_cctranscripts.model.redaction import Policy, Secrets
from mkdocs_cctranscripts.model.site import Detail, Level, Options, Pictures, Tag

SECRETS: tuple[Secrets, ...] = get_args(Secrets)
LEVELS: tuple[Level, ...] = get_args(Level)
PICTURES: tuple[Pictures, ...] = get_args(Pictures)
TAGS: tuple[Tag, ...] = get_args(Tag)
SEARCHES: tuple[Search, ...] = get_args(Search)
LIGHTEST = 50
NAVS = ("auto", "index")


class Patterns(c.ListOfItems[str]):
    """A list of strings, or a single one."""

    def __init__(self) -> None:
        super().__init__(c.Type(str), default=[])

    def run_validation(self, value: object) -> list[str]:
        return super().run_validation([value] if isinstance(value, str) else value)


class Tags(c.ListOfItems[Tag]):
    """Kinds of tags, or a single one."""

    def __init__(self) -> None:
        super().__init__(c.Choice(TAGS), default=[])

    def run_validation(self, value: object) -> list[Tag]:
        return super().run_validation([value] if isinstance(value, str) else value)


class Folder(c.Type[str]):
    """A folder of the site, such as `how/sessions`."""

    def __init__(self, default: str) -> None:
        super().__init__(str, default=default)

    def run_validation(self, value: object) -> str:
        folder = super().run_validation(value)
        parts = PurePosixPath(folder).parts
        if not parts or "\\" in folder or folder.startswith("/") or ".." in parts:
            message = f"'{folder}' is no folder inside the docs: write it like 'transcripts' or 'how/done'."
            raise ValidationError(message)
        if parts[0] == "templates" or any(part.startswith(".") for part in parts):
            message = f"MkDocs leaves '{folder}' out of sites: choose another name, without a dot in front."
            raise ValidationError(message)
        return "/".join(parts)


class Expressions(Patterns):
    """Regular expressions, or a single one."""

    def run_validation(self, value: object) -> list[str]:
        expressions = super().run_validation(value)
        for each in expressions:
            try:
                matches_nothing = re.compile(each).match("")
            except re.error as error:
                message = f"'{each}' is no regular expression: {error}."
                raise ValidationError(message) from error
            if matches_nothing:
                message = f"'{each}' matches everywhere: write what has to be there."
                raise ValidationError(message)
        return expressions


class Switch(c.Choice[Secrets]):
    """YAML reads a bare `off` as false."""

    def run_validation(self, value: object) -> Secrets:
        return super().run_validation(
            {False: "off", True: "redact"}.get(value, value) if isinstance(value, bool) else value
        )


class Redacting(Config):
    secrets = Switch(SECRETS, default="redact")
    """Whether secrets are masked, stop the build, or are left as they are."""
    personal = c.Type(bool, default=True)
    """Whether home folders, names and e-mail addresses are masked."""
    patterns = Expressions()
    """Regular expressions for more secrets."""
    allow = Expressions()
    """Regular expressions for values that are no secrets."""
    names = Patterns()
    """More names to hide: people, machines, customers."""
    known_values_from = Patterns()
    """Files such as `.env`, relative to mkdocs.yml, whose values are masked wherever they stand."""


class Redaction(c.SubConfig[Redacting]):
    """A mapping, or on and off."""

    def __init__(self) -> None:
        super().__init__(Redacting)

    def run_validation(self, value: object) -> Redacting:
        if value in (True, None):
            return super().run_validation({})
        if value in (False, "off"):
            return super().run_validation({"secrets": "off", "personal": False})
        if not isinstance(value, dict):
            message = f"{value!r} is neither 'off' nor true nor a mapping of redaction options."
            raise ValidationError(message)
        known = list(Redacting())
        if unknown := [name for name in value if name not in known]:
            message = f"there is no option '{unknown[0]}': there are {', '.join(known)}."
            raise ValidationError(message)
        return super().run_validation(value)


class Weight(c.Type[int]):
    """In KB: enough for a page, or none at all."""

    def __init__(self, default: int) -> None:
        super().__init__(int, default=default)

    def run_validation(self, value: object) -> int:
        weight = super().run_validation(value)
        if isinstance(value, bool) or (weight < LIGHTEST and weight != 0):
            message = f"{value} is no weight for a page: write {LIGHTEST} or more, in KB, or 0 to split none."
            raise ValidationError(message)
        return weight


class Settings(Config):
    enabled = c.Type(bool, default=True)
    """Whether sessions are published; session files stay out of the site either way."""
    sources = Patterns()
    """Session files, folders of them, or globs, relative to mkdocs.yml; by default those among the docs."""
    path = Folder(default="transcripts")
    """The folder of the site for the overview, and for sessions from outside the docs."""
    nav = c.Choice(NAVS, default="auto")
    """Whether the nav leads to sessions or, once they are many, to their months; or to the overview alone."""
    empty = c.Type(bool, default=False)
    """Also publish sessions in which nothing was said."""
    page_weight = Weight(default=250)
    """How heavy a page may be before the session goes on in another, in KB of HTML; 0 for any weight."""
    thinking = c.Choice(LEVELS, default="folded")
    """How thoughts are shown."""
    tools = c.Choice(LEVELS, default="folded")
    """How tool calls are shown; plans, questions, todos and commits stay."""
    agents = c.Choice(LEVELS, default="folded")
    """How sub-agents are shown."""
    images = c.Choice(PICTURES, default="keep")
    """Whether pictures are published."""
    tags = Tags()
    """By what pages are tagged."""
    search = c.Choice(SEARCHES, default="prose")
    """What search finds: what was said, the whole page, or nothing."""
    markdown = c.Type(bool, default=False)
    """Whether readers can have the Markdown of a page."""
    redact = Redaction()
    """What is masked before it is published."""


def options(settings: Settings, config: MkDocsConfig, known: Iterable[str]) -> Options:
    """With the values that are known to be secret."""
    return Options(
        docs_dir=Path(config.docs_dir),
        path=settings.path,
        directory_urls=config.use_directory_urls,
        empty=settings.empty,
        page_weight=settings.page_weight,
        detail=Detail(settings.thinking, settings.tools, settings.agents, settings.images),
        repository=config.repo_url or "",
        tags=tuple(settings.tags),
        search=settings.search,
        markdown=settings.markdown,
        site_url=config.site_url or "",
        redaction=Policy(
            secrets=settings.redact.secrets,
            personal=settings.redact.personal,
            patterns=tuple(settings.redact.patterns),
            allow=tuple(settings.redact.allow),
            names=tuple(settings.redact.names),
            known=tuple(known),
        ),
        months=settings.nav == "auto",
    )


def overview_uri(settings: Settings) -> str:
    return f"{settings.path}/index.md"


def project(config: MkDocsConfig) -> Path:
    """Give the folder of mkdocs.yml, to which paths in it are relative."""
    return Path(config.config_file_path or "mkdocs.yml").absolute().parent


def cache(settings: Settings, config: MkDocsConfig) -> Path:
    """Give each instance of the plugin a folder of its own: no two have the same `path`."""
    return project(config) / ".cache/plugin/cctranscripts" / quote(settings.path, safe="")
