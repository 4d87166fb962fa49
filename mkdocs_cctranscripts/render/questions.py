"""Shows what the assistant asked, and what the user chose."""

from collections.abc import Iterator

from mkdocs_cctranscripts.model.decision import Question, Questions
from mkdocs_cctranscripts.model.document import (
    Box,
    Choice,
    Choices,
    Code,
    Fold,
    Line,
    Node,
    Prose,
    Strong,
    Text,
)
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.paste import folded
from mkdocs_cctranscripts.render.phrases import brief, gist
from mkdocs_cctranscripts.render.pieces import output, picture

_TITLES = {
    "answered": "Question",
    "declined": "Question, declined",
    "waiting": "Question, not answered",
}
_LONGEST = 120
_LABEL = 80


def questions(block: Questions, context: Context) -> Iterator[Node]:
    for number, question in enumerate(block.items, 1):
        id_ = block.id if number == 1 else f"{block.id}-{number}"
        skipped = block.status == "answered" and not question.answered
        verdict = _TITLES["waiting" if skipped else block.status]
        title = (Strong(verdict), Text(f" — {brief(question.text, _LONGEST)}"))
        yield Box("ask card", title, tuple(_nodes(question)), id_, label=answer(question))
    if block.note:
        title = (Strong("Instead of an answer"), Text(f" · {gist(block.note)}"))
        yield Fold("notice", title, tuple(output(block.note, context)))
    pictures = (picture(image, context, "Image, pasted with the answer") for image in block.images)
    said = (*folded(block.said), *pictures)
    if said:
        instead = " instead of an answer" if block.status == "declined" else " with the answer"
        yield Box("said", (Strong("User"), Text(instead)), said, f"{block.id}-said")


def answer(question: Question) -> str:
    """What was answered, on a line; nothing if nothing was."""
    chosen = [option.text for option in question.options if option.chosen]
    return brief(", ".join([*chosen, *question.other]), _LABEL)


def _nodes(question: Question) -> Iterator[Node]:
    if len(" ".join(question.text.split())) > _LONGEST or "\n" in question.text.strip():
        yield Prose(question.text)
    about = [question.header] if question.header else []
    about += ["several could be chosen"] if question.several else []
    if about:
        yield Line((Text(" · ".join(about)),), "note")
    offered = (Choice(option.text, option.about, option.chosen) for option in question.options)
    written = (Choice(_other(text), chosen=True) for text in question.other)
    if choices := (*offered, *written):
        yield Choices(choices)
    yield from (node for text in question.other if _is_long(text) for node in folded(text))
    if question.notes:
        yield Line((Text("The user's note:"),), "note")
        yield from folded(question.notes)
    for option in question.options:
        if option.preview.strip():
            title = (Text(f"Preview of “{brief(option.text, _LONGEST)}”"),)
            yield Fold("preview", title, (Code(option.preview.strip("\n")),))


def _is_long(text: str) -> bool:
    """Whether it takes more than a line of a list: then it is shown below, as it was typed."""
    return "\n" in text.strip() or len(text) > 2 * _LONGEST


def _other(text: str) -> str:
    return "Other, in the user's words below" if _is_long(text) else f"Other: “{text.strip()}”"
