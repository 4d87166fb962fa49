"""The nav's section for all sessions: projects, months and titles while they are few, else months."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from plugin.navs import Labels, nav_of, size
from plugin.pages import seen
from plugin.sessions import MORNING, turns
from plugin.site_builder import SiteBuilder

ENTRY: list[Any] = ["index.md", {"Transcripts": "transcripts/"}]
NAVS = pytest.mark.parametrize("nav", [None, ENTRY], ids=["without nav", "with nav"])
THEMES = pytest.mark.parametrize("theme", ["mkdocs", "material", "readthedocs"])
STRICT = {"nav": {"omitted_files": "warn", "not_found": "warn"}, "anchors": "warn"}


def write(site: SiteBuilder, number: int, *projects: str, step: timedelta = timedelta(days=1)) -> None:
    """Sessions one after another, in turn in each project."""
    for at in range(number):
        project = projects[at % len(projects)]
        text = turns(f"Task {at}", name=f"s{at}", start=MORNING + at * step, folder=project)
        site.write(f"sessions/s{at}.jsonl", text)


def configure(site: SiteBuilder, entries: list[Any] | None = None, /, **options: Any) -> None:
    settings: dict[str, Any] = {"nav": entries} if entries else {}
    site.configure({"sources": ["sessions"], **options}, validation=STRICT, **settings)


def section(site: SiteBuilder) -> Labels:
    home, ours = nav_of(site)
    assert home == "Shop"
    (items,) = ours.values()
    assert list(ours) == ["Transcripts"]
    return list(items)


@NAVS
def test_few_sessions_stand_below_the_overview_newest_first(site: SiteBuilder, nav: list[Any] | None) -> None:
    write(site, 3, "/srv/shop")
    configure(site, nav)
    assert section(site) == ["Overview", "Task 2", "Task 1", "Task 0"]


@NAVS
def test_more_than_ten_are_parted_by_months(site: SiteBuilder, nav: list[Any] | None) -> None:
    write(site, 12, "/srv/shop", step=timedelta(days=3))
    configure(site, nav)
    april, march = section(site)[1:]
    assert april == {"April 2026": ["Task 11", "Task 10"]}
    assert march == {"March 2026": [f"Task {at}" for at in reversed(range(10))]}


@NAVS
def test_several_projects_have_sections_that_begin_with_their_pages(
    site: SiteBuilder, nav: list[Any] | None
) -> None:
    write(site, 25, "/srv/shop", "/srv/stock")
    site.write("sessions/x.jsonl", turns("Elsewhere", name="x", folder=""))
    configure(site, nav)
    overview, shop, stock, elsewhere = section(site)
    assert (overview, elsewhere) == ("Overview", "Elsewhere")
    assert shop["shop"][0] == "Overview"
    assert list(shop["shop"][1]) == ["March 2026"]
    assert stock == {"stock": ["Overview", {"March 2026": [f"Task {at}" for at in range(23, 0, -2)]}]}


@NAVS
def test_index_leads_to_the_overview_alone(site: SiteBuilder, nav: list[Any] | None) -> None:
    write(site, 3, "/srv/shop", "/srv/stock")
    configure(site, nav, nav="index")
    assert nav_of(site) == ["Shop", "Transcripts"]


@NAVS
def test_many_sessions_are_found_by_project_and_month(site: SiteBuilder, nav: list[Any] | None) -> None:
    write(site, 61, "/srv/shop", "/srv/stock")
    configure(site, nav)
    assert section(site) == ["Overview", "shop", "stock", "May 2026", "April 2026", "March 2026"]
    site.build(strict=True)
    assert "Task 60" in site.html("transcripts/2026-05/index.html")
    assert "<h1>May 2026</h1>" in site.html("transcripts/2026-05/index.html")


@NAVS
def test_beyond_the_limit_sessions_add_nothing_to_the_nav(site: SiteBuilder, nav: list[Any] | None) -> None:
    sizes = []
    for number in (61, 122):
        write(site, number, "/srv/shop", step=timedelta(hours=2))
        configure(site, nav)
        sizes.append(size(nav_of(site)))
    assert sizes == [4, 4]


def test_many_months_stand_below_their_years(site: SiteBuilder) -> None:
    write(site, 61, "/srv/shop", step=timedelta(days=31))
    configure(site)
    items = section(site)
    assert [list(each) for each in items[1:]] == [["2031"], ["2030"], ["2029"], ["2028"], ["2027"], ["2026"]]
    assert items[1]["2031"][0] == "April 2031"


def test_nav_index_makes_no_months(site: SiteBuilder) -> None:
    write(site, 61, "/srv/shop")
    configure(site, nav="index")
    site.build(strict=True)
    assert not site.exists("transcripts/2026-03")


@NAVS
def test_further_pages_of_long_lists_are_not_in_the_nav(site: SiteBuilder, nav: list[Any] | None) -> None:
    write(site, 101, "/srv/shop", step=timedelta(minutes=10))
    configure(site, nav)
    assert section(site) == ["Overview", "March 2026"]


def test_what_the_nav_names_elsewhere_is_not_listed_again(site: SiteBuilder) -> None:
    write(site, 4, "/srv/shop", "/srv/stock")
    elsewhere = [{"Stock": "transcripts/projects/stock.md"}, {"First": "transcripts/s0.md"}]
    configure(site, ["index.md", *elsewhere, {"Transcripts": "transcripts/"}])
    *_, ours = nav_of(site)
    assert ours == {
        "Transcripts": ["Overview", {"stock": ["Task 3", "Task 1"]}, {"shop": ["Overview", "Task 2"]}]
    }


def test_other_pages_of_a_site_without_nav_stay_where_mkdocs_puts_them(site: SiteBuilder) -> None:
    for name in ("zebra.md", "a-guide/two.md", "a-guide/index.md", "a-guide/deep_er/one.md", "b.md"):
        site.write(f"docs/{name}", f"# {name}\n")
    site.write("docs/transcripts/notes.md", "# Notes\n")
    site.write("docs/how/fix.jsonl", turns("In place", name="fix", folder="/srv/shop"))
    site.configure(plugins=[])
    before = [item for item in nav_of(site) if item != {"Transcripts": ["Notes"]}]
    write(site, 2, "/srv/shop")
    site.configure({"sources": ["sessions", "docs/how"]})
    after = nav_of(site)
    ours = {"Transcripts": ["Overview", "Task 1", "Task 0", "Notes"]}
    assert [item for item in after if item not in (ours, {"How": ["In place"]})] == before
    assert ours in after
    assert {"How": ["In place"]} in after


def test_not_in_nav_holds_for_the_section(site: SiteBuilder) -> None:
    write(site, 3, "/srv/shop")
    site.configure({"sources": ["sessions"]}, not_in_nav="/transcripts/s1.md")
    assert section(site) == ["Overview", "Task 2", "Task 0"]
    site.configure({"sources": ["sessions"]}, not_in_nav="/transcripts/")
    assert nav_of(site) == ["Shop"]


def test_each_instance_has_its_section(site: SiteBuilder) -> None:
    write(site, 2, "/srv/shop")
    site.write("others/x.jsonl", turns("Other", name="x"))
    ours = {"sources": ["sessions"], "path": "shop"}
    others = {"sources": ["others"], "path": "other/ones", "nav": "index"}
    site.configure(plugins=[{"cctranscripts": ours}, {"cctranscripts": others}])
    assert nav_of(site) == ["Shop", {"Other": ["Ones"]}, {"Shop": ["Overview", "Task 1", "Task 0"]}]


def test_plugins_that_make_a_nav_of_their_own_find_none(site: SiteBuilder) -> None:
    """`awesome-nav` warns if there is one, which would end a strict build."""
    write(site, 2, "/srv/shop")
    site.configure(plugins=["awesome-nav", {"cctranscripts": {"sources": ["sessions"]}}])
    site.build(strict=True)
    assert "Task 1" in site.html("index.html")


@THEMES
@NAVS
def test_overviews_are_called_so_in_the_nav_alone(
    site: SiteBuilder, theme: str, nav: list[Any] | None
) -> None:
    write(site, 4, "/srv/shop", "/srv/stock")
    site.configure({"sources": ["sessions"]}, theme=theme, validation=STRICT, **({"nav": nav} if nav else {}))
    site.build(strict=True)
    assert [text for href, text in seen(site.html("index.html")).links if href == "transcripts/"][:1] == [
        "Overview"
    ]
    for page, title in (("index.html", "Transcripts"), ("projects/stock/index.html", "stock")):
        html = site.html(f"transcripts/{page}")
        assert seen(html).title == f"{title} - Shop"
        assert f"<h1>{title}</h1>" in html
    titles = [entry["title"] for entry in site.search_index() if not entry["location"].count("#")]
    assert "Overview" not in titles


@THEMES
def test_name_of_a_project_is_no_markup_in_the_nav(site: SiteBuilder, theme: str) -> None:
    name = "<img src=x onerror=alert(1)>{{ 7 * 7 }}\x0c"
    write(site, 4, f"/srv/{name}", "/srv/stock")
    site.configure({"sources": ["sessions"]}, theme=theme)
    site.build(strict=True)
    for page in ("index.html", "transcripts/index.html", "transcripts/s0/index.html"):
        html = site.html(page)
        assert not seen(html).handlers
        assert "\x0c" not in html
        assert "&lt;img src=x onerror=alert(1)&gt;&#123;&#123; 7 * 7" in html


def test_months_and_days_are_those_of_utc(site: SiteBuilder) -> None:
    late = datetime(2026, 3, 31, 23, 30, tzinfo=UTC) + timedelta(hours=1)
    site.write("sessions/late.jsonl", turns("Late", name="late", start=late))
    configure(site)
    site.build(strict=True)
    assert 'id="april-2026"' in site.html("transcripts/index.html")
    assert "1\u00a0Apr<" in site.html("transcripts/index.html")
