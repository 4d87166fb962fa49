"""A list of sessions: each with its day, title and end, its first prompt, and its facts."""

from collections.abc import Iterator

from mkdocs_cctranscripts.model.document import Row, Rows
from mkdocs_cctranscripts.write.blocks import Items, Paragraph
from mkdocs_cctranscripts.write.inline import Close, Inlines, Locate, Open, Word, facts
from mkdocs_cctranscripts.write.prose_html import AUTO, inlines
from mkdocs_cctranscripts.write.text import escape, heading, one_line


def html(node: Rows, locate: Locate) -> str:
    rows = "\n".join(_row(row, locate) for row in node.items)
    return f"<ul>\n{rows}\n</ul>" if rows else ""


def items(node: Rows, locate: Locate) -> Items:
    """For Markdown."""
    return Items(tuple(tuple(_paragraphs(row, locate)) for row in node.items), None)


def _row(row: Row, locate: Locate) -> str:
    day = f'<span class="day">{escape(one_line(row.day))}</span> ' if row.day else ""
    about = inlines(facts(row.facts, locate))
    lines = (
        f"<p>{day}{inlines(_named(row, locate))}</p>",
        f"<p{AUTO}>{escape(asked)}</p>" if (asked := one_line(row.prompt)) else "",
        f"<p>{about}</p>" if about else "",
    )
    return "\n".join(("<li>", *filter(None, lines), "</li>"))


def _paragraphs(row: Row, locate: Locate) -> Iterator[Paragraph]:
    day = (Word(f"{one_line(row.day)} "),) if row.day else ()
    yield Paragraph((*day, *_named(row, locate)))
    if asked := one_line(row.prompt):
        yield Paragraph((Word(asked),))
    if about := facts(row.facts, locate):
        yield Paragraph(about)


def _named(row: Row, locate: Locate) -> Inlines:
    link = Open("a", href=locate(row.title.uri, row.title.anchor))
    title = (link, Word(heading(row.title.text)), Close("a"))
    if not (row.end and (words := one_line(row.end.text))):
        return title
    return (*title, Word(" "), Open("em", kind=f"end {row.end.kind}"), Word(words), Close("em"))
