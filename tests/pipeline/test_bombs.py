"""Sessions made to choke a build: it goes on, in bounded memory and time, and tells what it left out."""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from html import unescape
from itertools import repeat
from pathlib import Path
from typing import Any

import pytest
from case_files import full
from under_limits import published_within

pytestmark = pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="limits are set as Linux does")

MB = 1_000_000
BEFORE = [{"user": "The first prompt"}, {"text": "The first answer"}]
AFTER = [{"user": "The last prompt"}, {"text": "The last answer"}]
LEAST_MEMORY, LEAST_SECONDS = 100 * MB, 3
"""What a small session may need, too."""


@dataclass(frozen=True)
class Bomb:
    make: Callable[[], Iterable[str]]
    """The lines between two turns that must come out unharmed."""
    told: str
    """What the page shows or the log says of it."""
    memory: int = 10
    """How many times the size of the file, at most."""
    seconds: int = 3
    """For each megabyte of the file, at most."""


def entry(**fields: Any) -> str:
    line = next(full([{"user": "Between"}])) | {"uuid": "between", "timestamp": "2026-03-12T10:20:00Z"}
    return json.dumps(line | fields) + "\n"


def prompt(content: object) -> Callable[[], Iterator[str]]:
    return lambda: iter([entry(message={"role": "user", "content": content})])


def answer(*blocks: dict[str, Any]) -> str:
    return entry(type="assistant", message={"id": "m", "role": "assistant", "content": blocks})


def said(text: str) -> Callable[[], Iterator[str]]:
    return lambda: iter([answer({"type": "text", "text": text})])


def called(tool: str, given: object, result: object = "ok", **more: Any) -> Callable[[], Iterator[str]]:
    def lines() -> Iterator[str]:
        returned = {"type": "tool_result", "tool_use_id": "toolu_1", "content": result}
        yield answer({"type": "tool_use", "id": "toolu_1", "name": tool, "input": given})
        yield entry(uuid="returned", message={"role": "user", "content": [returned]}, **more)

    return lines


def printed(text: str) -> Callable[[], Iterator[str]]:
    return called("Bash", {"command": "make"}, text)


def nested(depth: int) -> Callable[[], Iterator[str]]:
    start = '{"type": "user", "uuid": "n", "message": {"content": '
    return lambda: iter([start + "[" * depth + "1" + "]" * depth + "}}\n"])


def deep(depth: int) -> dict[str, Any]:
    value: dict[str, Any] = {}
    for _ in range(depth):
        value = {"a": value}
    return value


def many_calls() -> Iterator[str]:
    calls = (
        {"type": "tool_use", "id": f"t{n}", "name": "Bash", "input": {"command": "ls"}} for n in range(50_000)
    )
    yield answer(*calls)


def digits(number: int) -> Callable[[], Iterator[str]]:
    line = answer({"type": "tool_use", "id": "t", "name": "Odd", "input": {"n": 4711}})
    return lambda: iter([line.replace("4711", "9" * number)])


def texts(number: int) -> Iterator[str]:
    for n in range(number):
        yield entry(uuid=f"u{n}", type="assistant", message={"id": f"m{n}", "content": "Word."})


def kinds() -> Iterator[str]:
    return (f'{{"type": "novel{n}"}}\n' for n in range(100_000))


def changed(lines: int) -> Callable[[], Iterator[str]]:
    patch = {"oldStart": 1, "oldLines": lines, "newStart": 1, "newLines": lines}
    hunk = patch | {"lines": ["-a"] * lines + ["+b"] * lines}
    given = {"file_path": "/a.py", "old_string": "a", "new_string": "b"}
    return called("Edit", given, toolUseResult={"structuredPatch": [hunk]})


def rewritten(lines: int) -> Callable[[], Iterator[str]]:
    old, new = ("\n".join(f"{letter}{n}" for n in range(lines)) for letter in "ab")
    return called("Edit", {"file_path": "/a.py", "old_string": old, "new_string": new})


