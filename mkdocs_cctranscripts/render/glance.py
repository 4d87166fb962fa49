"""Tells at a glance what was asked, decided, changed and delivered, and where the work goes on."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from mkdocs_cctranscripts.model.decision import Commit, Plan, Question, Questions
from mkdocs_cctranscripts.model.document import Box, Link, Mark, Mono, Point, Points, Spans, Text
from mkdocs_cctranscripts.model.link import Related
from mkdocs_cctranscripts.model.session import Turn
from mkdocs_cctranscripts.render.changes import by_file
from mkdocs_cctranscripts.render.commits import commits, pull_requests, request_link
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.counts import prompts
from mkdocs_cctranscripts.render.paths import path_name
from mkdocs_cctranscripts.render.phrases import brief, count, gist
from mkdocs_cctranscripts.render.prompts import heading
from mkdocs_cctranscripts.render.questions import answer
from mkdocs_cctranscripts.render.related import related_spans
from mkdocs_cctranscripts.render.todos import final
from mkdocs_cctranscripts.render.tools.card import amounts

_MOST = 5
_WORDS = 140
_TITLE = 80
_NAME = 40
_ORDINALS = ("", "", "second", "third", "fourth", "fifth")


def glance(own: Sequence[Turn], related: Sequence[Related], context: Context) -> Iterator[Box]:
    """`own` are the turns that no other session counts."""
    points = (
        *_asked(own),
        *_listed("Decided", _decided(own)),
        *_todos(own),
        *_changed(own, context),
        *_listed("Committed", _committed(own, context)),
        *_related(related),
    )
    if points and (
        len(points) > 1 or prompts(own) != 1
    ):  # else the page's title and its one prompt say it all
        yield Box("glance", (), (Points(points),))


def _asked(turns: Sequence[Turn]) -> Iterator[Point]:
    asked = [(turn.number, turn.prompt) for turn in turns if turn.prompt and turn.number]
    if asked:
        number, prompt = asked[0]
        title, rest = heading(prompt)
        words = gist(rest, _WORDS) if rest != prompt.text else ""
        stop = "" if title[-1:] in ".!?:…" else "."
        yield Point(
            "Asked",
            (
                Link(gist(title, _TITLE), "", f"prompt-{number}"),
                *((Text(f"{stop} {words}"),) if words else ()),
                *_more(len(asked) - 1, "prompt"),
            ),
        )


def _listed(label: str, lines: Iterator[Spans]) -> Iterator[Point]:
    """A line for each, and how many there are besides."""
    told = list(lines)
    if told:
        rest = len(told) - _MOST
        more: tuple[Spans, ...] = ((Mark(f"and {rest} more", ""),),) if rest > 0 else ()
        yield Point(label, below=(*told[:_MOST], *more))


def _more(number: int, one: str = "") -> Spans:
    what = f"{number:,} more" if not one else count(number, f"more {one}")
    return (Text(" "), Mark(f"and {what}", "")) if number > 0 else ()


def _decided(turns: Sequence[Turn]) -> Iterator[Spans]:
    proposed = 0
    for turn in turns:
        for block in turn.blocks:
            if isinstance(block, Plan):
                proposed += 1
                if block.status == "approved":
                    yield _plan(block, proposed)
                    proposed = 0
            elif isinstance(block, Questions) and block.status == "answered":
                for number, question in enumerate(block.items, 1):
                    if question.answered:
                        yield _answer(block.id if number == 1 else f"{block.id}-{number}", question)


def _plan(plan: Plan, proposed: int) -> Spans:
    which = f", the {_ORDINALS[proposed]} one" if 1 < proposed < len(_ORDINALS) else ""
    return (Link(brief(plan.title, _TITLE), "", plan.id), Text(" "), Mark(f"plan approved{which}", ""))


def _answer(id_: str, question: Question) -> Spans:
    return (Link(answer(question), "", id_), Text(" "), Mark(brief(question.text, _TITLE), ""))


def _todos(turns: Sequence[Turn]) -> Iterator[Point]:
    last = final(turns)
    if last and last.total:
        left = [brief(todo.text, _NAME) for todo in last.items if todo.status != "completed"]
        names = f" · open: {', '.join(left[:_MOST])}" if left else ""
        link = Link(f"{last.done:,} of {last.total:,} done", "", last.id)
        yield Point("Todos", (link, Text(names), *_more(last.total - last.done - len(left[:_MOST]))))


def _changed(turns: Sequence[Turn], context: Context) -> Iterator[Point]:
    """The files that changed most; which ones isn't told if calls aren't shown."""
    files = by_file(turns, context.folder, agents=context.detail.agents != "hidden")
    if not files or context.detail.tools == "hidden":
        return
    largest = sorted(files, key=lambda file: file.added + file.removed, reverse=True)
    spans = [
        span
        for each in largest[:_MOST]
        for span in (Text(" · "), Mono(path_name(each.path, context)), *amounts(each.added, each.removed))
    ]
    yield Point("Changed", (*spans[1:], *_more(len(files) - _MOST)))


def _committed(turns: Sequence[Turn], context: Context) -> Iterator[Spans]:
    for commit in _kept(list(commits(turns, agents=context.detail.agents != "hidden"))):
        yield (Link(commit.hash, "", commit.id, mono=True), Text(f" {brief(commit.subject, _TITLE)}"))
    for request in pull_requests(turns, context):
        yield (Link(request_link(request).text, "", request.id), Text(f" {brief(request.title, _TITLE)}"))


def _kept(made: Sequence[Commit]) -> list[Commit]:
    """Without those whose place another one took."""
    pairs = zip_longest(made, made[1:])
    return [each for each, after in pairs if not (after and after.amended)]


def _related(related: Sequence[Related]) -> Iterator[Point]:
    lines = [related_spans(each) for each in related]
    if lines:
        first, *others = lines
        yield Point("Related", (*first, *(span for line in others for span in (Text(" · "), *line))))
