"""Odd input: nothing crashes, nothing vanishes silently."""

import json
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from case_files import full, write_case
from visible import visible

from mkdocs_cctranscripts.discover import matching
from mkdocs_cctranscripts.model.site import Discovery, Options, Site, Source
from mkdocs_cctranscripts.pipeline import publish

BEFORE = [{"user": "The first prompt"}, {"text": "The first answer"}]
AFTER = [{"user": "The last prompt"}, {"text": "The last answer"}]


@dataclass(frozen=True)
class Odd:
    """A line, or several, between two turns that must come out unharmed."""

    data: bytes
    shows: str = "The last answer"
    """What the page must show."""
    note: str = ""
    """What the log must say."""


def entry(**changes: Any) -> bytes:
    line = next(full([{"user": "Between"}])) | {"uuid": "between", "timestamp": "2026-03-12T10:20:00Z"}
    return json.dumps(line | changes).encode()


def user(content: object) -> bytes:
    return entry(message={"role": "user", "content": content})


def said(*blocks: Mapping[str, Any]) -> bytes:
    return entry(type="assistant", message={"id": "m", "role": "assistant", "content": list(blocks)})


def call(given: object, id_: object = "toolu_odd0000001") -> bytes:
    return said({"type": "tool_use", "id": id_, "name": "Odd", "input": given})


def called(name: str, given: object, result: str = "ok", **fields: Any) -> bytes:
    block = {"type": "tool_use", "id": "toolu_odd0000002", "name": name, "input": given}
    returned = {"type": "tool_result", "tool_use_id": block["id"], "content": result}
    line = entry(uuid="returned", message={"role": "user", "content": [returned]}, **fields)
    return said(block) + b"\n" + line


def nested_result(depth: int) -> dict[str, Any]:
    block: dict[str, Any] = {"type": "text", "text": "deep"}
    for _ in range(depth):
        block = {"type": "tool_result", "tool_use_id": "t", "content": [block]}
    return block


def nested(depth: int) -> str:
    return '{"type": "user", "uuid": "n", "message": {"content": ' + "[" * depth + "1" + "]" * depth + "}}"


