"""Tells what the user turned down: the call didn't run, and the user may have said why."""

import re
from collections.abc import Iterator
from dataclasses import replace

from mkdocs_cctranscripts.assemble.ids import identifier
from mkdocs_cctranscripts.model.session import Prompt, Said, ToolCall

_DENIED = re.compile(r"(Error: )?The user doesn't want to (proceed with this tool use|take this action)")
_SAID = re.compile(r"the user said:|the following reason for the rejection:", re.IGNORECASE)


def told(call: ToolCall) -> Iterator[ToolCall | Said]:
    """The call, and below it what the user said to it."""
    result = call.result
    if not (result and _DENIED.match(result.text)):
        yield call
        return
    said = _SAID.split(result.text, maxsplit=1)
    yield replace(call, result=replace(result, denied=True, parts=()))
    if len(said) > 1 and said[1].strip():
        prompt = Prompt(said[1].strip(), time=result.time)
        yield Said(identifier("said", call.id), prompt, on="call")
