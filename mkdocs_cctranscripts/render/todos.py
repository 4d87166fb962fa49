"""Shows the list of todos as it stood, and what was new in it."""

from collections.abc import Iterable, Iterator
from typing import Literal

from mkdocs_cctranscripts.model.decision import Todo, TodoList
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
from mkdocs_cctranscripts.model.session import Turn
from mkdocs_cctranscripts.render.phrases import brief, count

STATES: dict[str, Literal["open", "now", "done"]] = {
    "pending": "open",
    "in_progress": "now",
    "completed": "done",
}
_ROOM = 90
_WORDS = 22
"""For all names in a title, and for one of several, in characters."""
_LINE = 200
_NAME = 40
"""A longer todo stands in full below the list where it is new, in characters."""


def todos(block: TodoList) -> Fold:
    return Fold("todo", _title(block), tuple(_nodes(block)), block.id, block.also)


def final(turns: Iterable[Turn]) -> TodoList | None:
    """The list as the turns left it; nothing of agents, nor of what was taken back."""
    lists = [block for turn in turns for block in turn.blocks if isinstance(block, TodoList)]
    return lists[-1] if lists else None


def _nodes(block: TodoList) -> Iterator[Node]:
    if block.items:
        yield Checklist(tuple(map(_item, block.items)))
    if block.others:
        yield Line((Text(f"{count(block.others, 'other')} as before"),), "cut")
    for todo in block.items:
        untold = len(todo.text) > _LINE and (todo.new or todo.reworded)
        if untold or todo.about:
            yield Line((Strong(todo.text if untold else _line(todo.text)),))
        if todo.about:
            yield Prose(todo.about)


def _item(todo: Todo) -> Item:
    about = [_line(todo.owner)] if todo.owner else []
    about += [_after(todo)] if todo.blocked_by else []
    return Item(_line(todo.text), STATES[todo.status], todo.changed, " · ".join(about))


def _after(todo: Todo) -> str:
    more = f" and {todo.more_blockers:,} more" if todo.more_blockers else ""
    return f"after {', '.join(brief(each, _NAME) for each in todo.blocked_by)}{more}"


def _line(text: str) -> str:
    """What is long is shortened, the rest stands as it is."""
    return text if len(text) <= _LINE else brief(text[: 2 * _LINE], _LINE)


def _title(block: TodoList) -> Spans:
    """`Todos 4 of 6 · done: script, tests · now: Load test`."""
    items = block.items
    if not block.total:
        return (Strong("Todos"), Text(" none"))
    done = [todo for todo in items if todo.status == "completed"]
    title: list[Span] = [Strong("Todos"), Text(f" {block.done} of {block.total}")]
    if not block.others and all(todo.changed and todo.status == "pending" for todo in items):
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
        return brief(_line(texts[0]), room)
    named = brief(_line(texts[0]), _WORDS)
    for place, text in enumerate(texts[1:], 1):
        longer = f"{named}, {brief(_line(text), _WORDS)}"
        if len(longer) > room:
            return f"{named} and {len(texts) - place} more"
        named = longer
    return named
