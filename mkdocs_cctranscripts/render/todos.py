"""Shows the list of todos as it stood, and what was new in it."""

from collections.abc import Iterable, Iterator
from typing import Literal

from mkdocs_cctranscripts.model.document import (
    Checklist,
    Fold,
    Item,
    Line,
    Mark,
    Node,
    Prose,
    Span,
    Spans,
    Strong,
    Text,
)
from mkdocs_cctranscripts.model.session import Todo, TodoList, Turn
from mkdocs_cctranscripts.render.phrases import brief, count

STATES: dict[str, Literal["open", "now", "done"]] = {
    "pending": "open",
    "in_progress": "now",
    "completed": "done",
}
_ROOM = 90
_WORDS = 22
"""For all names in a title, and for one of several, in characters."""
_LONG = 30
"""A list with more todos is shown in whole once, then what changed and what is being done."""
_AT_ONCE = 10
"""If more are being done, only those that changed."""


def todos(block: TodoList) -> Fold:
    return Fold("todo", _title(block), tuple(_nodes(block.items)), block.id, block.also)


def final(turns: Iterable[Turn]) -> tuple[Todo, ...]:
    """The list as the turns left it; nothing of agents, nor of what was taken back."""
    lists = [block.items for turn in turns for block in turn.blocks if isinstance(block, TodoList)]
    return lists[-1] if lists else ()


def _nodes(items: tuple[Todo, ...]) -> Iterator[Node]:
    shown = items if len(items) <= _LONG else tuple(_news(items))
    if shown:
        yield Checklist(tuple(map(_item, shown)))
    if len(shown) < len(items):
        yield Line((Text(f"{count(len(items) - len(shown), 'other')} as before"),), "cut")
    for todo in shown:
        if todo.about:
            yield Line((Strong(todo.text),))
            yield Prose(todo.about)


def _news(items: tuple[Todo, ...]) -> Iterator[Todo]:
    now = [todo for todo in items if todo.status == "in_progress"]
    told = ("in_progress",) if len(now) <= _AT_ONCE else ()
    yield from (todo for todo in items if todo.changed or todo.status in told)


def _item(todo: Todo) -> Item:
    about = [todo.owner] if todo.owner else []
    about += [f"after {', '.join(todo.blocked_by)}"] if todo.blocked_by else []
    return Item(todo.text, STATES[todo.status], todo.changed, " · ".join(about))


def _title(block: TodoList) -> Spans:
    """`Todos 4 of 6 · done: script, tests · now: Load test`."""
    items = block.items
    if not items:
        return (Strong("Todos"), Text(" none"))
    done = [todo for todo in items if todo.status == "completed"]
    title: list[Span] = [Strong("Todos"), Text(f" {len(done)} of {len(items)}")]
    if all(todo.changed and todo.status == "pending" for todo in items):
        return (*title, Text(" · planned"))
    news = [todo.text for todo in done if todo.changed]
    now = [todo for todo in items if todo.status == "in_progress"]
    started = [todo.text for todo in now] if news or any(todo.changed for todo in now) else []
    planned = [todo.text for todo in items if todo.new and todo.status == "pending"]
    changes = (("done", news), ("now", started), ("new", planned), ("deleted", list(block.deleted)))
    told = [(label, texts) for label, texts in changes if texts]
    for label, texts in told:
        title += [Text(f" · {label}: "), Mark(_short(texts, _ROOM // len(told)), "")]
    return tuple(title)


def _short(texts: list[str], room: int) -> str:
    if len(texts) == 1:
        return brief(texts[0], room)
    named = brief(texts[0], _WORDS)
    for place, text in enumerate(texts[1:], 1):
        longer = f"{named}, {brief(text, _WORDS)}"
        if len(longer) > room:
            return f"{named} and {len(texts) - place} more"
        named = longer
    return named
