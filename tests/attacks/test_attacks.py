"""Nothing in a session runs, asks for something elsewhere, or brings files of the machine into a site."""

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from attacks.findings import Seen, Watch, all_dangers, dangers, leaks
from attacks.session import PLACES, slug
from attacks.sites import PASTED, THEMES, TITLES, Site, with_pages, with_plugin, without_care
from attacks.strings import ATTACKS, Attack
from browsing import served
from playwright.sync_api import Browser

from mkdocs_cctranscripts.write.ansi import plain
from mkdocs_cctranscripts.write.text import clean

TAGS = {
    *(
        "a",
        "blockquote",
        "br",
        "code",
        "del",
        "details",
        "div",
        "em",
        "h1",
        "h2",
        "h3",
        "h4",
        "h5",
        "h6",
        "hr",
    ),
    *(
        "img",
        "input",
        "li",
        "ol",
        "p",
        "pre",
        "span",
        "strong",
        "summary",
        "table",
        "tbody",
        "td",
        "th",
        "thead",
    ),
    *("tr", "ul"),
    *("circle", "line", "output", "pattern", "rect", "text", "title"),
    *("aside", "button", "label", "nav", "path", "svg"),  # those of Material: dates, copying, boxes to tick
}
ATTRIBUTES = {
    *(
        "alt",
        "aria-label",
        "checked",
        "class",
        "dir",
        "disabled",
        "download",
        "href",
        "id",
        "loading",
        "open",
        "rel",
        "src",
    ),
    *("data-parts", "start", "style", "tabindex", "title", "type"),
    *(
        "aria-hidden",
        "aria-pressed",
        "cx",
        "cy",
        "dx",
        "height",
        "opacity",
        "patternUnits",
        "placeholder",
        "preserveAspectRatio",
        "r",
        "role",
        "rx",
        "width",
        "x",
        "x1",
        "x2",
        "y",
        "y1",
        "y2",
    ),
    *("d", "data-clipboard-target", "data-md-type", "for", "viewBox", "xmlns"),  # those of Material
}
LONG = 40
PASSED_OVER: dict[str, Callable[[str], bool]] = {
    "literally": lambda _: False,
    "printed": lambda _: False,
    "briefly": lambda text: len(text) > LONG or "\n" in text,
    "typed": lambda text: "```" in text or "~~~" in text,  # the language of code isn't shown
    "read": lambda _: True,
}
STYLE = re.compile(r"text-align: (left|center|right);|fill: url\(\"#cct-days\"\);")
THEIRS = re.compile(r"__(?!code|span)|base_url|document|location|exports|module")


@pytest.mark.parametrize("theme", THEMES)
def test_nothing_acts_in_a_site_of_the_plugin(theme: str, tmp_path: Path, browser: Browser) -> None:
    site = with_plugin(tmp_path, theme)
    site.build()
    assert in_files(site) == []
    assert in_browser(site, browser, ATTACKS[TITLES[theme]]) == []


def test_nothing_acts_in_pages_that_were_put_into_a_site(tmp_path: Path, browser: Browser) -> None:
    site = with_pages(tmp_path, "material")
    log = site.build()
    assert "Macro" not in log
    assert in_files(site) == []
    assert in_browser(site, browser, ATTACKS[PASTED]) == []


def in_files(site: Site) -> list[str]:
    return [*leaks(site.folder), *all_dangers(site.folder), *_in_feeds(site)]


def _in_feeds(site: Site) -> Iterator[str]:
    """Titles are text there, but readers show descriptions as HTML."""
    for name in ("feed_rss_created.xml", "feed_rss_updated.xml"):
        feed = ET.parse(site.folder / name)  # noqa: S314 - of our own site
        for each in feed.iterfind(".//item/description"):
            yield from (f"{name}: {danger}" for danger in dangers(each.text or ""))


def in_browser(site: Site, browser: Browser, titles: Sequence[Attack]) -> list[str]:
    with served(site.folder) as address:
        watch = Watch(browser, address, site.theme)
        found = [*_pages(site, watch), *_titles(watch, titles), *_search(watch)]
        watch.close()
    return found + [f"{path} {what}" for path, what in watch.found]