ODD = {
    "invalid UTF-8": Odd(
        user("caf\xe9 \u20ac").replace(b"caf", b"caf\xff"), "\ufffd", "1 line is not valid UTF-8 (line 3)"
    ),
    "byte order mark": Odd(b"\xef\xbb\xbf" + user("Between"), "Between"),
    "lone surrogate": Odd(user("half \ud83d here"), "half \ufffd here"),
    "NUL inside": Odd(user("a\0b"), "a\ufffdb"),
    "leading NUL bytes": Odd(b"\0\0\0" + user("Between"), "Between"),
    "CRLF": Odd(user("Between") + b"\r", "Between"),
    "glued objects": Odd(
        user("Between") + entry(uuid="x", message={"content": "Glued"}),
        "Glued",
        "1 line is made of several objects",
    ),
    "comment": Odd(b"// a comment", note="1 line is commented out (line 3)"),
    "blank lines": Odd(b"\n  \n"),
    "not JSON": Odd(b"{nonsense}", note="1 line is not JSON (line 3)"),
    "array instead of object": Odd(b"[1, 2]", note="1 line is not an object (line 3)"),
    "string instead of object": Odd(b'"text"', note="1 line is not an object (line 3)"),
    "number instead of object": Odd(b"17", note="1 line is not an object (line 3)"),
    "null instead of object": Odd(b"null", note="1 line is not an object (line 3)"),
    "no type": Odd(b'{"message": {"content": "x"}}', note="1 line is without a type (line 3)"),
    "type is a number": Odd(b'{"type": 5}', note="1 line is without a type (line 3)"),
    "unknown type": Odd(
        entry(type="frobnicate", account="mail@shop.test"), note="of the unknown type 'frobnicate'"
    ),
    "unknown attachment": Odd(
        entry(type="attachment", attachment={"type": "novel"}), note="attachment of the unknown type 'novel'"
    ),
    "message is null": Odd(entry(message=None)),
    "message is a string": Odd(entry(message="Between the lines"), "Between the lines"),
    "message is a list": Odd(entry(message=["Between"]), "Between"),
    "content is null": Odd(user(None)),
    "content is a number": Odd(user(4711), "4711"),
    "content is nested": Odd(user([["Between", [{"type": "text", "text": "the lines"}]]]), "the lines"),
    "content is one block": Odd(user({"type": "text", "text": "Between"}), "Between"),
    "text is null": Odd(said({"type": "text", "text": None}), '"text": null'),
    "block is unknown": Odd(said({"type": "hologram", "depth": 3}), "hologram"),
    "block is null": Odd(user([None, {"type": "text", "text": "Between"}]), "Between"),
    "timestamp missing": Odd(entry(timestamp=None, message={"content": "Undated"}), "Undated"),
    "timestamp is an integer": Odd(
        entry(timestamp=1773310000000, message={"content": "In milliseconds"}), "In milliseconds"
    ),
    "timestamp is garbage": Odd(
        entry(timestamp="yesterday", message={"content": "Undated"}),
        "Undated",
        "dated in a way we can't read",
    ),
    "timestamp is far off": Odd(
        entry(timestamp=10**30, message={"content": "Undated"}), "Undated", "dated in a way we can't read"
    ),
    "timestamp without a zone": Odd(
        entry(timestamp="2026-03-12T10:20:00", message={"content": "Between"}), "Between"
    ),
    "uuid missing": Odd(entry(uuid=None, message={"content": "Nameless"}), "Nameless"),
    "uuid is a number": Odd(entry(uuid=5, message={"content": "Nameless"}), "Nameless"),
    "parent in no line": Odd(entry(parentUuid="nowhere", message={"content": "Orphan"}), "Orphan"),
    "parent of itself": Odd(entry(parentUuid="between", message={"content": "Cycle"}), "Cycle"),
    "two parents of each other": Odd(
        entry(uuid="p", parentUuid="q", message={"content": "One"})
        + b"\n"
        + entry(uuid="q", parentUuid="p", message={"content": "Two"}),
        "Two",
    ),
    "input is a string": Odd(call("do it"), "do it"),
    "input is null": Odd(call(None), "Odd"),
    "input is a list": Odd(call([1, {"a": 2}]), '"a": 2'),
    "usage beyond all bounds": Odd(
        entry(type="assistant", message={"usage": {"output_tokens": 10**400}, "content": "Between"}),
        "Between",
    ),
    "time beyond all bounds": Odd(
        entry(timestamp="0001-01-01T00:00:00+14:00", message={"content": "Undated"}), "Undated", "can't read"
    ),
    "result in result": Odd(json.dumps(json.loads(user([nested_result(400)]))).encode(), note=""),
    "thinking in a user's line": Odd(user([{"type": "thinking", "thinking": "Misplaced"}]), "Misplaced"),
    "thinking is a list": Odd(said({"type": "thinking", "thinking": ["Hm"]}), "Hm"),
    "content without a message": Odd(
        b'{"type": "user", "sessionId": "s", "uuid": "z", "content": "Bare"}', "Bare"
    ),
    "two results without ids": Odd(
        user([{"type": "tool_result", "content": "Same"}])
        + b"\n"
        + entry(uuid="other", message={"content": [{"type": "tool_result", "content": "Same"}]}),
        "Same",
    ),
    "call id used twice": Odd(call({"n": "one"}) + b"\n" + call({"n": "two"}), "two"),
    "repeat without a uuid": Odd(
        entry(uuid=None, message={"content": "Again"})
        + b"\n"
        + entry(uuid=None, message={"content": "Again"}),
        "Again",
    ),
    "type with a newline": Odd(b'{"type": "a\\nERROR forged"}', note="'a\\nERROR forged'"),
    "queue and answer glued": Odd(
        b'{"type": "queue-operation", "operation": "enqueue", "content": "Waited", "timestamp": 1}\n'
        b'{"type": "queue-operation", "operation": "remove"}'
        + said({"type": "text", "text": "Glued answer"}),
        "Glued answer",
    ),
    "call without an id": Odd(call({"x": "y"}, None), "Odd"),
    "call without a name": Odd(said({"type": "tool_use", "id": "t"}), "(unnamed)"),
    "call with debris in its name": Odd(
        said({"type": "tool_use", "id": "t", "name": 'Task"><b>x</b>'}), 'Task"><b>x</b>'
    ),
    "call without a result": Odd(call({"x": "y"}), "no result"),
    "result without a call": Odd(
        user([{"type": "tool_result", "tool_use_id": "t", "content": "Lost"}]), "Lost"
    ),
    "result without an id": Odd(user([{"type": "tool_result", "content": "Lost"}]), "Lost"),
    "result is null": Odd(
        call({})
        + b"\n"
        + user([{"type": "tool_result", "tool_use_id": "toolu_odd0000001", "content": None}]),
        "Odd",
    ),
    "two results": Odd(
        call({})
        + b"\n"
        + user([{"type": "tool_result", "tool_use_id": "toolu_odd0000001", "content": "First"}])
        + b"\n"
        + user([{"type": "tool_result", "tool_use_id": "toolu_odd0000001", "content": "Second"}]),
        "Second",
    ),
    "the same line twice": Odd(user("Between") + b"\n" + user("Between"), "Between"),
    "two calls with one id": Odd(call({"n": "one"}) + b"\n" + call({"n": "two"}), "one"),
    "nested 1,000 deep": Odd(nested(1000).encode(), note="(line 3)"),
    "nested 100,000 deep": Odd(
        nested(100_000).encode(), note="1 line is nested too deep to be read (line 3)"
    ),
    "input nested 200 deep": Odd(
        call({"a": json.loads("[" * 200 + "]" * 200)}), "nested too deep to be shown"
    ),
    "5,000 digits": Odd(call({"n": 1}).replace(b"1}", b"9" * 5000 + b"}"), "9" * 200),
    "todos that are none": Odd(called("TodoWrite", {"todos": [None, 7, {"content": ["x"]}]}), '"content"'),
    "task without a subject": Odd(called("TaskCreate", {"subject": 7}), "TaskCreate"),
    "task with an odd id": Odd(
        called("TaskCreate", {"subject": "Tidy up"}, toolUseResult={"task": {"id": ["x"]}}), "Tidy up"
    ),
    "update of a task that is a list": Odd(called("TaskUpdate", {"taskId": [1], "status": {}}), "TaskUpdate"),
    "tasks that are none": Odd(
        called("TaskList", {}, "#1 [novel] Tidy up", toolUseResult={"tasks": [7, {"id": None}]}), "Tidy up"
    ),
    "question with a number": Odd(called("AskUserQuestion", {"questions": [{"question": 7}]}), "AskUser"),
    "question with odd options": Odd(
        called(
            "AskUserQuestion", {"questions": [{"question": "Which?", "options": [7, None, {"label": 7}]}]}
        ),
        "Which?",
    ),
    "answers that are a list": Odd(
        called("AskUserQuestion", {"questions": ["Which?"]}, "Neither", toolUseResult={"answers": ["x"]}),
        "Neither",
    ),
    "answer that is an object": Odd(
        called("AskUserQuestion", {"question": "Which?"}, toolUseResult={"answers": {"Which?": {"a": 1}}}),
        '{"a": 1}',
    ),
    "plan that is a list": Odd(called("ExitPlanMode", {"plan": ["x"], "planFilePath": 7}), "planFilePath"),
    "NaN": Odd(call({"n": float("nan")}), "NaN"),
    "Infinity": Odd(call({"n": float("-inf")}), "-Infinity"),
    "bidi override": Odd(user("abc\u202edef"), "abc[U+202E]def"),
    "ANSI": Odd(user("\x1b[31mred\x1b[0m ink"), "red ink"),
    "image that is none": Odd(
        user([{"type": "image", "source": {"type": "base64", "data": "AAAA"}}]), "can't be shown"
    ),
    "image without data": Odd(
        user([{"type": "image", "source": {"type": "url", "url": "https://shop.test/x.png"}}]), "x.png"
    ),
    "image that is no base64": Odd(user([{"type": "image", "source": {"data": "!"}}]), "can't be shown"),
    "usage is odd": Odd(
        entry(type="assistant", message={"usage": {"input_tokens": "many"}, "content": "Between"}), "Between"
    ),
    "loglines in a line": Odd(
        b'{"loglines": [{"type": "user", "message": {"content": "Exported"}}, 7]}', "Exported"
    ),
}


