"""A turn that is still being told: what is added to it may complete what is there."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from mkdocs_cctranscripts.assemble.fields import text_of
from mkdocs_cctranscripts.assemble.ids import bare
from mkdocs_cctranscripts.assemble.words import Command, Words
from mkdocs_cctranscripts.model.call import Notice, ToolCall
from mkdocs_cctranscripts.model.entry import Entry
from mkdocs_cctranscripts.model.session import Block, Note, Prompt, Said

_LOADERS = ("Skill", "SlashCommand")
"""Calls after which Claude Code gives the model a text (with the call's id only in newer versions)."""
_IMAGE_SOURCE = re.compile(r"\[Image: [^\]\n]*\]")
_SKILL_FOLDER = "Base directory for this skill:"


@dataclass(slots=True)
class Open:
    line: int
    prompt: Prompt | None = None
    id: str = ""
    blocks: list[Block] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    loaders: list[ToolCall] = field(default_factory=list)
    """Calls that wait for the text that they load."""

    @property
    def unanswered(self) -> Prompt | None:
        """The prompt, if nothing but hooks came after it."""
        answered = any(not (isinstance(block, Notice) and block.kind == "hook") for block in self.blocks)
        return None if answered else self.prompt


def called(turn: Open, words: Words) -> bool:
    """Whether a command is one that the model called: the call says it."""
    last = turn.blocks[-1] if turn.blocks else None
    if not (isinstance(words, Command) and isinstance(last, ToolCall) and last.name in _LOADERS):
        return False
    return words.prompt.command.strip("/") == _called_name(last)


def _called_name(call: ToolCall) -> str:
    """`deploy` of `/deploy staging`, or of the skill `ops:deploy`."""
    name = text_of(call.input, "skill") or text_of(call.input, "command")
    return name.partition(" ")[0].strip("/")


def add(turn: Open, blocks: Iterable[Block | Note]) -> None:
    for block in blocks:
        if isinstance(block, Note):
            _note(turn, block)
        elif isinstance(block, Notice):
            ADDED.get(block.kind, _append)(turn, block)
        else:
            turn.blocks.append(block)
            turn.loaders += [block] if isinstance(block, ToolCall) and block.name in _LOADERS else []


def _append(turn: Open, notice: Notice) -> None:
    turn.blocks.append(notice)


def _note(turn: Open, note: Note) -> None:
    if prompt := turn.unanswered:
        turn.prompt = replace(prompt, notes=(*prompt.notes, note))
    else:
        about = f"{note.path} {note.about}".strip()
        turn.blocks.append(Notice("", "file", note.label.rstrip(":"), note.content, about))


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
    folder, notice = _without_folder(notice)
    if prompt and prompt.command and not prompt.body and not notice.belongs:
        turn.prompt = replace(prompt, body=notice.text, body_id=notice.id)
    else:
        belongs = notice.belongs or _loader(turn, folder)
        title = "Text of the skill" if belongs else notice.title
        turn.blocks.append(replace(notice, title=title, belongs=belongs))


def _without_folder(notice: Notice) -> tuple[str, Notice]:
    """The name of a skill's folder, and the text without the line that says where on the machine it lies."""
    first, _, rest = notice.text.partition("\n")
    if not first.startswith(_SKILL_FOLDER):
        return "", notice
    return re.split(r"[/\\]", first.rstrip("/\\"))[-1], replace(notice, text=rest.strip("\n"))


def _loader(turn: Open, folder: str) -> tuple[str, ...]:
    """The call that loaded a text: by the skill's folder, else the last that still waits for one."""
    named = [call for call in turn.loaders if folder and _called_name(call).rpartition(":")[2] == folder]
    found = (named or turn.loaders[-1:])[:1]
    turn.loaders = [call for call in turn.loaders if call not in found]
    return tuple(bare(call.id) for call in found)


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
