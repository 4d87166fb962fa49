"""Shows what the assistant asked, and what the user chose."""

from collections.abc import Iterator

from mkdocs_cctranscripts.model.document import Box, Choice, Choices, Line, Node, Strong, Text
from mkdocs_cctranscripts.model.session import Question, Questions
from mkdocs_cctranscripts.render.prompts import said_words

_TITLES = {
    "answered": "Question",
    "declined": "Question, declined",
    "waiting": "Question, not answered",
}


def questions(block: Questions) -> Iterator[Node]:
    for number, question in enumerate(block.items, 1):
        id_ = block.id if number == 1 else f"{block.id}-{number}"
        title = (Strong(_TITLES[block.status]), Text(f" — {question.text}"))
        yield Box("ask card", title, tuple(_nodes(question)), id_)
    if block.said:
        yield Box("said", (Strong("User"), Text(" instead of an answer")), tuple(said_words(block.said)))


def _nodes(question: Question) -> Iterator[Node]:
    offered = (Choice(option.text, option.about, option.chosen) for option in question.options)
    written = (Choice(f"Other: \u201c{text}\u201d", chosen=True) for text in question.other)
    if choices := (*offered, *written):
        yield Choices(choices)
    if question.notes:
        yield Line((Text(f"Note: {question.notes}"),), "note")