@pytest.mark.parametrize("odd", ODD.values(), ids=ODD)
def test_odd_line_harms_nothing(odd: Odd, tmp_path: Path) -> None:
    site = published(tmp_path, "odd.jsonl", around(odd.data))
    page = text_of(site)
    for text in ("The first prompt", "The first answer", "The last prompt", "The last answer", odd.shows):
        assert text in page
    if odd.note:
        assert any(note.startswith("odd.jsonl: ") and odd.note in note for note in site.notes)
    assert "mail@shop.test" not in page


FILES = {
    "empty": (b"", "nothing was said in it"),
    "blank": (b"\n\n", "nothing was said in it"),
    "no session at all": (b"not a session\n", "nothing was said in it"),
    "cut off": (
        b'{"type": "user", "message": {"role": "user", "content": "Half',
        "1 line is cut off (line 1)",
    ),
}


@pytest.mark.parametrize(("data", "note"), FILES.values(), ids=FILES)
def test_file_without_words_is_named(data: bytes, note: str, tmp_path: Path) -> None:
    path = tmp_path / "odd.jsonl"
    path.write_bytes(data)
    site = publish([Source(path)], Options(tmp_path / "docs"), tmp_path / "cache")
    assert site.sessions == ()
    assert site.failures == ()
    assert any(note in each for each in site.notes)


