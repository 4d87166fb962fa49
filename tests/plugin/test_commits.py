"""Commits link to the forge: the session's own, else that of the site's `repo_url`."""

import pytest
from plugin.sessions import answer, bash, prompt, session
from plugin.site_builder import SiteBuilder

COMMITTED = "[main 3f9c2ab] Fix the login\n 1 file changed, 2 insertions(+)"
PUSHED = "To git@gitlab.example.com:tools/shop.git\n   1111111..3f9c2ab  main -> main"


@pytest.mark.parametrize(
    ("printed", "address"),
    [
        (COMMITTED, "https://github.com/acme/docs/commit/3f9c2ab"),
        (f"{COMMITTED}\n{PUSHED}", "https://gitlab.example.com/tools/shop/-/commit/3f9c2ab"),
    ],
    ids=["of the site", "of the session"],
)
def test_a_commit_links_to_its_repository(site: SiteBuilder, printed: str, address: str) -> None:
    lines = (prompt("Fix the login"), *bash("git commit -am 'Fix the login' && git push", printed))
    site.write("docs/how/fix-login.jsonl", session(*lines, answer("Done.")))
    site.configure(repo_url="https://github.com/acme/docs")
    site.build(strict=True)
    page = site.html("how/fix-login/index.html")
    assert f'href="{address}"' in page
    assert page.count("/commit/3f9c2ab") == 1


def test_without_a_repository_a_commit_is_no_link(site: SiteBuilder) -> None:
    site.write("docs/how/fix-login.jsonl", session(prompt("Fix it"), *bash("git commit -am x", COMMITTED)))
    site.build(strict=True)
    page = site.html("how/fix-login/index.html")
    assert "<code>3f9c2ab</code>" in page
    assert "/commit/" not in page
