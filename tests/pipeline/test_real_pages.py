"""What no page of a real session may show, and what each must get right."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import corpus
import pytest
from raw_entries import raw_entries
from visible import visible

from mkdocs_cctranscripts.assemble import assemble
from mkdocs_cctranscripts.discover import matching
from mkdocs_cctranscripts.model.session import Turn, Usage
from mkdocs_cctranscripts.model.site import Options, Source
from mkdocs_cctranscripts.pipeline import publish
from mkdocs_cctranscripts.read import read, read_export

TAGS = re.compile(
    r"</?(command-[a-z]+|local-command-[a-z]+|system-reminder|task-notification|tool_use_error|bash-[a-z]+"
    r"|ide_[a-z_]+|teammate-message|user-memory-input|retrieval_status)\b"
)
CODE = re.compile(r"<(pre|code)\b.*?</\1>", re.DOTALL)
UUID = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}")
NAMELESS = re.compile(r"untitled|session of|session without", re.IGNORECASE)


@cache
def sources() -> tuple[Source, ...]:
    return matching([str(corpus.FOLDER)], corpus.FOLDER).sources


def each_session() -> pytest.MarkDecorator:
    found = sources() if corpus.FOLDER.is_dir() else ()
    return pytest.mark.parametrize("source", found, ids=lambda source: source.path.stem[:24])


@corpus.needed
@each_session()
def test_no_tag_of_claude_code_is_seen_outside_code(source: Source, tmp_path: Path) -> None:
    for html in pages(source, tmp_path):
        assert TAGS.findall(visible(CODE.sub("", html))) == []


@corpus.needed
@each_session()
def test_a_session_with_a_prompt_has_a_title(source: Source, tmp_path: Path) -> None:
    site = publish([source], Options(tmp_path / "docs", empty=True), tmp_path / "cache")
    (page,) = site.sessions
    if any(anchor.id.startswith("prompt-") for anchor in page.toc):
        assert not UUID.search(page.title)
        assert not NAMELESS.match(page.title)


@corpus.needed
@each_session()
def test_usage_is_the_sum_of_each_messages_last_figure(source: Source) -> None:
    last: dict[str, dict[str, Any]] = {}
    for entry in raw_entries(source.path):
        message = entry.get("message") or {}
        if entry["type"] == "assistant" and not entry.get("isSidechain") and message.get("usage"):
            last[message.get("id") or entry["uuid"]] = message["usage"]
    with source.path.open("rb") as stream:
        found = read_export(stream) if source.path.suffix == ".json" else read(stream)
        session = assemble(found)
    assert _told(session.turns) == sum(map(_usage, last.values()), Usage())


def pages(source: Source, folder: Path) -> Iterator[str]:
    site = publish([source], Options(folder / "docs", empty=True), folder / "cache")
    yield from (page.html.read_text() for session in site.sessions for page in session.pages)


def _told(turns: tuple[Turn, ...]) -> Usage:
    """Of all turns, those that were taken back as well."""
    return sum((turn.usage + _told(turn.abandoned) for turn in turns), Usage())


def _usage(usage: dict[str, Any]) -> Usage:
    names = ("input_tokens", "output_tokens", "cache_read_input_tokens", "cache_creation_input_tokens")
    return Usage(*(usage.get(name) or 0 for name in names))
