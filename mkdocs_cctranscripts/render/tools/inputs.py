"""What of a call's input neither its title nor its body says."""

from collections.abc import Iterator, Mapping

from mkdocs_cctranscripts.model.call import ToolCall
from mkdocs_cctranscripts.model.document import Node
from mkdocs_cctranscripts.model.entry import Json
from mkdocs_cctranscripts.render.context import Context
from mkdocs_cctranscripts.render.tools.table import given

Said = Mapping[str, type]
"""The fields that a card says, and the type that it understands: of another, the field is shown as it is."""


def unsaid(call: ToolCall, said: Said, context: Context) -> Iterator[Node]:
    left = {
        name: value
        for name, value in call.input.items()
        if value not in (None, "") and not (name in said and isinstance(value, said[name]))
    }
    yield from given(left, context)


def beyond(values: Mapping[str, Json], *said: str) -> dict[str, Json]:
    """For a card that says any text or number: the other fields, and lists and objects in these."""
    return {name: each for name, each in values.items() if name not in said or isinstance(each, list | dict)}
