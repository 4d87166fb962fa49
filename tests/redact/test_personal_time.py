"""Personal data is found in a time that grows with the text, not with its square."""

from collections.abc import Callable
from time import process_time

import pytest
from personal_text import session_of

from mkdocs_cctranscripts.model.redaction import Policy
from mkdocs_cctranscripts.redact.haystack import laid_out
from mkdocs_cctranscripts.redact.personal import personal_spans

SIZES = (100_000, 400_000)
NOT_SQUARED = 9
"""Four times the text takes four times as long, or sixteen times; a busy machine adds to either."""
POLICY = Policy()


def repeated(text: str) -> Callable[[int], str]:
    return lambda size: text * (size // len(text))


def numbered(text: str) -> Callable[[int], str]:
    """Each time another name."""
    return lambda size: "".join(map(text.format, range(size // len(text))))


TEXTS = {
    "homes": repeated("/home/"),
    "homes with spaces": repeated('"/Users/Jane Roe '),
    "homes in backslashes": repeated("\\users\\"),
    "one backslash after another": repeated("\\"),
    "homes in percent signs": repeated("%2Fhome%2F"),
    "homes of many": numbered("/home/q{0}x/shop q{0}x "),
    "homes of many common words": numbered("/home/max/shop /Users/ab/x ab@x max:max {0} "),
    "encoded homes": repeated("-home-"),
    "long encoded homes": repeated("/-Users-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a"),
    "signs of addresses": repeated("@"),
    "short addresses": repeated("a@"),
    "long persons": repeated("a" * 63 + "@"),
    "long domains": repeated("a@" + "b." * 100),
    "hyphens after a sign": lambda size: "a@b" + "-" * size,
    "encoded addresses": repeated("%40a"),
    "addresses of many": numbered("Jane Q{0}z <q{0}z@shop.org> "),
    "fields": repeated('name="Jane",email="'),
    "fields around addresses": repeated('"name": "Jane", "email": "jane@shop.org", '),
    "spaces before an address": lambda size: " " * size + "<jane@shop.org>",
    "signatures": repeated("Author: Jane "),
    "authors of many": numbered("Author: Jane Q{0}z <q@q>\n"),
    "one first name of many": numbered("Author: Jane {0} <q@q>\nJane "),
    "blamed lines": repeated(" (Jane"),
    "spaces in a blamed line": repeated(" (J" + " " * 50),
    "configured names": repeated("config user.name "),
    "sections": repeated("[user]\n\n"),
    "modes": repeated("rw"),
    "listings": repeated("-rw-r--r-- 1 "),
    "digits in a listing": lambda size: "-rw-r--r-- 1 a b " + "1" * size,
    "listings of many": numbered("-rw-r--r-- 1 q{0}x staff 1 Mar 1 a\n"),
    "prompts": repeated("a@b:/" + "c" * 195),
    "processes": repeated("USER PID %CPU\njane 1 0.0 0.0 1\n"),
    "headers of processes": repeated("pid %cpu "),
}


@pytest.mark.parametrize("name", TEXTS)
def test_time_grows_with_the_text(name: str) -> None:
    short, long = (best(TEXTS[name](size)) for size in SIZES)
    assert long < 0.05 or long / short < NOT_SQUARED


def test_time_grows_with_the_text_if_many_names_are_given() -> None:
    policy = Policy(names=tuple(f"Jane Q{number}z" for number in range(2000)))
    short, long = (best("Jane Q7z and jane, " * (size // 19), policy) for size in SIZES)
    assert long / short < NOT_SQUARED


def best(text: str, policy: Policy = POLICY) -> float:
    hay = laid_out([(text, "\0")])
    session = session_of(text)
    return min(_time(lambda: list(personal_spans(session, hay, policy))) for _ in range(3))


def _time(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return process_time() - start