def test_cut_off_last_line_loses_only_itself(tmp_path: Path) -> None:
    site = published(tmp_path, "odd.jsonl", around(b"")[:-20])
    assert "The last prompt" in text_of(site)
    assert site.notes == ("odd.jsonl: 1 line is cut off (line 5)",)


def test_two_bytes_a_character_are_read(tmp_path: Path) -> None:
    site = published(tmp_path, "odd.jsonl", around(b"").decode().encode("utf-16"))
    assert "The last answer" in text_of(site)
    assert site.notes == ()


def test_missing_final_newline_is_nothing_odd(tmp_path: Path) -> None:
    site = published(tmp_path, "odd.jsonl", around(b"").rstrip(b"\n"))
    assert "The last answer" in text_of(site)
    assert site.notes == ()


def test_all_parents_null_is_file_order(tmp_path: Path) -> None:
    lines = [line | {"parentUuid": None} for line in full([*BEFORE, {"user": "Second"}, *AFTER])]
    page = text_of(published(tmp_path, "odd.jsonl", jsonl(lines)))
    places = [page.index(text) for text in ("The first prompt", "Second", "The last prompt")]
    assert places == sorted(places)
    assert "Rewound" not in page


def test_odd_file_does_not_stop_the_others(tmp_path: Path) -> None:
    (tmp_path / "sessions").mkdir()
    for name, data in (
        ("a.jsonl", around(b"{nonsense}")),
        ("b.jsonl", b"\xff\xfe\0"),
        ("c.jsonl", around(b"")),
    ):
        (tmp_path / "sessions" / name).write_bytes(data)
    found = matching(["sessions"], tmp_path)
    site = publish(found.sources, Options(tmp_path / "docs"), tmp_path / "cache")
    assert sorted(page.uri for page in site.sessions) == ["transcripts/a.md", "transcripts/c.md"]


def test_file_that_vanishes_is_named_and_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_bytes(around(b""))
    sources = [Source(tmp_path / "gone.jsonl"), Source(tmp_path / "a.jsonl")]
    site = publish(sources, Options(tmp_path / "docs"), tmp_path / "cache")
    assert [page.uri for page in site.sessions] == ["transcripts/a.md"]
    assert len(site.failures) == 1
    assert site.failures[0].startswith("gone.jsonl can't be published: FileNotFoundError")


@pytest.mark.parametrize("session_id", ["../../index", "/etc/passwd", "a\0b", "..", "x" * 5000, "C:\\x"])
def test_path_as_session_id_names_no_file(session_id: str, tmp_path: Path) -> None:
    lines = [line | {"sessionId": session_id} for line in full(BEFORE)]
    site = published(tmp_path, "odd.jsonl", jsonl(lines))
    assert [page.uri for page in site.sessions] == ["transcripts/odd.md"]
    assert {path.name for path in tmp_path.iterdir()} == {"sessions", "cache"}


def replaced_by_a_pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def replaced_by_a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def replaced_by_a_device(path: Path) -> None:
    path.unlink()
    path.symlink_to("/dev/zero")


