"""Shows sub-agents where they were called: what they were asked, what they did, what they answered."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from mkdocs_cctranscripts.model.document import Box, Fold, Line, Node, Prose, Span, Strong, Text
from mkdocs_cctranscripts.model.entry import TextPart
from mkdocs_cctranscripts.model.session import Agent, Block, ToolCall, ToolResult, Turn
from mkdocs_cctranscripts.model.session import Text as Answer
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.counts import calls
from mkdocs_cctranscripts.render.phrases import brief, count
from mkdocs_cctranscripts.render.pieces import returned
from mkdocs_cctranscripts.render.prompts import attached
from mkdocs_cctranscripts.render.tools import fallback

Inside = Callable[[Iterable[Block], Context], Iterator[Node]]
"""Shows the blocks of the agent's own turns."""

_WORDS = 60
_AGENTS = ("Task", "Agent")
_SHOWN = ("prompt", "description", "subagent_type")
"""What the title and the prompt of an agent say already."""


def agent(block: Agent, context: Context, inside: Inside) -> Iterator[Node]:
    if context.detail.agents == "hidden":
        yield Line((Text(f"1 agent and its {count(calls(block.turns), 'tool call')} not shown"),), "note")
        return
    call = block.call
    asked = _field(call, "prompt") or next((turn.prompt.text for turn in block.turns if turn.prompt), "")
    given = {name: value for name, value in call.input.items() if name not in _SHOWN} if call else {}
    nodes: list[Node] = [Fold("said", (Text("Asked to"),), (Prose(asked),))] if asked else []
    nodes += fallback.given(given, context)
    nodes += _turns(block.turns, asked, context, inside)
    nodes += returned(_beyond_answer(block), context)
    kind = "agent failed" if call and call.result and call.result.failed else "agent"
    is_open = context.detail.agents == "open"
    yield Fold(kind, _title(block, asked), tuple(nodes), block.id, open=is_open)


def _beyond_answer(block: Agent) -> ToolResult | None:
    """The result without the agent's last words, which stand above it already."""
    said = [each.text for turn in block.turns for each in turn.blocks if isinstance(each, Answer)]
    result = block.call.result if block.call else None
    if result is None or not said:
        return result
    last = TextPart(said[-1].strip())
    kept = (
        part for part in result.parts if not isinstance(part, TextPart) or TextPart(part.text.strip()) != last
    )
    return replace(result, parts=tuple(kept))


def _title(block: Agent, asked: str) -> tuple[Span, ...]:
    if block.call and block.call.name not in _AGENTS:
        return (Strong(block.call.name), *fallback.subject_of(block.call.input))
    what = _field(block.call, "subagent_type")
    about = _field(block.call, "description") or brief(asked, _WORDS)
    done = calls(block.turns)
    return (
        Strong("Agent"),
        Text(f" {what}" if what else ""),
        Text(f" — {about}" if about else ""),
        Text(f" · {count(done, 'call')}" if done else ""),
    )


def _turns(turns: Iterable[Turn], asked: str, context: Context, inside: Inside) -> Iterator[Node]:
    """What the agent was told later, and all that it did; an agent's prompts get no headings."""
    for turn in turns:
        if turn.prompt:
            words = f"{turn.prompt.command} {turn.prompt.text}".strip()
            if words != asked.strip():
                yield Box("said", (Strong("Told"),), (Prose(words),))
            yield from attached(turn.prompt, context)
        yield from inside(turn.blocks, context)
        if turn.abandoned:
            left = tuple(_turns(turn.abandoned, "", context, inside))
            yield Fold("rewound", (Strong("Rewound"),), left)


def _field(call: ToolCall | None, name: str) -> str:
    value = call.input.get(name) if call else None
    return value if isinstance(value, str) else ""
