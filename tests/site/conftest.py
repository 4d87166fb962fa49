"""The example site, built strictly and opened in Chromium."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from browsing import served

EXAMPLE = Path(__file__).resolve().parents[2] / "example-site"


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the example site is served."""
    site = tmp_path_factory.mktemp("site")
    config = str(EXAMPLE / "mkdocs.yml")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "-f", config, "-d", str(site)]
    subprocess.run(command, check=True, capture_output=True)
    with served(site) as where:
        yield where
