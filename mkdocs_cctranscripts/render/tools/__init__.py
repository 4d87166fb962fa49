"""Shows tool calls: one row per tool in `CARDS`, one small file per family of tools."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import timedelta
from types import MappingProxyType

from mkdocs_cctranscripts.model.document import Fold, Mark, Node, Spans, Strong, Text
from mkdocs_cctranscripts.model.session import ToolCall
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.notices import notice
from mkdocs_cctranscripts.render.phrases import length
from mkdocs_cctranscripts.render.pieces import beside, output
from mkdocs_cctranscripts.render.tools import (
    agents,
    artifacts,
    fallback,
    jobs,
    lsp,
    mcp,
    modes,
    planning,
    schedule,
    server,
    skills,
    teams,
    web,
)
from mkdocs_cctranscripts.render.tools.card import Card, amounts
from mkdocs_cctranscripts.render.tools.outcome import error, outcome, state

CARDS: Mapping[str, Callable[[ToolCall, Context], Card]] = MappingProxyType(
    {
        "Agent": agents.card,
        "AgentOutputTool": jobs.task_output,
        "Artifact": artifacts.artifact,
        "AskUserQuestion": planning.ask,
        "CronCreate": schedule.create,
        "CronDelete": schedule.delete,
        "CronList": schedule.listed,
        "DesignSync": artifacts.design,
        "EndConversation": modes.end,
        "EnterPlanMode": modes.enter_plan,
        "EnterWorktree": modes.worktree,
        "ExitPlanMode": modes.exit_plan,
        "ExitWorktree": modes.worktree,
        "LSP": lsp.lsp,
        "ListAgents": teams.present,
        "ListMcpResourcesTool": mcp.resources,
        "ListPeers": teams.present,
        "Monitor": schedule.monitor,
        "PushNotification": schedule.notify,
        "ReadMcpResourceDirTool": mcp.resources,
        "ReadMcpResourceTool": mcp.resource,
        "RemoteTrigger": schedule.trigger,
        "ScheduleWakeup": schedule.wake_up,
        "SendMessage": teams.message,
        "Skill": skills.skill,
        "SlashCommand": skills.command,
        "StructuredOutput": jobs.structured,
        "Task": agents.card,
        "TaskCreate": planning.create_task,
        "TaskGet": planning.look,
        "TaskList": planning.look,
        "TaskOutput": jobs.task_output,
        "TaskStop": jobs.stop,
        "TaskUpdate": planning.update_task,
        "TeamCreate": teams.team,
        "TeamDelete": teams.team,
        "TodoWrite": planning.todos,
        "ToolSearch": skills.tools,
        "WebFetch": web.fetch,
        "WebSearch": web.search,
        "Workflow": jobs.workflow,
        "bash_code_execution": server.bash,
        "code_execution": server.python,
        "exit_plan_mode": modes.exit_plan,
        "mcp__ide__executeCode": lsp.execute,
        "mcp__ide__getDiagnostics": lsp.diagnostics,
        "text_editor_code_execution": server.editor,
        "tool_search_tool_bm25": skills.tools,
        "tool_search_tool_regex": skills.tools,
        "web_fetch": web.fetch,
        "web_search": web.search,
    }
)
"""How each tool is shown; one that isn't in here by `mcp` if its name says so, else by `fallback`."""

_WORTH_TELLING = timedelta(seconds=5)
_LONGEST = timedelta(minutes=10)
"""No command runs longer: what took more time was a wait for the user."""


@dataclass(frozen=True, slots=True)
class Row:
    """A call as it is shown, and what a group that it is in may say of it."""

    card: Card
    fold: Fold
    failed: bool
    changed: bool
    took: timedelta


def row(call: ToolCall, context: Context) -> Row:
    other = mcp.card if call.name.startswith(mcp.PREFIX) else fallback.card
    card = CARDS.get(call.name, other)(call, context)
    ended = state(call.result)
    ran = card.timed and ended != "rejected" and call.duration <= _LONGEST
    took = call.duration if ran else timedelta()
    kind = " ".join(filter(None, ("tool", card.kind, ended)))
    title = (*_title(call, card), *time(took))
    is_open = context.detail.tools == "open"
    fold = Fold(kind, title, tuple(_nodes(call, card, context)), call.id, open=is_open)
    return Row(card, fold, failed=ended == "failed", changed=_is_changed(call, card), took=took)


def time(took: timedelta) -> Spans:
    """For the end of a title line, if it is worth telling."""
    return (Text(" "), Mark(length(took), "time")) if took >= _WORTH_TELLING else ()


def _title(call: ToolCall, card: Card) -> Spans:
    change = card.change
    marks = amounts(change.added, change.removed) if change and _is_changed(call, card) else ()
    return (Strong(card.verb), *card.subject, *outcome(call, card), *marks)


def _is_changed(call: ToolCall, card: Card) -> bool:
    return bool(card.change and call.result and not state(call.result))


def _nodes(call: ToolCall, card: Card, context: Context) -> Iterator[Node]:
    yield from card.asked
    if call.result and state(call.result):
        yield from output(error(call.result), context)
        yield from beside(call.result, context)
    else:
        yield from card.given
    yield from (notice(each, context) for each in call.notices)
