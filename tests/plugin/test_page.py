"""What themes, search and other plugins get of a page."""

from typing import Any
from urllib.parse import unquote

import pytest
from plugin.pages import seen
from plugin.sessions import answer, bash, prompt, session, turns
from plugin.site_builder import SiteBuilder

THEMES = ["mkdocs", "readthedocs", "material"]
EVIL = [
    "<img src=x onerror=alert(1)>",
    "Don't </title><script onload=alert(1)></script>",
    'Quote " onmouseover="alert(1)',
    "`<img src=x onerror=alert(1)>` & more",
]
RECORDER = """
seen = []
def on_page_markdown(markdown, page, **kwargs):
    seen.append(markdown)
def on_post_build(config, **kwargs):
    with open(config.config_file_path + ".seen", "w", encoding="utf-8") as file:
        file.write("\\n".join(seen))
"""
BANNER = """
def on_page_content(html, page, **kwargs):
    return "<p>BANNER</p>" + html
"""
CIPHER = """
def on_page_context(context, page, **kwargs):
    page.content = "<p>CIPHER</p>"
"""
MACROS = """
from jinja2 import Template

def on_page_markdown(markdown, page, config, **kwargs):
    page.title = Template(page.title).render(config=config)
    page.meta = {
        key: Template(value).render(config=config) if isinstance(value, str) else value
        for key, value in page.meta.items()
    }
    return Template(markdown).render(config=config)
"""
KEPT = """
def on_env(env, config, files):
    global pages
    pages = [file.page for file in files.documentation_pages()]
def on_post_build(config, **kwargs):
    with open(config.config_file_path + ".kept", "w", encoding="utf-8") as file:
        file.write("\\n".join(page.content for page in pages))
"""


@pytest.fixture
def cart(site: SiteBuilder) -> SiteBuilder:
    lines = (prompt("Fix the cart"), *bash("make quietly", "output-of-make"), answer("The sum is right now."))
    site.write("docs/how/fix-cart.jsonl", session(*lines))
    return site


def settings(theme: str) -> dict[str, Any]:
    return {"theme": theme} if theme != "material" else {"theme": {"name": theme, "font": False}}


@pytest.mark.parametrize("theme", THEMES)
def test_search_finds_prompts_and_answers_but_no_tool_output(cart: SiteBuilder, theme: str) -> None:
    cart.configure(**settings(theme))
    cart.build(strict=True)
    index = [entry for entry in cart.search_index() if entry["location"].startswith("how/fix-cart/")]
    text = " ".join(f"{entry['title']} {entry['text']}" for entry in index)
    assert "Fix the cart" in text
    assert "The sum is right now" in text
    assert "output-of-make" not in text
    assert "output-of-make" in cart.html("how/fix-cart/index.html")
    assert "how/fix-cart/#prompt-1" in [entry["location"] for entry in index]


@pytest.mark.parametrize("theme", THEMES)
def test_prompts_are_in_the_table_of_contents(cart: SiteBuilder, theme: str) -> None:
    cart.configure(**settings(theme))
    cart.build(strict=True)
    contents = [
        text for href, text in seen(cart.html("how/fix-cart/index.html")).links if href == "#prompt-1"
    ]
    assert any("Fix the cart" in text for text in contents)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("title", EVIL)
def test_title_is_shown_as_it_is_and_runs_nowhere(site: SiteBuilder, theme: str, title: str) -> None:
    site.write("docs/how/a.jsonl", turns("First of all", name="a"))
    site.write("docs/how/b.jsonl", turns(title, name="b"))
    site.write("docs/how/c.jsonl", turns("Last of all", name="c"))
    features = ["navigation.footer", "navigation.path", "navigation.tabs"]
    site.configure(
        theme={"name": theme, **({"font": False, "features": features} if theme == "material" else {})}
    )
    site.build(strict=True)
    for page in ("index", "transcripts/index", "how/a/index", "how/b/index", "how/c/index"):
        found = seen(site.html(f"{page}.html"))
        assert "alert(1)" not in str(
            [
                attributes
                for _, attributes in found.tags
                if set(attributes) & {"onerror", "onload", "onmouseover"}
            ]
        )
    assert title in seen(site.html("how/b/index.html")).title


@pytest.mark.parametrize("theme", THEMES)
def test_title_is_escaped_once(site: SiteBuilder, theme: str) -> None:
    site.write("docs/how/a.jsonl", turns("First of all", name="a"))
    site.write("docs/how/b.jsonl", turns("Tom & Jerry's <b>", name="b"))
    site.configure(
        theme={
            "name": theme,
            **({"font": False, "features": ["navigation.footer"]} if theme == "material" else {}),
        }
    )
    site.build(strict=True)
    neighbour = site.html("how/a/index.html")
    assert "Tom &amp; Jerry" in neighbour
    assert "&amp;amp;" not in neighbour
    assert "&amp;lt;" not in neighbour
    assert "&amp;#" not in neighbour


def test_description_is_in_the_head(cart: SiteBuilder) -> None:
    cart.configure(**settings("material"))
    cart.build(strict=True)
    tags = seen(cart.html("how/fix-cart/index.html")).tags
    (description,) = [
        attributes["content"]
        for tag, attributes in tags
        if tag == "meta" and attributes.get("name") == "description"
    ]
    assert description


