"""The plugin under the commands that people type: `mkdocs serve`, `mkdocs build`, `properdocs build`."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from plugin.sessions import turns
from plugin.site_builder import SiteBuilder

ENVIRONMENT = {**os.environ, "NO_COLOR": "1"}


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    return port


@contextmanager
def served(root: Path) -> Iterator[str]:
    port = free_port()
    command = [sys.executable, "-m", "mkdocs", "serve", "--livereload", "--dev-addr", f"127.0.0.1:{port}"]
    with (root / "serve.log").open("wb") as log:
        server = subprocess.Popen(command, cwd=root, env=ENVIRONMENT, stdout=log, stderr=log)
    try:
        yield f"http://127.0.0.1:{port}/"
    finally:
        server.terminate()
        server.wait(timeout=10)


def fetched(url: str) -> str:
    try:
        with urlopen(url, timeout=5) as answer:
            text: str = answer.read().decode()
    except (URLError, ConnectionError, TimeoutError):
        return ""
    return text


def eventually(url: str, text: str) -> bool:
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        if text in fetched(url):
            return True
        time.sleep(0.1)
    return False


def test_serve_shows_what_is_added_to_sessions_among_the_docs_and_outside(site: SiteBuilder) -> None:
    site.write("docs/how/fix-login.jsonl", turns("Fix the login"))
    site.write("sessions/fix-mail.jsonl", turns("Fix the mail", name="two"))
    site.write("docs/how/draft.jsonl", turns("Not yet", name="three"))
    nav = ["index.md", {"All sessions": "transcripts/"}]
    sources = ["docs/how", "sessions", "nowhere/*.jsonl"]
    site.configure({"sources": sources}, draft_docs="draft.jsonl", nav=nav)
    with served(site.root) as url:
        assert eventually(url + "transcripts/", "Fix the mail")
        assert fetched(url + "how/fix-login.jsonl") == ""
        assert fetched(url + "how/draft.jsonl") == ""
        assert "Not yet" in fetched(url + "how/draft/")
        site.write("sessions/fix-mail.jsonl", turns("Fix the mail", "Then the newsletter", name="two"))
        site.write("sessions/fix-post.jsonl", turns("Fix the post", name="four"))
        assert eventually(url + "search/search_index.json", "Then the newsletter")
        assert eventually(url, "Fix the post")
        assert "All sessions" in fetched(url)
        site.write("docs/how/fix-login.jsonl", turns("Fix the login", "Then the logout"))
        assert eventually(url + "how/fix-login/", "Then the logout")
        assert fetched(url + "how/fix-login.jsonl") == ""


def test_serve_does_not_rebuild_for_what_it_writes_itself(site: SiteBuilder) -> None:
    site.write("fix-mail.jsonl", turns("Fix the mail"))
    site.configure({"sources": ["*.jsonl"]})
    with served(site.root) as url:
        assert eventually(url + "transcripts/", "Fix the mail")
        site.write("fix-mail.jsonl", turns("Fix the mail", "Then the newsletter"))
        assert eventually(url + "search/search_index.json", "Then the newsletter")
        time.sleep(1.5)
    assert (site.root / "serve.log").read_text().count("Detected file changes") == 1


@pytest.mark.parametrize("host", ["mkdocs", "properdocs"])
def test_strict_build_on_the_command_line(site: SiteBuilder, host: str) -> None:
    if find_spec(host) is None:
        pytest.skip(f"{host} is not installed")
    site.write("docs/how/fix-login.jsonl", turns("Fix the login"))
    site.write("docs/index.md", "[how](how/fix-login.jsonl#prompt-1)\n")
    configuration = site.configure(theme={"name": "material", "font": False}, validation={"anchors": "warn"})
    command = [sys.executable, "-m", host, "build", "--strict", "--config-file", str(configuration)]
    done = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "Fix the login" in site.html("how/fix-login/index.html")
    assert '"sessionId"' not in site.published()
