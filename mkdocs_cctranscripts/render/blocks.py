"""Shows what happened in a turn, one function per kind of block."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Literal, assert_never

from mkdocs_cctranscripts.model import session as model
from mkdocs_cctranscripts.model.document import (
    Box,
    Checklist,
    Fold,
    Item,
    Node,
    Prose,
    Span,
    Strong,
    Terminal,
    Text,
)
from mkdocs_cctranscripts.model.entry import TextPart
from mkdocs_cctranscripts.render.counts import calls
from mkdocs_cctranscripts.render.phrases import brief, count
from mkdocs_cctranscripts.render.pieces import other, picture
from mkdocs_cctranscripts.render.prompts import attached, said, said_words
from mkdocs_cctranscripts.render.shelf import Shelf
from mkdocs_cctranscripts.render.tools import fallback

_STATES: dict[str, Literal["open", "now", "done"]] = {
    "pending": "open",
    "in_progress": "now",
    "completed": "done",
}
_WORDS = 60
_AGENTS = ("Task", "Agent")
_SHOWN = ("prompt", "description", "subagent_type")
"""What the title and the prompt of an agent say already."""
_NOTICES = {"interrupted": "stop", "compacted": "pack", "error": "failed", "retry": "failed"}
"""Kinds of notices that look different."""
_IN_MARKDOWN = ("compacted", "loaded", "away")
"""Kinds of notices whose text was written for the model, or by it."""


def blocks(shown: Iterable[model.Block], shelf: Shelf) -> Iterator[Node]:
    for block in shown:
        yield from _nodes(block, shelf)


def _nodes(block: model.Block, shelf: Shelf) -> Iterator[Node]:
    match block:
        case model.Text():
            yield Prose(block.text)
        case model.Thinking():
            yield thinking(block)
        case model.Image():
            yield picture(block.part, shelf, "Image")
        case model.Other():
            yield Fold("tool", (Strong(block.part.kind),), (other(block.part),), block.id)
        case model.ToolCall():
            yield fallback.card(block, shelf)
        case model.Plan():
            yield from plan(block)
        case model.TodoList():
            yield todos(block)
        case model.Agent():
            yield agent(block, shelf)
        case model.Said():
            yield said(block, shelf)
        case model.Notice():
            yield notice(block)
        case _:
            assert_never(block)


def thinking(block: model.Thinking) -> Fold:
    title = (Text(f"Thinking · {brief(block.text, _WORDS)}"),)
    return Fold("thinking", title, (Prose(block.text),), block.id)


def plan(block: model.Plan) -> Iterator[Node]:
    verdict = "waiting" if block.status == "pending" else block.status
    title = (Strong(f"Plan {verdict}"), Text(f" — {block.title}"))
    nodes: tuple[Node, ...] = (Prose(block.text),)
    if block.proposed:
        nodes += (Fold("plan", (Text("As it was proposed"),), (Prose(block.proposed),)),)
    if block.status == "rejected":
        yield Fold("plan rejected", title, nodes, block.id)
    else:
        yield Box("plan card", title, nodes, block.id)
    if block.feedback:
        yield Box("said", (Strong("User"), Text(" on the plan")), tuple(said_words(block.feedback)))


def todos(block: model.TodoList) -> Box:
    done = sum(item.status == "completed" for item in block.items)
    title = (Strong("Todos"), Text(f" {done} of {len(block.items)}"))
    items = tuple(Item(item.text, _STATES[item.status]) for item in block.items)
    return Box("todo", title, (Checklist(items),) if items else (), block.id)


def agent(block: model.Agent, shelf: Shelf) -> Fold:
    call = block.call
    asked = _field(call, "prompt") or next((turn.prompt.text for turn in block.turns if turn.prompt), "")
    given = {name: value for name, value in call.input.items() if name not in _SHOWN} if call else {}
    nodes: list[Node] = [Fold("said", (Text("Asked to"),), (Prose(asked),))] if asked else []
    nodes += fallback.given(given, shelf)
    nodes += _agent_turns(block.turns, asked, shelf)
    nodes += fallback.returned(_beyond_answer(block), shelf)
    kind = "agent failed" if call and call.result and call.result.failed else "agent"
    return Fold(kind, _agent_title(block, asked), tuple(nodes), block.id)


def _beyond_answer(block: model.Agent) -> model.ToolResult | None:
    """The result without the agent's last words, which stand above it already."""
    said = [each.text for turn in block.turns for each in turn.blocks if isinstance(each, model.Text)]
    result = block.call.result if block.call else None
    if result is None or not said:
        return result
    last = TextPart(said[-1].strip())
    kept = (
        part for part in result.parts if not isinstance(part, TextPart) or TextPart(part.text.strip()) != last
    )
    return replace(result, parts=tuple(kept))


def _agent_title(block: model.Agent, asked: str) -> tuple[Span, ...]:
    if block.call and block.call.name not in _AGENTS:
        return fallback.title(block.call)
    what = _field(block.call, "subagent_type")
    about = _field(block.call, "description") or brief(asked, _WORDS)
    done = calls(block.turns)
    return (
        Strong("Agent"),
        Text(f" {what}" if what else ""),
        Text(f" — {about}" if about else ""),
        Text(f" · {count(done, 'call')}" if done else ""),
    )


def _agent_turns(turns: Iterable[model.Turn], asked: str, shelf: Shelf) -> Iterator[Node]:
    """What the agent was told later, and all that it did; an agent's prompts get no headings."""
    for turn in turns:
        if turn.prompt:
            words = f"{turn.prompt.command} {turn.prompt.text}".strip()
            if words != asked.strip():
                yield Box("said", (Strong("Told"),), (Prose(words),))
            yield from attached(turn.prompt, shelf)
        yield from blocks(turn.blocks, shelf)
        if turn.abandoned:
            left = tuple(_agent_turns(turn.abandoned, "", shelf))
            yield Fold("rewound", (Strong("Rewound"),), left)


def _field(call: model.ToolCall | None, name: str) -> str:
    value = call.input.get(name) if call else None
    return value if isinstance(value, str) else ""


def notice(block: model.Notice) -> Node:
    if block.kind == "output":
        return Fold("tool run", (Strong("Output"),), (Terminal(block.text),), block.id)
    kind = f"notice {_NOTICES.get(block.kind, '')}".strip()
    if block.text.strip():
        text = Prose(block.text, typed=block.kind not in _IN_MARKDOWN)
        return Fold(kind, (Strong(block.title),), (text,), block.id)
    return Box(kind, (Strong(block.title),), (), block.id)
