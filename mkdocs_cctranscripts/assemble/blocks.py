"""Tells what an entry says as blocks of a turn."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import assert_never

from mkdocs_cctranscripts.assemble import queue
from mkdocs_cctranscripts.assemble import words as w
from mkdocs_cctranscripts.assemble.background import background
from mkdocs_cctranscripts.assemble.calls import call_block
from mkdocs_cctranscripts.assemble.commits import delivered
from mkdocs_cctranscripts.assemble.denials import told
from mkdocs_cctranscripts.assemble.fields import text_of
from mkdocs_cctranscripts.assemble.ids import block_id, call_id, identifier
from mkdocs_cctranscripts.assemble.noise import quiet
from mkdocs_cctranscripts.assemble.notices import notice
from mkdocs_cctranscripts.assemble.plans import plan_title
from mkdocs_cctranscripts.assemble.remotes import Remotes
from mkdocs_cctranscripts.assemble.requests import noted
from mkdocs_cctranscripts.model.call import Notice, ToolCall, ToolResult
from mkdocs_cctranscripts.model.decision import Plan
from mkdocs_cctranscripts.model.entry import (
    CallPart,
    Entry,
    ImagePart,
    OtherPart,
    ResultPart,
    TextPart,
    ThinkingPart,
)
from mkdocs_cctranscripts.model.session import Block, Image, Other, Prompt, Said, Text, Thinking

_LOADED = "Given to the model"


@dataclass(frozen=True, slots=True)
class Known:
    """What must be known of the whole file to tell any part of it."""

    results: Mapping[str, ToolResult]
    calls: frozenset[str]
    ends: Mapping[str, int]
    """The last line of each message."""
    remotes: Remotes


def spoken(entry: Entry, words: w.Words) -> Iterator[Block]:
    """What a user's words are, if they start no turn."""
    match words:
        case w.Typed(prompt) | w.Shell(prompt):
            yield Said(block_id("said", entry), prompt)
        case w.Command(prompt):
            yield Said(block_id("said", entry), prompt)
            yield from command_text(entry, words)
        case w.Output(text):
            yield Notice(block_id("output", entry), "output", "", text)
        case w.PlanStart(plan, said):
            yield Plan(block_id("plan", entry), plan, plan_title(plan), "approved", said, called=False)
        case w.Interrupted():
            yield Notice(block_id("stop", entry), "interrupted", "Interrupted", about="by the user")
        case w.Compacted(text):
            yield Notice(block_id("pack", entry), "compacted", "Context compacted", text)
        case w.Background(text, whole):
            yield from background(block_id("background", entry), text, whole=whole)
        case w.Loaded():
            yield from _loaded(entry, words)
        case _:
            assert_never(words)


def command_text(entry: Entry, command: w.Command) -> Iterator[Block]:
    if command.contents:
        yield Notice(block_id("loaded", entry), "loaded", _LOADED, command.contents)


def _loaded(entry: Entry, words: w.Loaded) -> Iterator[Block]:
    if words.text:
        belongs = tuple(call_id("", call) for call in _sources(entry))
        yield Notice(block_id("loaded", entry), "loaded", _LOADED, words.text, belongs=belongs)
    yield from (Image(block_id("image", entry), part) for part in words.images)
    yield from (Other(block_id("other", entry), part) for part in words.others)


def _sources(entry: Entry) -> Iterator[str]:
    """The calls that a text for the model came with."""
    if source := text_of(entry.extra, "sourceToolUseID"):
        yield source
    yield from (part.call for part in entry.content if isinstance(part, ResultPart))


def unspoken(entry: Entry, known: Known) -> Iterator[Block]:
    """What an entry tells besides a user's words."""
    match entry.kind:
        case "assistant":
            yield from _answer(entry, known)
        case "attachment" | queue.QUEUED if entry.content:
            yield from _aside(entry)
        case "system":
            yield from notice(entry)
        case "pr-link":
            yield from noted(entry)
        case "user":
            # What only an assistant should have said is told as if it had.
            odd = (part for part in entry.content if isinstance(part, ResultPart | CallPart | ThinkingPart))
            yield from _answer(replace(entry, content=tuple(odd)), known)


def _answer(entry: Entry, known: Known) -> Iterator[Block]:
    count: Counter[type] = Counter()
    for part in entry.content:
        count[type(part)] += 1
        number = count[type(part)]
        match part:
            case TextPart(text) if entry.extra.get("isApiErrorMessage"):
                yield Notice(block_id("error", entry, number), "error", "The model did not answer", text)
            case TextPart(text):
                if text.strip():
                    yield Text(block_id("text", entry, number), text)
            case ThinkingPart(text):
                if text.strip():
                    yield Thinking(block_id("thinking", entry, number), text)
            case CallPart():
                yield from _called(call_block(part, known.results.get(part.id), entry), entry, known)
            case ImagePart():
                yield Image(block_id("image", entry, number), part)
            case OtherPart():
                yield Other(block_id("other", entry, number), part)
            case ResultPart():
                if part.call not in known.calls:
                    yield _orphan(part, entry)
            case _:
                assert_never(part)


def _called(block: Block, entry: Entry, known: Known) -> Iterator[Block]:
    """A call, what the user said to it, and what it delivered."""
    if not isinstance(block, ToolCall):
        yield block
        return
    yield from told(block)
    yield from delivered(block, text_of(entry.extra, "cwd"), known.remotes)


def _aside(entry: Entry) -> Iterator[Block]:
    """What was typed while the assistant worked."""
    for words in w.words(entry):
        if isinstance(words, w.Typed | w.Command | w.Shell):
            yield Said(_aside_id(entry), words.prompt)
        elif not isinstance(words, w.Background):
            yield Said(_aside_id(entry), Prompt(w.text_of_entry(entry), time=entry.time))
        elif entry.kind != queue.QUEUED:
            yield from spoken(entry, words)


def _aside_id(entry: Entry) -> str:
    """Operations of the queue have no ids: what left it is known by its time, what is in it not at all."""
    if entry.kind != queue.QUEUED:
        return block_id("said", entry)
    return identifier("said", f"queued {entry.time}") if entry.time else ""


def _orphan(part: ResultPart, entry: Entry) -> ToolCall:
    """A result whose call isn't in the file."""
    result = quiet(ToolResult(part.parts, part.failed, entry.result))
    return ToolCall(identifier("call", part.call or entry.uuid), "", {}, result, entry.time)
