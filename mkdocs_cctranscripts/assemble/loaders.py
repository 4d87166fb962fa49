"""Calls that give the model a text: of a skill, or of a command that the model itself called."""

import re
from dataclasses import dataclass, field, replace

from mkdocs_cctranscripts.assemble.fields import text_of
from mkdocs_cctranscripts.assemble.ids import bare
from mkdocs_cctranscripts.assemble.words import Command
from mkdocs_cctranscripts.model.call import Notice, ToolCall

_NAMES = ("Skill", "SlashCommand")
_FOLDER = "Base directory for this skill:"


@dataclass(slots=True)
class Loaders:
    """Those of a turn whose text hasn't come; it comes before the assistant's next word."""

    waiting: list[ToolCall] = field(default_factory=list)

    def add(self, call: ToolCall) -> None:
        if call.name in _NAMES and call.result and not (call.result.failed or call.result.denied):
            self.waiting.append(call)

    def called(self, command: Command) -> bool:
        """Whether a command is one that the model called, with the same words: the call says it."""
        name, said = _last(command.prompt.command.strip("/")), command.prompt.text.strip()
        return any(_last(_name(call)) == name and said in ("", _words(call)) for call in self.waiting)

    def filled(self, notice: Notice) -> Notice:
        """The notice of a text, with the call that it belongs to if there is one."""
        folder, notice = without_folder(notice)
        found = self._owner(notice, folder)
        if not found:
            return notice
        self.waiting.remove(found)
        return replace(notice, title="Text of the skill", belongs=(bare(found.id),))

    def _owner(self, notice: Notice, folder: str) -> ToolCall | None:
        """By its id, by the skill's folder, else the first that waits."""
        if notice.belongs:
            return next((call for call in self.waiting if bare(call.id) in notice.belongs), None)
        named = (call for call in self.waiting if folder and _last(_name(call)) == folder)
        return next(named, self.waiting[0] if self.waiting else None)


def without_folder(notice: Notice) -> tuple[str, Notice]:
    """The name of a skill's folder, and the text without the line that says where on the machine it lies."""
    first, _, rest = notice.text.partition("\n")
    if not first.startswith(_FOLDER):
        return "", notice
    return re.split(r"[/\\]", first.rstrip("/\\"))[-1], replace(notice, text=rest.strip("\n"))


def _name(call: ToolCall) -> str:
    name = text_of(call.input, "skill") or text_of(call.input, "command")
    return name.partition(" ")[0].strip("/")


def _last(name: str) -> str:
    """`deploy` of the skill `ops:deploy`."""
    return name.rpartition(":")[2]


def _words(call: ToolCall) -> str:
    """What it was called with."""
    return (text_of(call.input, "args") or text_of(call.input, "command").partition(" ")[2]).strip()
