"""Gives each session its place in the site, from file names and never from raw ids."""

import re
import unicodedata
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path, PurePosixPath

from mkdocs_cctranscripts.model.site import Options

_UUID = re.compile(r"([0-9a-f]{8})(-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE)
_RESERVED = ("index", "readme")
_LONGEST = 80


@dataclass(frozen=True, slots=True)
class Addressee:
    path: Path
    session_id: str


def addresses(sessions: Sequence[Addressee], options: Options) -> list[str]:
    """In-place sessions keep their place; the others get a name of their own below `path`."""
    names = [_name(each.path.stem) for each in sessions]
    outside = [not each.path.is_relative_to(options.docs_dir) for each in sessions]
    taken = Counter(name.casefold() for name, out in zip(names, outside, strict=True) if out)
    taken.update(_RESERVED)
    uris = []
    for each, name, out in zip(sessions, names, outside, strict=True):
        if not out:
            uris.append(each.path.relative_to(options.docs_dir).as_posix())
        elif taken[name.casefold()] == 1:
            uris.append(f"{options.path}/{name}.md")
        else:
            uris.append(f"{options.path}/{name}-{_hash(each.session_id)}.md")
    return _apart(uris, sessions)


def asset_folder(uri: str) -> str:
    """Where the files of a page lie: beside it, in a folder of its name."""
    return str(PurePosixPath(uri).with_suffix(""))


def _name(stem: str) -> str:
    if found := _UUID.fullmatch(stem):
        return found[1].lower()
    plain = re.sub(r"[^\w.-]+", "-", unicodedata.normalize("NFC", stem))
    return plain.strip("-._")[:_LONGEST] or f"session-{_hash(stem)}"


def _apart(uris: list[str], sessions: Sequence[Addressee]) -> list[str]:
    """One session stored twice under one name has one hash: there the place of the file decides."""
    twice = Counter(uris)
    return [
        uri if twice[uri] == 1 else f"{uri.removesuffix('.md')}-{_hash(str(each.path))}.md"
        for uri, each in zip(uris, sessions, strict=True)
    ]


def _hash(text: str) -> str:
    return sha256(text.encode(errors="replace")).hexdigest()[:6]
