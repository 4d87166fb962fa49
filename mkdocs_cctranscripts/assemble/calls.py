"""Pairs calls with their results, and shows what a call was for: a plan, a list of todos, or a tool."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from mkdocs_cctranscripts.assemble.fields import mapping_of, text_of
from mkdocs_cctranscripts.assemble.ids import call_id
from mkdocs_cctranscripts.model.entry import CallPart, Entry, ResultPart
from mkdocs_cctranscripts.model.session import Plan, Todo, TodoList, ToolCall, ToolResult

_APPROVED = re.compile(r"approved your plan", re.IGNORECASE)
_REJECTED = re.compile(r"rejected|doesn't want to proceed", re.IGNORECASE)
_FEEDBACK = re.compile(r"the user said:", re.IGNORECASE)


def results(entries: Sequence[Entry]) -> dict[str, ToolResult]:
    """By the id of the call; what came in several pieces is put together."""
    pieces: dict[str, list[tuple[ResultPart, Entry]]] = {}
    for entry in entries:
        for part in entry.content:
            if isinstance(part, ResultPart):
                pieces.setdefault(part.call, []).append((part, entry))
    return {call: _joined(found) for call, found in pieces.items()}


def _joined(pieces: Sequence[tuple[ResultPart, Entry]]) -> ToolResult:
    parts = dict.fromkeys(piece for part, _ in pieces for piece in part.parts)
    data = next((entry.result for _, entry in pieces if entry.result), None)
    return ToolResult(tuple(parts), pieces[0][0].failed, data, time=pieces[-1][1].time)


def call_block(part: CallPart, result: ToolResult | None, entry: Entry) -> ToolCall | Plan | TodoList:
    call = ToolCall(call_id(part.name, part.id or entry.uuid), part.name, part.input, result, entry.time)
    make = BLOCKS.get(part.name)
    return (make and make(call)) or call


def plan_title(text: str) -> str:
    """The plan's first heading, without the word "Plan"; else its first line."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    first = next((line for line in lines if line.startswith("# ")), lines[0] if lines else "")
    return re.sub(r"^(#+\s*)?(plan\s*:\s*)?", "", first, flags=re.IGNORECASE) or "Plan"


def _plan(call: ToolCall) -> Plan | None:
    """None where there is no text, or the result is none that we know: then the call speaks for itself."""
    given = mapping_of({"data": call.result.data}, "data") if call.result else {}
    proposed = text_of(call.input, "plan")
    text = text_of(given, "plan") or proposed
    if not text.strip():
        return None
    plan = Plan(call.id, text, plan_title(text), "pending", proposed=proposed if proposed != text else "")
    if call.result is None:
        return plan
    if _APPROVED.search(call.result.text):
        return replace(plan, status="approved")
    if _REJECTED.search(call.result.text):
        said = _FEEDBACK.split(call.result.text, maxsplit=1)
        return replace(plan, status="rejected", feedback=said[1].strip() if len(said) > 1 else "")
    return None


def _todos(call: ToolCall) -> TodoList | None:
    items = call.input.get("todos")
    if not isinstance(items, list) or (call.result and call.result.failed):
        return None
    return TodoList(call.id, tuple(_todo(item) for item in items))


def _todo(item: object) -> Todo:
    if not isinstance(item, Mapping):
        return Todo(str(item), "pending")
    text = text_of(item, "content") or text_of(item, "subject") or text_of(item, "activeForm")
    status = text_of(item, "status")
    match status:
        case "in_progress" | "completed":
            return Todo(text, status)
        case _:
            return Todo(text, "pending")


BLOCKS: dict[str, Callable[[ToolCall], Plan | TodoList | None]] = {
    "ExitPlanMode": _plan,
    "exit_plan_mode": _plan,
    "TodoWrite": _todos,
}