TODOS = [{"content": f"Todo {n}", "status": "pending"} for n in range(100_000)]
OPTIONS = [{"label": f"Option {n}"} for n in range(100_000)]
IMAGE = {"type": "image", "source": {"type": "base64", "data": "iVBORw0KGgo" + "A" * 50 * MB}}
CUT = ">full "
"""The link to the whole of a text that was cut, or of an output."""

BOMBS = {
    "a line of 100 MB": Bomb(prompt("x" * 100 * MB), "1 line is longer than 64 MB (line 3)", 3, 1),
    "an image of 50 MB": Bomb(prompt([IMAGE]), "too large to be shown", 5, 1),
    "a million entries": Bomb(lambda: repeat('{"type": "mode", "sessionId": "x"}\n', 1_000_000), "", 2, 1),
    "a million lines that are no JSON": Bomb(
        lambda: repeat("{\n", 1_000_000), "1000000 lines are not JSON", 60, 9
    ),
    "a hundred thousand unknown kinds": Bomb(kinds, "in 99980 more ways", 50),
    "twenty thousand answers": Bomb(lambda: texts(20_000), "Word."),
    "JSON nested 1,000 deep": Bomb(nested(1_000), "nested too deep"),
    "JSON nested 100,000 deep": Bomb(nested(100_000), "nested too deep"),
    "input nested 400 deep": Bomb(called("Odd", deep(400)), "nested too deep to be shown"),
    "input of 50,000 fields": Bomb(called("Odd", {f"k{n}": n for n in range(50_000)}), "k49999", 150, 12),
    "quotes nested 100,000 deep": Bomb(said(">" * 100_000 + " x"), ">>>>"),
    "lists nested 50,000 deep": Bomb(said("- " * 50_000 + "x"), "- - - -"),
    "lists nested 1,000 deep, by lines": Bomb(said("\n".join("  " * n + "- x" for n in range(1_000))), "- x"),
    "brackets nested 50,000 deep": Bomb(said("[" * 50_000 + "x" + "]" * 50_000), "[[[["),
    "5,000 digits": Bomb(digits(5_000), "9" * 200),
    "5,000,000 digits": Bomb(digits(5_000_000), CUT),
    "not a number": Bomb(called("Odd", {"n": float("nan"), "m": float("inf")}), "Infinity"),
    "output of 20 MB in a line": Bomb(printed("x" * 20 * MB), CUT, 5, 1),
    "output of 20 MB in lines": Bomb(printed("x\n" * 10 * MB), CUT, 12, 1),
    "output of 2 MB that may be JSON": Bomb(printed("[" * MB + "]" * MB), CUT),
    "prompt of 10 MB in a line": Bomb(prompt("word " * 2 * MB), CUT, 12, 1),
    "prompt of 10 MB in lines": Bomb(prompt("word\n" * 2 * MB), CUT, 30, 1),
    "answer of 10 MB in lines": Bomb(said("word\n" * 2 * MB), CUT, 30, 1),
    "thought of 10 MB": Bomb(
        lambda: iter([answer({"type": "thinking", "thinking": "word " * 2 * MB})]), CUT, 12, 1
    ),
    "plan of 3 MB": Bomb(called("ExitPlanMode", {"plan": "# Plan\n\n" + "*a " * MB}), CUT, 50),
    "summary of 10 MB": Bomb(lambda: iter([entry(type="summary", summary="x" * 10 * MB)]), "", 12, 1),
    "a tool's name of 5 MB": Bomb(called("X" * 5 * MB, {}), "XXX", 20, 1),
    "100,000 todos": Bomb(called("TodoWrite", {"todos": TODOS}), "Todo 99999", 40),
    "100,000 options": Bomb(
        called("AskUserQuestion", {"questions": [{"question": "Which?", "options": OPTIONS}]}),
        "Option 99999",
        60,
    ),
    "50,000 calls in a message": Bomb(many_calls, "50,000", 60, 6),
    "a diff of 200,000 lines": Bomb(changed(100_000), CUT, 30),
    "a change of 200,000 lines": Bomb(rewritten(100_000), CUT, 50),
    "a million colours": Bomb(printed("\x1b[31ma" * MB), CUT),
    "a colour of 10 MB": Bomb(printed("\x1b[" + "1;" * 5 * MB + "m"), CUT),
    "colours in a prompt": Bomb(prompt("\x1b[31ma" * MB), CUT),
    "a line drawn over a million times": Bomb(printed("ab\r" * MB), CUT),
    "a million characters without a width": Bomb(prompt("x" + "\u200b" * MB), CUT),
    "a table of 100,000 rows": Bomb(said("|a|b|\n|-|-|\n" + "|1|2|\n" * 100_000), CUT, 60, 6),
    "a table of 20,000 columns": Bomb(said("|a" * 20_000 + "|\n" + "|-" * 20_000 + "|\n"), "a", 200, 15),
    "a table that would grow by squares": Bomb(
        said("|a" * 3_000 + "|\n" + "|-" * 3_000 + "|\n" + "|1|\n" * 3_000), "1"
    ),
    "a million brackets": Bomb(said("[" * MB), CUT, 60, 25),
    "a million open links": Bomb(said("[a](" * 250_000), CUT, 60, 9),
    "a million stars": Bomb(said("*a " * MB), CUT, 60),
    "stars in stars": Bomb(said("*a**a " * 200_000), CUT, 60, 9),
    "ever longer ticks": Bomb(said("".join("`" * n + "a" for n in range(1, 1_400))), CUT, 60),
    "a million ticks": Bomb(said("`" * MB), ""),
    "a million angles": Bomb(said("<" * MB), CUT, 60, 6),
    "200,000 fences": Bomb(said("```\n" * 200_000), CUT, 60),
    "an address that is used 10,000 times": Bomb(
        said(f"[a]: https://shop.test/{'u' * 50_000}\n\n" + "[a] " * 10_000), "[a] [a]", 60
    ),
    "100,000 tags in a prompt": Bomb(prompt("<system-reminder>" * 100_000), CUT, 60),
    "100,000 tags in an output": Bomb(printed("<system-reminder>" * 100_000), CUT, 60),
    "100,000 notices": Bomb(prompt("<task-notification>" * 100_000), CUT, 60),
}


