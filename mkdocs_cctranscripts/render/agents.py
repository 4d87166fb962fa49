"""Shows sub-agents where they were called: what they were asked, what they did, what they answered."""

from collections.abc import Callable, Container, Iterable, Iterator
from dataclasses import replace

from mkdocs_cctranscripts.model.call import Notice, ToolCall, ToolResult
from mkdocs_cctranscripts.model.document import Box, Fold, Node, Prose, Spans, Strong, Text
from mkdocs_cctranscripts.model.entry import TextPart
from mkdocs_cctranscripts.model.session import Agent, Block, Turn
from mkdocs_cctranscripts.model.session import Text as Answer
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.counts import calls
from mkdocs_cctranscripts.render.hidden import AGENTS
from mkdocs_cctranscripts.render.notices import notice
from mkdocs_cctranscripts.render.phrases import count
from mkdocs_cctranscripts.render.pieces import beside, output
from mkdocs_cctranscripts.render.prompts import attached
from mkdocs_cctranscripts.render.tools import agents as alone
from mkdocs_cctranscripts.render.tools import fallback
from mkdocs_cctranscripts.render.tools.card import Card
from mkdocs_cctranscripts.render.tools.fields import text
from mkdocs_cctranscripts.render.tools.inputs import beyond
from mkdocs_cctranscripts.render.tools.nodes import asked_to, prose
from mkdocs_cctranscripts.render.tools.outcome import error, is_lost, outcome, state
from mkdocs_cctranscripts.render.tools.rows import row, time
from mkdocs_cctranscripts.render.tools.table import given

Inside = Callable[[Iterable[Block], Context], Iterator[Node]]
"""Shows the blocks of the agent's own turns."""


def agent(block: Agent, context: Context, inside: Inside) -> Iterator[Node]:
    is_open = context.detail.agents == "open"
    if block.call and not block.turns:
        alone_row = row(block.call, context).fold
        yield replace(alone_row, kind=alone_row.kind.replace("tool", "agent", 1), open=is_open)
        return
    asked = _asked(block)
    nodes = (
        *asked_to(asked),
        *_about(block.call, context),
        *_turns(block.turns, asked, context, inside),
        *_came(block, replace(context, call="the agent")),
    )
    ended = _state(block.call) if block.call else ""
    title = _title(block, asked, context)
    yield Fold(f"agent {ended}".strip(), title, nodes, block.id, block.also, open=is_open)


def _state(call: ToolCall) -> str:
    return state(call.result) or ("failed" if is_lost(call) else "")


def _asked(block: Agent) -> str:
    own = next((turn.prompt.text for turn in block.turns if turn.prompt), "")
    return text(block.call.input, "prompt") or own if block.call else own


def _title(block: Agent, asked: str, context: Context) -> Spans:
    call = block.call
    made = calls(block.turns)
    if call and call.name not in AGENTS:
        subject = () if context.detail.tools == "hidden" else fallback.subject_of(call.input)
        return (Strong(call.name), *subject)
    if call is None:
        told: Spans = (Text(f" · {count(made, 'call')}"),) if made else ()
        return (Strong("Agent"), *alone.subject(call, asked), *told)
    words = alone.outcome(call, made)
    ended = outcome(call, Card("Agent", outcome=words))
    if made and not words.endswith((count(made, "call"), "interrupted")):
        ended += (Text(f" · {count(made, 'call')}"),)
    return (Strong("Agent"), *alone.subject(call, asked), *ended, *time(alone.took(call)))


def _about(call: ToolCall | None, context: Context) -> Iterator[Node]:
    """What it used, and what else it was called with."""
    if call:
        yield from alone.facts(call)
    if call and (call.name in AGENTS or context.detail.tools != "hidden"):
        yield from given(beyond(call.input, *alone.SHOWN), context)


def _came(block: Agent, context: Context) -> Iterator[Node]:
    """What its call returned, and what was heard of it later, but for what it says itself."""
    if block.call:
        said = {each.text.strip() for turn in block.turns for each in turn.blocks if isinstance(each, Answer)}
        yield from _answer(block.call.result, said, context)
        yield from (notice(_less(each, said), context) for each in block.call.notices)


def _answer(result: ToolResult | None, said: Container[str], context: Context) -> Iterator[Node]:
    """The result without what the agent said itself: that stands above it already."""
    if result and state(result):
        yield from output(error(result), context)
        yield from beside(result, context)
        return
    given = alone.answered(result)
    for part in given.parts if given else ():
        if isinstance(part, TextPart) and part.text.strip() not in said:
            yield from prose(part.text, context)
    yield from beside(given, context)


def _less(word: Notice, said: Container[str]) -> Notice:
    return replace(word, text="") if word.text.strip() in said else word


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
