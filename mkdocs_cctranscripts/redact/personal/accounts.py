"""Finds logins that are words like any other, where only an account can be meant."""

from collections.abc import Iterable, Iterator

from mkdocs_cctranscripts.redact.haystack import Haystack, Span
from mkdocs_cctranscripts.redact.personal.names import begins_word
from mkdocs_cctranscripts.redact.personal.words import generic, telling

_FEW = 64
"""Nobody has more of them; a text that seems to is made up."""


def accounts(logins: Iterable[str], hay: Haystack) -> Iterator[Span]:
    """`max@host`, `max:max`, `/home/max` in the middle of a path."""
    common = sorted(each for each in logins if not telling(each) and not generic(each))
    for login in common[:_FEW]:
        for before, after in (("", "@"), ("", f":{login}"), ("/home/", ""), ("/users/", ""), (" ", ":staff")):
            for at in hay.low_places(f"{before}{login}{after}"):
                start, end = at + len(before), at + len(before) + len(login)
                if begins_word(hay.text, start) and not hay.text[end : end + 1].isalnum():
                    yield Span(start, end + (len(login) + 1 if after.endswith(login) else 0), "name")
