"""What lists of sessions tell of each: counted once, for all lists that it stands in."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from mkdocs_cctranscripts.model.decision import Plan
from mkdocs_cctranscripts.model.document import End, Facts, Link, Mono, Row, Spans, Strong, Text
from mkdocs_cctranscripts.model.link import Copy
from mkdocs_cctranscripts.model.session import Session, Turn, Usage
from mkdocs_cctranscripts.render.changes import changed
from mkdocs_cctranscripts.render.commits import made
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.counts import calls, prompts
from mkdocs_cctranscripts.render.ends import end
from mkdocs_cctranscripts.render.phrases import brief, count, duration, gist, model_name
from mkdocs_cctranscripts.render.prompts import heading
from mkdocs_cctranscripts.render.session import own_turns, title

_LONGEST = 200


@dataclass(frozen=True, slots=True)
class Listed:
    uri: str
    title: str
    folder: str
    """Of the project."""
    started: datetime | None
    active: timedelta
    prompt: str
    """The first one, on one line."""
    prompts: int
    calls: int
    commits: int
    tokens: int
    masked: int
    changed: Spans
    about: tuple[Spans, ...]
    """Models and branch."""
    end: End | None

    @property
    def day(self) -> date | None:
        return self.started.astimezone(UTC).date() if self.started else None


def listed(uri: str, session: Session, copied: Sequence[Copy], context: Context) -> Listed:
    own = own_turns(session, copied)
    return Listed(
        uri=uri,
        title=title(session),
        folder=session.project,
        started=session.started,
        active=session.active,
        prompt=_first_prompt(own, title(session)),
        prompts=prompts(own),
        calls=calls(own),
        commits=made(own),
        tokens=sum((turn.usage for turn in own), Usage()).total,
        masked=session.masked,
        changed=changed(own, context.folder),
        about=tuple(_about(session)),
        end=end(own, context),
    )


def row(listed: Listed, project: str) -> Row:
    """With the name of its project, unless that is clear."""
    day = f"{listed.day:%-d\u00a0%b}" if listed.day else ""
    facts = (((Strong(project),),) if project else ()) + tuple(_facts(listed))
    return Row(day, Link(listed.title, listed.uri), listed.end, listed.prompt, Facts(facts))


def _facts(listed: Listed) -> Iterator[Spans]:
    if listed.started:
        yield (Text(duration(listed.active)),)
    for number, one in ((listed.prompts, "prompt"), (listed.calls, "tool call")):
        if number:
            yield (Text(count(number, one)),)
    if listed.changed:
        yield listed.changed
    yield from listed.about


def _about(session: Session) -> Iterator[Spans]:
    if session.models:
        yield (Text(", ".join(map(model_name, session.models))),)
    if session.branch:
        yield (Mono(session.branch),)


def _first_prompt(turns: Sequence[Turn], title: str) -> str:
    """What of it the title doesn't say; or the title of the plan that the session was started with."""
    return next((words for turn in turns if (words := _asked(turn, title)) is not None), "")


def _asked(turn: Turn, title: str) -> str | None:
    if turn.prompt:
        head, rest = heading(turn.prompt)
        whole = f"{turn.prompt.command} {turn.prompt.text}".strip()
        return gist(rest if head == title else whole, _LONGEST)
    first = turn.blocks[0] if turn.blocks else None
    return f"Plan: {brief(first.title)}" if isinstance(first, Plan) and not first.called else None
