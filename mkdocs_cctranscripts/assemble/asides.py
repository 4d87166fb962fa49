"""Tells what came with the conversation as attachments: notes of the editor, hooks, changed files."""

from collections.abc import Callable, Iterator

from mkdocs_cctranscripts.assemble.fields import mapping_of, number_of, text_of
from mkdocs_cctranscripts.assemble.ids import block_id, call_id
from mkdocs_cctranscripts.assemble.notes import selected
from mkdocs_cctranscripts.model.call import Notice
from mkdocs_cctranscripts.model.entry import Entry, Json
from mkdocs_cctranscripts.model.session import Note

Aside = Note | Notice
_WRAPPERS = ("ide_diagnostics", "system-reminder", "user-prompt-submit-hook", "session-start-hook")


def aside(entry: Entry) -> Iterator[Aside]:
    tell = ASIDES.get(text_of(entry.extra, "type"))
    if tell:
        yield from tell(entry)


def _opened(entry: Entry) -> Iterator[Aside]:
    yield Note("In the editor:", text_of(entry.extra, "filename"))


def _selected(entry: Entry) -> Iterator[Aside]:
    first, last = number_of(entry.extra, "lineStart"), number_of(entry.extra, "lineEnd")
    yield selected(text_of(entry.extra, "filename"), first, last, text_of(entry.extra, "content"))


def _file(entry: Entry) -> Iterator[Aside]:
    content = mapping_of(mapping_of(entry.extra, "content"), "file")
    yield Note("Attached:", text_of(entry.extra, "filename"), content=text_of(content, "content"))


def _folder(entry: Entry) -> Iterator[Aside]:
    yield Note("Attached:", text_of(entry.extra, "path"), content=text_of(entry.extra, "content"))


def _edited(entry: Entry) -> Iterator[Aside]:
    name = text_of(entry.extra, "filename")
    yield Notice(block_id("note", entry), "file", "File changed", text_of(entry.extra, "snippet"), name)


def _diagnostics(entry: Entry) -> Iterator[Aside]:
    files = entry.extra.get("files")
    lines = [line for file in _mappings(files) for line in _problems(file)]
    if lines:
        yield Notice(block_id("note", entry), "diagnostics", "Diagnostics", "\n".join(lines))


def _problems(file: dict[str, Json]) -> Iterator[str]:
    name = text_of(file, "uri").removeprefix("file://")
    for problem in _mappings(file.get("diagnostics")):
        line = number_of(mapping_of(mapping_of(problem, "range"), "start"), "line") + 1
        yield f"{name}:{line}: {text_of(problem, 'severity')}: {text_of(problem, 'message')}"


def _hook(entry: Entry) -> Iterator[Aside]:
    text = _bare(_said(entry.extra.get("content")))
    if text.strip():
        yield _hook_notice(entry, "Hook", text)


def _failed_hook(entry: Entry) -> Iterator[Aside]:
    printed = (text_of(entry.extra, name) for name in ("stderr", "stdout", "content", "message"))
    blocked = text_of(mapping_of(entry.extra, "blockingError"), "blockingError")
    text = blocked or next((each for each in printed if each.strip()), "")
    yield _hook_notice(entry, "Hook failed" if not blocked else "Hook objected", text)


def _hook_notice(entry: Entry, title: str, text: str) -> Notice:
    call = text_of(entry.extra, "toolUseID")
    belongs = (call_id("", call),) if call else ()
    name = text_of(entry.extra, "hookName")
    return Notice(block_id("note", entry), "hook", title, text.strip("\n"), name, belongs=belongs)


def _said(content: Json) -> str:
    if isinstance(content, list):
        return "\n\n".join(each for each in content if isinstance(each, str))
    return content if isinstance(content, str) else ""


def _bare(text: str) -> str:
    """Without the tag around all of it, which is meant for the model."""
    whole = text.strip()
    for tag in _WRAPPERS:
        if whole.startswith(f"<{tag}>") and whole.endswith(f"</{tag}>"):
            return whole.removeprefix(f"<{tag}>").removesuffix(f"</{tag}>")
    return text


def _mappings(value: Json) -> list[dict[str, Json]]:
    return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []


ASIDES: dict[str, Callable[[Entry], Iterator[Aside]]] = {
    "opened_file_in_ide": _opened,
    "selected_lines_in_ide": _selected,
    "file": _file,
    "directory": _folder,
    "edited_text_file": _edited,
    "diagnostics": _diagnostics,
    "hook_success": _hook,
    "hook_additional_context": _hook,
    "hook_system_message": _hook,
    "hook_non_blocking_error": _failed_hook,
    "hook_blocking_error": _failed_hook,
    "hook_stopped_continuation": _failed_hook,
}
