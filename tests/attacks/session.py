"""Sessions that hold each attack at each kind of place: one session for each place, one for each title."""

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Literal, NamedTuple
from uuid import NAMESPACE_URL, uuid5

from attacks.strings import ATTACKS
from case_files import full

Line = Mapping[str, Any]
At = Callable[[str, str], list[Line]]
"""From an attack and an id of its own to the lines of a session."""


class Place(NamedTuple):
    lines: At
    shown: Literal["literally", "typed", "printed", "briefly", "read"] = "literally"
    """All of it; but for ticks; as a terminal leaves it; if it is short; as Markdown, or as a name."""


def call(tool: str, given: Line, result: object = "done", *, failed: bool = False, data: object = None) -> At:
    def lines(text: str, number: str) -> list[Line]:
        more = {"with": {"toolUseResult": filled(data, text)}} if data else {}
        used = {"call": filled(tool, text), "as": number, "input": filled(given, text)}
        return [used, {"result": filled(result, text), "of": number, "failed": failed, **more}]

    return lines


def said(**line: Any) -> At:
    return lambda text, _: [filled(line, text)]


def filled(value: object, text: str) -> Any:  # noqa: ANN401 - as what it is given
    """The same with the attack in place of each `@`."""
    match value:
        case str():
            return value.replace("@", text)
        case dict():
            return {filled(key, text): filled(each, text) for key, each in value.items()}
        case list():
            return [filled(each, text) for each in value]
        case _:
            return value


def fenced(text: str, _number: str) -> list[Line]:
    return [{"text": f"{'`' * 12}\n{text}\n{'`' * 12}"}]


def ticked(text: str, _number: str) -> list[Line]:
    """A blank line would end the paragraph, and the code with it."""
    ticks = "`" * 12
    return [{"text": f"a {ticks} {text.replace(chr(10), ' ')} {ticks}{{ onclick=__pwned(1) }}"}]


def quoted(mark: str, more: str) -> At:
    return lambda text, _: [{"text": mark + text.replace("\n", f"\n{more}")}]


def question(**given: Any) -> At:
    asked = {"question": "Which one?", "header": "One", "options": [{"label": "A"}, {"label": "B"}], **given}
    key = asked["question"]
    answers = {"answers": {key: "@"}, "annotations": {key: {"notes": "@"}}}
    return call("AskUserQuestion", {"questions": [asked]}, "User has answered.", data=answers)


GIT = {"command": "git commit -m x && git push", "description": "Commit"}
AGENT = {"subagent_type": "Explore", "description": "Look", "prompt": "Look around"}
EDIT = {"file_path": "/home/dev/shop/a.py", "old_string": "a", "new_string": "b"}

