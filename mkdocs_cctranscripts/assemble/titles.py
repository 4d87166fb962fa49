"""Finds the words that name a session."""

import re
from collections.abc import Iterator, Sequence
from itertools import takewhile

from mkdocs_cctranscripts.assemble.fields import text_of
from mkdocs_cctranscripts.model.decision import Plan
from mkdocs_cctranscripts.model.entry import Entry
from mkdocs_cctranscripts.model.session import Turn

_SAY_NOTHING = ("Claude Code CLI Session Start", "Conversation Cleared")
_SLUG = re.compile(r"[a-z]+(-[a-z]+)*")


def title(entries: Sequence[Entry], turns: Sequence[Turn], slug: str) -> str:
    """The first that there is; nothing if the session has no words of its own."""
    candidates = (
        *_last(entries, "custom-title", "customTitle"),
        *_last(entries, "ai-title", "aiTitle"),
        *_plans(turns),
        *_summaries(entries),
        *_prompts(turns),
        slug.replace("-", " ").capitalize() if _SLUG.fullmatch(slug) else "",
    )
    return next((_first_line(each) for each in candidates if each.strip()), "")


def _last(entries: Sequence[Entry], kind: str, name: str) -> list[str]:
    return [text_of(entry.extra, name) for entry in entries if entry.kind == kind][-1:]


def _plans(turns: Sequence[Turn]) -> Iterator[str]:
    """Of a session that was started to carry out a plan."""
    for turn in takewhile(lambda turn: turn.prompt is None, turns):
        yield from (block.title for block in turn.blocks if isinstance(block, Plan))


def _summaries(entries: Sequence[Entry]) -> Iterator[str]:
    """A summary may name another session: the one that holds its leaf."""
    uuids = {entry.uuid for entry in entries}
    for entry in reversed(entries):
        if entry.kind == "summary" and text_of(entry.extra, "leafUuid") in uuids:
            summary = text_of(entry.extra, "summary")
            if not summary.startswith(_SAY_NOTHING):
                yield summary


def _prompts(turns: Sequence[Turn]) -> Iterator[str]:
    """The first with words of its own; a bare command only if there is nothing else."""
    prompts = [turn.prompt for turn in turns if turn.prompt]
    yield from (f"{prompt.command} {prompt.text}".strip() for prompt in prompts if prompt.text.strip())
    yield from (prompt.command for prompt in prompts)


def _first_line(text: str) -> str:
    """All of it: what is cut first can't be searched for secrets any more."""
    return " ".join(next(line for line in text.splitlines() if line.strip()).split())
