"""Shows the sessions that a session hangs together with."""

from collections.abc import Iterator, Sequence

from mkdocs_cctranscripts.model.document import Box, Link, Node, Spans, Strong, Text
from mkdocs_cctranscripts.model.link import Related
from mkdocs_cctranscripts.render.paste import folded
from mkdocs_cctranscripts.render.phrases import day, headline

_UNNAMED = "another session"
_MOST_CHARACTERS = 2_000
"""Of what was asked elsewhere, and stands there in full."""


def related_spans(related: Related) -> Spans:
    """`planned in Compare ways to limit checkout, 11 March 2026`."""
    link = Link(headline(related.title) or _UNNAMED, related.uri)
    when = f", {day(related.started)}" if related.started else ""
    return (Text(f"{related.how} "), link, Text(when))


def asked_before(related: Sequence[Related]) -> Iterator[Node]:
    """What the user first asked for, above the plan that came of it elsewhere."""
    for each in related:
        if each.how == "planned in" and each.prompt:
            link = Link(headline(each.title) or _UNNAMED, each.uri)
            title = (Strong("User"), Text(", in “"), link, Text("”"))
            yield Box("said", title, tuple(folded(_start(each.prompt))))


def _start(text: str) -> str:
    """Cut between words, be it at the end of a line."""
    if len(text) <= _MOST_CHARACTERS:
        return text
    head = text[:_MOST_CHARACTERS]
    cut = max(head.rfind(" "), head.rfind("\n"))
    return f"{head[:cut].rstrip() if cut > 0 else head} …"
