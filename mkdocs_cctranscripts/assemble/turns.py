"""Tells entries as turns: a prompt, and all that followed until the next one."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import assert_never

from mkdocs_cctranscripts.assemble import words as w
from mkdocs_cctranscripts.assemble.calls import call_block, plan_title
from mkdocs_cctranscripts.assemble.ids import identifier
from mkdocs_cctranscripts.assemble.notices import notice
from mkdocs_cctranscripts.assemble.usage import spent
from mkdocs_cctranscripts.model.entry import (
    CallPart,
    Entry,
    ImagePart,
    OtherPart,
    ResultPart,
    TextPart,
    ThinkingPart,
)
from mkdocs_cctranscripts.model.session import (
    Block,
    Image,
    Notice,
    Other,
    Plan,
    Prompt,
    Said,
    Text,
    Thinking,
    ToolCall,
    ToolResult,
    Turn,
)

_LOADED = "Given to the model"


@dataclass(frozen=True, slots=True)
class Known:
    """What must be known of the whole file to tell any part of it."""

    results: Mapping[str, ToolResult]
    calls: frozenset[str]
    queued: Mapping[int, Said]


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
    told = [_Open(0)]
    said = [w.words(entry) if entry.kind in ("user", "system") else None for entry in entries]
    for place, entry in enumerate(entries):
        words = said[place]
        if (isinstance(words, w.Typed) and words.prompt.command != "#") or (
            isinstance(words, w.Command) and _goes_to_the_model(entries, said, place)
        ):
            told.append(_Open(entry.line, words.prompt, _id("said", entry)))
        elif isinstance(words, w.PlanStart):
            told.append(_Open(entry.line))
        told[-1].entries.append(entry)
        for block in _blocks(entry, words, told[-1], known):
            _add(told[-1], block)
    return [(each.line, _turn(each)) for each in told if each.blocks or each.prompt]


def _turn(told: _Open) -> Turn:
    entries = frozenset(entry.uuid for entry in told.entries if entry.content and entry.uuid)
    return Turn(0, told.prompt, tuple(told.blocks), spent(told.entries), id=told.id, entries=entries)


def _add(turn: _Open, block: Block) -> None:
    """Puts a block at the end of a turn, or into the one it completes."""
    last = turn.blocks[-1] if turn.blocks else None
    match last, block:
        case Said(prompt=prompt), Notice(kind="output", text=text) if prompt.command and not prompt.output:
            turn.blocks[-1] = replace(last, prompt=replace(prompt, output=text))
        case None, Notice(kind="output", text=text) if turn.prompt and turn.prompt.command:
            turn.prompt = replace(turn.prompt, output=text)
        case _, Notice(kind="output", text=""):
            pass
        case Notice(kind="compacted", text=""), Notice(kind="compacted", text=text):
            turn.blocks[-1] = replace(last, text=text)
        case Notice(kind="retry"), Notice(kind="retry"):
            turn.blocks[-1] = replace(block, id=last.id)
        case _:
            turn.blocks.append(block)


def _goes_to_the_model(entries: Sequence[Entry], said: Sequence[w.Words | None], place: int) -> bool:
    """Whether a command was answered, rather than run by Claude Code itself."""
    for later in range(place + 1, len(entries)):
        if entries[later].kind == "assistant" and entries[later].extra.get("model") != "<synthetic>":
            return True
        if isinstance(said[later], w.Typed | w.Command | w.Shell | w.Output | w.PlanStart):
            return False
    return False


def _blocks(entry: Entry, words: w.Words | None, turn: _Open, known: Known) -> Iterator[Block]:
    if entry.line in known.queued:
        yield known.queued[entry.line]
    elif entry.kind == "assistant":
        yield from _answer(entry, known)
    elif entry.kind == "attachment":
        yield from _attached(entry)
    elif words is not None:
        yield from _said(entry, words, turn)
    elif entry.kind == "system":
        yield from notice(entry)
    if entry.kind == "user":
        yield from _orphans(entry, known)


def _answer(entry: Entry, known: Known) -> Iterator[Block]:
    for part in entry.content:
        match part:
            case TextPart(text) if entry.extra.get("isApiErrorMessage"):
                yield Notice(_id("error", entry), "error", "The model did not answer", text)
            case TextPart(text):
                if text.strip():
                    yield Text(_id("text", entry), text)
            case ThinkingPart(text):
                if text.strip():
                    yield Thinking(_id("thinking", entry), text)
            case CallPart():
                yield call_block(part, known.results.get(part.id), entry)
            case ImagePart():
                yield Image(_id("image", entry), part)
            case OtherPart():
                yield Other(_id("other", entry), part)
            case ResultPart():
                yield from _orphan(part, entry, known)
            case _:
                assert_never(part)


def _said(entry: Entry, words: w.Words, turn: _Open) -> Iterator[Block]:
    match words:
        case w.Typed(prompt) | w.Command(prompt) | w.Shell(prompt):
            if turn.prompt is not prompt:
                yield Said(_id("said", entry), prompt)
            if isinstance(words, w.Command) and words.contents:
                yield Notice(_id("loaded", entry), "loaded", _LOADED, words.contents)
        case w.Output(text):
            yield Notice(_id("output", entry), "output", "", text)
        case w.PlanStart(plan):
            yield Plan(_id("plan", entry), plan, plan_title(plan), "approved", called=False)
        case w.Interrupted():
            yield Notice(_id("stop", entry), "interrupted", "Interrupted by the user")
        case w.Compacted(text):
            yield Notice(_id("pack", entry), "compacted", "Context compacted", text)
        case w.Background(text):
            yield Notice(_id("background", entry), "background", "From the background", text)
        case w.Loaded(text, others):
            yield Notice(_id("loaded", entry), "loaded", _LOADED, text)
            for part in others:
                yield Other(_id("other", entry), part)
        case _:
            assert_never(words)


def _attached(entry: Entry) -> Iterator[Block]:
    words = w.words(entry)
    if isinstance(words, w.Typed | w.Command | w.Shell):
        yield Said(_id("said", entry), words.prompt)
    elif isinstance(words, w.Background):
        yield Notice(_id("background", entry), "background", "From the background", words.text)


def _orphans(entry: Entry, known: Known) -> Iterator[Block]:
    for part in entry.content:
        if isinstance(part, ResultPart):
            yield from _orphan(part, entry, known)


def _orphan(part: ResultPart, entry: Entry, known: Known) -> Iterator[Block]:
    """A result whose call isn't in the file."""
    if part.call not in known.calls:
        result = ToolResult(part.parts, part.failed, entry.result)
        yield ToolCall(identifier("call", part.call or entry.uuid), "", {}, result, entry.time)


def _id(kind: str, entry: Entry) -> str:
    return identifier(kind, entry.uuid or f"line {entry.line}")
