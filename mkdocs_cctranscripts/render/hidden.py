"""Says what isn't shown, as the options want it, and how much of it."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace

from mkdocs_cctranscripts.model.call import Notice, ToolCall
from mkdocs_cctranscripts.model.document import Line, Text
from mkdocs_cctranscripts.model.session import Agent, Block, Image, Other, Thinking, Turn
from mkdocs_cctranscripts.model.site import Detail
from mkdocs_cctranscripts.render.counts import calls
from mkdocs_cctranscripts.render.phrases import count

Nouns = tuple[str, str]

AGENTS = ("Task", "Agent")
"""The tools that start one."""
_OF_AGENTS = (
    "AgentOutputTool",
    "SendMessage",
    "StructuredOutput",
    "TaskOutput",
    "TaskStop",
    "TeamCreate",
    "TeamDelete",
    "Workflow",
)
"""Tools that tell what agents do and say."""
_NOTICES: dict[str, tuple[Nouns, tuple[str, ...]]] = {
    "background": (("notice from the background", "notices from the background"), ("tools", "agents")),
    "diagnostics": (("diagnosis of the editor", "diagnoses of the editor"), ("tools",)),
    "file": (("change of a file", "changes of files"), ("tools",)),
    "hook": (("hook", "hooks"), ("tools",)),
    "teammate": (("notice from a teammate", "notices from teammates"), ("agents",)),
}
"""What notices that tell of tools or agents are called, and with what they are hidden."""


def hidden(block: Block, detail: Detail) -> Counter[Nouns]:
    """What of a block isn't shown, by its name for one and for many; nothing if all of it is."""
    match block:
        case Agent():
            return _agent(calls(block.turns)) if detail.agents == "hidden" else Counter()
        case ToolCall():
            return _call(block, detail)
        case Thinking():
            return _if(detail.thinking == "hidden", "thought", "thoughts")
        case Notice(kind=kind) if kind in _NOTICES:
            nouns, of = _NOTICES[kind]
            return _if("hidden" in (getattr(detail, each) for each in of), *nouns)
        case Image():
            return _if(detail.tools == "hidden" or detail.images == "omit", "image", "images")
        case Other(part=part) if part.kind == "image" and detail.images == "omit":
            return Counter({("image", "images"): 1})
        case Other(part=part) if part.kind != "document":
            # A block of a kind that we don't know may tell of anything.
            level = detail.thinking if "thinking" in part.kind else detail.tools
            return _if(level == "hidden", "unknown block", "unknown blocks")
        case _:
            return Counter()


def shown(turns: Iterable[Turn], detail: Detail) -> tuple[Turn, ...]:
    """Without what isn't shown, also of what agents did."""
    return tuple(replace(turn, blocks=tuple(_shown(turn.blocks, detail))) for turn in turns)


def _shown(blocks: Iterable[Block], detail: Detail) -> Iterator[Block]:
    for block in blocks:
        if isinstance(block, Agent) and not hidden(block, detail):
            yield replace(block, turns=shown(block.turns, detail))
        elif not hidden(block, detail):
            yield block


def not_shown(numbers: Iterable[Counter[Nouns]]) -> Line:
    total = sum(numbers, Counter[Nouns]())
    *first, last = (count(number, *nouns) for nouns, number in total.most_common())
    told = f"{', '.join(first)} and {last}" if first else last
    return Line((Text(f"{told} not shown"),), "note")


def _call(call: ToolCall, detail: Detail) -> Counter[Nouns]:
    """A call for an agent is the agent, if the session holds no more of it."""
    if call.name in AGENTS:
        return _agent(0) if detail.agents == "hidden" else Counter()
    is_of_agents = call.name in _OF_AGENTS and detail.agents == "hidden"
    return _if(is_of_agents or detail.tools == "hidden", "tool call", "tool calls")


def _agent(made: int) -> Counter[Nouns]:
    return +Counter({("agent", "agents"): 1, ("agent call", "agent calls"): made})


def _if(is_so: bool, one: str, many: str) -> Counter[Nouns]:  # noqa: FBT001 - the one thing it is asked
    return Counter({(one, many): 1}) if is_so else Counter()
