"""Finds the tags that Claude Code writes into messages, in time linear to the text."""


def bodies(text: str, tag: str) -> list[str]:
    """What stands between each pair of the tags."""
    return [body for _, body, _ in _pairs(text, tag)]


def body(text: str, tag: str) -> str:
    return next(iter(bodies(text, tag)), "")


def cut(text: str, tag: str, most: int | None = None) -> str:
    """The text without the tags and what stands between them."""
    kept, position = [], 0
    for start, _, end in _pairs(text, tag)[:most]:
        kept.append(text[position:start])
        position = end
    return "".join([*kept, text[position:]])


def without(text: str, tag: str) -> str:
    """The text without the tags at its ends: in the middle a person may have typed them."""
    start, end = 0, len(text)
    pairs = _pairs(text, tag)
    for opening, _, closing in pairs:
        if text[start:opening].strip():
            break
        start = closing
    for opening, _, closing in reversed(pairs):
        if opening < start or text[closing:end].strip():
            break
        end = opening
    return text[start:end]


def elements(text: str, tag: str) -> list[tuple[str, str]]:
    """The attributes and the body of each pair of tags."""
    return [(attributes, inside) for attributes, inside, _, _ in _elements(text, tag)]


def beside(text: str, tag: str) -> str:
    """The text without such elements."""
    kept, position = [], 0
    for _, _, start, end in _elements(text, tag):
        kept.append(text[position:start])
        position = end
    return "".join([*kept, text[position:]])


def _elements(text: str, tag: str) -> list[tuple[str, str, int, int]]:
    found, position = [], 0
    while (start := text.find(f"<{tag}", position)) >= 0:
        inside = text.find(">", start) + 1
        end = text.find(f"</{tag}>", inside)
        if not inside or end < 0:
            break
        position = end + len(tag) + 3
        found.append((text[start + len(tag) + 1 : inside - 1], text[inside:end], start, position))
    return found


def _pairs(text: str, tag: str) -> list[tuple[int, str, int]]:
    opening, closing = f"<{tag}>", f"</{tag}>"
    found, position = [], 0
    while (start := text.find(opening, position)) >= 0:
        inside = start + len(opening)
        end = text.find(closing, inside)
        if end < 0:
            break
        position = end + len(closing)
        found.append((start, text[inside:end], position))
    return found