@pytest.mark.parametrize("bomb", BOMBS.values(), ids=BOMBS)
def test_bomb_is_defused(bomb: Bomb, tmp_path: Path) -> None:
    put(tmp_path / "sessions/other.jsonl", ordinary([{"user": "Something else"}], "other"))
    size = put(tmp_path / "sessions/bomb.jsonl", around(bomb.make()))
    found = published_within(
        tmp_path, LEAST_MEMORY + bomb.memory * size, LEAST_SECONDS + bomb.seconds * size // MB
    )
    assert sorted(found.pages) == ["transcripts/bomb.md", "transcripts/other.md"], found.told
    page = unescape(found.pages["transcripts/bomb.md"])
    for text in ("The first prompt", "The first answer", "The last prompt", "The last answer"):
        assert text in page
    assert bomb.told in page or any(bomb.told in told for told in found.told)
    assert all(len(told) < 10_000 for told in found.told)


def around(lines: Iterable[str]) -> Iterator[str]:
    yield from ordinary(BEFORE, "bomb")
    yield from lines
    yield from list(ordinary([*BEFORE, *AFTER], "bomb"))[len(BEFORE) :]


def ordinary(lines: list[dict[str, str]], session: str) -> Iterator[str]:
    return (json.dumps(line | {"sessionId": session}) + "\n" for line in full(lines))


def put(path: Path, lines: Iterable[str]) -> int:
    """Line by line, so that the test itself needs little; gives the size."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as file:
        file.writelines(lines)
    return path.stat().st_size
