"""What stands in front of a page, under the names by which themes and other plugins look for it."""

import json
from datetime import date

from mkdocs_cctranscripts.model.document import About, Document, Matter
from mkdocs_cctranscripts.write.text import page_label


def matter(document: Document) -> Matter:
    """Escaped: themes insert titles, descriptions and tags as they are."""
    about = document.about
    found = {
        "title": page_label(document.title),
        "description": page_label(document.description),
        "date": about.day or "",
        "tags": [tag for tag in map(page_label, about.tags) if tag],
        "search": _search(about),
    }
    return {key: value for key, value in found.items() if value or key == "title"}


def _search(about: About) -> dict[str, bool | float]:
    if about.search == "none":
        return {"exclude": True}
    return {"boost": about.boost} if about.boost != 1 else {}


def written(found: Matter) -> str:
    """As YAML, of which JSON is a part."""
    lines = (f"{key}: {_value(value)}" for key, value in found.items())
    return "\n".join(("---", *lines, "---"))


def _value(value: object) -> str:
    return value.isoformat() if isinstance(value, date) else json.dumps(value, ensure_ascii=False)
