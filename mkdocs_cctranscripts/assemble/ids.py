"""Makes the ids by which messages and calls are linked, from their own ids so that they never move."""

import re
from hashlib import sha256

from mkdocs_cctranscripts.model.entry import Entry

_KEPT = 10
_KINDS = {
    "ExitPlanMode": "plan",
    "exit_plan_mode": "plan",
    "TodoWrite": "todos",
    "TaskCreate": "todos",
    "TaskUpdate": "todos",
    "TaskList": "todos",
    "TaskGet": "todos",
    "AskUserQuestion": "question",
}


def call_id(tool: str, raw: str) -> str:
    """By the tool alone: what comes of a call shows only later, when others may have linked to it."""
    return identifier(_KINDS.get(tool, "call"), raw)


def block_id(kind: str, entry: Entry, number: int = 1) -> str:
    """By the entry's own id, and its place among what the entry holds of a kind."""
    id_ = identifier(kind, entry.uuid or f"line {entry.line}")
    return id_ if number == 1 else f"{id_}-{number}"


def bare(id_: str) -> str:
    """The id of a call as those know it who don't know the tool."""
    return f"call-{id_.partition('-')[2]}"


def identifier(kind: str, raw: str) -> str:
    """The end of the raw id is what tells one from another; one with anything odd in it is hashed."""
    plain = raw.replace("-", "")
    if not re.fullmatch(r"\w{4,100}", plain, re.ASCII):
        plain = sha256(raw.encode(errors="replace")).hexdigest()
    return f"{kind}-{plain[-_KEPT:]}"
