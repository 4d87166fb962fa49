"""Finds the tags that Claude Code writes into messages, in time linear to the text."""


def bodies(text: str, tag: str) -> list[str]:
    """What stands between each pair of the tags."""
    return [body for _, body, _ in _pairs(text, tag)]


def body(text: str, tag: str) -> str:
    return next(iter(bodies(text, tag)), "")


def cut(text: str, tag: str) -> str:
    """The text without the tags and what stands between them."""
    kept, position = [], 0
    for start, _, end in _pairs(text, tag):
        kept.append(text[position:start])
        position = end
    return "".join([*kept, text[position:]])


def without(text: str, tag: str) -> str:
    """The text without the tags at its ends: in the middle a person may have typed them."""
    while (found := _pairs(text, tag)) and not text[: found[0][0]].strip():
        text = text[found[0][2] :]
    while (found := _pairs(text, tag)) and not text[found[-1][2] :].strip():
        text = text[: found[-1][0]]
    return text


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
