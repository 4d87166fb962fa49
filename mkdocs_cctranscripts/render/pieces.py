"""Nodes that prompts, answers and tool results share."""

import json

from mkdocs_cctranscripts.model.document import Code, Line, Node, Picture, Text
from mkdocs_cctranscripts.model.entry import ImagePart, OtherPart
from mkdocs_cctranscripts.render.shelf import Shelf


def picture(part: ImagePart, shelf: Shelf, alt: str) -> Node:
    uri = shelf.picture(part.data)
    return Picture(uri, alt) if uri else Line((Text(f"{alt}: of a kind that can't be shown"),), "note")


def other(part: OtherPart) -> Node:
    return Code(json.dumps(part.value, ensure_ascii=False, indent=2), "json")
