"""Options of the test run, and the browser."""

import os
import shutil
from collections.abc import Iterator

import pytest
from browsing import FLAGS
from playwright.sync_api import Browser, sync_playwright


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite-pages", action="store_true", help="write the expected pages anew")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    if chromium is None:
        if os.environ.get("BROWSER_REQUIRED"):
            pytest.fail("Chromium is missing: install Debian's package `chromium`")
        pytest.skip("Chromium isn't installed")
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=chromium, args=FLAGS)
