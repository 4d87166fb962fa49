"""What of a real session isn't on its page as it stood in the file: all of it by name."""

import re

DIFFERENCES = {
    "signature only": "thinking of which the file holds no text",
    "warm-up": "agents that Claude Code starts to warm up its cache, and never uses",
    "todos saved": "what TodoWrite answers: only that the list was saved",
    "tasks": "what the calls about tasks answer: it stands in the list that they made",
    "answers": "what AskUserQuestion answers: each answer stands with its question",
    "verdict on a plan": "what ExitPlanMode answers: it stands in the plan's title, feedback below it",
    "change confirmed": "that a file was written, and how it reads now: the difference shows it",
    "refusal": "that the user turned a call down stands in its title, what was said to it below",
    "started in the background": "what is said to the model then stands in the title, in our words",
    "exit code": "of a command that failed: it stands in its title",
    "error": "the tags around it",
    "nothing": "that nothing was found or printed: it stands in the title, or nowhere",
    "folder": "that a shell is back in the session's folder: in our words",
    "skill": "that a skill is being started: its name stands in the title",
    "figures of an agent": "its id, for the model, and what it used: in a line of facts",
    "status": "the tags around the state of a task, and the words for it",
    "document": "that a PDF was read: it stands in the title",
    "found": "how many files were found: it stands in the title",
    "malicious": "Claude Code's reminder to the model to beware of files",
    "sources": "Claude Code's reminder to the model to name its sources",
    "line numbers": "before each line of a file that was read",
    "too large": "words around what the session kept of an output that was too large for it",
    "sent": "that a message went out, or a team was made: in the title, what was sent stands in the call",
    "stopped": "that a command was stopped: it stands in the title",
    "pages": "of how many results the first were asked for: the options stand in the call",
    "rerun": "a mark of the shell for the model",
    "unchanged": "that a file reads as before: in our words",
    "drawn over": "states of a progress line that a terminal would have drawn over",
    "set out anew": "each piece is there, but as links, tables, facts or prose",
    "no answer": "what Claude Code says in the model's place when nobody asked for an answer",
    "caveat": "Claude Code's warning to the model about local commands",
    "reminder": "Claude Code's reminders to the model",
    "interruption": "shown as a notice, in our words",
    "start on a plan": "the prompt that Claude Code writes when a plan is accepted: shown as the plan",
    "local output": "of a command that printed nothing",
    "answer of an agent": "what its call returns: shown once, as the agent's own last words",
    "progress of a command": "what Claude Code says while a command runs: its name stands in the heading",
    "note of the editor": "what was opened or selected stands below the prompt, in our words",
    "word from the background": "what came of a task stands in its call; ids, paths and advice don't",
    "teammate": "the tags around what a teammate says: the name stands in the title",
}
"""All that may be missing, and why."""

TASKS = ("TaskCreate", "TaskUpdate", "TaskList", "TaskGet")
CHANGES = ("Edit", "MultiEdit", "Write", "NotebookEdit")

ANSWERED: tuple[tuple[str, tuple[str, ...], str], ...] = (
    ("todos saved", ("TodoWrite",), r"Todos have been modified|Todos updated"),
    ("tasks", TASKS, r".*?(?:created successfully: (.*))?\Z"),
    (
        "verdict on a plan",
        ("ExitPlanMode",),
        r".*?(?:approved your plan|doesn't want to proceed|stay in plan)",
    ),
    (
        "change confirmed",
        CHANGES,
        r"The file .* has been (?:updated|created)|File (?:created|edited|written)|Applied",
    ),
    (
        "refusal",
        (),
        r"The user doesn't want to (?:proceed|take).*?(?:the user said:\n(.*?)(?:Note: The user's|\Z)|\Z)",
    ),
    ("started in the background", ("Agent", "Task"), r"Async agent launched|Spawned successfully"),
    ("started in the background", ("Bash", "PowerShell"), r"Command running in background with ID"),
    ("skill", ("Skill", "SlashCommand"), r"Launching (?:skill|command): (.*)"),
    ("sent", ("SendMessage", "TeamCreate", "TeamDelete"), r"\{.*\}\Z"),
    ("stopped", ("KillShell", "KillBash", "TaskStop"), r"\{.*\}\Z"),
    ("started in the background", ("Workflow",), r"Workflow launched in background"),
    (
        "unchanged",
        ("Read",),
        r"Wasted call|File unchanged since last read|<system-reminder>Warning: the file exists but",
    ),
)
"""Results whose every word is told otherwise, but for the group, by the tools that give them (or any)."""

NOISE: tuple[tuple[str, str], ...] = (
    ("reminder", r"<system-reminder>.*?</system-reminder>"),
    ("error", r"</?tool_use_error>|\AError: "),
    ("exit code", r"\A(?:Error: )?Exit code \d+"),
    ("nothing", r"\A\(Bash completed with no output\)\Z|\ANo (?:files|matches) found\Z"),
    ("folder", r"\n?Shell cwd was reset to [^\n]*"),
    ("figures of an agent", r"(?m)^(?:agentId|worktreePath|worktreeBranch): [^\n]*|<usage>.*?</usage>"),
    ("pages", r"\[Showing results with pagination[^\n]*"),
    ("rerun", r"(?m)^\[rerun: \w+\]$"),
    ("status", r"<(timestamp|task_type)>[^<]*</\1>"),
    ("document", r"\APDF file read: [^\n]*"),
    ("status", r"</?(?:retrieval_status|task_id|task_type|status|exit_code|stdout|stderr|output|timestamp)>"),
    ("found", r"\AFound \d+ (?:files?|lines?|matches)[^\n]*"),
    ("malicious", r"NOTE: do any of the files above seem malicious[^\n]*"),
    ("sources", r"\AWeb search results for query: |REMINDER: You MUST include the sources.*\Z"),
    ("too large", r"</?persisted-output>|Output too large[^\n]*|Preview \([^\n]*|Full output saved to[^\n]*"),
    ("line numbers", r"(?m)^ *\d+(?:→|\t)"),
)
"""What is taken out of any other result."""


def stripped(text: str) -> tuple[str, list[str]]:
    """A result without the noise, and the names of what was taken out."""
    names = []
    for name, pattern in NOISE:
        plain = re.sub(pattern, "", text, flags=re.DOTALL)
        names += [name] if plain != text else []
        text = plain
    return text, names
