"""Tells what was drawn at random from what people wrote, by how often the kind of character changes."""

import re
from math import inf

_RUNS = re.compile(r"[a-z]+|[A-Z]+|[0-9]+")
_WORDS = re.compile(r"[A-Za-z0-9]+")
_HEX = re.compile(r"[0-9a-f]+|[0-9A-F]+")
_UUID = re.compile(r"[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")
_LONG_WORD = re.compile(r"[0-9a-f]{32,}|[0-9A-F]{32,}|[A-Z0-9]{20,}")
_LONGEST_MEAN = 2.9
"""Random letters and digits change their kind every 1.6 to 2.9 characters, names much less often."""
_SHORTEST = 14
_WORD = 8


def random(value: str) -> bool:
    """Whether it looks drawn at random, letters and digits without order; hashes look so, too."""
    if len(value) < _SHORTEST or " " in value:
        return False
    longest = longest_word(value)
    if mean_run(longest) <= _LONGEST_MEAN:
        return len(longest) >= _WORD
    return bool(_LONG_WORD.fullmatch(longest)) and mean_run(longest) < inf


def longest_word(value: str) -> str:
    return max(_WORDS.findall(value), key=len, default="")


def mean_run(value: str) -> float:
    """After how many characters the kind changes, on the average: never, where all are of one kind."""
    runs = _RUNS.findall(value)
    if not any(map(str.isdigit, runs)) or not any(map(str.isalpha, runs)):
        return inf
    return sum(map(len, runs)) / len(runs)


def identifier(value: str) -> bool:
    """Whether it has the shape of what names things openly: UUIDs, and hashes in hexadecimal."""
    return bool(_HEX.fullmatch(value) or _UUID.fullmatch(value))
