"""The places of a session in which a text may stand, each as the lines of a session of its own."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from redact.labelled.row import Kind

Lines = list[dict[str, Any]]
Place = Callable[[str], Lines]

CALL = "toolu_01labelled01"
AGENT = "toolu_01labelled02"
FILE = "/srv/shop/deploy/notes.txt"


def lines(kind: Kind, number: int, text: str) -> Lines:
    """The places of a kind take turns."""
    places = PLACES[kind]
    return places[number % len(places)](text)


def place_name(kind: Kind, number: int) -> str:
    return PLACES[kind][number % len(PLACES[kind])].__name__.strip("_").replace("_", " ")


def _session(*inner: Mapping[str, Any]) -> Lines:
    return [{"user": "Go on"}, {"text": "I begin."}, *map(dict, inner), {"text": "Done."}]


def _called(tool: str, given: object, gives: object, data: object = None) -> Sequence[dict[str, Any]]:
    told = {"with": {"toolUseResult": data}} if data is not None else {}
    return {"call": tool, "as": CALL, "input": given}, {"result": gives, "of": CALL, **told}


def _numbered(text: str) -> str:
    return "\n".join(f"{number:6}→{line}" for number, line in enumerate(text.split("\n"), 12))


def _stdout(text: str) -> Lines:
    data = {"stdout": text, "stderr": "", "interrupted": False, "isImage": False}
    return _session(*_called("Bash", {"command": "make show", "description": "Look"}, text, data))


def _stderr(text: str) -> Lines:
    call, result = _called(
        "Bash", {"command": "make deploy"}, f"Exit code 1\n{text}", f"Error: Exit code 1\n{text}"
    )
    return _session(call, {**result, "failed": True})


def _command(text: str) -> Lines:
    return _session(
        *_called("Bash", {"command": text, "description": "Run it"}, "ok", {"stdout": "ok", "stderr": ""})
    )


def _typed_command(text: str) -> Lines:
    typed = {"user": f"<bash-input>{text}</bash-input>"}
    return _session(typed, {"user": "<bash-stdout>ok</bash-stdout><bash-stderr></bash-stderr>"})


def _typed_commands_output(text: str) -> Lines:
    printed = {"user": f"<bash-stdout>{text}</bash-stdout><bash-stderr></bash-stderr>"}
    return _session({"user": "<bash-input>make show</bash-input>"}, printed)


def _script(text: str) -> Lines:
    return _written_to("/srv/shop/deploy/run.sh", f"#!/bin/sh\nset -e\n{text}\n")


def _read(text: str) -> Lines:
    size = text.count("\n") + 1
    file = {"filePath": FILE, "content": text, "numLines": size, "startLine": 12, "totalLines": 90}
    return _session(
        *_called("Read", {"file_path": FILE, "offset": 12}, _numbered(text), {"type": "text", "file": file})
    )


def _written(text: str) -> Lines:
    return _written_to(FILE, text)


def _written_to(path: str, text: str) -> Lines:
    data = {"type": "create", "filePath": path, "content": text, "originalFile": None}
    given = {"file_path": path, "content": text}
    return _session(*_called("Write", given, f"File created successfully at: {path}", data))


def _edited_in(text: str) -> Lines:
    return _edit("nothing yet", text)


def _edited_out(text: str) -> Lines:
    return _edit(text, "nothing more")


def _edit(old: str, new: str) -> Lines:
    changed = [*(f"-{line}" for line in old.split("\n")), *(f"+{line}" for line in new.split("\n"))]
    hunk = {
        "oldStart": 3,
        "oldLines": old.count("\n") + 1,
        "newStart": 3,
        "newLines": new.count("\n") + 1,
        "lines": changed,
    }
    given = {"file_path": FILE, "old_string": old, "new_string": new}
    data = {"filePath": FILE, "oldString": old, "newString": new, "structuredPatch": [hunk]}
    said = f"The file {FILE} has been updated. Here's the result of running `cat -n`:\n{_numbered(new)}"
    return _session(*_called("Edit", given, said, data))


def _grep(text: str) -> Lines:
    found = "\n".join(f"deploy/notes.txt:{at}:{line}" for at, line in enumerate(text.split("\n"), 12))
    given = {"pattern": ".", "output_mode": "content", "-n": True}
    data = {"mode": "content", "content": found, "numLines": found.count("\n") + 1}
    return _session(*_called("Grep", given, found, data))


def _fetched(text: str) -> Lines:
    given = {"url": "https://docs.example.com/setup", "prompt": "What does it show?"}
    return _session(*_called("WebFetch", given, text, {"code": 200, "result": text}))


def _background(text: str) -> Lines:
    said = f"<status>running</status>\n\n<stdout>\n{text}\n</stdout>"
    data = {"shellId": "dce0af", "command": "make watch", "status": "running", "stdout": text, "stderr": ""}
    return _session(*_called("BashOutput", {"bash_id": "dce0af"}, said, data))


def _other_server(text: str) -> Lines:
    part = [{"type": "text", "text": text}]
    return _session(*_called("mcp__shop__show", {"what": "all"}, part, part))


def _agent(*inner: Mapping[str, Any], prompt: str = "Look twice", answer: str = "I see it.") -> Lines:
    """A sub-agent in the lines of the session itself."""
    side = [{"user": prompt}, *map(dict, inner), {"text": answer}]
    asked = {"call": "Task", "as": AGENT, "input": {"description": "Look", "prompt": prompt}}
    answered = {"result": [{"type": "text", "text": answer}], "of": AGENT}
    return _session(asked, *({**line, "side": True} for line in side), answered)


def _agents_output(text: str) -> Lines:
    return _agent(*_called("Bash", {"command": "make show"}, text, {"stdout": text, "stderr": ""}))


def _agents_command(text: str) -> Lines:
    return _agent(*_called("Bash", {"command": text}, "ok", {"stdout": "ok", "stderr": ""}))


def _agents_prompt(text: str) -> Lines:
    return _agent({"text": "I look."}, prompt=text)


def _agents_answer(text: str) -> Lines:
    return _agent({"text": "I look."}, answer=text)


def _prompt(text: str) -> Lines:
    return [{"user": text}, {"text": "I begin."}]


def _later_prompt(text: str) -> Lines:
    return _session({"user": text}, {"text": "I see."})


def _pasted(text: str) -> Lines:
    return _session({"user": f"Here is what I have:\n\n{text}\n\nWhat is wrong with it?"})


def _answer(text: str) -> Lines:
    return _session({"text": text})


def _fenced(text: str) -> Lines:
    return _session({"text": f"I would take this:\n\n````\n{text}\n````\n\nShall I?"})


def _thought(text: str) -> Lines:
    return _session({"thinking": text})


def _todo(text: str) -> Lines:
    todos = [{"content": text, "status": "in_progress", "activeForm": "Working"}]
    return _session(*_called("TodoWrite", {"todos": todos}, "Todos have been modified successfully."))


def _plan(text: str) -> Lines:
    plan = f"# The way\n\n1. Look\n2. Change\n\n{text}\n"
    return _session({"call": "ExitPlanMode", "as": CALL, "input": {"plan": plan}})


def _chosen(text: str) -> Lines:
    question = {"question": "How do I get in?", "header": "Login", "options": [{"label": "Skip it"}]}
    data = {"questions": [question], "answers": {"How do I get in?": text}}
    said = f'User has answered your questions: "How do I get in?"="{text}". You can now continue.'
    return _session(*_called("AskUserQuestion", {"questions": [question]}, said, data))


def _read_path(text: str) -> Lines:
    return _session(*_called("Read", {"file_path": text}, "     1→fine"))


def _found_path(text: str) -> Lines:
    data = {"filenames": [text], "numFiles": 1, "truncated": False}
    return _session(*_called("Glob", {"pattern": "**/*"}, text, data))


def _input(text: str) -> Lines:
    return _session(*_called("mcp__shop__change", json.loads(text), "ok"))


PLACES: Mapping[Kind, Sequence[Place]] = {
    "file": (_read, _written, _stdout, _edited_in, _edited_out, _grep, _fenced, _pasted, _agents_output),
    "output": (
        _stdout,
        _stderr,
        _fetched,
        _background,
        _other_server,
        _agents_output,
        _typed_commands_output,
    ),
    "command": (_command, _typed_command, _agents_command, _script, _fenced),
    "words": (
        _prompt,
        _answer,
        _thought,
        _todo,
        _later_prompt,
        _agents_prompt,
        _agents_answer,
        _plan,
        _chosen,
    ),
    "path": (_read_path, _found_path),
    "input": (_input,),
}
