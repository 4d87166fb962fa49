"""What was set to happen later: jobs, wake-ups, watches, notifications."""

import re
from collections.abc import Iterator
from datetime import timedelta

from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.document import Code, Facts, Mono, Node, Spans, Text
from mkdocs_cctranscripts.model.entry import Json
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.phrases import brief, count, length
from mkdocs_cctranscripts.render.pieces import output, returned
from mkdocs_cctranscripts.render.tools.card import Card, object_of, words
from mkdocs_cctranscripts.render.tools.fields import data, items, number, said, text, word
from mkdocs_cctranscripts.render.tools.inputs import beyond
from mkdocs_cctranscripts.render.tools.nodes import prose, remark, unless_done, whole
from mkdocs_cctranscripts.render.tools.table import given, listing

_FAR = 10**9
_CANCELLED = re.compile(r"(?:Cancelled|Deleted) (?:scheduled )?(?:job|task) \S+$")
_FOR_MODEL = re.compile(
    r"(?<=\.)\s+(?:You will be notified|Nothing more to do|Use CronDelete)\b.*$", re.DOTALL
)
"""What the result of a schedule tells the model to do next."""
_MONITORS = "Monitor started"


def create(call: ToolCall, context: Context) -> Card:
    cron, prompt = word(call.input, "cron"), word(call.input, "prompt")
    when: Spans = object_of(Mono(cron))
    if human := word(data(call), "humanSchedule"):
        when = (Text(f" {human[:1].lower()}{human[1:]}"),)
    return Card(
        call.name,
        (*when, *words(brief(prompt))),
        "ok",
        asked=(*whole(prompt, context), *given(beyond(call.input, "prompt"), context)),
        given=tuple(remark(_FOR_MODEL.sub("", said(call)))),
    )


def delete(call: ToolCall, context: Context) -> Card:
    id_ = word(call.input, "id", "job_id")
    return Card(
        call.name,
        object_of(Mono(id_)),
        "ok",
        asked=tuple(given(beyond(call.input, "id", "job_id"), context)),
        given=tuple(unless_done(call, _CANCELLED, context)),
        name=Mono(id_) if id_ else None,
        unit=("job", "jobs"),
    )


def listed(call: ToolCall, context: Context) -> Card:
    jobs = items(data(call), "jobs")
    table = listing(jobs)
    lines = [line for line in said(call).splitlines() if line.strip() and not line.startswith("No ")]
    number_of = len(jobs) or len(lines)
    return Card(
        call.name,
        outcome=count(number_of, "job") if number_of else "no jobs",
        asked=tuple(given(call.input, context)),
        given=(table,) if table else tuple(output("\n".join(lines), context)),
    )


def wake_up(call: ToolCall, context: Context) -> Card:
    seconds = number(data(call), "clampedDelaySeconds") or number(call.input, "delaySeconds")
    when: Spans = (
        (Text(f" in {length(timedelta(seconds=seconds))}"),) if seconds and _is_near(seconds) else ()
    )
    reason = word(call.input, "reason")
    return Card(
        call.name,
        (*when, *words(brief(reason))),
        asked=(
            *whole(reason, context),
            *prose(word(call.input, "prompt"), context),
            *given(beyond(call.input, "reason", "prompt", *(("delaySeconds",) if when else ())), context),
        ),
        given=tuple(remark(_FOR_MODEL.sub("", said(call)))),
    )


def _is_near(seconds: int) -> bool:
    """Within what a duration can hold."""
    return 0 < seconds < _FAR


def monitor(call: ToolCall, context: Context) -> Card:
    command, about = word(call.input, "command"), word(call.input, "description")
    first = object_of(Mono(brief(command)))
    started = said(call).startswith(_MONITORS)
    shown = ("command", "description", "timeout_ms", "persistent")
    return Card(
        call.name,
        words(brief(about)) or first,
        "in the background" if started else "ok",
        asked=(
            *((Code(command, "bash", "cmd"),) if command else ()),
            *given(beyond(call.input, *shown), context),
        ),
        given=(*_watched(call), *(() if started else returned(call.result, context))),
        kind="run",
        unit=("watch", "watches"),
    )


def _watched(call: ToolCall) -> Iterator[Node]:
    """For how long."""
    most = number(data(call), "timeoutMs") or number(call.input, "timeout_ms")
    if call.input.get("persistent") is True:
        yield Facts(((Text("Until the session ends"),),))
    elif most and _is_near(most // 1000):
        yield Facts(((Text(f"For at most {length(timedelta(milliseconds=most))}"),),))


def trigger(call: ToolCall, context: Context) -> Card:
    action, id_ = word(call.input, "action"), word(call.input, "trigger_id", "id")
    code = number(data(call), "status")
    answer: Json = data(call).get("json")
    return Card(
        call.name,
        (*object_of(Text(action)), *object_of(Mono(id_))),
        f"{code}" if code not in (None, 200) else "ok",
        asked=tuple(given(beyond(call.input, "action", "trigger_id", "id"), context)),
        given=tuple(output(answer, context) if isinstance(answer, str) else returned(call.result, context)),
    )


def notify(call: ToolCall, context: Context) -> Card:
    message = word(call.input, "message", "title")
    return Card(
        call.name,
        words(brief(message)),
        asked=(*whole(message, context), *given(beyond(call.input, "message"), context)),
        given=tuple(remark(said(call) or text(data(call), "message"))),
        unit=("notification", "notifications"),
    )
