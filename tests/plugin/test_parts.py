"""Long sessions in a real site: their parts are pages like others, but in no nav."""

import json
from html import unescape
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest
from plugin.pages import seen
from plugin.sessions import answer, bash, prompt, session
from plugin.site_builder import SiteBuilder

STRICT = {"validation": {"anchors": "warn", "omitted_files": "warn"}, "strict": True}
DOCS = """# Shop

[a prompt](how/long.jsonl#prompt-2), [one of another part](how/long.jsonl#prompt-25),
[the same](how/long/part-2.md#prompt-25), [a call](how/long.jsonl#{call})
"""


def long_session() -> str:
    """About 75 KB of page in 25 turns."""
    lines = [
        line
        for number in range(1, 26)
        for line in (
            prompt(f"Ask for {number}"),
            *bash(f"run {number}", "a line of output\n" * 25),
            answer("Some words. " * 60),
        )
    ]
    return session(*lines)


def build(site: SiteBuilder, **settings: object) -> None:
    site.write("docs/how/long.jsonl", long_session())
    site.write("docs/index.md", "# Shop\n")
    site.configure({"page_weight": 50}, **settings)
    site.build()
    places = json.loads(site.html("how/long/parts.json"))
    call = next(id_ for id_, place in places.items() if "part-2" in place and id_.startswith("call-"))
    site.write("docs/index.md", DOCS.format(call=call))
    site.configure({"page_weight": 50}, **settings, **STRICT)
    site.build()


@pytest.mark.parametrize("directory_urls", [True, False])
def test_links_between_parts_and_into_them_lead_somewhere(site: SiteBuilder, directory_urls: bool) -> None:
    build(site, use_directory_urls=directory_urls)
    folder = site.root / "site"
    first = "how/long/index.html" if directory_urls else "how/long.html"
    second = "how/long/part-2/index.html" if directory_urls else "how/long/part-2.html"
    for page in (first, second):
        for link in (href for href, _ in seen(site.html(page)).links if not urlsplit(href).scheme):
            assert is_there(folder, page, unescape(link)), f"{page} → {link}"
    places = json.loads(site.html("how/long/parts.json"))
    for id_, place in places.items():
        target = urljoin("https://shop.test/how/long/parts.json", place)
        file = urlsplit(target).path.lstrip("/")
        assert f' id="{id_}"' in site.html(f"{file}index.html" if file.endswith("/") else file)


def is_there(folder: Path, page: str, link: str) -> bool:
    address = urlsplit(urljoin(f"https://shop.test/{page}", link))
    path = address.path.lstrip("/")
    file = folder / (f"{path}index.html" if not path or path.endswith("/") else path)
    if not file.is_file():
        return False
    fragment = address.fragment
    return not fragment or f'id="{fragment}"' in file.read_text(encoding="utf-8")


def test_parts_are_searched_and_in_no_nav(site: SiteBuilder) -> None:
    build(site)
    found = [entry["location"] for entry in site.search_index()]
    assert "how/long/part-2/#prompt-25" in found
    assert "how/long/#prompt-25" not in found
    assert "part-2" not in site.html("index.html").split("<h1")[0]
    assert "Ask for 25" in site.html("how/long/index.html")
    assert not list((site.root / "site").rglob("*.jsonl"))


def test_a_page_of_the_users_at_the_address_of_a_part_keeps_the_session_whole(site: SiteBuilder) -> None:
    site.write("docs/how/long.jsonl", long_session())
    site.write("docs/how/long/part-2.md", "# Mine\n")
    site.configure({"page_weight": 50})
    log = site.build()
    assert '<h1 id="mine">Mine' in site.html("how/long/part-2/index.html")
    assert 'id="prompt-25" class="cct-prompt"' in site.html("how/long/index.html")
    assert any("how/long/part-2.md" in told for told in log.warnings)
    assert any("how/long.jsonl is one long page" in told for told in log.infos)
