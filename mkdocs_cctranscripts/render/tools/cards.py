"""Which file shows which tool: one row for each."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.tools import (
    agents,
    artifacts,
    background,
    edits,
    fallback,
    files,
    jobs,
    lsp,
    mcp,
    modes,
    notebooks,
    planning,
    schedule,
    search,
    server,
    shell,
    skills,
    teams,
    web,
)
from mkdocs_cctranscripts.render.tools.card import Card

CARDS: Mapping[str, Callable[[ToolCall, Context], Card]] = MappingProxyType(
    {
        "Agent": agents.card,
        "AgentOutputTool": jobs.task_output,
        "Artifact": artifacts.artifact,
        "AskUserQuestion": planning.ask,
        "Bash": shell.card,
        "BashOutput": background.output_card,
        "CronCreate": schedule.create,
        "CronDelete": schedule.delete,
        "CronList": schedule.listed,
        "DesignSync": artifacts.design,
        "Edit": edits.edit,
        "EndConversation": modes.end,
        "EnterPlanMode": modes.enter_plan,
        "EnterWorktree": modes.worktree,
        "ExitPlanMode": modes.exit_plan,
        "ExitWorktree": modes.worktree,
        "Glob": search.glob,
        "Grep": search.grep,
        "KillBash": background.kill_card,
        "KillShell": background.kill_card,
        "LS": files.folder,
        "LSP": lsp.lsp,
        "ListAgents": teams.present,
        "ListMcpResourcesTool": mcp.resources,
        "ListPeers": teams.present,
        "Monitor": schedule.monitor,
        "MultiEdit": edits.edit,
        "NotebookEdit": notebooks.edit,
        "NotebookRead": notebooks.read,
        "PowerShell": shell.card,
        "PushNotification": schedule.notify,
        "Read": files.read,
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
        "Write": edits.write,
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


def card_of(call: ToolCall, context: Context) -> Card:
    """A tool without a row is shown as one of a server's, if its name says so, else like any other."""
    other = mcp.card if call.name.startswith(mcp.PREFIX) else fallback.card
    return CARDS.get(call.name, other)(call, context)
