"""Which files are sessions, what belongs to them, and what must not be published as it is."""

import contextlib
import json
import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from case_files import SESSION, full

from mkdocs_cctranscripts.discover import inside, matching

TALK = "".join(json.dumps(line) + "\n" for line in full([{"user": "Hello"}, {"text": "Hello."}]))
AGENT = "".join(
    json.dumps(line) + "\n" for line in full([{"user": "Look"}], {"isSidechain": True, "agentId": "a1"})
)
EXPORT = json.dumps(
    {"loglines": [{"type": "user", "message": {"role": "user", "content": "Hello"}}]}, indent=2
)

SESSIONS = {
    "talk": TALK,
    "talk without ids": '{"type": "user", "message": {"role": "user", "content": "Hello"}}\n',
    "after comments": f"// from a gist\n\n{TALK}",
    "after a summary": '{"type": "summary", "summary": "x", "leafUuid": "y"}\n',
    "only metadata": '{"type": "queue-operation", "operation": "enqueue", "sessionId": "x"}\n',
    "after a snapshot": '{"type": "file-history-snapshot", "messageId": "x", "snapshot": {}}\n',
    "half a line": TALK[: TALK.index('"message"')],
    "leading NUL bytes": f"\0\0{TALK}",
    "far down": "{}\n" * 5000 + TALK,
    "export in one line": json.dumps(json.loads(EXPORT)),
    "message is null": '{"type": "user", "sessionId": "x", "uuid": "y", "message": null}\n',
    "unknown type": '{"type": "novel", "sessionId": "x", "uuid": "y", "parentUuid": null}\n',
    "latch": '{"type": "atis-latch", "sessionId": "x"}\n',
    "cut before the message": '{"parentUuid": null, "isSidechain": false, "userTy',
    "begins with a sub-agent": AGENT + TALK,
}
DATA_SETS = {
    "chat": '{"messages": [{"role": "user", "content": "Hello"}]}\n',
    "bare messages": '{"role": "user", "content": "Hello"}\n',
    "events": '{"type": "click", "sessionId": "x"}\n',
    "users": '{"type": "user", "message": "signed up"}\n',
    "tickets": '{"type": "system", "content": "restarted"}\n',
    "boots": '{"type": "system", "sessionId": "abc", "event": "boot"}\n',
    "modes": '{"type": "mode", "sessionId": 1}\n',
    "greetings": '{"type": "user", "message": {"content": "hi"}}\n',
    "paths": '{"loglines": "app.log"}\n',
    "logs": '{"loglines": ["a", "b"]}\n',
    "page views": '{"type": "pageview", "uuid": "a", "sessionId": "s1"}\n',
    "numbers": "1\n2\n3\n",
    "empty": "",
    "text": "type message sessionId parentUuid\n",
}


@pytest.mark.parametrize("text", SESSIONS.values(), ids=SESSIONS)
def test_session_is_recognised(text: str, tmp_path: Path) -> None:
    assert sources(tmp_path, {"x.jsonl": text}) == ["x.jsonl"]


@pytest.mark.parametrize("text", DATA_SETS.values(), ids=DATA_SETS)
def test_data_set_is_left_alone(text: str, tmp_path: Path) -> None:
    put(tmp_path, {"x.jsonl": text})
    found = inside(tmp_path, [tmp_path / "x.jsonl"])
    assert (found.sources, found.private) == ((), frozenset())


def test_export_is_recognised_by_what_it_holds(tmp_path: Path) -> None:
    assert sources(tmp_path, {"web.json": EXPORT, "package.json": '{"name": "x"}'}) == ["web.json"]


DAMAGED = {
    "cut off": EXPORT[:-5],
    "leading NUL": "\0" + EXPORT,
    "after a comment": "// from the web\n" + EXPORT,
    "two in one": EXPORT + EXPORT,
    "too deep": EXPORT[:-2] + ', "x": ' + "[" * 3000 + "]" * 3000 + "}",
    "lines under another name": TALK,
    "a list of entries": json.dumps([json.loads(line) for line in TALK.splitlines()]),
}


@pytest.mark.parametrize("text", DAMAGED.values(), ids=DAMAGED)
def test_damaged_export_is_as_private_as_a_whole_one(text: str, tmp_path: Path) -> None:
    assert sources(tmp_path, {"web.json": text}) == ["web.json"]


