"""How work in the background is getting on, by what the tools that ask for it tell."""

import re
from collections.abc import Mapping

from mkdocs_cctranscripts.model.entry import Json
from mkdocs_cctranscripts.render.tools.fields import number, word

_PRINTED = ("output", "result", "error", "stdout", "stderr")
_TAG = re.compile(rf"<(retrieval_status|task_id|task_type|status|exit_code|{'|'.join(_PRINTED)})>")


def tagged(text: str) -> dict[str, Json]:
    """The first of each tag; what a program printed may hold tags itself, and so reaches to the last end."""
    found: dict[str, Json] = {}
    outside, place = "", 0
    while match := _TAG.search(text, place):
        name, closing = match[1], f"</{match[1]}>"
        find = text.rfind if name in _PRINTED else text.find
        end = find(closing, match.end())
        end = len(text) if end < 0 else end
        found.setdefault(name, text[match.end() : end].strip("\n"))
        outside += text[place : match.start()]
        place = end + len(closing)
    return found | {"note": outside + text[place:]} if found else {}


def getting_on(task: Mapping[str, Json]) -> str:
    """`still running`, `completed`, `failed, exit 1`."""
    status = word(task, "status").replace("_", " ")
    code = number(task, "exitCode") or word(task, "exit_code").removeprefix("0")
    if code:
        return f"{status or 'failed'}, exit\u00a0{code}"
    return "still running" if status == "running" else status or "ok"
