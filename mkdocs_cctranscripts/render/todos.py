"""Shows the list of todos as it stood, and what was new in it."""

from typing import Literal

from mkdocs_cctranscripts.model.document import Checklist, Fold, Item, Mark, Span, Spans, Strong, Text
from mkdocs_cctranscripts.model.session import Todo, TodoList
from mkdocs_cctranscripts.render.phrases import brief

_STATES: dict[str, Literal["open", "now", "done"]] = {
    "pending": "open",
    "in_progress": "now",
    "completed": "done",
}
_WORDS = 30
_MOST = 4


def todos(block: TodoList) -> Fold:
    items = tuple(_item(todo) for todo in block.items)
    return Fold("todo", _title(block.items), (Checklist(items),) if items else (), block.id, block.also)


def _item(todo: Todo) -> Item:
    about = [todo.owner] if todo.owner else []
    about += [f"after {', '.join(todo.blocked_by)}"] if todo.blocked_by else []
    return Item(todo.text, _STATES[todo.status], todo.changed, " · ".join(about))


def _title(items: tuple[Todo, ...]) -> Spans:
    """`Todos 4 of 6 · done: script, tests · now: Load test`."""
    done = [todo for todo in items if todo.status == "completed"]
    title: list[Span] = [Strong("Todos"), Text(f" {len(done)} of {len(items)}")]
    if items and all(todo.changed and todo.status == "pending" for todo in items):
        return (*title, Text(" · planned"))
    news = [todo.text for todo in done if todo.changed]
    now = [todo.text for todo in items if todo.status == "in_progress"]
    for label, texts in (("done", news), ("now", now)):
        if texts:
            title += [Text(f" · {label}: "), Mark(_short(texts), "")]
    return tuple(title)


def _short(texts: list[str]) -> str:
    named = ", ".join(brief(text, _WORDS if len(texts) > 1 else 2 * _WORDS) for text in texts[:_MOST])
    return f"{named} and {len(texts) - _MOST} more" if len(texts) > _MOST else named