def test_agent_in_a_session_folder_is_never_a_session(tmp_path: Path) -> None:
    odd = '{"type": "system", "uuid": "x", "sessionId": "y"}\n' + TALK
    assert sources(tmp_path, {"x.jsonl": TALK, "x/subagents/agent-1.jsonl": odd}) == ["x.jsonl"]


def test_agents_belong_to_their_session_wherever_they_lie(tmp_path: Path) -> None:
    files = {
        "renamed.jsonl": TALK,
        "agent-a1.jsonl": AGENT,
        f"{SESSION}/subagents/agent-a2.jsonl": AGENT,
        f"{SESSION}/subagents/workflows/wf_1/agent-a3.jsonl": AGENT,
        f"{SESSION}/subagents/workflows/wf_1/journal.jsonl": '{"type": "started"}\n',
        "renamed/subagents/agent-a4.jsonl": AGENT,
    }
    put(tmp_path, files)
    (source,) = matching(["."], tmp_path).sources
    assert {path.name for path in source.agents} == {f"agent-a{n}.jsonl" for n in range(1, 5)}


def test_session_that_is_only_named_like_an_agent_is_a_session(tmp_path: Path) -> None:
    assert sources(tmp_path, {"agent-setup.jsonl": TALK}) == ["agent-setup.jsonl"]


def test_agent_without_its_session_is_named_and_never_published(tmp_path: Path) -> None:
    put(tmp_path, {"agent-a1.jsonl": AGENT})
    found = inside(tmp_path, [tmp_path / "agent-a1.jsonl"])
    assert found.sources == ()
    assert found.private == {tmp_path / "agent-a1.jsonl"}
    assert found.notes == ("agent-a1.jsonl is left out: the session of this sub-agent isn't here",)


def test_all_that_lies_in_a_session_folder_is_private(tmp_path: Path) -> None:
    private = {
        "fix.jsonl": TALK,
        "fix/tool-results/1.txt": "output",
        "fix/custom-title.json": "{}",
        f"{SESSION}/subagents/agent-a1.jsonl": AGENT,
        f"{SESSION}/subagents/agent-a1.meta.json": "{}",
        f"{SESSION}/picture.png": "",
        "sessions-index.json": "{}",
        "Loud.JSONL": TALK,
        "Loud/tool-results/1.txt": "output",
        "agent-a9.jsonl": AGENT,
        "agent-a9.meta.json": "{}",
        f"{SESSION.upper()}/tool-results/notes.txt": "x",
        "tool-results/2.txt": "output",
        "web.json": EXPORT,
        "-home-dev-shop/x.jsonl": TALK,
        "-home-dev-shop/memory/MEMORY.md": "# Memory",
    }
    public = {
        "memory/index.md": "# Ours",
        "guide.md": "# Guide",
        "data/numbers.jsonl": "1\n",
        "other.jsonl": "{}",
        "other/tool-results/index.md": "# Ours",
        "fix/guide.md": "# Ours",
        "workflows/ci.md": "# Ours",
        "subagents/index.md": "# Ours",
        "package.json": "{}",
    }
    put(tmp_path, private | public)
    found = inside(tmp_path, [tmp_path / name for name in private | public])
    assert found.private == {tmp_path / name for name in private}


def test_folder_of_the_same_name_with_the_users_pages_stays_public(tmp_path: Path) -> None:
    put(tmp_path, {"fix.jsonl": TALK, "fix/index.md": "# Fix", "fix/diagram.png": ""})
    found = inside(tmp_path, [path for path in tmp_path.rglob("*") if path.is_file()])
    assert found.private == {tmp_path / "fix.jsonl"}


def test_folder_of_the_user_with_a_uuid_for_a_name_stays_public(tmp_path: Path) -> None:
    put(tmp_path, {"x.jsonl": TALK, "assets/3f2504e0-4f89-41d3-9a0c-0305e82c3301/picture.png": ""})
    found = inside(tmp_path, [path for path in tmp_path.rglob("*") if path.is_file()])
    assert found.private == {tmp_path / "x.jsonl"}