PLACES: dict[str, Place] = {
    "prompt": Place(said(user="@"), "typed"),
    "prompt after words": Place(said(user="Look at this, please.\n\n@\n\nThanks."), "typed"),
    "answer": Place(said(text="@"), "read"),
    "answer in a list": Place(quoted("- a\n- b\n    - ", "      "), "read"),
    "answer in a quote": Place(quoted("> ", "> "), "read"),
    "answer in a table": Place(said(text="| a | b |\n|---|---|\n| @ | `@` |"), "read"),
    "answer as a heading": Place(said(text="## @"), "read"),
    "answer as strong words": Place(said(text="**@** *@* ~~@~~ [@](http://a.example)"), "read"),
    "answer as an address": Place(said(text="[a](<@>) [b](http://a.example/@ '@') ![c](<http://a.example/@>)"), "read"),
    "answer in a fence": Place(fenced),
    "answer in ticks": Place(ticked),
    "language of a fence": Place(said(text="```@\ncode\n```"), "read"),
    "thinking": Place(said(thinking="@"), "read"),
    "error of the service": Place(said(text="@", **{"with": {"isApiErrorMessage": True}}), "read"),
    "summary": Place(said(user="@", **{"with": {"isCompactSummary": True, "isVisibleInTranscriptOnly": True}}), "read"),
    "name of a tool": Place(call("@", {"a": "b"})),
    "name of a server": Place(call("mcp__@__list", {}), "read"),
    "name of a server's tool": Place(call("mcp__shop__@", {"a": "@"}, [{"type": "text", "text": "@"}])),
    "input": Place(call("Unheard", {"@": "@", "b": ["@"], "c": {"@": ["@"]}, "message": "@"})),
    "output": Place(call("Unheard", {}, "@"), "printed"),
    "output in parts": Place(call("mcp__shop__list", {}, [{"type": "text", "text": "@"}, {"type": "odd", "x": "@"}])),
    "error": Place(call("Unheard", {}, "@", failed=True), "printed"),
    "rejection": Place(call("Edit", EDIT, "The user doesn't want to proceed with this tool use. The tool use was rejected. To tell you how to proceed, the user said:\n@", failed=True), "typed"),
    "description of a command": Place(call("Bash", {"command": "true", "description": "@"})),
    "command": Place(call("Bash", {"command": "@", "description": "Try"})),
    "print of a command": Place(call("Bash", {"command": "true"}, "@", data={"stdout": "@", "stderr": "@"}), "printed"),
    "path that was read": Place(call("Read", {"file_path": "/home/dev/shop/@"}, "     1→x"), "read"),
    "text that was read": Place(call("Read", {"file_path": "/home/dev/shop/a.html"}, "@", data={"type": "text", "file": {"filePath": "/home/dev/shop/a.html", "content": "@", "numLines": 1, "startLine": 1, "totalLines": 1}})),
    "path that was written": Place(call("Write", {"file_path": "/home/dev/shop/@", "content": "x"}), "read"),
    "text that was written": Place(call("Write", {"file_path": "/home/dev/shop/a.md", "content": "@"})),
    "change": Place(call("Edit", {"file_path": "/home/dev/shop/@", "old_string": "@", "new_string": "@ @"}), "briefly"),
    "pattern": Place(call("Grep", {"pattern": "@", "path": "@", "glob": "@"}, "@")),
    "cell of a notebook": Place(call("NotebookEdit", {"notebook_path": "/home/dev/@.ipynb", "new_source": "@"})),
    "task": Place(call("TaskCreate", {"subject": "@", "description": "@"})),
    "question": Place(question(question="@", header="@")),
    "option": Place(question(options=[{"label": "@", "description": "@"}, {"label": "B", "preview": "@"}])),
    "plan": Place(call("ExitPlanMode", {"plan": "# @\n\n@"}, "User has approved your plan."), "read"),
    "description of an agent": Place(call("Task", {**AGENT, "description": "@", "subagent_type": "@"}, [{"type": "text", "text": "Done."}]), "briefly"),
    "words to an agent": Place(call("Task", {**AGENT, "prompt": "@"}, [{"type": "text", "text": "@"}]), "read"),
    "words to a teammate": Place(call("SendMessage", {"to": "@", "summary": "@", "message": "@"}, '{"success": true}'), "briefly"),
    "commit": Place(call("Bash", GIT, "[main 3f9c2ab] @\n 1 file changed, 1 insertion(+)"), "printed"),
    "branch": Place(call("Bash", GIT, "To github.com:acme/shop.git\n * [new branch]      HEAD -> @"), "printed"),
    "question to the web": Place(call("WebSearch", {"query": "@"}, 'Links: [{"title":"a","url":"b"}]'), "briefly"),
    "address on the web": Place(call("WebFetch", {"url": "@", "prompt": "@"}, "@")),
    "skill": Place(call("Skill", {"skill": "@", "args": "@"}), "briefly"),
    "command of the user": Place(said(user="<command-name>/review</command-name>\n<command-args>@</command-args>"), "read"),
    "shell of the user": Place(said(user="<bash-input>@</bash-input>\n<bash-stdout>@</bash-stdout>"), "read"),
    "notice of a task": Place(said(user="<task-notification>\n<task-id>b1</task-id>\n<status>completed</status>\n<summary>@</summary>\n</task-notification>"), "read"),
    "message of a teammate": Place(said(user='<teammate-message teammate_id="@" summary="@">\n@\n</teammate-message>'), "read"),
    "file of the user": Place(said(text="", **{"with": {"type": "attachment", "message": None, "attachment": {"type": "file", "filename": "/home/dev/@", "content": {"type": "text", "file": {"filePath": "/home/dev/@", "content": "@"}}}}}), "read"),
    "hook": Place(said(text="", **{"with": {"type": "attachment", "message": None, "attachment": {"type": "hook_success", "hookName": "@", "hookEvent": "PostToolUse", "content": "@", "stdout": "@"}}}), "read"),
    "pull request": Place(said(text="", **{"with": {"type": "pr-link", "prNumber": 1, "prUrl": "https://github.com/@", "prRepository": "@", "message": None}}), "read"),
    "picture": Place(said(user=[{"type": "text", "text": "@"}, {"type": "image", "source": {"type": "base64", "media_type": "image/@", "data": "@"}}]), "read"),
    "unknown": Place(said(text="", **{"with": {"message": {"id": "@", "role": "assistant", "model": "@", "content": [{"type": "@", "text": "@"}]}}}), "read"),
}  # fmt: skip


def todos() -> list[Line]:
    items = [{"content": each.text, "status": "pending", "activeForm": each.text} for each in ATTACKS]
    return [{"call": "TodoWrite", "as": "toolu_todos", "input": {"todos": items}}]


def of_place(place: Place) -> list[Line]:
    lines: list[Line] = [{"user": "Try all of them"}]
    for number, attack in enumerate(ATTACKS):
        lines += place.lines(attack.text, f"toolu_{number:08}")
    return [*lines, {"text": "All tried."}]


def of_title(text: str) -> list[Line]:
    return [{"raw": {"type": "custom-title", "customTitle": text}}, {"user": text}, {"text": "Seen."}]


def write_sessions(folder: Path) -> None:
    """Each under the name of its place."""
    for name, place in PLACES.items():
        _write(folder / f"{slug(name)}.jsonl", of_place(place), name, {})
    _write(folder / "todos.jsonl", [{"user": "List them"}, *todos()], "todos", {})


def write_titles(folder: Path, titles: slice, *, named: bool) -> None:
    """Sessions with an attack for a title, a branch, a project and, if they are named so, for a file name."""
    for number, attack in tuple(enumerate(ATTACKS))[titles]:
        common = {"gitBranch": attack.text, "slug": attack.text, "cwd": f"/home/dev/{attack.text}"}
        name = f"title-{number:03} {_file_name(attack.text)}" if named else f"title-{number:03}"
        _write(folder / f"{name}.jsonl", of_title(attack.text), attack.name, common)


def slug(name: str) -> str:
    return name.replace(" ", "-").replace("'", "")


def _write(path: Path, lines: list[Line], name: str, common: Line) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(_texts(lines, str(uuid5(NAMESPACE_URL, name)), common)), encoding="utf-8")


def _texts(lines: list[Line], session: str, common: Line) -> Iterator[str]:
    """With ids that no other session has: else one would be taken for a copy of the other."""
    for entry in full(lines, {"sessionId": session, **common}):
        yield json.dumps(entry).replace("-aaaa-4bbb-8ccc-dddd", session[8:28]) + "\n"


def _file_name(text: str) -> str:
    return "".join(each for each in text if each.isprintable() and each != "/")[:60]
