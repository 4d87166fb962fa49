"""Tells entries as turns: a prompt, and all that followed until the next one."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from mkdocs_cctranscripts.assemble import words as w
from mkdocs_cctranscripts.assemble.asides import aside
from mkdocs_cctranscripts.assemble.blocks import Known, command_text, spoken, unspoken
from mkdocs_cctranscripts.assemble.ids import block_id
from mkdocs_cctranscripts.assemble.models import changes
from mkdocs_cctranscripts.assemble.open import Open, add
from mkdocs_cctranscripts.assemble.usage import active, spent
from mkdocs_cctranscripts.model.entry import Entry
from mkdocs_cctranscripts.model.session import Block, Turn

_HUMAN = w.Typed | w.Command | w.Shell | w.Output | w.PlanStart


def turns(entries: Sequence[Entry], known: Known) -> list[tuple[int, Turn]]:
    """Each turn with the line it begins at; numbers are given once all turns of a session are known."""
    told = [Open(entries[0].line if entries else 0)]
    said = [w.words(entry) if entry.kind in ("user", "system") else () for entry in entries]
    changed = changes(entries)
    for place, entry in enumerate(entries):
        for words in said[place]:
            if isinstance(words, w.Command) and told[-1].loaders.called(words):
                continue
            turn = _started(entry, words, partial(_is_answered, entries, said, place))
            told += [turn] if turn else []
            add(told[-1], _prompted(entry, words) if turn and turn.prompt else spoken(entry, words))
        told[-1].entries.append(entry)
        add(told[-1], (*changed.get(place, ()), *aside(entry), *unspoken(entry, known)))
    return [(each.line, _turn(each, known)) for each in told if each.blocks or each.prompt]


def _turn(told: Open, known: Known) -> Turn:
    uuids = frozenset(entry.uuid for entry in told.entries if entry.content and entry.uuid)
    return Turn(
        number=0,
        prompt=told.prompt,
        blocks=tuple(told.blocks),
        usage=spent(told.entries, known.ends),
        id=told.id,
        entries=uuids,
        active=active(told.entries),
    )


def _started(entry: Entry, words: w.Words, is_answered: Callable[[], bool]) -> Open | None:
    """The turn that these words start, if they do."""
    match words:
        case w.Typed(prompt) if prompt.command != "#":
            return Open(entry.line, prompt, block_id("said", entry))
        case w.Command(prompt) if is_answered():
            return Open(entry.line, prompt, block_id("said", entry))
        case w.PlanStart():
            return Open(entry.line)
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