def test_session_in_two_bytes_a_character_is_recognised(tmp_path: Path) -> None:
    (tmp_path / "x.jsonl").write_bytes(TALK.encode("utf-16"))
    assert [source.path.name for source in matching(["."], tmp_path).sources] == ["x.jsonl"]


def test_existing_path_is_no_glob(tmp_path: Path) -> None:
    put(tmp_path, {"a[1]/x[2].jsonl": TALK})
    assert len(matching(["a[1]/x[2].jsonl"], tmp_path).sources) == 1
    assert len(matching(["a[1]"], tmp_path).sources) == 1
    assert len(matching(["a[1]/*.jsonl"], tmp_path).sources) == 1


PATTERNS = {
    "a file": (["a/one.jsonl"], ["one.jsonl"]),
    "a folder": (["a"], ["one.jsonl", "two.jsonl"]),
    "a folder above": (["."], ["one.jsonl", "three.jsonl", "two.jsonl"]),
    "a glob": (["*/[ot]*.jsonl"], ["one.jsonl", "three.jsonl"]),
    "a deep glob": (["**/*.jsonl"], ["one.jsonl", "three.jsonl", "two.jsonl"]),
    "a glob of folders": (["[ab]"], ["one.jsonl", "three.jsonl", "two.jsonl"]),
    "twice the same": (["a", "a/one.jsonl"], ["one.jsonl", "two.jsonl"]),
    "home": (["~/a/deep"], ["two.jsonl"]),
}


