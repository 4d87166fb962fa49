"""Sessions in the nav: by themselves, by name, or all at the place of one entry."""

from datetime import timedelta
from typing import Any

import pytest
from mkdocs.config import load_config
from mkdocs.structure.files import InclusionLevel, get_files
from plugin.pages import seen
from plugin.sessions import MORNING, turns
from plugin.site_builder import SiteBuilder

STRICT = {"nav": {"omitted_files": "warn", "not_found": "warn"}, "anchors": "warn"}


@pytest.fixture
def shop(site: SiteBuilder) -> SiteBuilder:
    """Give a site with three sessions, whose order by name is not the one by time."""
    for day, (name, title) in enumerate(
        [
            ("docs/how/b-login", "Fix the login"),
            ("docs/how/c-cart", "Fix the cart"),
            ("sessions/a-mail", "Fix the mail"),
        ]
    ):
        site.write(f"{name}.jsonl", turns(title, name=name, start=MORNING + timedelta(days=day)))
    return site


def configure(site: SiteBuilder, nav: list[Any] | None = None, **options: Any) -> None:
    settings = {"sources": ["docs/how", "sessions"], **options}
    site.configure(settings, theme="readthedocs", validation=STRICT, **({"nav": nav} if nav else {}))


def sidebar(site: SiteBuilder, page: str = "index.html") -> list[str]:
    """Give the labels of the nav, without those of the page itself and its headings."""
    links = seen(site.html(page)).links
    labels = [text for href, text in links if text and not href.startswith(("#", "http", ".", "/"))]
    return [label for label in labels if not label.startswith(("Next", "Previous"))]


def test_without_nav_sessions_stand_under_their_folders_with_their_titles(shop: SiteBuilder) -> None:
    configure(shop)
    shop.build(strict=True)
    labels = sidebar(shop)
    assert labels.index("Fix the login") < labels.index("Overview") < labels.index("Fix the mail")
    assert 'caption-text">How<' in shop.html("index.html")


@pytest.mark.parametrize(
    ("nav", "expected"),
    [
        (["index.md", "how/b-login.jsonl"], "Fix the login"),
        (["index.md", {"How we did it": "how/b-login.jsonl"}], "How we did it"),
        (["index.md", {"Deep": [{"Deeper": [{"How we did it": "./how/b-login.jsonl"}]}]}], "How we did it"),
    ],
)
def test_nav_names_a_session_by_its_file_and_its_label_wins(
    shop: SiteBuilder, nav: list[Any], expected: str
) -> None:
    configure(shop, nav)
    shop.build(strict=True)
    assert expected in sidebar(shop)
    assert "Fix the cart" not in sidebar(shop)
    assert "Fix the login" in shop.html("how/b-login/index.html")


@pytest.mark.parametrize(
    ("entry", "label"),
    [
        ({"How it was done": "transcripts/"}, "How it was done"),
        ({"How it was done": "transcripts"}, "How it was done"),
        ("transcripts/", "Transcripts"),
    ],
)
def test_one_entry_stands_for_overview_and_sessions_newest_first(
    shop: SiteBuilder, entry: str | dict[str, str], label: str
) -> None:
    configure(shop, ["index.md", entry])
    shop.build(strict=True)
    assert f'caption-text">{label}<' in shop.html("index.html")
    assert sidebar(shop)[-4:] == ["Overview", "Fix the mail", "Fix the cart", "Fix the login"]


def test_the_entry_may_stand_deeper(shop: SiteBuilder) -> None:
    configure(shop, ["index.md", {"Project": [{"History": [{"Sessions": "how/all/"}]}]}], path="how/all")
    shop.build(strict=True)
    assert sidebar(shop)[-3:] == ["Fix the mail", "Fix the cart", "Fix the login"]


def test_session_named_elsewhere_is_not_repeated(shop: SiteBuilder) -> None:
    configure(shop, ["index.md", {"The cart": "how/c-cart.jsonl"}, {"All": "transcripts/"}])
    shop.build(strict=True)
    assert sidebar(shop)[-4:] == ["The cart", "Overview", "Fix the mail", "Fix the login"]


def test_nav_without_the_entry_gets_no_complaints(shop: SiteBuilder) -> None:
    configure(shop, ["index.md"])
    config = load_config(str(shop.root / "mkdocs.yml"))
    files = config.plugins.on_files(get_files(config), config=config)
    in_nav = [file.src_uri for file in files if file.inclusion is not InclusionLevel.NOT_IN_NAV]
    assert in_nav == ["index.md", "assets/cctranscripts.css", "assets/cctranscripts.js"]
    log = shop.build(strict=True)
    assert not any("not included in the" in info for info in log.infos)
    assert shop.exists("transcripts/index.html")


def test_the_entry_goes_if_there_is_no_session(site: SiteBuilder) -> None:
    site.configure(nav=["index.md", {"Project": [{"All sessions": "transcripts/"}]}], validation=STRICT)
    log = site.build(strict=True)
    assert any("'transcripts/' is left out" in info for info in log.infos)
    assert "All sessions" not in site.html("index.html")
    assert "Project" not in site.html("index.html")


def test_previous_and_next_lead_through_the_sessions(shop: SiteBuilder) -> None:
    configure(shop, ["index.md", {"All": "transcripts/"}])
    shop.build(strict=True)
    titles = [
        attributes.get("title")
        for tag, attributes in seen(shop.html("how/c-cart/index.html")).tags
        if tag == "a"
    ]
    assert "Fix the mail" in titles
    assert "Fix the login" in titles
