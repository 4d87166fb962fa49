"""Pairs calls with their results; a call for a plan or a question becomes one."""

from collections.abc import Callable, Sequence

from mkdocs_cctranscripts.assemble.fields import text_of
from mkdocs_cctranscripts.assemble.ids import call_id
from mkdocs_cctranscripts.assemble.plans import plan
from mkdocs_cctranscripts.assemble.questions import questions
from mkdocs_cctranscripts.model.call import ToolCall, ToolResult
from mkdocs_cctranscripts.model.decision import Plan, Questions
from mkdocs_cctranscripts.model.entry import CallPart, Entry, ResultPart

BLOCKS: dict[str, Callable[[ToolCall], Plan | Questions | None]] = {
    "ExitPlanMode": plan,
    "exit_plan_mode": plan,
    "AskUserQuestion": questions,
}
"""What speaks for itself; todos are told later, as each call changes what others made."""


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
    said = next((words for _, entry in pieces if (words := text_of(entry.extra, "userFeedback"))), "")
    return ToolResult(tuple(parts), pieces[0][0].failed, data, said=said, time=pieces[-1][1].time)


def call_block(part: CallPart, result: ToolResult | None, entry: Entry) -> ToolCall | Plan | Questions:
    call = ToolCall(call_id(part.name, part.id or entry.uuid), part.name, part.input, result, entry.time)
    make = BLOCKS.get(part.name)
    return (make and make(call)) or call
