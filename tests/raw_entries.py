"""A session file's objects, read in the plainest way that there is: to compare with what we make of them."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any


def raw_entries(path: Path) -> Iterator[dict[str, Any]]:
    if path.suffix == ".json":
        yield from json.loads(path.read_text())["loglines"]
        return
    for line in path.read_text().splitlines():
        position = 0
        while line[position:].startswith("{"):
            entry, position = json.JSONDecoder().raw_decode(line, position)
            yield entry
