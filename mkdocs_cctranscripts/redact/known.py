"""Takes the values from a file of settings, such as `.env`, that are secret wherever they stand."""

import re
from collections.abc import Iterator

from mkdocs_cctranscripts.redact.names import promise
from mkdocs_cctranscripts.redact.values import common, ordinary

_SETTING = re.compile(r"\s*(?:export\s+)?[\"']?(?P<name>[\w.-]+)[\"']?\s*[=:]\s*(?P<value>.*)")
_COMMENT = re.compile(r"\s+#.*")
_SHORTEST = 8
_SHORTEST_NAMED = 4


def known_values(text: str) -> tuple[str, ...]:
    """The longest first: one may be part of another."""
    return tuple(sorted(set(_values(text)), key=lambda value: (-len(value), value)))


def _values(text: str) -> Iterator[str]:
    for line in text.lstrip("\ufeff").splitlines():
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        setting = _SETTING.fullmatch(line)
        value = _unquoted(setting["value"] if setting else line)
        if _worth(value, setting["name"] if setting else "secret"):
            yield value


def _unquoted(text: str) -> str:
    value = text.strip().rstrip(",")
    for mark in "\"'":
        if value.startswith(mark) and (end := value.find(mark, 1)) > 0:
            return value[1:end]
    return _COMMENT.sub("", value)


def _worth(value: str, name: str) -> bool:
    """Words such as `production` stand everywhere: they count only where the name calls them secret."""
    if promise(name) in ("password", "secret"):
        return len(value) >= _SHORTEST_NAMED and not common(value)
    return len(value) >= _SHORTEST and not ordinary(value)
