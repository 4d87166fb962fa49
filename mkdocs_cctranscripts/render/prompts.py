"""Shows what the user said."""

import re
from collections.abc import Iterator

from mkdocs_cctranscripts.model.document import (
    Box,
    Facts,
    Fold,
    Heading,
    Line,
    Link,
    Mono,
    Node,
    Prose,
    Spans,
    Strong,
    Terminal,
    Text,
)
from mkdocs_cctranscripts.model.entry import ImagePart
from mkdocs_cctranscripts.model.session import Note, Prompt, Said, Turn
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.cut import INPUT, shortened
from mkdocs_cctranscripts.render.paste import folded
from mkdocs_cctranscripts.render.paths import path_name
from mkdocs_cctranscripts.render.phrases import brief, clock, count
from mkdocs_cctranscripts.render.pieces import kept, other, output, picture

_LONGEST = 80
_WRAPPED = 50
_CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
_OPEN = re.compile(r"\*\*|[\[(]")
_CLOSE = re.compile(r"\*\*|[\])]")
_ABBREVIATED = re.compile(r"(?:\b\w|\b(?:e\.g|i\.e|cf|vs|etc|Dr|Mr|Mrs|No))\.$")
_SENTENCE = re.compile(r"([^\n`]{10,79}?[.!?]) +(?=[^\W\d_a-z]|[\"'(\[`])")
"""One that ends before the heading would, with another after it in the same line."""
_STARTS_BLOCK = re.compile(r"\s|```|~~~|[-*+>|]\s|\d+[.)]\s")
_NOTHING = (Line((Text("It printed nothing."),), "note"),)
_SAID = {"#": " asked to remember", "": ", while Claude worked"}


def asked(turn: Turn, prompt: Prompt, facts: Facts, context: Context) -> Iterator[Node]:
    """A turn's heading and prompt."""
    title, rest = heading(prompt)
    words_ = _CODE.sub(r"\1", title)
    yield Heading(2, words_, f"prompt-{turn.number}", "prompt", f"{turn.number}. {words_}")
    name = f"{'command' if prompt.command else 'prompt'} {turn.number}"
    nodes = (*words(prompt, rest, context), *attached(prompt, context, name), facts)
    yield Box("prompt", (), nodes, turn.id)


def heading(prompt: Prompt) -> tuple[str, str]:
    """A prompt's heading, and what of the prompt it doesn't say."""
    if prompt.command:
        return f"{prompt.command} {brief(prompt.text, _LONGEST)}".strip(), _beyond(prompt.text)
    lines = prompt.text.strip("\n").split("\n")
    first = lines[0].strip()
    if len(lines) == 1 and first and len(first) <= _LONGEST:
        return first, ""
    if (
        first
        and len(first) <= _LONGEST
        and "```" not in first
        and not _STARTS_BLOCK.match(lines[0])
        and not _goes_on(lines)
    ):
        return first, "\n".join(lines[1:]).strip("\n")
    if (found := _SENTENCE.match(prompt.text)) and _is_whole(found[1]):
        return found[1], prompt.text[found.end() :]
    return brief(prompt.text, _LONGEST) or "(no words)", prompt.text


def _is_whole(sentence: str) -> bool:
    """Whether a sentence can stand alone: nothing is open in it, and its stop is one."""
    return not (
        _STARTS_BLOCK.match(sentence)
        or _ABBREVIATED.search(sentence)
        or sentence.count("**") % 2
        or len(_OPEN.findall(sentence)) != len(_CLOSE.findall(sentence))
    )


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


def words(prompt: Prompt, text: str, context: Context) -> Iterator[Node]:
    """What was typed: its head, and folded the rest; markers of images lead to them."""
    yield from folded(text, tuple(_markers(prompt, context)))


def said(block: Said, context: Context) -> Node:
    """What was typed or run between prompts."""
    prompt = block.prompt
    if prompt.command.startswith(("/", "!")):
        return Fold("said shell", _ran(prompt), tuple(attached(prompt, context)) or _NOTHING, block.id)
    on = f", rejecting {block.on}" if block.on else _SAID.get(prompt.command, "")
    time = f" · {clock(prompt.time)}" if prompt.time else ""
    nodes = (*words(prompt, prompt.text, context), *attached(prompt, context))
    return Box("said", (Strong("User"), Text(f"{on}{time}")), nodes, block.id)


def _ran(prompt: Prompt) -> Spans:
    command = prompt.text if prompt.command == "!" else f"{prompt.command} {prompt.text}"
    return (Strong("User ran"), Text(" "), Mono(" ".join(command.split())))


def attached(prompt: Prompt, context: Context, name: str = "a message") -> Iterator[Node]:
    """What came with a prompt of this name, besides its words."""
    for number, image in _numbered(prompt):
        yield picture(image, context, f"Image #{number} of {name}")
    for part in prompt.others:
        yield other(part, context)
    for note in prompt.notes:
        yield from _note(note, context)
    if prompt.body.strip():
        lines = count(len(prompt.body.strip().split("\n")), "line")
        yield Fold("loaded", (Text(f"Text of the command · {lines}"),), (Prose(prompt.body),), prompt.body_id)
    yield from output(prompt.output, context)


def _numbered(prompt: Prompt) -> Iterator[tuple[int, ImagePart]]:
    numbers = prompt.image_numbers
    counted = numbers if len(numbers) == len(prompt.images) else range(1, len(prompt.images) + 1)
    return zip(counted, prompt.images, strict=True)


def _markers(prompt: Prompt, context: Context) -> Iterator[Link]:
    for number, image in _numbered(prompt):
        if uri := kept(image, context).uri:
            yield Link(f"[Image #{number}]", uri)


def _note(note: Note, context: Context) -> Iterator[Node]:
    path = path_name(note.path, context)
    about = f", {note.about}" if note.about and path else note.about
    title: Spans = (Text(f"{note.label} " if path else note.label), Mono(path), Text(about))
    if note.content.strip():
        shown = shortened(note.content.strip("\n"), INPUT, context.shelf, Terminal)
        yield Fold("note", title, tuple(shown))
    else:
        yield Line(title, "note")
