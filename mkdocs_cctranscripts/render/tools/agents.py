"""Sub-agents as their call alone tells of them: what they were, what they used, what they answered."""

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta

from mkdocs_cctranscripts.model.call import ToolCall, ToolResult
from mkdocs_cctranscripts.model.document import Facts, Mono, Node, Spans, Text
from mkdocs_cctranscripts.model.entry import OtherPart, TextPart
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.phrases import brief, count, gist, length, tokens
from mkdocs_cctranscripts.render.pieces import other
from mkdocs_cctranscripts.render.tools.card import Card, object_of, words
from mkdocs_cctranscripts.render.tools.fields import data, number, result_text, text, word
from mkdocs_cctranscripts.render.tools.inputs import beyond
from mkdocs_cctranscripts.render.tools.nodes import asked_to, images, prose
from mkdocs_cctranscripts.render.tools.table import given

SHOWN = ("prompt", "description", "subagent_type", "run_in_background")
"""What the title and the prompt of an agent say already."""

_TOO_MANY = 10**15
_STARTED = {
    "async_launched": "in the background",
    "remote_launched": "in the background, elsewhere",
    "teammate_spawned": "as a teammate",
}
_STARTS = {"Async agent launched successfully": "async_launched", "Spawned successfully.": "teammate_spawned"}
"""How a result begins that only says that the agent was started; all of it is meant for the model."""
_METADATA = re.compile(
    r"agentId: |agent_id: |worktreePath: |worktreeBranch: |</?usage>|\w+_tokens: |tool_uses: |duration_ms: "
)
_USED = re.compile(r"^(?:<usage>)?(\w+): (\d{1,15})(?:</usage>)?$", re.MULTILINE)
_USAGE = {
    "totalToolUseCount": ("tool_uses",),
    "totalTokens": ("total_tokens", "subagent_tokens"),
    "totalDurationMs": ("duration_ms",),
}
"""Each figure in the tool's own data, and what it is called where only the model's text has it."""


def card(call: ToolCall, context: Context) -> Card:
    asked = word(call.input, "prompt")
    about = word(call.input, "description") or gist(asked)
    return Card(
        "Agent",
        subject(call, asked),
        outcome(call),
        asked=(*asked_to(asked), *given(beyond(call.input, *SHOWN), context)),
        given=(*facts(call), *_answer(call, context)),
        name=Text(brief(about)) if about else None,
        unit=("agent", "agents"),
    )


def subject(call: ToolCall | None, asked: str) -> Spans:
    """` Explore — Find every caller`."""
    given = call.input if call else {}
    what = word(given, "subagent_type") or (word(data(call), "agentType") if call else "")
    about = word(given, "description") or gist(asked)
    return (*object_of(Text(brief(what))), *words(brief(about)))


def outcome(call: ToolCall, calls: int = 0) -> str:
    """How it was started, else how many calls it made: as its transcript tells, if there is one."""
    made = calls or _used(call, "totalToolUseCount")
    if started := _STARTED.get(_status(call)):
        return started
    if data(call).get("wasInterrupted") is True:
        return "interrupted"
    return count(made, "call") if made else ""


def took(call: ToolCall) -> timedelta:
    """How long it worked, where the session tells."""
    return timedelta(milliseconds=_used(call, "totalDurationMs"))


def facts(call: ToolCall) -> Iterator[Node]:
    """What it used, and where it worked; what is unknown is left out."""
    used = _used(call, "totalTokens")
    branch = text(data(call), "worktreeBranch")
    told: list[Spans] = [(Text(tokens(used)),)] if used else []
    told += [(Text(length(took(call))),)] if took(call) else []
    told += [(Mono(branch),)] if branch else []
    if told:
        yield Facts(tuple(told))


def answered(result: ToolResult | None) -> ToolResult | None:
    """What came back without what is meant for the model: ids, figures, how to go on."""
    if result is None or result.failed:
        return result
    parts = (
        replace(part, text=_words(part.text)) if isinstance(part, TextPart) else part for part in result.parts
    )
    return replace(result, parts=tuple(part for part in parts if not isinstance(part, TextPart) or part.text))


def _words(text: str) -> str:
    if text.startswith(tuple(_STARTS)):
        return ""
    lines = text.rstrip().split("\n")
    end = len(lines)
    while end and (not lines[end - 1].strip() or _METADATA.match(lines[end - 1])):
        end -= 1
    return "\n".join(lines[:end]).strip() if end < len(lines) else text


def _answer(call: ToolCall, context: Context) -> Iterator[Node]:
    result = answered(call.result)
    for part in result.parts if result else ():
        if isinstance(part, TextPart):
            yield from prose(part.text, context)
        elif isinstance(part, OtherPart):
            yield other(part, context)
    yield from images(call, context)


def _status(call: ToolCall) -> str:
    said = result_text(call)
    start = next((status for start, status in _STARTS.items() if said.startswith(start)), "")
    return text(data(call), "status") or start


def _used(call: ToolCall, name: str) -> int:
    told = number(data(call), name)
    if told is not None and 0 <= told < _TOO_MANY:
        return told
    used = dict(_USED.findall(result_text(call)))
    return next((int(used[other]) for other in _USAGE[name] if other in used), 0)
