"""A turn that is still being told: what is added to it may complete what is there."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from mkdocs_cctranscripts.assemble.fields import text_of
from mkdocs_cctranscripts.assemble.loaders import Loaders, without_folder
from mkdocs_cctranscripts.model.call import Notice, ToolCall
from mkdocs_cctranscripts.model.entry import Entry
from mkdocs_cctranscripts.model.session import Block, Note, Prompt, Said, Text

_IMAGE_SOURCE = re.compile(r"\[Image: [^\]\n]*\]")


@dataclass(slots=True)
class Open:
    line: int
    prompt: Prompt | None = None
    id: str = ""
    blocks: list[Block] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    loaders: Loaders = field(default_factory=Loaders)

    @property
    def unanswered(self) -> Prompt | None:
        """The prompt, if nothing but hooks came after it."""
        answered = any(not (isinstance(block, Notice) and block.kind == "hook") for block in self.blocks)
        return None if answered else self.prompt


def add(turn: Open, blocks: Iterable[Block | Note]) -> None:
    for block in blocks:
        if isinstance(block, Note):
            _note(turn, block)
        elif isinstance(block, Notice):
            ADDED.get(block.kind, _append)(turn, block)
        else:
            turn.blocks.append(block)
            _wait(turn.loaders, block)


def _wait(loaders: Loaders, block: Block) -> None:
    if isinstance(block, ToolCall):
        loaders.add(block)
    elif isinstance(block, Text):
        loaders.waiting.clear()


def _append(turn: Open, notice: Notice) -> None:
    turn.blocks.append(notice)


def _note(turn: Open, note: Note) -> None:
    if prompt := turn.unanswered:
        turn.prompt = replace(prompt, notes=(*prompt.notes, note))
    else:
        title = ", ".join(filter(None, (note.label.rstrip(":"), note.about)))
        turn.blocks.append(Notice("", "note", title, note.content, note.path))


def _output(turn: Open, notice: Notice) -> None:
    """What a command printed, into the command."""
    last = turn.blocks[-1] if turn.blocks else None
    prompt = turn.unanswered
    if isinstance(last, Said) and last.prompt.command and not last.prompt.output:
        turn.blocks[-1] = replace(last, prompt=replace(last.prompt, output=notice.text))
    elif prompt and prompt.command and not prompt.output:
        turn.prompt = replace(prompt, output=notice.text)
    elif notice.text:
        turn.blocks.append(notice)


def _loaded(turn: Open, notice: Notice) -> None:
    """The text of a command into the command, that of a skill into the call that loaded it."""
    prompt = turn.unanswered
    if _IMAGE_SOURCE.fullmatch(notice.text):
        return  # only where a pasted image lay on the user's machine, or how large it was
    if prompt and prompt.command and not prompt.body and not notice.belongs:
        _, notice = without_folder(notice)
        turn.prompt = replace(prompt, body=notice.text, body_id=notice.id)
    else:
        turn.blocks.append(turn.loaders.filled(notice))


def _compacted(turn: Open, notice: Notice) -> None:
    last = turn.blocks[-1] if turn.blocks else None
    if isinstance(last, Notice) and last.kind == "compacted" and not last.text and notice.text:
        turn.blocks[-1] = replace(last, text=notice.text)
    else:
        turn.blocks.append(notice)


def _retry(turn: Open, notice: Notice) -> None:
    """The last attempt tells of those before."""
    last = turn.blocks[-1] if turn.blocks else None
    if isinstance(last, Notice) and last.kind == "retry":
        turn.blocks[-1] = replace(notice, id=last.id)
    else:
        turn.blocks.append(notice)


def _interrupted(turn: Open, notice: Notice) -> None:
    last = turn.blocks[-1] if turn.blocks else None
    if isinstance(last, Notice) and last.kind == "interrupted":
        return
    if isinstance(last, ToolCall) and (
        last.result is None or (last.result.failed and not last.result.denied)
    ):
        what = text_of(last.input, "description") or text_of(last.input, "command")
        name = "Agent" if last.name == "Task" else last.name
        notice = replace(notice, during=f"{name} ran {what}".rstrip())
    turn.blocks.append(notice)


ADDED: dict[str, Callable[[Open, Notice], None]] = {
    "output": _output,
    "loaded": _loaded,
    "compacted": _compacted,
    "retry": _retry,
    "interrupted": _interrupted,
}
