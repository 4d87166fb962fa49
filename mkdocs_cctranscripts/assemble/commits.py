"""Tells what a shell call delivered: commits, pushes, pull requests."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from mkdocs_cctranscripts.assemble.denials import is_denied
from mkdocs_cctranscripts.assemble.fields import data_of, mapping_of, number_of, text_of
from mkdocs_cctranscripts.assemble.pushes import pushes
from mkdocs_cctranscripts.assemble.remotes import SHELLS, Remotes
from mkdocs_cctranscripts.assemble.requests import created, request
from mkdocs_cctranscripts.assemble.shell import Run, firsts, runs
from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.decision import Commit, PullRequest, Push
from mkdocs_cctranscripts.model.entry import Json

Delivery = Commit | Push | PullRequest

_COMMITTING = tuple(f"git {verb}" for verb in ("commit", "merge", "cherry-pick", "revert", "rebase"))
_COMMIT = re.compile(
    r"^\[(?:detached HEAD|[^\]\s]{1,250})(?: \(root-commit\))? (?P<hash>[0-9a-f]{7,64})\]"
    r" (?P<subject>[^\r\n]*)",
    re.MULTILINE,
)
_LOGGED = re.compile(r"^(?P<hash>[0-9a-f]{7,64}) (?:\([^)\n]*\) )?(?P<subject>[^\r\n]+)", re.MULTILINE)
_SIZE = re.compile(
    r"^ (\d{1,9}) files? changed(?:, (\d{1,9}) insertions?\(\+\))?(?:, (\d{1,9}) deletions?\(-\))?",
    re.MULTILINE,
)
_FAR = 2_000
"""How far below a commit its size may stand: advice about the author's name comes between."""
_MESSAGE = "--message|-[a-zA-Z]*m"
_QUIET = "--quiet|-[a-pr-zA-Z]*+q[a-zA-Z]*+"


def delivered(call: ToolCall, folder: str, remotes: Remotes) -> Iterator[Delivery]:
    """What follows a call in its turn; the call itself is told as well."""
    if call.name not in SHELLS or not call.result or is_denied(call.result):
        return
    known = tuple(runs(text_of(call.input, "command"), folder))
    told = mapping_of(data_of(call), "gitOperation")
    yield from _commits(call, folder, known, text_of(mapping_of(told, "commit"), "sha"), remotes)
    yield from _pushes(call, known, text_of(mapping_of(told, "push"), "branch"))
    if not call.result.failed:
        yield from _requests(call.result.text, known, mapping_of(told, "pr"))


def _commits(
    call: ToolCall, folder: str, known: Sequence[Run], sha: str, remotes: Remotes
) -> Iterator[Commit]:
    printed = call.result.text if call.result else ""
    committing = [run for run in known if run.name in _COMMITTING]
    found = [each for each in _COMMIT.finditer(printed) if committing or _is(each["hash"], sha)]
    found = found or list(_logged(printed, committing))
    if sha and not found:
        said = committing[0].value(_MESSAGE) or committing[0].document if committing else ""
        yield _commit(_id("commit", call, 0), (sha, said), (0, 0, 0), folder, remotes)
    ends = [each.start() for each in found[1:]] + [len(printed)]
    for number, (each, end) in enumerate(zip(found, ends, strict=False)):
        run = committing[min(number, len(committing) - 1)] if committing else None
        told = each["hash"], each["subject"].strip()
        size = _size(printed, each.end(), end)
        made = _commit(_id("commit", call, number), told, size, run.folder if run else folder, remotes)
        yield replace(made, amended=bool(run and run.has("--amend")))


def _logged(printed: str, committing: Sequence[Run]) -> Iterator[re.Match[str]]:
    """A quiet commit prints nothing: only a log of it that names the very words it was given."""
    said = {run.value(_MESSAGE) or run.document for run in committing if run.has(_QUIET)} - {""}
    once = {each["hash"]: each for each in _LOGGED.finditer(printed) if said and each["subject"] in said}
    yield from once.values()


def _commit(
    id_: str, told: tuple[str, str], size: tuple[int, int, int], folder: str, remotes: Remotes
) -> Commit:
    remote, elsewhere = remotes.of(told[0], folder), remotes.is_elsewhere(folder)
    return Commit(id_, *told, *size, remote=remote, elsewhere=elsewhere)


def _size(printed: str, start: int, end: int) -> tuple[int, int, int]:
    found = _SIZE.search(printed, start, min(end, start + _FAR))
    files, added, removed = (int(number or 0) for number in found.groups()) if found else (0, 0, 0)
    return files, added, removed


def _pushes(call: ToolCall, known: Sequence[Run], branch: str) -> Iterator[Push]:
    """Where the lines for each branch were cut off, Claude Code may have noted what it saw."""
    pushing = [run for run in known if run.name == "git push"]
    printed = call.result.text if call.result else ""
    found = [each.branch for each in pushes(pushing[0], printed)] if pushing else []
    if not found and branch and call.result and not call.result.failed and "[rejected]" not in printed:
        found = [branch]
    for number, name in enumerate(dict.fromkeys(found)):
        yield Push(_id("push", call, number), name)


def _requests(printed: str, known: Sequence[Run], told: Mapping[str, Json]) -> Iterator[PullRequest]:
    found = [each for run in firsts(known) for each in created(run, printed)]
    number, url = number_of(told, "number"), text_of(told, "url")
    if not found and number and text_of(told, "action") == "created":
        found = [request(url, number, "")]
    yield from dict.fromkeys(found)


def _id(kind: str, call: ToolCall, number: int) -> str:
    id_ = f"{kind}-{call.id.partition('-')[2]}"
    return id_ if number == 0 else f"{id_}-{number + 1}"


def _is(hash_: str, sha: str) -> bool:
    return bool(sha) and (hash_.startswith(sha) or sha.startswith(hash_))
