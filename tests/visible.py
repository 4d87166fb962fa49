"""What a reader sees of a page."""

from html.parser import HTMLParser


def visible(html: str) -> str:
    parser = _Texts()
    parser.feed(html)
    parser.close()
    return "".join(parser.texts)


class _Texts(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []

    def handle_data(self, data: str) -> None:
        self.texts.append(data)