def _pages(site: Site, watch: Watch) -> Iterator[str]:
    yield from _odd(watch.visit("transcripts/"))
    # What a page holds is the same in all themes.
    step = 1 if site.theme == "material" else 6
    for name, place in tuple(PLACES.items())[::step]:
        parts = [watch.visit(path) for path in _parts(site, slug(name))]
        text = "\n".join(seen.text for seen in parts)
        yield from (odd for seen in parts for odd in _odd(seen))
        yield from (f"{name}: {attack.name} isn't shown" for attack in _missing(text, place.shown))
    yield from (
        f"todos: {attack.name} isn't shown" for attack in _missing(watch.visit("transcripts/todos/").text)
    )


def _parts(site: Site, name: str) -> list[str]:
    """The page of a session, and those on which it goes on."""
    pages = (site.folder / "transcripts" / name).rglob("index.html")
    return sorted(f"{page.parent.relative_to(site.folder).as_posix()}/" for page in pages)


def _odd(seen: Seen) -> Iterator[str]:
    yield from (f"{seen.path} <{tag}>" for tag in seen.tags - TAGS)
    yield from (f"{seen.path} {name}=" for name in seen.attributes - ATTRIBUTES)
    yield from (f"{seen.path} style={style}" for style in seen.styles if not STYLE.fullmatch(style))
    yield from (f"{seen.path} id={each}" for each in (*seen.ids, *seen.names) if THEIRS.match(each))


def _missing(text: str, shown: str = "literally") -> Iterator[Attack]:
    page = squeezed(text)
    for attack in ATTACKS:
        if not PASSED_OVER[shown](attack.text) and not any(
            each in page for each in _as_shown(attack.text, shown)
        ):
            yield attack


def _as_shown(text: str, shown: str) -> tuple[str, ...]:
    """A title has single blanks for all that Python takes for blanks."""
    forms = (plain(text),) if shown == "printed" else (clean(text), clean(" ".join(text.split())))
    return tuple(map(squeezed, forms))


def squeezed(text: str) -> str:
    """Without blanks, permalinks, and the ticks that make code of typed words."""
    return re.sub(r"[\s¶`]+", "", text)


def _titles(watch: Watch, titles: Sequence[Attack]) -> Iterator[str]:
    """Titles stand in the nav of every page."""
    seen = squeezed(watch.visit("").all)
    for attack in titles:
        first = next(line for line in attack.text.splitlines() if line.strip())
        if squeezed(clean(first))[:24] not in seen:
            yield f"the title of {attack.name} isn't shown"


def _search(watch: Watch) -> Iterator[str]:
    results = watch.search("script")
    if results.locator("script, img, iframe, form, object, style").count():
        yield "search shows tags"
    if "__pwned" not in results.all_inner_texts()[0]:
        yield "search finds nothing"


def test_attacks_are_noticed_where_they_act(tmp_path: Path, browser: Browser) -> None:
    """Each way to notice one does; of all attacks only few are what they look like in plain Markdown, too."""
    site = without_care(tmp_path, "mkdocs")
    site.build()
    with served(site.folder) as address:
        watch = Watch(browser, address, "mkdocs")
        pages = {attack: watch.brave(_page(attack)) for attack in ATTACKS}
        watch.close()
    asked = {path for path, what in watch.found if what.startswith("http")}
    ran = {path for path, what in watch.found if not what.startswith("http")}
    leaked = {finding.split("index.html")[0] for finding in leaks(site.folder)}
    acting = {finding.split("index.html")[0] for finding in all_dangers(site.folder)}
    odd = {seen.path for seen in pages.values() if any(_odd(seen))}
    changed = {seen.path for attack, seen in pages.items() if attack in _missing(seen.text)}
    for noticed, least in ((ran, 60), (asked, 15), (leaked, 20), (acting, 80), (odd, 80), (changed, 150)):
        assert len(noticed & set(map(_page, ATTACKS))) >= least
    quiet = set(map(_page, ATTACKS)) - ran - asked - leaked - acting - odd - changed
    assert len(quiet) <= 25


def _page(attack: Attack) -> str:
    return f"transcripts/{slug(attack.name)}/"
