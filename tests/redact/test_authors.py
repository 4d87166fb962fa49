"""The names of people in commits are masked, there and elsewhere; those of programs stay."""

import pytest
from personal_text import masked

NAME, EMAIL = "[REDACTED:name]", "[REDACTED:email]"
BOTH = f"{NAME} <{EMAIL}>"
MASKED = [
    ("Author: Jane Roe <jane@shop.org>\nDate: x", f"Author: {BOTH}\nDate: x"),
    (
        "Author:     Jane Roe <jane@shop.org>\nCommit:     Jane Roe <jane@shop.org>",
        f"Author:     {BOTH}\nCommit:     {BOTH}",
    ),
    ("Author: jroe <jroe@laptop>", f"Author: {BOTH}"),
    ("Author: Jane Roe <jane@box.(none)>", f"Author: {BOTH}"),
    ("Co-Authored-By: Jane Roe <jane@shop.org>", f"Co-Authored-By: {BOTH}"),
    ("Signed-off-by: Jane Roe <jane@shop.org>", f"Signed-off-by: {BOTH}"),
    ("Reviewed-by: jroe <jane@shop.org>", f"Reviewed-by: {BOTH}"),
    ("From: Jane Roe <jane@shop.org>", f"From: {BOTH}"),
    ("tree 1\nauthor jane r <jane@shop.org> 1700000000 +0100", f"tree 1\nauthor {BOTH} 1700000000 +0100"),
    ("    12\tJane Roe <jane@shop.org>", f"    12\t{BOTH}"),
    ("Contact Jane Roe <jane@shop.org>", f"Contact {BOTH}"),
    ("Jane van Roe <jane@shop.org>", BOTH),
    ('"author": "Jane Roe <jane@shop.org>"', f'"author": "{BOTH}"'),
    ('{name = "Jane Roe", email = "jane@shop.org"}', f'{{name = "{NAME}", email = "{EMAIL}"}}'),
    (
        '"author": {"name": "Jane Roe", "email": "jane@shop.org"}',
        f'"author": {{"name": "{NAME}", "email": "{EMAIL}"}}',
    ),
    (
        r"{\"name\": \"Jane Roe\", \"email\": \"jane@shop.org\"}",
        rf"{{\"name\": \"{NAME}\", \"email\": \"{EMAIL}\"}}",
    ),
    (
        '{"email":"j@shop.org","login":"jroe","name":"Jane Roe"}',
        f'{{"email":"{EMAIL}","login":"{NAME}","name":"{NAME}"}}',
    ),
    ("- name: Jane Roe\n  email: jane@shop.org", f"- name: {NAME}\n  email: {EMAIL}"),
    ("[user]\n\tname = Jane Roe\n\temail = jane@shop.org", f"[user]\n\tname = {NAME}\n\temail = {EMAIL}"),
    ("[user]\n\temail = jane@shop.org\n\tname = Jane Roe\n", f"[user]\n\temail = {EMAIL}\n\tname = {NAME}\n"),
    ('git config user.name "Jane Roe"', f'git config user.name "{NAME}"'),
    ("git config --global user.name 'Jane Roe' && x", f"git config --global user.name '{NAME}' && x"),
    ("GIT_AUTHOR_NAME='Jane Roe' git commit", f"GIT_AUTHOR_NAME='{NAME}' git commit"),
    ("git config user.name jroe", f"git config user.name {NAME}"),
    ('git -c user.name="Jane Roe" commit', f'git -c user.name="{NAME}" commit'),
    (
        "core.x=1\nuser.name=Jane Roe\nuser.email=jane@shop.org",
        f"core.x=1\nuser.name={NAME}\nuser.email={EMAIL}",
    ),
    (
        "1a2b3c4d (Jane Roe   2026-01-01 10:00:00 +0100  1) x",
        f"1a2b3c4d ({NAME}   2026-01-01 10:00:00 +0100  1) x",
    ),
    (
        "^1a2b3c4 a.py (jroe 2026-01-01 10:00:00 +0100 12) x",
        f"^1a2b3c4 a.py ({NAME} 2026-01-01 10:00:00 +0100 12) x",
    ),
    ("Author: Jane Roe <1+jroe@users.noreply.github.com>", f"Author: {BOTH}"),
    (
        "Author: Jane Roe <jane@shop.org>\n\nBy Jane Roe, jane.roe, JANE_ROE, janeroe",
        f"Author: {BOTH}\n\nBy {NAME}, {NAME}, {NAME}, {NAME}",
    ),
    ("Author: Max May <max@shop.org>\n\nmax may be", f"Author: {BOTH}\n\nmax may be"),
    ("Author: Kim <kim@shop.org>\n\nkim", f"Author: {BOTH}\n\nkim"),
]
LEFT = [
    "Co-Authored-By: Claude Opus 4.5 <noreply@anthropic.com>",
    "Author: Claude <noreply@anthropic.com>",
    "Author: dependabot[bot] <49699333+dependabot[bot]@users.noreply.github.com>",
    "Author: github-actions <41898282+github-actions[bot]@users.noreply.github.com>",
    "Author: GitHub <noreply@github.com>",
    "Author: Jane Roe <jane@example.com>",
    "Author: Jane Roe <jane@mail.example.com>",
    "Author: Test User <test@test>",
    "Author: author, // <-- this",
    "Commit: <sha> and the tool use ID",
    "user.name and user.email from the config",
    'if user.name == "x":',
    "git config user.name && git log",
    'git config user.name "Test"',
    "user.name = 'Anna'",
    "00000000 (Not Committed Yet 2026-01-01 10:00:00 +0100  1) x",
    "released (Version 2026-01-01)",
    '{name = "Jane Roe", email = "jane@example.org"}',
]


@pytest.mark.parametrize(("text", "expected"), MASKED)
def test_author_is_masked(text: str, expected: str) -> None:
    assert masked(text) == expected


@pytest.mark.parametrize("text", LEFT)
def test_programs_examples_and_code_stay(text: str) -> None:
    assert masked(text) == text


@pytest.mark.parametrize(
    ("mail", "elsewhere"), [("jane@shop.org", f"by {NAME}"), ("info@shop.org", "by Jane Roe")]
)
def test_name_in_a_field_is_masked_elsewhere_if_its_address_speaks_of_it(mail: str, elsewhere: str) -> None:
    told = f'{{"name": "Jane Roe", "email": "{mail}"}}'
    assert masked(told, "by Jane Roe") == elsewhere
