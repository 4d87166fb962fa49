"""Shows what the user said."""

import re
from collections.abc import Iterator

from mkdocs_cctranscripts.model.document import (
    Box,
    Facts,
    Fold,
    Heading,
    Line,
    Mono,
    Node,
    Prose,
    Spans,
    Strong,
    Terminal,
    Text,
)
from mkdocs_cctranscripts.model.session import Prompt, Said, Turn
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.counts import calls_in
from mkdocs_cctranscripts.render.cut import OUTPUT, shortened
from mkdocs_cctranscripts.render.phrases import brief, clock, count
from mkdocs_cctranscripts.render.pieces import other, picture

_LONGEST = 80
_WRAPPED = 50
_STARTS_BLOCK = re.compile(r"\s|```|~~~|[-*+>|]\s|\d+[.)]\s")


def asked(turn: Turn, prompt: Prompt, context: Context) -> Iterator[Node]:
    """A turn's heading and prompt."""
    title, rest = heading(prompt)
    yield Heading(2, title, f"prompt-{turn.number}", "prompt")
    facts = [f"{'Command' if prompt.command else 'Prompt'}\u00a0{turn.number}"]
    facts += [clock(prompt.time)] if prompt.time else []
    facts += [count(calls, "tool call")] if (calls := calls_in(turn)) else []
    shown = (*said_words(rest), *attached(prompt, context))
    yield Box("prompt", (), (*shown, Facts(tuple((Text(fact),) for fact in facts))), turn.id)


def heading(prompt: Prompt) -> tuple[str, str]:
    """A prompt's heading, and what of the prompt it doesn't say."""
    if prompt.command:
        return f"{prompt.command} {brief(prompt.text, _LONGEST)}".strip(), _beyond(prompt.text)
    lines = prompt.text.strip("\n").split("\n")
    first = lines[0].strip()
    if first and len(first) <= _LONGEST and not _STARTS_BLOCK.match(lines[0]) and not _goes_on(lines):
        return first, "\n".join(lines[1:]).strip("\n")
    return brief(prompt.text, _LONGEST) or "(no words)", prompt.text


def _goes_on(lines: list[str]) -> bool:
    """Whether the first line was broken by an editor, in the middle of a sentence."""
    return (
        len(lines) > 1
        and bool(lines[1].strip())
        and len(lines[0]) > _WRAPPED
        and lines[0].strip()[-1].isalnum()
    )


def _beyond(text: str) -> str:
    return text if len(" ".join(text.split())) > _LONGEST or "\n" in text.strip() else ""


def said_words(text: str) -> Iterator[Node]:
    if text.strip():
        yield Prose(text, typed=True)


def said(block: Said, context: Context) -> Node:
    """What was typed or run between prompts."""
    prompt = block.prompt
    if prompt.command.startswith(("/", "!")):
        return Fold("said shell", _ran(prompt), tuple(attached(prompt, context)) or _NOTHING, block.id)
    title: list[Text | Strong] = [Strong("User")]
    title += [Text(" asked to remember")] if prompt.command == "#" else [Text(", while Claude worked")]
    title += [Text(f" · {clock(prompt.time)}")] if prompt.time else []
    return Box("said", tuple(title), (*said_words(prompt.text), *attached(prompt, context)), block.id)


_NOTHING = (Line((Text("It printed nothing."),), "note"),)


def _ran(prompt: Prompt) -> Spans:
    command = prompt.text if prompt.command == "!" else f"{prompt.command} {prompt.text}"
    return (Strong("User ran"), Text(" "), Mono(" ".join(command.split())))


def attached(prompt: Prompt, context: Context) -> Iterator[Node]:
    for number, image in enumerate(prompt.images, 1):
        yield picture(image, context, f"Image {number}, pasted with the prompt")
    for part in prompt.others:
        yield other(part)
    for note in prompt.notes:
        yield Line((Text(f"{note.text} "), Mono(note.path)), "note")
    if prompt.output.strip():
        yield from shortened(prompt.output, OUTPUT, context.shelf, Terminal)
