"""Gives each session and each list its place in the site, from file names and never from raw ids."""

import os
import re
import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from pathlib import Path, PurePosixPath

from mkdocs_cctranscripts.model.site import Options

_UUID = re.compile(r"([0-9a-f]{8})(-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE)
_INDEXES = ("index", "readme")
_RESERVED = re.compile(r"index|readme|projects|page-\d+|\d{4}-\d{2}")
"""Where lists stand."""
_DEVICE = re.compile(r"(con|prn|aux|nul|(com|lpt)[0-9¹²³])(\.|$)", re.IGNORECASE)
"""Names that Windows has for devices, whatever comes after the dot."""
_UNFIT = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]")
"""What no page shows as it is, and so no link can lead to."""
_LONGEST = 80
_EDGES = "-._"


@dataclass(frozen=True, slots=True)
class Addressee:
    path: Path
    session_id: str
    name: str
    """What the page is called after: as `place_of` gave it, but for what was masked in it."""


def place_of(path: Path, options: Options) -> str:
    """Where a file stands among the docs, or its name."""
    inside = path.is_relative_to(options.docs_dir)
    return path.relative_to(options.docs_dir).as_posix() if inside else path.name


def addresses(sessions: Sequence[Addressee], options: Options) -> list[str]:
    """In-place sessions keep their place; the others get a name of their own below `path`."""
    outside = [each for each in sessions if not each.path.is_relative_to(options.docs_dir)]
    taken = Counter(_name(_stem(each)).casefold() for each in outside)
    taken.update([name for name in taken if _RESERVED.fullmatch(name)])
    stored = Counter((_name(_stem(each)).casefold(), each.session_id) for each in outside)
    common = os.path.commonpath([each.path.parent for each in outside]) if outside else ""
    uris = []
    for each in sessions:
        name = _name(_stem(each))
        if each.path.is_relative_to(options.docs_dir):
            uris.append(_in_place(each, options))
        elif taken[name.casefold()] == 1:
            uris.append(f"{options.path}/{name}.md")
        elif stored[name.casefold(), each.session_id] == 1:
            uris.append(f"{options.path}/{name}-{_hash(each.session_id)}.md")
        else:  # one session stored twice under one name: the place of the file tells them apart
            place = each.path.relative_to(common).as_posix()
            uris.append(f"{options.path}/{name}-{_hash(place)}.md")
    return _apart(uris)


def overview_address(options: Options) -> str:
    return f"{options.path}/index.md"


def month_address(day: date, options: Options) -> str:
    return f"{options.path}/{day.year:04}-{day.month:02}.md"


def project_addresses(names: Mapping[str, str], options: Options) -> dict[str, str]:
    """By folder, made of the names of the projects."""
    slugs = {folder: _name(name, "project") for folder, name in names.items()}
    taken = Counter(slug.casefold() for slug in slugs.values())
    taken.update([slug for slug in taken if _RESERVED.fullmatch(slug)])
    apart = [
        slug if taken[slug.casefold()] == 1 else f"{slug}-{_hash(folder)}" for folder, slug in slugs.items()
    ]
    uris = _apart([f"{options.path}/projects/{slug}.md" for slug in apart])
    return dict(zip(slugs, uris, strict=True))


def page_addresses(first: str, number: int) -> list[str]:
    """Of the pages of a long list: beside an index, or in a folder of the first one's name."""
    folder, _, name = first.rpartition("/")
    beside = folder if name == "index.md" else asset_folder(first)
    return [first, *(f"{beside}/page-{at}.md" for at in range(2, number + 1))]


def _stem(each: Addressee) -> str:
    return PurePosixPath(each.name.replace("/", "-")).stem


def _in_place(each: Addressee, options: Options) -> str:
    if each.name == place_of(each.path, options):
        return each.name
    *folders, name = each.name.split("/")
    return "/".join([*map(_name, folders), f"{_name(PurePosixPath(name).stem)}.md"])


def _apart(uris: Sequence[str]) -> list[str]:
    """A name with a hash may be another session's own name."""
    seen: Counter[str] = Counter()
    apart = []
    for uri in uris:
        seen[uri] += 1
        apart.append(uri if seen[uri] == 1 else f"{uri.removesuffix('.md')}-{seen[uri]}.md")
    return apart


def is_fit(uri: str) -> bool:
    """Whether it can be an address: a file among the docs may have any name."""
    return not _UNFIT.search(uri)


def asset_folder(uri: str) -> str:
    """Where the files of a page lie: beside it, in a folder of its name."""
    return str(PurePosixPath(uri).with_suffix(""))


def markdown_file(uri: str) -> str:
    """Where readers find the Markdown of a page; not as an index, which a server may show for the page."""
    folder = asset_folder(uri)
    name = PurePosixPath(folder).name
    return f"{folder}/{'session' if name.casefold() in _INDEXES else name}.md"


def _name(stem: str, what: str = "session") -> str:
    if found := _UUID.fullmatch(stem):
        return found[1].lower()
    plain = re.sub(r"[^\w.-]+", "-", unicodedata.normalize("NFC", stem))
    name = _cut(plain.strip(_EDGES)).rstrip(_EDGES)
    if _DEVICE.match(name):
        return f"{what}-{name}"
    return name or f"{what}-{_hash(stem)}"


def _cut(name: str) -> str:
    """In bytes, as file systems count."""
    return name.encode()[:_LONGEST].decode(errors="ignore")


def _hash(text: str) -> str:
    return sha256(text.encode(errors="replace")).hexdigest()[:6]
