"""Sets out fields for a reader: what is short in a table, what is long below it, each under its name."""

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from mkdocs_cctranscripts.model.document import Code, Line, Mono, Node, Prose, Spans, Table, Text
from mkdocs_cctranscripts.model.entry import Json
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.cut import INPUT, shortened

_LONGEST = 80
_SENTENCE = 240
_MOST_ROWS = 12
_DEEPEST = 3
_LINE = 160
_WORD = 10
"""No language has words that are longer on the whole."""
_WORDS = (
    "body",
    "comment",
    "description",
    "instructions",
    "message",
    "prompt",
    "question",
    "reason",
    "summary",
)
"""Fields whose values are words, whoever wrote them."""
_LANGUAGES = {"command": "bash", "script": "javascript"}


def given(values: Mapping[str, Json], context: Context, head: str = "Input") -> Iterator[Node]:
    """All fields; small objects in rows of their own, such as `a.b`."""
    fields = [(name, value, _cell(value)) for name, value in _flat(values)]
    if rows := tuple(((Text(name),), cell) for name, _, cell in fields if cell):
        yield Table((head, "Value"), rows)
    for name, value, cell in fields:
        if not cell:
            yield Line((Text(name),), "note")
            yield from _long(name, value, context)


def listing(rows: Sequence[Json]) -> Table | None:
    """A list of small objects as one table; None if it is none."""
    flat = [row for row in rows if isinstance(row, dict)]
    names = list(dict.fromkeys(name for row in flat for name in row))
    if not flat or len(flat) < len(rows) or len(names) > _MOST_ROWS:
        return None
    cells = [
        [_cell(row[name]) if row.get(name) is not None else (Text(""),) for name in names] for row in flat
    ]
    if not all(cell for line in cells for cell in line):
        return None
    return Table(tuple(names), tuple(tuple(cell or () for cell in line) for line in cells))


def _flat(values: Mapping[str, Json], before: str = "", depth: int = 1) -> Iterator[tuple[str, Json]]:
    for name, value in values.items():
        full = f"{before}{name}"
        if isinstance(value, dict) and 0 < len(value) <= _MOST_ROWS and depth < _DEEPEST:
            yield from _flat(value, f"{full}.", depth + 1)
        else:
            yield full, value


def _cell(value: Json) -> Spans:
    """What fits into a cell; nothing if it doesn't."""
    if isinstance(value, str) and value.strip():
        return _text(value)
    if isinstance(value, list) and value and all(isinstance(each, str) and each.strip() for each in value):
        return _joined([str(each) for each in value])
    plain = json.dumps(value, ensure_ascii=False)
    return (Mono(plain),) if len(plain) <= _LONGEST and not (isinstance(value, list | dict) and value) else ()


def _text(value: str) -> Spans:
    if "\n" in value.strip() or len(value) > _SENTENCE:
        return ()
    if len(value) <= _LONGEST:
        return (Mono(value.strip()),)
    return (Text(value.strip()),) if " " in value.strip() else ()


def _joined(values: Sequence[str]) -> Spans:
    if any("\n" in value for value in values) or sum(map(len, values)) > _SENTENCE:
        return ()
    return tuple(span for value in values for span in (Text(", "), Mono(value)))[1:]


def _long(name: str, value: Json, context: Context) -> Iterator[Node]:
    if isinstance(value, list) and (table := listing(value)):
        yield table
        return
    if isinstance(value, str) and _is_prose(name, value):
        yield from shortened(value, INPUT, context.shelf, partial(Prose, typed=True))
        return
    language = _LANGUAGES.get(name, "") if isinstance(value, str) else "json"
    plain = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, indent=2)
    yield from shortened(plain, INPUT, context.shelf, partial(Code, language=language))


def _is_prose(name: str, text: str) -> bool:
    """By its name, or by lines of many words that are longer than anyone would write code."""
    if name.rpartition(".")[2] in _WORDS:
        return True
    spaced = text.count(" ") > len(text) / _WORD
    return name not in _LANGUAGES and spaced and max(map(len, text.split("\n"))) > _LINE
