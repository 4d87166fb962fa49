"""What went wrong in a site: words of a canary, tags that act, scripts that ran, requests that left."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, NamedTuple

from attacks.strings import LEAKS
from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, Route

MARK = re.compile(r"__pwned|canary\.invalid")
AWAY = "//canary.invalid"
WORDS = re.compile(r'"(?:[^"\\<]|\\.)*"')
"""Of a script: a title in them does nothing."""
SCHEMES = re.compile(
    r"[\x00-\x20]*(?:j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|vbscript|data|file)\s*:", re.IGNORECASE
)
ADDRESSES = {
    "href",
    "src",
    "action",
    "formaction",
    "data",
    "xlink:href",
    "poster",
    "srcset",
    "content",
    "srcdoc",
}
ACTING = {
    *(
        "autoref",
        "base",
        "embed",
        "form",
        "iframe",
        "img",
        "link",
        "meta",
        "object",
        "script",
        "style",
        "svg",
    ),
    *("template", "video"),
}
CONTENT = {
    "material": "article.md-content__inner",
    "mkdocs": "[role=main]",
    "readthedocs": "[itemprop=articleBody]",
}
RESULTS = {
    "material": ".md-search-result__list",
    "mkdocs": "#mkdocs-search-results",
    "readthedocs": "#mkdocs-search-results",
}

# Before any other script of a page: what attacks do is told to us, whatever window they do it in.
LISTEN = """
for (const name of ["alert", "confirm", "prompt", "print", "open"]) window[name] = () => { tell(name) }
Object.defineProperty(window, "__pwned", {set: () => { tell("set") }, get: () => () => { tell("called") }})
"""
# Opens all folds, and does to each element what could wake a handler; what leads away isn't followed.
PROVOKE = """content => {
    const kinds = ["mouseover", "mouseenter", "focus", "load", "error", "toggle", "begin", "start"]
    const clicked = "a, [onclick], button[formaction], form button, dialog"
    addEventListener("click", event => {
        const link = event.target.closest && event.target.closest("a")
        if (link && /^(https?|mailto|ftp):/.test(link.href)) event.preventDefault()
    }, true)
    addEventListener("submit", event => { tell("form"); event.preventDefault() }, true)
    document.querySelectorAll("details").forEach(fold => { fold.open = true })
    for (const each of document.querySelectorAll(`${content}, ${content} *, nav *, header *`)) {
        for (const kind of kinds) each.dispatchEvent(new Event(kind))
        if (each.matches(`${content} *`) && each.matches(clicked))
            each.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true}))
    }
}"""
SEE = """content => {
    const inside = [...document.querySelectorAll(content + " *")]
    return {
        text: [...document.querySelectorAll(content)].map(each => each.textContent).join("\\n"),
        all: document.body.textContent,
        tags: [...new Set(inside.map(each => each.localName))],
        attributes: [...new Set(inside.flatMap(each => each.getAttributeNames()))],
        ids: inside.filter(each => each.id).map(each => each.id),
        names: inside.filter(each => each.name).map(each => each.name),
        styles: [...new Set(inside.map(each => each.style ? each.style.cssText : "").filter(Boolean))],
    }
}"""


class Seen(NamedTuple):
    path: str
    text: str
    """Of the content."""
    all: str
    tags: set[str]
    attributes: set[str]
    ids: list[str]
    names: list[str]
    styles: set[str]


def leaks(folder: Path) -> Iterator[str]:
    """Words of the build machine in a file of the site."""
    for path in sorted(folder.rglob("*")):
        text = path.read_bytes().decode(errors="replace") if path.is_file() else ""
        yield from (f"{path.relative_to(folder)}: {words}" for words in LEAKS if words in text)


def dangers(html: str) -> list[str]:
    """Tags that could do something and are no theme's."""
    parser = _Dangers()
    parser.feed(html)
    parser.close()
    return parser.found


class _Dangers(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self._raw = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._raw = tag if tag in {"script", "style"} else ""
        for name, value in attrs:
            is_handler = name.startswith("on")
            is_address = name in ADDRESSES and bool(SCHEMES.match(value or ""))
            if is_handler or is_address or name == "srcdoc" or (tag in ACTING and AWAY in (value or "")):
                self.found.append(f"<{tag} {name}={value!r}>")

    def handle_endtag(self, tag: str) -> None:  # noqa: ARG002 - as it is called
        self._raw = ""

    def handle_data(self, data: str) -> None:
        if self._raw and MARK.search(WORDS.sub("", data)):
            self.found.append(f"<{self._raw}>{data[:80]}")


def all_dangers(folder: Path) -> Iterator[str]:
    for path in sorted(folder.rglob("*.html")):
        for each in dangers(path.read_text(encoding="utf-8")):
            yield f"{path.relative_to(folder)}: {each}"


class Watch:
    """A browser that tells which page ran something, and which asked for something elsewhere."""

    def __init__(self, browser: Browser, address: str, theme: str) -> None:
        self.address = address
        self.theme = theme
        self.found: list[tuple[str, str]] = []
        self._at = ""
        self.context: BrowserContext = browser.new_context(base_url=address, service_workers="block")
        self.context.expose_binding("tell", lambda _, what: self._tell(what))
        self.context.add_init_script(LISTEN)
        self.context.route("**/*", self._request)
        self.page: Page = self.context.new_page()

    def visit(self, path: str) -> Seen:
        """Opens a page and does all that a reader could; gives what is to be seen of it."""
        self._at = path
        self.page.goto(path)
        seen: dict[str, Any] = self.page.evaluate(SEE, CONTENT[self.theme])
        self.page.evaluate(PROVOKE, CONTENT[self.theme])
        self.page.wait_for_timeout(20)
        sets = {name: set(seen[name]) for name in ("tags", "attributes", "styles")}
        return Seen(path=path, **{**seen, **sets})

    def brave(self, path: str) -> Seen:
        """The same where attacks act: one may take the browser elsewhere meanwhile."""
        try:
            return self.visit(path)
        except Error:
            return Seen(path, "", "", set(), set(), [], [], set())

    def search(self, words: str) -> Locator:
        """What the theme's search finds."""
        self._at = "search"
        self.page.goto(f"search.html?q={words}" if self.theme == "readthedocs" else f"?q={words}")
        results = self.page.locator(RESULTS[self.theme])
        results.locator("a").first.wait_for()
        return results

    def close(self) -> None:
        self.context.close()

    def _tell(self, what: str) -> None:
        self.found.append((self._at, what))

    def _request(self, route: Route) -> None:
        if route.request.url.startswith((self.address, "data:", "blob:")):
            route.continue_()
        else:
            self._tell(route.request.url)
            route.abort()
