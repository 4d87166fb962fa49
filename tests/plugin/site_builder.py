"""A site in a temporary folder, built by MkDocs itself."""

import json
import logging
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
import yaml
from mkdocs.commands.build import build
from mkdocs.config import load_config


@dataclass
class Log:
    records: list[logging.LogRecord] = field(default_factory=list)

    def at(self, level: int) -> list[str]:
        return [record.getMessage() for record in self.records if record.levelno == level]

    @property
    def warnings(self) -> list[str]:
        return self.at(logging.WARNING)

    @property
    def infos(self) -> list[str]:
        return self.at(logging.INFO)


@dataclass
class SiteBuilder:
    root: Path
    caplog: pytest.LogCaptureFixture
    theme: Any = "mkdocs"

    def write(self, path: str, text: str) -> Path:
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        return file

    def configure(self, options: dict[str, Any] | None = None, **settings: Any) -> Path:
        """Write mkdocs.yml: the plugin with these options, and these settings of MkDocs."""
        plugins = ["search", {"cctranscripts": options or {}}]
        settings = {"site_name": "Shop", "theme": self.theme, "plugins": plugins, **settings}
        return self.write("mkdocs.yml", yaml.safe_dump(settings, sort_keys=False))

    def build(self, *, dirty: bool = False, **overrides: Any) -> Log:
        """Build as `mkdocs build` does, with all that is logged; `strict` makes warnings an error."""
        self.caplog.clear()
        with self.caplog.at_level(logging.INFO, logger="mkdocs"):
            config = load_config(str(self.root / "mkdocs.yml"), **overrides)
            config.plugins.on_startup(command="build", dirty=dirty)
            build(config, dirty=dirty)
            config.plugins.on_shutdown()
        return Log([record for record in self.caplog.records if record.name.startswith("mkdocs")])

    def html(self, path: str) -> str:
        return (self.root / "site" / path).read_text(encoding="utf-8")

    def exists(self, path: str) -> bool:
        return (self.root / "site" / path).exists()

    def published(self) -> str:
        """All of the site's files as one text, to look for what must not be in any."""
        files = sorted(path for path in (self.root / "site").rglob("*") if path.is_file())
        return "\n".join(f"{path}\n{path.read_bytes().decode(errors='replace')}" for path in files)

    def search_index(self) -> list[dict[str, str]]:
        entries: list[dict[str, str]] = json.loads(self.html("search/search_index.json"))["docs"]
        return entries
