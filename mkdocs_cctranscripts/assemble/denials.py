"""Tells what the user turned down: the call didn't run, and the user may have said why."""

import re
from collections.abc import Iterator
from dataclasses import replace

from mkdocs_cctranscripts.assemble.ids import identifier
from mkdocs_cctranscripts.assemble.refusals import pasted, said_to
from mkdocs_cctranscripts.model.call import ToolCall, ToolResult
from mkdocs_cctranscripts.model.session import Prompt, Said

_DENIED = re.compile(r"(Error: )?The user doesn't want to (proceed with this tool use|take this action)")


def is_denied(result: ToolResult) -> bool:
    return bool(_DENIED.match(result.text))


def told(call: ToolCall) -> Iterator[ToolCall | Said]:
    """The call, and below it what the user said to it."""
    result = call.result
    if not (result and is_denied(result)):
        yield call
        return
    yield replace(call, result=replace(result, denied=True, parts=()))
    said, images = said_to(result), pasted(result)
    if said or images:
        prompt = Prompt(said, images=images, time=result.time)
        yield Said(identifier("said", call.id), prompt, on=call.name)
