"""Turns one JSON object into an entry: known fields only, each with a default if it is missing or odd."""

from collections.abc import Iterator
from datetime import UTC, datetime

from mkdocs_cctranscripts.model.entry import Entry, Json, Problem
from mkdocs_cctranscripts.read.parts import parts
from mkdocs_cctranscripts.read.values import bounded, mapping, string

PUBLIC = {
    "user": (
        "isMeta",
        "isCompactSummary",
        "isVisibleInTranscriptOnly",
        "origin",
        "planContent",
        "promptSource",
        "sourceToolUseID",
        "imagePasteIds",
        "userFeedback",
    ),
    "assistant": ("apiBlockIndex", "isApiErrorMessage", "effort"),
    "system": (
        "subtype",
        "content",
        "level",
        "isMeta",
        "compactMetadata",
        "error",
        "retryAttempt",
        "maxRetries",
        "hookErrors",
        "preventedContinuation",
        "stopReason",
    ),
    "attachment": (),
    "queue-operation": ("operation",),
    "summary": ("summary", "leafUuid"),
    "custom-title": ("customTitle",),
    "ai-title": ("aiTitle",),
    "pr-link": ("prNumber", "prUrl", "prRepository"),
    "continued-in": ("continuedInSessionId",),
}
"""The fields of each kind of entry that may be published, beside those of `_COMMON`.

A kind that isn't in here has none: the next one may hold an account's e-mail address."""

SILENT = frozenset(
    [
        "agent-name",
        "artifact",
        "artifact-link",
        "atis-latch",
        "bridge-session",
        "cost-state",
        "file-history-delta",
        "file-history-snapshot",
        "frame-link",
        "last-prompt",
        "mode",
        "permission-mode",
        "progress",
        "result",
        "started",
    ]
)
"""Known kinds of entries that tell a reader nothing."""

_HOOK = ("hookName", "toolUseID", "content")
PUBLIC_ATTACHMENTS = {
    "queued_command": ("origin", "commandMode"),
    "opened_file_in_ide": ("filename",),
    "selected_lines_in_ide": ("filename", "lineStart", "lineEnd", "content"),
    "file": ("filename", "content"),
    "directory": ("path", "content"),
    "edited_text_file": ("filename", "snippet"),
    "diagnostics": ("files",),
    "hook_success": _HOOK,
    "hook_additional_context": _HOOK,
    "hook_system_message": _HOOK,
    "hook_non_blocking_error": (*_HOOK, "stderr", "stdout", "exitCode"),
    "hook_blocking_error": (*_HOOK, "blockingError"),
    "hook_stopped_continuation": (*_HOOK, "message"),
}
"""The fields of each kind of attachment that may be published, beside its type."""

SILENT_ATTACHMENTS = frozenset(
    [
        "agent_listing_delta",
        "agent_mention",
        "async_hook_response",
        "atis_latch",
        "auto_mode",
        "auto_mode_exit",
        "budget_usd",
        "command_permissions",
        "compact_file_reference",
        "compaction_reminder",
        "critical_system_reminder",
        "date",
        "date_change",
        "deferred_tools_delta",
        "dynamic_skill",
        "environment",
        "hook_cancelled",
        "invoked_skills",
        "mcp_instructions_delta",
        "model",
        "nested_memory",
        "output_style",
        "plan_file_reference",
        "plan_mode",
        "plan_mode_exit",
        "plan_mode_reentry",
        "prompt_snapshot",
        "relevant_memories",
        "session_context",
        "skill_listing",
        "task_reminder",
        "todo",
        "todo_reminder",
        "token_usage",
        "total_tokens_reminder",
    ]
)
"""Known kinds of attachments that tell a reader nothing, or are private."""

_COMMON = ("cwd", "gitBranch", "sessionId", "slug", "version", "forCall")
_MILLISECONDS = 100_000_000_000
"""Times in numbers above this are not in seconds: that would be the year 5138."""
_ORIGINALS = ("originalFile", "originalFileContents")


def entry(line: int, fields: dict[str, Json]) -> Iterator[Entry | Problem]:
    kind = string(fields, "type")
    yield from _oddities(line, kind, fields)
    if kind in SILENT and not fields.get("uuid"):
        return  # says nothing, and has no place in the thread
    message = mapping(fields, "message")
    yield Entry(
        line=line,
        kind=kind,
        uuid=string(fields, "uuid"),
        parent=string(fields, "parentUuid"),
        time=_time(fields.get("timestamp")),
        message_id=string(message, "id"),
        sidechain=fields.get("isSidechain") is True,
        agent=string(fields, "agentId"),
        content=tuple(parts(_content(kind, fields, message))),
        result=_result(fields.get("toolUseResult")),
        extra=_extra(kind, fields, message),
    )


def _oddities(line: int, kind: str, fields: dict[str, Json]) -> Iterator[Problem]:
    if not kind:
        yield Problem(line, "without a type")
    elif kind not in PUBLIC and kind not in SILENT:
        yield Problem(line, f"of the unknown type {kind[:40]!r}")
    if kind == "attachment":
        attached = string(mapping(fields, "attachment"), "type")
        if attached not in PUBLIC_ATTACHMENTS and attached not in SILENT_ATTACHMENTS:
            yield Problem(line, f"an attachment of the unknown type {attached[:40]!r}")
    if fields.get("timestamp") is not None and _time(fields["timestamp"]) is None:
        yield Problem(line, "dated in a way we can't read")


def _content(kind: str, fields: dict[str, Json], message: dict[str, Json]) -> Json:
    if kind in ("user", "assistant"):
        return message.get("content") if message else fields.get("message", fields.get("content"))
    if kind == "queue-operation" or (kind == "system" and fields.get("subtype") == "local_command"):
        return fields.get("content")
    attached = mapping(fields, "attachment")
    if kind == "attachment" and attached.get("type") == "queued_command":
        return attached.get("prompt")
    return None


def _extra(kind: str, fields: dict[str, Json], message: dict[str, Json]) -> dict[str, Json]:
    names = (*_COMMON, *PUBLIC[kind]) if kind in PUBLIC else ()
    extra = {name: bounded(fields[name]) for name in names if fields.get(name) is not None}
    if kind == "assistant":
        extra |= {name: bounded(message[name]) for name in ("model", "usage") if message.get(name)}
    if kind == "attachment":
        attached = mapping(fields, "attachment")
        public = ("type", *PUBLIC_ATTACHMENTS.get(string(attached, "type"), ()))
        extra |= {name: bounded(attached[name]) for name in public if name in attached}
    return extra


def _result(value: Json) -> Json:
    if isinstance(value, dict):
        value = {key: item for key, item in value.items() if key not in _ORIGINALS}
    return bounded(value)


def _time(value: Json) -> datetime | None:
    try:
        match value:
            case str():
                time = datetime.fromisoformat(value)
                return (time if time.tzinfo else time.replace(tzinfo=UTC)).astimezone(UTC)
            case bool():
                return None
            case int() | float():
                seconds = value / 1000 if value > _MILLISECONDS else value
                return datetime.fromtimestamp(seconds, UTC)
    except (ValueError, OverflowError, OSError):
        return None
    return None
