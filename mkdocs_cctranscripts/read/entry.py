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
        "userFeedback",
    ),
    "assistant": ("apiBlockIndex", "isApiErrorMessage"),
    "system": ("subtype", "content", "isMeta", "compactMetadata", "error", "retryAttempt", "maxRetries"),
    "attachment": (),
    "queue-operation": ("operation",),
    "summary": ("summary", "leafUuid"),
    "custom-title": ("customTitle",),
    "ai-title": ("aiTitle",),
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
        "continued-in",
        "cost-state",
        "file-history-delta",
        "file-history-snapshot",
        "frame-link",
        "last-prompt",
        "mode",
        "permission-mode",
        "pr-link",
        "progress",
        "result",
        "started",
    ]
)
"""Known kinds of entries that tell a reader nothing."""

SILENT_ATTACHMENTS = frozenset(
    [
        "agent_listing_delta",
        "async_hook_response",
        "atis_latch",
        "auto_mode",
        "auto_mode_exit",
        "command_permissions",
        "compact_file_reference",
        "date",
        "date_change",
        "deferred_tools_delta",
        "diagnostics",
        "directory",
        "edited_text_file",
        "environment",
        "file",
        "hook_additional_context",
        "hook_cancelled",
        "hook_non_blocking_error",
        "hook_success",
        "hook_system_message",
        "mcp_instructions_delta",
        "model",
        "opened_file_in_ide",
        "plan_mode",
        "plan_mode_exit",
        "plan_mode_reentry",
        "prompt_snapshot",
        "selected_lines_in_ide",
        "session_context",
        "skill_listing",
        "task_reminder",
        "todo_reminder",
        "total_tokens_reminder",
    ]
)

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
        if attached != "queued_command" and attached not in SILENT_ATTACHMENTS:
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
        extra |= {name: attached[name] for name in ("type", "origin", "commandMode") if name in attached}
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
