"""Shows runs of calls without a word between them: alone, as a group of one kind, or as steps."""

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import timedelta
from itertools import groupby

from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.document import Fold, Mark, Mono, Node, Prose, Span, Spans, Strong, Text
from mkdocs_cctranscripts.model.session import Thinking
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.phrases import count, folder_name, gist
from mkdocs_cctranscripts.render.tools.card import FILES, amounts
from mkdocs_cctranscripts.render.tools.rows import Row, row, time

Quiet = ToolCall | Thinking
"""What is shown as a small row."""
Shown = Row | Fold

_MANY = 6
_MOST_NAMES = 5
_LONGEST = 90
_NOUNS = {
    "run": ("command", "commands"),
    "look": ("read", "reads"),
    "find": ("search", "searches"),
    "edit": ("edit", "edits"),
    "": ("other call", "other calls"),
}


def steps(run: Sequence[Quiet], context: Context) -> Iterator[Node]:
    shown = [_shown(each, context) for each in run]
    start, end = _calls(shown)
    yield from (_node(each) for each in shown[:start])
    yield from _together(shown[start:end], context)
    yield from (_node(each) for each in shown[end:])


def thinking(block: Thinking, context: Context) -> Fold:
    title = (Text(f"Thinking · {gist(block.text)}"),)
    return Fold("thinking", title, (Prose(block.text),), block.id, open=context.detail.thinking == "open")


def _shown(block: Quiet, context: Context) -> Shown:
    return row(block, context) if isinstance(block, ToolCall) else thinking(block, context)


def _calls(shown: Sequence[Shown]) -> tuple[int, int]:
    """From the first call to behind the last: thoughts before and after belong to no run."""
    places = [place for place, each in enumerate(shown) if isinstance(each, Row)]
    return (places[0], places[-1] + 1) if places else (0, 0)


def _together(shown: Sequence[Shown], context: Context) -> Iterator[Fold]:
    groups = [tuple(group) for _, group in groupby(shown, _kind)]
    rows = _rows(shown)
    if len(rows) >= _MANY and len(groups) > 1:
        yield _fold("tool steps", _steps_title(rows), shown, context)
        return
    for group in groups:
        if len(group) > 1:
            yield _fold(_group_kind(_rows(group)), _group_title(_rows(group)), group, context)
        else:
            yield _node(group[0])


def _group_kind(rows: Sequence[Row]) -> str:
    failed = "failed" if all(each.failed for each in rows) else ""
    return " ".join(filter(None, ("tool", rows[0].card.kind, failed)))


def _kind(each: Shown) -> object:
    """Calls with the same first word are of a kind; thoughts stand alone."""
    return each.card.verb if isinstance(each, Row) else each.id


def _rows(shown: Sequence[Shown]) -> list[Row]:
    return [each for each in shown if isinstance(each, Row)]


def _node(each: Shown) -> Fold:
    return each.fold if isinstance(each, Row) else each


def _fold(kind: str, title: Spans, shown: Sequence[Shown], context: Context) -> Fold:
    return Fold(kind, title, tuple(map(_node, shown)), open=context.detail.tools == "open")


def _group_title(rows: Sequence[Row]) -> Spans:
    """`Read 5 files · a, b, c, d, e`, `Edit app.py 3 times +24 −3`, `Bash 3 commands · 1 failed`."""
    names = list(dict.fromkeys(each.card.name for each in rows if each.card.name))
    nameless = sum(not each.card.name for each in rows)
    verb, unit = Strong(rows[0].card.verb), rows[0].card.unit
    if len(names) == 1 and not nameless:
        number: Spans = (Text(" "), names[0], Text(f" {len(rows)}\u00a0times"))
        names = []
    else:
        different = len(names) + nameless if unit == FILES else len(rows)
        number = (Text(f" {count(different, *unit)}"),)
        names = _file_names(names) if unit == FILES else names
    return (verb, *number, *_changed(rows), *_failed(rows, " · "), *_listed(names), *time(_took(rows)))


def _file_names(names: Sequence[Span]) -> list[Span]:
    """With as few of their folders as tell them apart: none, or the last."""
    short = [folder_name(name.text) for name in names]
    longer = ["/".join(name.text.split("/")[-2:]) for name in names]
    alike = {text for text, number in Counter(short).items() if number > 1}
    told = [long if text in alike else text for text, long in zip(short, longer, strict=True)]
    return [Mono(text) for text in told] if len(set(told)) == len(told) else list(names)


def _listed(names: Sequence[Span]) -> Spans:
    shown: list[Span] = []
    room = _LONGEST
    for name in names[:_MOST_NAMES]:
        room -= len(name.text) + 2
        if room < 0 and shown:
            break
        shown += [Text(", " if shown else " · "), name]
    rest = len(names) - len(shown) // 2
    return (*shown, Text(f" and\u00a0{rest}\u00a0more")) if rest else tuple(shown)


def _steps_title(rows: Sequence[Row]) -> Spans:
    """`11 steps · 6 commands 1 failed, 3 reads, 2 edits +38`."""
    kinds: dict[str, list[Row]] = {}
    for each in rows:
        kinds.setdefault(each.card.kind, []).append(each)
    most_first = sorted(kinds.items(), key=lambda kind: len(kind[1]), reverse=True)
    parts = [
        span
        for kind, of_kind in most_first
        for span in (
            Text(f", {count(len(of_kind), *_NOUNS[kind])}"),
            *_failed(of_kind, " "),
            *_changed(of_kind),
        )
    ]
    first = Text(f" · {parts[0].text.removeprefix(', ')}")
    return (Strong(count(len(rows), "step")), first, *parts[1:], *time(_took(rows)))


def _failed(rows: Sequence[Row], before: str) -> Spans:
    failed = sum(each.failed for each in rows)
    return (Text(before), Mark(f"{failed}\u00a0failed", "bad")) if failed else ()


def _changed(rows: Sequence[Row]) -> Spans:
    changes = [each.card.change for each in rows if each.card.change and each.changed]
    return amounts(sum(change.added for change in changes), sum(change.removed for change in changes))


def _took(rows: Sequence[Row]) -> timedelta:
    return sum((each.took for each in rows), timedelta())
