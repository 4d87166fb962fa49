"""Tells entries as turns: a prompt, and all that followed until the next one."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from mkdocs_cctranscripts.assemble import words as w
from mkdocs_cctranscripts.assemble.blocks import Known, block_id, command_text, spoken, unspoken
from mkdocs_cctranscripts.assemble.usage import spent
from mkdocs_cctranscripts.model.entry import Entry
from mkdocs_cctranscripts.model.session import Block, Notice, Prompt, Said, Turn

_HUMAN = w.Typed | w.Command | w.Shell | w.Output | w.PlanStart


@dataclass(slots=True)
class _Open:
    """A turn that is still being told."""

    line: int
    prompt: Prompt | None = None
    id: str = ""
    blocks: list[Block] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)


def turns(entries: Sequence[Entry], known: Known) -> list[tuple[int, Turn]]:
    """Each turn with the line it begins at; numbers are given once all turns of a session are known."""
    told = [_Open(entries[0].line if entries else 0)]
    said = [w.words(entry) if entry.kind in ("user", "system") else () for entry in entries]
    for place, entry in enumerate(entries):
        for words in said[place]:
            turn = _started(entry, words, partial(_is_answered, entries, said, place))
            told += [turn] if turn else []
            _add(told[-1], _prompted(entry, words) if turn and turn.prompt else spoken(entry, words))
        told[-1].entries.append(entry)
        _add(told[-1], unspoken(entry, known))
    return [(each.line, _turn(each, known)) for each in told if each.blocks or each.prompt]


def _turn(told: _Open, known: Known) -> Turn:
    uuids = frozenset(entry.uuid for entry in told.entries if entry.content and entry.uuid)
    used = spent(told.entries, known.ends)
    return Turn(0, told.prompt, tuple(told.blocks), used, id=told.id, entries=uuids)


def _started(entry: Entry, words: w.Words, is_answered: Callable[[], bool]) -> _Open | None:
    """The turn that these words start, if they do."""
    match words:
        case w.Typed(prompt) if prompt.command != "#":
            return _Open(entry.line, prompt, block_id("said", entry))
        case w.Command(prompt) if is_answered():
            return _Open(entry.line, prompt, block_id("said", entry))
        case w.PlanStart():
            return _Open(entry.line)
        case _:
            return None


def _prompted(entry: Entry, words: w.Words) -> Iterator[Block]:
    """What comes with a prompt, besides its heading."""
    if isinstance(words, w.Command):
        yield from command_text(entry, words)


def _is_answered(entries: Sequence[Entry], said: Sequence[tuple[w.Words, ...]], place: int) -> bool:
    """Whether the model spoke next: then a command was one for it, else Claude Code ran it itself."""
    for later in range(place + 1, len(entries)):
        if entries[later].kind == "assistant" and entries[later].extra.get("model") != "<synthetic>":
            return True
        if any(isinstance(words, _HUMAN) for words in said[later]):
            return False
    return False


def _add(turn: _Open, blocks: Iterable[Block]) -> None:
    for block in blocks:
        _add_one(turn, block)


def _add_one(turn: _Open, block: Block) -> None:
    """Puts a block at the end of a turn, or into the one it completes."""
    last = turn.blocks[-1] if turn.blocks else None
    match last, block:
        case Said(prompt=prompt), Notice(kind="output", text=text) if prompt.command and not prompt.output:
            turn.blocks[-1] = replace(last, prompt=replace(prompt, output=text))
        case None, Notice(kind="output", text=text) if (
            turn.prompt and turn.prompt.command and not turn.prompt.output
        ):
            turn.prompt = replace(turn.prompt, output=text)
        case _, Notice(kind="output", text=""):
            pass
        case Notice(kind="compacted", text=""), Notice(kind="compacted", text=text):
            turn.blocks[-1] = replace(last, text=text)
        case Notice(kind="interrupted"), Notice(kind="interrupted"):
            pass
        case Notice(kind="retry"), Notice(kind="retry"):
            turn.blocks[-1] = replace(block, id=last.id)
        case _:
            turn.blocks.append(block)
