"""What a browser would make of a page: elements, texts, links."""

from dataclasses import dataclass, field
from html.parser import HTMLParser


@dataclass
class Seen:
    tags: list[tuple[str, dict[str, str | None]]] = field(default_factory=list)
    links: list[tuple[str, str]] = field(default_factory=list)
    """Address and text of each link, in order."""
    title: str = ""

    @property
    def handlers(self) -> list[str]:
        return [name for _, attributes in self.tags for name in attributes if name.startswith("on")]


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.seen = Seen()
        self._open = ""
        self._href = ""
        self._text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.tags.append((tag, dict(attrs)))
        self._open = tag
        if tag == "a":
            self._href, self._text = dict(attrs).get("href") or "", ""

    def handle_endtag(self, tag: str) -> None:
        self._open = ""
        if tag == "a":
            self.seen.links.append((self._href, " ".join(self._text.split())))

    def handle_data(self, data: str) -> None:
        self._text += data
        if self._open == "title" and not any(tag == "body" for tag, _ in self.seen.tags):
            self.seen.title += data


def seen(html: str) -> Seen:
    reader = _Reader()
    reader.feed(html)
    reader.close()
    return reader.seen