@pytest.mark.parametrize(("patterns", "names"), PATTERNS.values(), ids=PATTERNS)
def test_pattern_names_sessions(
    patterns: list[str], names: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    put(
        tmp_path, {"a/one.jsonl": TALK, "a/deep/two.jsonl": TALK, "b/three.jsonl": TALK, "b/data.jsonl": "{}"}
    )
    found = matching(patterns, tmp_path)
    assert sorted(source.path.name for source in found.sources) == names
    assert found.missing == ()


@pytest.mark.parametrize("pattern", ["nowhere", "*.jsonl", "nowhere/one.jsonl", "b"])
def test_pattern_without_sessions_is_named(pattern: str, tmp_path: Path) -> None:
    put(tmp_path, {"a/one.jsonl": TALK, "b/data.jsonl": "{}"})
    assert matching([pattern, "a"], tmp_path).missing == (pattern,)


def test_file_that_cannot_be_read_is_named_and_kept_private(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(tmp_path, {"x.jsonl": TALK, "y.jsonl": TALK})
    opened = Path.open

    def refuse(path: Path, *args: Any, **kwargs: Any) -> object:
        if path.name == "x.jsonl":
            raise PermissionError(13, "Permission denied")
        return opened(path, *args, **kwargs)

    monkeypatch.setattr(Path, "open", refuse)
    found = inside(tmp_path, [tmp_path / "x.jsonl", tmp_path / "y.jsonl"])
    assert [source.path.name for source in found.sources] == ["y.jsonl"]
    assert tmp_path / "x.jsonl" in found.private
    assert found.notes == ("x.jsonl is left out: it can't be read (Permission denied)",)


def link_to(target: str, name: str) -> Callable[[Path], None]:
    return lambda root: (root / name).symlink_to(root.parent / target)


def pipe(root: Path) -> None:
    os.mkfifo(root / "odd.jsonl")


def listening(root: Path) -> None:
    with socket.socket(socket.AF_UNIX) as server, contextlib.chdir(root):  # its name has to be short
        server.bind("odd.jsonl")


def folder(root: Path) -> None:
    put(root, {"odd.jsonl/data.jsonl": "{}"})


def second_name(root: Path) -> None:
    (root / "odd.jsonl").hardlink_to(root / "fix.jsonl")


def linked_result(root: Path) -> None:
    (root / "fix").mkdir()
    (root / "fix/tool-results").symlink_to(root.parent / "elsewhere")


def linked_agents(root: Path) -> None:
    (root / "fix").mkdir()
    (root / "fix/subagents").symlink_to(root.parent / "elsewhere")


def linked_agent(root: Path) -> None:
    (root / "fix/subagents").mkdir(parents=True)
    (root / "fix/subagents/agent-a1.jsonl").symlink_to(root.parent / "elsewhere/agent-a1.jsonl")


def agent_that_is_a_pipe(root: Path) -> None:
    (root / "fix/subagents").mkdir(parents=True)
    os.mkfifo(root / "fix/subagents/agent-a1.jsonl")


OUT, NO_FILE, FOLDER = (
    "it is a link that leads out of sessions/",
    "it is no ordinary file",
    "it is a link to a folder",
)
ODD: dict[str, tuple[Callable[[Path], None], list[str], list[str]]] = {
    "pipe": (pipe, [], [f"odd.jsonl is left out: {NO_FILE}"]),
    "socket": (listening, [], [f"odd.jsonl is left out: {NO_FILE}"]),
    "device": (link_to("/dev/zero", "odd.jsonl"), [], [f"odd.jsonl is left out: {NO_FILE}"]),
    "folder with the name of a file": (folder, [], []),
    "link out": (link_to("elsewhere/x.jsonl", "odd.jsonl"), [], [f"odd.jsonl is left out: {OUT}"]),
    "link within": (link_to("sessions/fix.jsonl", "odd.jsonl"), ["odd.jsonl"], []),
    "link to nothing": (link_to("nowhere", "odd.jsonl"), [], [f"odd.jsonl is left out: {NO_FILE}"]),
    "link to itself": (link_to("sessions/odd.jsonl", "odd.jsonl"), [], [f"odd.jsonl is left out: {NO_FILE}"]),
    "second name": (second_name, ["odd.jsonl"], []),
    "link to a folder outside": (link_to("elsewhere", "odd"), [], [f"odd is left out: {FOLDER}"]),
    "link to the folder itself": (link_to("sessions", "odd"), [], [f"odd is left out: {FOLDER}"]),
    "stored outputs outside": (linked_result, [], [f"fix/tool-results is left out: {FOLDER}"]),
    "agents outside": (
        linked_agents,
        [],
        [f"fix/subagents is left out: {FOLDER}", f"fix/subagents/agent-a1.jsonl is left out: {OUT}"],
    ),
    "agent outside": (linked_agent, [], [f"fix/subagents/agent-a1.jsonl is left out: {OUT}"]),
    "agent that is a pipe": (
        agent_that_is_a_pipe,
        [],
        [f"fix/subagents/agent-a1.jsonl is left out: {NO_FILE}"],
    ),
}
"""What lies beside a session, whether it is one, too, and what is told of it."""


@pytest.mark.parametrize(("make", "names", "notes"), ODD.values(), ids=ODD)
def test_what_is_no_file_of_the_folder_is_named_and_never_read(
    make: Callable[[Path], None], names: list[str], notes: list[str], tmp_path: Path
) -> None:
    put(tmp_path, {"sessions/fix.jsonl": TALK, "elsewhere/x.jsonl": TALK, "elsewhere/agent-a1.jsonl": AGENT})
    make(tmp_path / "sessions")
    found = matching(["sessions"], tmp_path)
    assert [source.path.name for source in found.sources] == ["fix.jsonl", *names]
    assert [agent for source in found.sources for agent in source.agents] == []
    assert list(found.notes) == notes


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
@pytest.mark.parametrize(("path", "what"), [("sessions/odd.jsonl", "read"), ("sessions/odd", "opened")])
def test_what_may_not_be_read_is_named(path: str, what: str, tmp_path: Path) -> None:
    put(tmp_path, {"sessions/fix.jsonl": TALK, "sessions/odd.jsonl": TALK, "sessions/odd/x.jsonl": TALK})
    (tmp_path / path).chmod(0)
    found = matching(["sessions"], tmp_path)
    (tmp_path / path).chmod(0o700)
    (note,) = found.notes
    assert note.startswith(f"{Path(path).name} is left out: it can't be {what}")
    assert len(found.sources) == 2


def test_agents_of_a_session_whose_name_is_the_folder_above_are_not_its_own(tmp_path: Path) -> None:
    put(tmp_path, {"a/...jsonl": TALK, "subagents/agent-a1.jsonl": AGENT})
    assert [source.agents for source in matching(["."], tmp_path).sources] == [()]


def sources(folder: Path, files: dict[str, str]) -> list[str]:
    put(folder, files)
    return [source.path.name for source in matching(["."], folder).sources]


def put(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
