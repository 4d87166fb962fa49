"""Nothing that was said or done in a real session is missing from its page."""

import html
import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import corpus
from markdown_it import MarkdownIt
from raw_entries import raw_entries
from told_otherwise import ANSWERED, DIFFERENCES, stripped
from visible import visible

from mkdocs_cctranscripts.discover import matching
from mkdocs_cctranscripts.model.redaction import Policy
from mkdocs_cctranscripts.model.site import Options, Site, Source
from mkdocs_cctranscripts.pipeline import publish

HARNESS = {
    "<local-command-caveat>": "caveat",
    "Caveat: The messages below": "caveat",
    "[Request interrupted by user": "interruption",
    "Implement the following plan:": "start on a plan",
    "<local-command-stdout></": "local output",
    "<local-command-stdout>(no content)": "local output",
}
TOLD = (
    ("reminder", r"(?s)<system-reminder>.*?</system-reminder>", ""),
    ("progress of a command", r"<command-message>.*?</command-message>", ""),
    ("note of the editor", r"The user opened the file (.*?) in the IDE\.?", r"\1"),
    ("note of the editor", r"The user selected the lines (\d+) to (\d+) from (.*?):\n", r"\3\n"),
    ("note of the editor", r"This may or may not be related to the current task\.", ""),
    ("local output", r"\(Bash completed with no output\)", ""),
    (
        "word from the background",
        r"<(task-id|tool-use-id|output-file|status|note)>[^<]*</\1>|(?s:<usage>.*?</usage>)",
        "",
    ),
    ("word from the background", r"</?(?:task-notification|summary|result)>", "\n"),
    ("word from the background", r"Full transcript available at: .*", ""),
    (
        "teammate",
        r'<teammate-message teammate_id="([\w-]+)"(?: color="\w+")?(?: summary="(.*?)")?>',
        r"\1\n\2\n",
    ),
    ("teammate", r"</teammate-message>", ""),
)
"""What of a prompt is told in our words, and what must be there of it."""
ANSWER = re.compile(r'"="(.*?)"(?=, "|\. You can now)', re.DOTALL)
TAGS = re.compile(r"</?(command-[a-z]+|bash-[a-z]+|local-command-[a-z]+|ide_[a-z_]+|user-memory-input)>")
LINKS = re.compile(r"^Links: (\[.*\])$", re.MULTILINE)
LINE = re.compile(r"[^\n]*\r(?!\n)")
"""What a terminal draws over."""
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
    """With nothing masked: what is masked is missing on purpose."""
    shown = Policy(secrets="off", personal=False)
    return Options(docs_dir=corpus.FOLDER / "nowhere", empty=True, redaction=shown)


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
        self.html = "\n".join(each.html.read_text() for each in page.pages)
        self.page = letters(visible(self.html))
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
            case "text" if block["text"] == "No response requested.":
                self.named["no answer"] += 1
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
            self._result(block, entry.get("cwd") or "")
        elif block["type"] == "text":
            self._prompt(block["text"], entry)

    def _result(self, block: dict[str, Any], folder: str) -> None:
        content = block.get("content") or []
        texts = [content] if isinstance(content, str) else [part.get("text", "") for part in content]
        tool = self.tools.get(block["tool_use_id"], "")
        for text in texts:
            self.checked["result"] += 1
            if text.strip() in self.answers:
                self.named["answer of an agent"] += 1
            elif tool == "AskUserQuestion" and ANSWER.search(text):
                self.named["answers"] += 1
                for answer in ANSWER.findall(text):
                    self._literal("answer", answer)
            elif not self._is_told(tool, text):
                self._shown(text, folder)

    def _is_told(self, tool: str, text: str) -> bool:
        """Whether it is a result that the page tells in other words."""
        for name, tools, pattern in ANSWERED:
            found = re.match(pattern, text, re.DOTALL) if tool in tools or not tools else None
            if found:
                self.named[name] += 1
                self._literal(name, (found[1] if found.lastindex else "") or "")
                return True
        return False

    def _shown(self, text: str, folder: str) -> None:
        """In one piece; if it is long, its head, and all of it one click away; else in pieces."""
        plain, names = stripped(text)
        self.named.update(names)
        plain = LINKS.sub(self._links, LINE.sub("", plain))
        head = "\n".join(plain.strip("\n").split("\n")[:20])[:4000]
        if letters(plain) in self.page or (letters(head) in self.page and self._in_files(plain)):
            return
        self.named["set out anew"] += 1
        pieces = [*leaves(plain), *plain.split("\n")]
        short = plain.replace(folder, "") if folder else plain
        whole = all(map(self._is_there, plain.split("\n"))) or all(map(self._is_there, leaves(plain)))
        if not whole and not all(map(self._is_there, short.split("\n"))):
            lost = [piece for piece in pieces if not self._is_there(piece)]
            self.missing.append(f"{self.name}: result: {lost[:3]} of {text[:200]}")

    def _links(self, found: re.Match[str]) -> str:
        """What a search found: each a link with its title."""
        for link in json.loads(found[1]):
            self._literal("found", link["title"])
            if html.escape(link["url"]) not in self.html:
                self.missing.append(f"{self.name}: link {link['url']}")
        return ""

    def _in_files(self, text: str) -> bool:
        return any(letters(text) in file for file in self.files)

    def _is_there(self, text: str) -> bool:
        return letters(text) in self.page or self._in_files(text)

    def _prompt(self, text: str, entry: dict[str, Any]) -> None:
        if entry.get("isMeta"):
            return
        for start, name in HARNESS.items():
            if text.startswith(start):
                self.named[name] += 1
                return
        block_text = text
        for name, pattern, kept in TOLD:
            if re.search(pattern, text):
                self.named[name] += 1
                text = re.sub(pattern, kept, text)
        if entry.get("isSidechain") or entry.get("isCompactSummary"):
            self._prose("words of the model", text)
            return
        self.checked["prompt"] += 1
        if "<task-notification>" in block_text and all(map(self._is_there, leaves(text))):
            return
        for line in TAGS.sub("\n", text).splitlines():
            short = line.replace(f"{entry.get('cwd')}/", "")
            if not self._is_there(short) and not all(map(self._is_there, leaves(line))):
                self._literal("prompt", line)

    def _literal(self, kind: str, text: str) -> None:
        if not self._is_there(text):
            self.missing.append(f"{self.name}: {kind}: {text}")


def _answers(entry: dict[str, Any]) -> Iterator[str]:
    if entry["type"] == "assistant":
        yield from (block["text"].strip() for block in entry["message"]["content"] if block["type"] == "text")
