"""A turn that is still being told: what is added to it may complete what is there."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from mkdocs_cctranscripts.assemble.fields import text_of
from mkdocs_cctranscripts.model.entry import Entry
from mkdocs_cctranscripts.model.session import Block, Note, Notice, Prompt, Said, ToolCall

_LOADERS = ("Skill", "SlashCommand")
"""Calls after which Claude Code gives the model a text (with the call's id only in newer versions)."""
_IMAGE_SOURCE = "[Image: "
_SKILL_FOLDER = "Base directory for this skill:"


@dataclass(slots=True)
class Open:
    line: int
    prompt: Prompt | None = None
    id: str = ""
    blocks: list[Block] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)

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
    last = turn.blocks[-1] if turn.blocks else None
    prompt = turn.unanswered
    if notice.text.startswith(_IMAGE_SOURCE) and notice.text.endswith("]"):
        return  # only where a pasted image lay on the user's machine, or how large it was
    if prompt and prompt.command and not prompt.body and not notice.belongs:
        turn.prompt = replace(prompt, body=notice.text, body_id=notice.id)
    else:
        belongs = (last.id,) if isinstance(last, ToolCall) and last.name in _LOADERS else ()
        turn.blocks.append(_skill(replace(notice, belongs=notice.belongs or belongs)))


def _skill(notice: Notice) -> Notice:
    """Without the line that says where on the user's machine the skill lies."""
    if not notice.belongs:
        return notice
    first, _, rest = notice.text.partition("\n")
    text = rest.strip("\n") if first.startswith(_SKILL_FOLDER) else notice.text
    return replace(notice, title="Text of the skill", text=text)


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
        notice = replace(notice, about=f"by the user while {last.name} ran {what}".rstrip())
    turn.blocks.append(notice)


ADDED: dict[str, Callable[[Open, Notice], None]] = {
    "output": _output,
    "loaded": _loaded,
    "compacted": _compacted,
    "retry": _retry,
    "interrupted": _interrupted,
}
