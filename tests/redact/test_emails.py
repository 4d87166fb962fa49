"""E-mail addresses are masked, and what only looks like one stays."""

import pytest
from personal_text import masked

EMAIL = "[REDACTED:email]"
MASKED = [
    ("jane@shop.org", EMAIL),
    ("Write to jane.roe+list@mail.shop.co.uk.", f"Write to {EMAIL}."),
    ("<jane@shop.org>", f"<{EMAIL}>"),
    ("mailto:jane@shop.org?subject=x", f"mailto:{EMAIL}?subject=x"),
    ("?mail=jane%40shop.org&x", f"?mail={EMAIL}&x"),
    ("mailto%3Ajane%40shop.org", f"mailto%3A{EMAIL}"),
    (r"one\njane@shop.org\ntwo", rf"one\n{EMAIL}\ntwo"),
    (r"\u003cjane@shop.org\u003e", rf"\u003c{EMAIL}\u003e"),
    ("JANE@SHOP.ORG", EMAIL),
    ("jane@163.com", EMAIL),
    ("müller@müller.de", EMAIL),
    ("jane@xn--mller-kva.de", EMAIL),
    ("ssh deploy@box.shop.org ls", f"ssh {EMAIL} ls"),
    ("jane@box.local", EMAIL),
    ("jane@shop.org.Then", f"{EMAIL}.Then"),
    ("a@b.co,c@d.io", f"{EMAIL},{EMAIL}"),
    ("12345+jroe@users.noreply.github.com", EMAIL),
    ("jroe@users.noreply.github.com", EMAIL),
    ("https://jroe@bitbucket.org/team/shop", "https://[REDACTED:name]@bitbucket.org/team/shop"),
    ("jane@example.shop.org", EMAIL),
]
LEFT = [
    "noreply@anthropic.com",
    "no-reply@shop.org",
    "notifications-noreply@shop.org",
    "git@github.com:team/shop.git",
    "ssh://git@host.org/x",
    "jane@example.com",
    "jane@mail.example.org",
    "jane@example.co.uk",
    "jane@shop.example",
    "jane@shop.test",
    "jane@x.invalid",
    "jane@app.localhost",
    "pkg@1.2.3",
    "pkg@1.2.0.dev",
    "@scope/pkg@1",
    "@scope/pkg@2.0.0-beta.1",
    "icon@2x.png",
    "this@Class.member",
    "this@view.id",
    "this@Form.name",
    "actions/checkout@v4",
    "getty@tty1.service",
    "user@1000.slice",
    "@app.get('/x')",
    "\n@pytest.fixture\n",
    r"x\n@pytest.fixture",
    r"\n@app.me",
    "jane@host",
    "jane@10.0.0.1",
    "a@b.T",
    "q@k.mT",
    "x@y.at[0]",
    "x@w.is_in",
    "x@y.to(dev)",
    "npm:foo@^2.0",
    "@media print",
    "foo@sha256:abc",
    "skills@git",
    "$@.me",
    "//node/@id.name",
    "41898282+github-actions[bot]@users.noreply.github.com",
    "claude@users.noreply.github.com",
    "https://user:word@db.shop.org/x",
    "https://git@host.org/x",
    "https://dev@host.org/x",
    "@",
    "a@",
    "@b.org",
    "a@.org",
    "a@b..org",
    "-@b.org",
    "golang.org/x/tools@v0.1.0",
    "Co-Authored-By: Claude <noreply@anthropic.com>",
]


@pytest.mark.parametrize(("text", "expected"), MASKED)
def test_address_is_masked(text: str, expected: str) -> None:
    assert masked(text) == expected


@pytest.mark.parametrize("text", LEFT)
def test_what_is_no_address_of_a_person_stays(text: str) -> None:
    assert masked(text) == text