@pytest.mark.parametrize("replace", [replaced_by_a_pipe, replaced_by_a_folder, replaced_by_a_device])
def test_file_replaced_after_it_was_found_is_named_and_stops_nothing(
    replace: Callable[[Path], None], tmp_path: Path
) -> None:
    found = two_sessions(tmp_path)
    replace(tmp_path / "sessions/session.jsonl")
    site = publish(found.sources, Options(tmp_path / "docs"), tmp_path / "cache")
    assert [page.uri for page in site.sessions] == ["transcripts/other.md"]
    (failure,) = site.failures
    assert failure.startswith("session.jsonl can't be published")


@pytest.mark.parametrize("replace", [replaced_by_a_pipe, replaced_by_a_folder, replaced_by_a_device])
def test_agent_replaced_after_it_was_found_does_not_cost_its_session(
    replace: Callable[[Path], None], tmp_path: Path
) -> None:
    found = two_sessions(tmp_path)
    replace(tmp_path / "sessions/session/subagents/agent-a1.jsonl")
    site = publish(found.sources, Options(tmp_path / "docs"), tmp_path / "cache")
    assert len(site.sessions) == 2
    (failure,) = site.failures
    assert failure.startswith("agent-a1.jsonl can't be published")


@pytest.mark.parametrize("data", ["", "[]", "7", "{", "[" * 100_000, None], ids=str)
def test_odd_file_beside_an_agent_harms_nothing(data: str | None, tmp_path: Path) -> None:
    meta = tmp_path / "sessions/session/subagents/agent-a1.meta.json"
    found = two_sessions(tmp_path)
    if data is None:
        os.mkfifo(meta)
    else:
        meta.write_text(data)
    site = publish(found.sources, Options(tmp_path / "docs"), tmp_path / "cache")
    assert len(site.sessions) == 2
    assert site.failures == ()


def two_sessions(folder: Path) -> Discovery:
    """One with an agent, and another."""
    agent = {"session/subagents/agent-a1.jsonl": [{"user": "Look"}, {"text": "Seen."}]}
    write_case({"lines": BEFORE, "files": agent}, folder / "sessions")
    (folder / "sessions/other.jsonl").write_bytes(jsonl([line | {"sessionId": "o"} for line in full(BEFORE)]))
    found = matching(["sessions"], folder)
    assert sum(len(source.agents) for source in found.sources) == 1
    return found


NAMES = ["a\nb", "a\x1bb", "a\u202eb", "\x85", os.fsdecode(b"\xff")]


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_name_that_no_link_can_lead_to_is_told(name: str, tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    for stem in (name, "plain"):
        path = tmp_path / "docs" / f"{stem}.jsonl"
        path.write_bytes(jsonl([line | {"sessionId": stem} for line in full(BEFORE)]))
    site = publish(matching(["docs"], tmp_path).sources, Options(tmp_path / "docs"), tmp_path / "cache")
    assert [page.uri for page in site.sessions] == ["plain.jsonl"]
    (failure,) = site.failures
    why = "its name holds characters that can't be seen; rename the file"
    assert failure == f"{f'{name}.jsonl'!a} can't be published: {why}"


def jsonl(lines: object) -> bytes:
    assert isinstance(lines, list)
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


def around(data: bytes) -> bytes:
    before, after = list(full(BEFORE)), list(full([*BEFORE, *AFTER]))[2:]
    return jsonl(before) + data + b"\n" + jsonl(after)


def published(folder: Path, name: str, data: bytes) -> Site:
    path = folder / "sessions" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    found = matching(["sessions"], folder)
    site = publish(found.sources, Options(folder / "docs"), folder / "cache")
    assert site.failures == ()
    return site


def text_of(site: Site) -> str:
    (page,) = site.sessions
    return visible(page.html.read_text())


def test_agents_whose_transcripts_are_missing_are_named(tmp_path: Path) -> None:
    given = {"subagent_type": "Explore", "description": "Look", "prompt": "Look"}
    worked = {"toolUseResult": {"agentId": "a1", "totalToolUseCount": 3}}
    lines = [
        {"user": "Look around"},
        {"call": "Task", "as": "toolu_task0001", "input": given},
        {"result": "Seen.", "of": "toolu_task0001", "with": worked},
    ]
    write_case({"lines": lines}, tmp_path / "sessions")
    site = publish(matching(["sessions"], tmp_path).sources, Options(tmp_path / "docs"), tmp_path / "cache")
    (note,) = site.notes
    assert note.startswith("session.jsonl: left out what a sub-agent did: no transcript of it lies beside")
