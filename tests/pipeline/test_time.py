"""Time grows with the size of a session, not with its square."""

import json
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from time import process_time
from typing import Any

import pytest
from case_files import full

from mkdocs_cctranscripts.assemble.plans import plan_title
from mkdocs_cctranscripts.discover import matching
from mkdocs_cctranscripts.model.site import Options
from mkdocs_cctranscripts.pipeline import publish

Line = Mapping[str, Any]
STATES = ("in_progress", "completed")
QUEUE = {"type": "queue-operation", "sessionId": "s"}


def reminders(folder: Path, size: int) -> None:
    many = "<system-reminder>x</system-reminder>\n \n" * size * 4
    call = {"call": "Read", "as": "toolu_1"}
    put(folder / "a.jsonl", full([{"user": f"{many}Hello"}, call, {"result": f"x{many}", "of": "toolu_1"}]))


def neighbours(folder: Path, size: int) -> None:
    for number in range(size // 4):
        put(folder / f"{number}.jsonl", _of(number, full([{"user": "Hello"}])))
        agent = {"isSidechain": True, "agentId": str(number)}
        put(folder / f"agent-{number}.jsonl", _of(number, full([{"user": "Look"}], agent)))


def agents(folder: Path, size: int) -> None:
    calls = [{"call": "Task", "as": f"toolu_{n:08}", "input": {"prompt": f"p{n}"}} for n in range(size)]
    put(folder / "a.jsonl", full([{"user": "Ask"}, *calls]))
    for number in range(size):
        agent = {"isSidechain": True, "agentId": f"a{number}"}
        put(folder / f"a/subagents/agent-a{number}.jsonl", full([{"user": f"p{number}"}], agent))


def queue(folder: Path, size: int) -> None:
    waiting = [{"raw": QUEUE | {"operation": "enqueue", "content": f"t{n}"}} for n in range(size)]
    put(
        folder / "a.jsonl",
        full([{"user": "Hello"}, *waiting, *[{"raw": QUEUE | {"operation": "remove"}}] * size]),
    )


def branch(folder: Path, size: int) -> None:
    left = [line for n in range(size) for line in ({"user": f"p{n}"}, {"text": "a"})]
    again = {"user": "Another way", "with": {"parentUuid": "00000002-aaaa-4bbb-8ccc-dddd00000002"}}
    put(folder / "a.jsonl", full([{"user": "Hello"}, {"text": "Hello."}, *left, again]))


def pieces(folder: Path, size: int) -> None:
    results = [{"result": f"r{n}", "of": "toolu_1"} for n in range(size)]
    put(folder / "a.jsonl", full([{"call": "Bash", "as": "toolu_1"}, *results]))


def pushes(folder: Path, size: int) -> None:
    command = {"command": 'cd $A && git -c -c -c push; (git commit -m "x' * size}
    printed = "[main 3f9c2ab] x\n 1 file changed\nTo github.com:acme/shop.git\n   1111111..3f9c2ab  a -> a\n"
    call = {"call": "Bash", "as": "toolu_1", "input": command}
    put(folder / "a.jsonl", full([call, {"result": printed * (size // 4), "of": "toolu_1"}]))


def commits(folder: Path, size: int) -> None:
    line = {"call": "Bash", "input": {"command": "git commit -m x"}}
    pairs = [
        ({**line, "as": f"toolu_{n:08}"}, {"result": f"[main {n:07x}] x", "of": f"toolu_{n:08}"})
        for n in range(size // 4)
    ]
    answer = {"text": " ".join(f"{n:07x}" for n in range(size))}
    put(folder / "a.jsonl", full([*(line for pair in pairs for line in pair), answer]))


def slugs(folder: Path, size: int) -> None:
    for number in range(size // 4):
        put(folder / f"{number}.jsonl", _of(number, full([{"user": "Hello"}], {"slug": "calm-river"})))


def tasks(folder: Path, size: int) -> None:
    made = [
        line
        for n in range(size // 5)
        for line in _called("TaskCreate", f"c{n}", {"subject": f"Task {n}"}, f"Task #{n} created")
    ]
    changed = [
        line
        for n in range(size)
        for line in (
            *_called("TaskUpdate", f"u{n}", {"taskId": str(n % (size // 5)), "status": STATES[n % 2]}, "ok"),
            {"text": f"Done with {n}."},
        )
    ]
    put(folder / "a.jsonl", full([{"user": "Go"}, *made, *changed]))


def plans(folder: Path, size: int) -> None:
    lines = [
        line
        for n in range(size)
        for line in (
            *_called("ExitPlanMode", f"p{n}", {"plan": f"# Plan\n\n{n}"}, "rejected"),
            {"user": f"Implement the following plan:\n\n# Plan\n\n{n}"},
        )
    ]
    put(folder / "a.jsonl", full(lines))


def questions(folder: Path, size: int) -> None:
    labels = [{"label": f"l{n}"} for n in range(20)]
    given = {"questions": [{"question": "Which?", "multiSelect": True, "options": labels}]}
    answer = f'"Which?"="{", ".join("x" for _ in range(size * 20))}".'
    put(folder / "a.jsonl", full([{"user": "Ask"}, *_called("AskUserQuestion", "q", given, answer)]))


def plan_edits(folder: Path, size: int) -> None:
    """Each doubles the file."""
    file, edit = "/home/dev/.claude/plans/calm-river.md", {"old_string": "a", "new_string": "aa"}
    given = {"file_path": file, "replace_all": True, **edit}
    written = _called("Write", "w", {"file_path": file, "content": "a"}, "ok")
    edits = [line for n in range(size // 36) for line in _called("Edit", f"e{n}", given, "ok")]
    put(folder / "a.jsonl", full([{"user": "Go"}, *written, *edits]))


def many_tasks(folder: Path, size: int) -> None:
    """Each list is of as many tasks as there are lists."""
    put(folder / "a.jsonl", full([{"user": "Go"}, *_tasks(size), *_updates(size, {"status": "completed"})]))


def blockers(folder: Path, size: int) -> None:
    put(folder / "a.jsonl", full([{"user": "Go"}, *_tasks(size), *_updates(size, {"addBlocks": ["0"]})]))


def labels(folder: Path, size: int) -> None:
    options = [{"label": f"label {n}"} for n in range(size * 4)]
    given = {"questions": [{"question": "Which?", "multiSelect": True, "options": options}]}
    answer = f'"Which?"="{", ".join("x" for _ in range(size * 16))}".'
    put(folder / "a.jsonl", full([{"user": "Ask"}, *_called("AskUserQuestion", "q", given, answer)]))


def unanswered(folder: Path, size: int) -> None:
    given = {"questions": [{"question": f"{n}?"} for n in range(size * 4)]}
    put(
        folder / "a.jsonl",
        full([{"user": "Ask"}, *_called("AskUserQuestion", "q", given, '"' * 2_000 * size)]),
    )


SHAPES = (
    reminders,
    neighbours,
    agents,
    queue,
    branch,
    pieces,
    pushes,
    commits,
    slugs,
    tasks,
    plans,
    questions,
    plan_edits,
    many_tasks,
    blockers,
    labels,
    unanswered,
)
COMMANDS = {
    "subshells": ("(git push ", ""),
    "backticks": ("`git commit ", ""),
    "quiet subshells": ("(git commit -q ", "abc1234 x"),
    "folders": ("cd a; " * 4, ""),
    "folders of pushes": ("cd a; git push; " * 2, ""),
    "lists": ("a=( ", ""),
    "words that begin a command": ("a=do ", ""),
    "options": ("git --x=;", ""),
    "documents": ("git commit -q <<A; ", "abc1234 x"),
    "values": ("git commit -q -m $(cat <<A; ", "abc1234 x"),
}
"""What a command line repeats, and what it prints."""
LONG = {
    "letters of an option": ("git commit -{}!", "q", "abc1234 x"),
    "blanks": ("git push", " ", "{}x"),
}
"""A command line with one thing that is repeated within it, or within what it prints."""
PLANS = {"emphasis": "*a ", "brackets": "[", "links": "[a]("}
MESSAGES = {
    "attribute": "<teammate-message {}>x</teammate-message>",
    "figure": "<task-notification><usage>{}</usage></task-notification>",
}
"""With one long word."""


@pytest.mark.parametrize("make", SHAPES, ids=lambda make: make.__name__)
def test_four_times_the_size_takes_about_four_times_as_long(
    make: Callable[[Path, int], None], tmp_path: Path
) -> None:
    grows_evenly(make, tmp_path)


@pytest.mark.parametrize(("part", "printed"), COMMANDS.values(), ids=COMMANDS)
def test_long_command_line_takes_as_long_as_its_parts(part: str, printed: str, tmp_path: Path) -> None:
    def make(folder: Path, size: int) -> None:
        _put_command(folder, part * size * 20, printed)

    grows_evenly(make, tmp_path)


@pytest.mark.parametrize(("command", "part", "printed"), LONG.values(), ids=LONG)
def test_long_word_or_gap_is_read_once(command: str, part: str, printed: str, tmp_path: Path) -> None:
    def make(folder: Path, size: int) -> None:
        many = part * size * 40
        _put_command(folder, command.replace("{}", many), printed.replace("{}", many))

    grows_evenly(make, tmp_path)


@pytest.mark.parametrize("part", PLANS.values(), ids=PLANS)
def test_endless_title_of_a_plan_is_cut(part: str) -> None:
    longest = 301
    assert len(plan_title(f"# {part * 1_000}")) <= longest


@pytest.mark.parametrize("message", MESSAGES.values(), ids=MESSAGES)
def test_long_word_in_a_message_is_read_once(message: str, tmp_path: Path) -> None:
    def make(folder: Path, size: int) -> None:
        put(folder / "a.jsonl", full([{"user": "Go"}, {"user": message.replace("{}", "a" * size * 40)}]))

    grows_evenly(make, tmp_path)


def test_list_in_words_is_read_once(tmp_path: Path) -> None:
    def make(folder: Path, size: int) -> None:
        told = "#1 [pending] x" + " [blocked by x" * size * 30
        put(folder / "a.jsonl", full([{"user": "Go"}, *_called("TaskList", "t", {}, told)]))

    grows_evenly(make, tmp_path)


def grows_evenly(make: Callable[[Path, int], None], tmp_path: Path) -> None:
    make(tmp_path / "small", 250)
    make(tmp_path / "large", 1000)
    small, large = (min(seconds(tmp_path / name) for _ in range(2)) for name in ("small", "large"))
    # A square would take sixteen times as long; the rest is room for noise.
    assert large < 9 * small + 0.2


def seconds(folder: Path) -> float:
    start = process_time()
    site = publish(matching(["."], folder).sources, Options(folder / "docs"), folder.with_suffix(".cache"))
    assert site.sessions
    return process_time() - start


def _put_command(folder: Path, command: str, printed: str) -> None:
    put(folder / "a.jsonl", full([{"user": "Go"}, *_called("Bash", "b", {"command": command}, printed)]))


def _tasks(size: int) -> list[Line]:
    made = (_called("TaskCreate", f"c{n}", {"subject": f"T{n}"}, f"Task #{n} created") for n in range(size))
    return [line for lines in made for line in lines]


def _updates(size: int, given: Line) -> list[Line]:
    """With a word between them, so that each makes a list of its own."""
    made = (_called("TaskUpdate", f"u{n}", {"taskId": str(n), **given}, "ok") for n in range(size))
    return [line for lines in made for line in (*lines, {"text": "Done."})]


def _called(tool: str, call: str, given: Line, result: str) -> list[Line]:
    id_ = f"toolu_{call:0>10}"
    return [{"call": tool, "as": id_, "input": given}, {"result": result, "of": id_}]


def _of(number: int, lines: Iterable[Line]) -> list[Line]:
    return [{**line, "sessionId": str(number)} for line in lines]


def put(path: Path, lines: Iterable[Line]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