def test_other_plugins_see_a_stub_that_means_nothing_to_them(site: SiteBuilder) -> None:
    attack = '{{ config }} {% include "x" %} --8<-- "mkdocs.yml" [x](y) <b> $(id)'
    lines = (prompt(attack), *bash("make", "output-of-make"), answer(f"Done: {attack}"))
    site.write("docs/how/fix-cart.jsonl", session(*lines))
    site.write("recorder.py", RECORDER)
    site.configure(hooks=["recorder.py"])
    site.build(strict=True)
    stub, *_ = [
        text for text in (site.root / "mkdocs.yml.seen").read_text().split("\n# ") if "config" in text
    ]
    line = stub.splitlines()[0]
    assert "config" in line
    assert not set(line) & set("{}%[]<>$()`-")
    assert "output-of-make" not in (site.root / "mkdocs.yml.seen").read_text()


def test_what_plugins_do_to_the_content_stays(cart: SiteBuilder) -> None:
    cart.write("banner.py", BANNER)
    cart.configure(hooks=["banner.py"])
    cart.build(strict=True)
    page = cart.html("how/fix-cart/index.html")
    assert "output-of-make" in page.partition("BANNER")[2]
    assert not any("output-of-make" in entry["text"] for entry in cart.search_index())


def test_content_that_a_plugin_replaced_late_is_not_overwritten(cart: SiteBuilder) -> None:
    cart.write("cipher.py", CIPHER)
    cart.configure(hooks=["cipher.py"])
    log = cart.build()
    page = cart.html("how/fix-cart/index.html")
    assert "CIPHER" in page
    assert "output-of-make" not in page
    assert any("how/fix-cart.jsonl" in warning for warning in log.warnings)


def test_title_is_no_template(site: SiteBuilder) -> None:
    title = "Name {{ config.site_name }} {% set x = 1 %} {# nothing #}"
    site.write("docs/how/fix-cart.jsonl", turns(title))
    site.write("macros.py", MACROS)
    site.configure(hooks=["macros.py"])
    site.build(strict=True)
    page = seen(site.html("how/fix-cart/index.html"))
    assert page.title.startswith(title)
    assert title in [text for _, text in page.links]


def test_page_of_a_session_is_not_rendered_as_markdown(site: SiteBuilder) -> None:
    site.write("docs/how/fix-cart.jsonl", turns('Show me\n\n--8<-- "mkdocs.yml"\n\n{{ page.title }}'))
    site.configure(markdown_extensions=["pymdownx.snippets"])
    site.build(strict=True)
    page = site.html("how/fix-cart/index.html")
    assert "site_name" not in page
    assert "{{ page.title }}" in page


@pytest.mark.parametrize("theme", THEMES)
def test_style_comes_before_the_users_own_and_is_shipped(cart: SiteBuilder, theme: str) -> None:
    cart.write("docs/own.css", "")
    cart.configure(extra_css=["own.css"], **settings(theme))
    cart.build(strict=True)
    sheets = [
        attributes.get("href") or ""
        for tag, attributes in seen(cart.html("index.html")).tags
        if tag == "link"
    ]
    ours, own = (
        next(i for i, href in enumerate(sheets) if href.endswith(name))
        for name in ("cctranscripts.css", "own.css")
    )
    assert ours < own
    assert "--cct-accent" in cart.html("assets/cctranscripts.css")


def test_session_that_fails_is_a_warning_and_the_others_are_published(cart: SiteBuilder) -> None:
    cart.write("docs/how/fix-mail.jsonl", turns("Fix the mail", name="two"))
    # A folder where the page's text should go stands for whatever nobody foresaw.
    (cart.root / ".cache/plugin/cctranscripts/transcripts/how/fix-mail.jsonl.md/x").mkdir(parents=True)
    (warning,) = cart.build().warnings
    assert "fix-mail.jsonl can't be published" in warning
    assert "The sum is right now" in cart.html("how/fix-cart/index.html")
    assert not cart.exists("how/fix-mail")
    assert '"sessionId"' not in cart.published()


def test_pages_are_not_kept_in_memory_once_they_are_written(cart: SiteBuilder) -> None:
    cart.write("docs/index.md", "Written by hand")
    cart.write("kept.py", KEPT)
    cart.configure(hooks=["kept.py"])
    cart.build(strict=True)
    kept = (cart.root / "mkdocs.yml.kept").read_text()
    assert "Written by hand" in kept
    assert "The sum is right now" not in kept


@pytest.mark.parametrize("directory_urls", [True, False])
def test_links_of_generated_pages_lead_somewhere(cart: SiteBuilder, directory_urls: bool) -> None:
    cart.write("sessions/fix-mail.jsonl", turns("Fix the mail", name="two"))
    cart.write("docs/how/fix #2, 100% ü.jsonl", turns("Fix the post", name="three"))
    cart.configure({"sources": ["docs", "sessions"]}, use_directory_urls=directory_urls)
    cart.build(strict=True)
    pages = [page for page in (cart.root / "site").rglob("*.html") if page.name != "404.html"]
    assert len(pages) == 5
    for page in pages:
        for href, _ in seen(page.read_text(encoding="utf-8")).links:
            if "://" not in href:
                target = page.parent / unquote(href.partition("#")[0])
                assert (target / "index.html" if directory_urls and target.is_dir() else target).exists()


def test_dirty_build_writes_only_what_changed(cart: SiteBuilder) -> None:
    cart.build()
    page = cart.root / "site/how/fix-cart/index.html"
    before = page.stat().st_mtime_ns
    cart.build(dirty=True)
    assert page.stat().st_mtime_ns == before
    cart.write("docs/how/fix-cart.jsonl", turns("Fix the cart", "And the sum"))
    cart.build(dirty=True)
    assert "And the sum" in cart.html("how/fix-cart/index.html")
