"""Nothing that was said or done in a real session is missing from its page."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import corpus
from markdown_it import MarkdownIt
from raw_entries import raw_entries
from visible import visible

from mkdocs_cctranscripts.discover import matching
from mkdocs_cctranscripts.model.site import Options, Site, Source
from mkdocs_cctranscripts.pipeline import publish

DIFFERENCES = {
    "signature only": "thinking of which the file holds no text",
    "warm-up": "agents that Claude Code starts to warm up its cache, and never uses",
    "todos saved": "what TodoWrite answers: only that the list was saved",
    "tasks": "what the calls about tasks answer: it stands in the list that they made",
    "answers": "what AskUserQuestion answers: each answer stands with its question",
    "plan saved": "that a plan was written to its file: the plan itself is shown",
    "verdict on a plan": "what ExitPlanMode answers: it stands in the plan's title, feedback below it",
    "caveat": "Claude Code's warning to the model about local commands",
    "reminder": "Claude Code's reminders to the model",
    "interruption": "shown as a notice, in our words",
    "start on a plan": "the prompt that Claude Code writes when a plan is accepted: shown as the plan",
    "local output": "of a command that printed nothing",
    "answer of an agent": "what its call returns: shown once, as the agent's own last words",
    "progress of a command": "what Claude Code says while a command runs: its name stands in the heading",
}
"""All that may be missing, by name."""

HARNESS = {
    "<local-command-caveat>": "caveat",
    "Caveat: The messages below": "caveat",
    "[Request interrupted by user": "interruption",
    "Implement the following plan:": "start on a plan",
    "<local-command-stdout></": "local output",
    "<local-command-stdout>(no content)": "local output",
}
TASKS = ("TaskCreate", "TaskUpdate", "TaskList", "TaskGet")
VERDICT = re.compile("approved your plan|doesn't want to proceed|stay in plan mode")
ANSWER = re.compile(r'"="(.*?)"(?=, "|\. You can now)', re.DOTALL)
TAGS = re.compile(r"</?(command-[a-z]+|bash-[a-z]+|local-command-[a-z]+|ide_[a-z_]+|user-memory-input)>")
REMINDER = re.compile(r"<system-reminder>.*?</system-reminder>", re.DOTALL)
ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07|\x1b[@-_]")


def letters(text: str) -> str:
    """What of a text must survive any markup: letters and digits."""
    return "".join(filter(str.isalnum, ANSI.sub("", text)))


@cache
def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable(["table", "strikethrough"])


def leaves(text: str) -> Iterator[str]:
    """The pieces of text in a Markdown message, without its markup."""
    for token in _markdown().parse(text):
        for leaf in token.children or [token]:
            if leaf.type in ("text", "code_inline", "fence", "code_block"):
                yield leaf.content


def _options() -> Options:
    return Options(docs_dir=corpus.FOLDER / "nowhere", empty=True)


@corpus.needed
def test_no_text_call_result_or_prompt_is_missing(tmp_path: Path) -> None:
    sources = matching([str(corpus.FOLDER)], corpus.FOLDER).sources
    missing: list[str] = []
    named: Counter[str] = Counter()
    checked: Counter[str] = Counter()
    for number, source in enumerate(sources):
        site = publish([source], _options(), tmp_path / str(number))
        assert not site.failures
        check = _Check(source, site)
        missing += check.missing
        named += check.named
        checked += check.checked
    assert missing == []
    assert set(named) <= set(DIFFERENCES)
    assert min(checked[kind] for kind in ("text", "thinking", "call", "result", "prompt")) > 100
    print(dict(checked), dict(named))  # noqa: T201 - the figures of the report


class _Check:
    def __init__(self, source: Source, site: Site) -> None:
        (page,) = site.sessions
        self.name = source.path.name
        self.page = letters(visible(page.html.read_text()))
        self.anchors = {anchor.split("-", 1)[-1] for anchor in page.anchors}
        self.files = {letters(asset.path.read_text()) for asset in site.assets if asset.uri.endswith(".txt")}
        self.missing: list[str] = []
        self.named: Counter[str] = Counter()
        self.checked: Counter[str] = Counter()
        self.tools: dict[str, str] = {}
        self.answers: set[str] = set()
        for path in source.agents:
            self._agent(list(raw_entries(path)))
        for entry in raw_entries(source.path):
            self._entry(entry)

    def _agent(self, entries: list[dict[str, Any]]) -> None:
        if any(entry.get("message", {}).get("content") == "Warmup" for entry in entries):
            self.named["warm-up"] += 1
            return
        for entry in entries:
            self._entry(entry)
            self.answers.update(_answers(entry))

    def _entry(self, entry: dict[str, Any]) -> None:
        content = (entry.get("message") or {}).get("content")
        blocks = [{"type": "text", "text": content}] if isinstance(content, str) else content or []
        for block in blocks:
            if entry["type"] == "assistant":
                self._said(block)
            elif entry["type"] == "user":
                self._heard(block, entry)

    def _said(self, block: dict[str, Any]) -> None:
        match block["type"]:
            case "text":
                self._prose("text", block["text"])
            case "thinking" if block["thinking"]:
                self._prose("thinking", block["thinking"])
            case "thinking" | "redacted_thinking":
                self.named["signature only"] += 1
            case "tool_use":
                self._call(block)

    def _prose(self, kind: str, text: str) -> None:
        self.checked[kind] += 1
        self.missing += [
            f"{self.name}: {kind}: {leaf}" for leaf in leaves(text) if letters(leaf) not in self.page
        ]

    def _call(self, block: dict[str, Any]) -> None:
        self.checked["call"] += 1
        self.tools[block["id"]] = block["name"]
        if block["id"][-10:] not in self.anchors:
            self.missing.append(f"{self.name}: call {block['name']} {block['id']}")

    def _heard(self, block: dict[str, Any], entry: dict[str, Any]) -> None:
        if block["type"] == "tool_result":
            self._result(block)
        elif block["type"] == "text":
            self._prompt(block["text"], entry)

    def _result(self, block: dict[str, Any]) -> None:
        content = block.get("content") or []
        texts = [content] if isinstance(content, str) else [part.get("text", "") for part in content]
        tool = self.tools.get(block["tool_use_id"], "")
        for text in texts:
            self.checked["result"] += 1
            if tool == "TodoWrite" and not block.get("is_error"):
                self.named["todos saved"] += 1
            elif tool in TASKS and not block.get("is_error"):
                self.named["tasks"] += 1
                self._literal("task", text.partition("created successfully: ")[2])
            elif tool == "AskUserQuestion" and ANSWER.search(text):
                self.named["answers"] += 1
                for answer in ANSWER.findall(text):
                    self._literal("answer", answer)
            elif tool == "Write" and ".claude/plans/" in text.partition("\n")[0]:
                self.named["plan saved"] += 1
            elif tool == "ExitPlanMode" and VERDICT.search(text):
                self.named["verdict on a plan"] += 1
                said = text.partition("the user said:")[2]
                self._literal("feedback", said)
            elif text.strip() in self.answers:
                self.named["answer of an agent"] += 1
            elif letters(text) not in self.page:
                self._cut(text)

    def _cut(self, text: str) -> None:
        """A long result: its head on the page, all of it one click away."""
        head = "\n".join(text.split("\n")[:20])[:4000]
        if letters(head) not in self.page or letters(text) not in self.files:
            self.missing.append(f"{self.name}: result: {text[:200]}")

    def _prompt(self, text: str, entry: dict[str, Any]) -> None:
        if entry.get("isMeta"):
            return
        for start, name in HARNESS.items():
            if text.startswith(start):
                self.named[name] += 1
                return
        if entry.get("isSidechain") or entry.get("isCompactSummary"):
            self._prose("words of the model", text)
            return
        self.checked["prompt"] += 1
        if "<system-reminder>" in text:
            self.named["reminder"] += 1
        if "<command-message>" in text:
            self.named["progress of a command"] += 1
            text = re.sub("<command-message>.*?</command-message>", "", text)
        for line in TAGS.sub("\n", REMINDER.sub("", text)).splitlines():
            self._literal("prompt", line)

    def _literal(self, kind: str, text: str) -> None:
        if letters(text) not in self.page and not any(letters(text) in file for file in self.files):
            self.missing.append(f"{self.name}: {kind}: {text}")


def _answers(entry: dict[str, Any]) -> Iterator[str]:
    if entry["type"] == "assistant":
        yield from (block["text"].strip() for block in entry["message"]["content"] if block["type"] == "text")
