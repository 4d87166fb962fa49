"""A login that a path tells is masked wherever it stands as a word, unless it is a word like any other."""

import pytest
from personal_text import masked

from mkdocs_cctranscripts.model.redaction import Policy

NAME = "[REDACTED:name]"
MASKED = [
    ("jane", NAME),
    ("Ask Jane, JANE or jane's cat", f"Ask {NAME}, {NAME} or {NAME}'s cat"),
    (
        "branch jane/fix-1, jane-shop, jane_shop, jane.shop",
        f"branch {NAME}/fix-1, {NAME}-shop, {NAME}_shop, {NAME}.shop",
    ),
    ("github.com/jane/shop", f"github.com/{NAME}/shop"),
    (r"one\njane\ttwo, %3Djane", rf"one\n{NAME}\ttwo, %3D{NAME}"),
    ("Janes-MacBook-Pro.local, Jane’s MacBook", f"{NAME}-MacBook-Pro.local, {NAME}’s MacBook"),
    ("janeさんへ", f"{NAME}さんへ"),
    ("\x1b[31mja\x1b[0mne", NAME),
    ("backup/home/jane/x", f"backup/home/{NAME}/x"),
]
LEFT = ["janet", "mijane", "janes", "jané", "jane2", "rejane-x"]
TOLD = [
    "/home/jane/shop",
    "/Users/jane/shop",
    r"C:\Users\jane\shop",
    "~/.claude/projects/-Users-jane-shop",
    "/home/jane/.config",
]
WORDS = [
    "dev",
    "user",
    "root",
    "ubuntu",
    "admin",
    "runner",
    "vscode",
    "node",
    "ec2-user",
    "codespace",
    "me",
    "test1",
    "user-2",
    "max",
    "will",
    "mark",
    "rose",
    "ruby",
    "rust",
    "jack",
    "frank",
    "chase",
    "print",
    "import",
    "bash",
    "claude",
    "main",
    "jo",
]


@pytest.mark.parametrize(("text", "expected"), MASKED)
def test_login_is_masked_as_a_word(text: str, expected: str) -> None:
    assert masked(text, project="/home/jane/shop") == expected


@pytest.mark.parametrize("text", LEFT)
def test_longer_words_stay(text: str) -> None:
    assert masked(text, project="/home/jane/shop") == text


@pytest.mark.parametrize("told", TOLD)
def test_any_home_tells_a_login(told: str) -> None:
    assert masked(told, "so jane said") == f"so {NAME} said"


def test_home_that_is_the_folder_of_the_session_tells_a_login() -> None:
    assert masked("so jane said", project="/home/jane") == f"so {NAME} said"


@pytest.mark.parametrize("login", WORDS)
def test_login_that_is_a_common_word_is_masked_in_paths_alone(login: str) -> None:
    assert masked(f"{login} in /home/{login}/x", project=f"/home/{login}/shop") == f"{login} in ~/x"


def test_login_that_is_a_common_word_is_masked_where_an_account_is_meant() -> None:
    text = "max: ssh max@box; chown max:max x; /backup/home/max/x; max(1, 2)"
    shown = f"max: ssh {NAME}@box; chown {NAME} x; /backup/home/{NAME}/x; max(1, 2)"
    assert masked(text, project="/home/max/shop") == shown


@pytest.mark.parametrize("route", ["/home/dashboard", "/home/dashboard/main", "/home/gallery"])
def test_address_of_a_page_tells_no_login(route: str) -> None:
    assert masked(f'<a href="{route}">', "dashboard and gallery") == "dashboard and gallery"


def test_two_words_of_a_login_are_masked_however_they_are_joined() -> None:
    text = "Jane Roe, jane.roe, jane-roe, janeroe, Jane"
    assert masked(text, project="/home/jane.roe/shop") == f"{NAME}, {NAME}, {NAME}, {NAME}, Jane"


@pytest.mark.parametrize("personal", [True, False])
def test_names_that_are_given_are_masked_whatever_they_are(personal: bool) -> None:
    policy = Policy(secrets="off", personal=personal, names=("max", "Acme Corp", "box-7", "@team", "李明"))
    text = "MAX at acme corp on box-7, box-77, maximum; @team 李明是"
    assert masked(text, policy=policy) == f"{NAME} at {NAME} on {NAME}, box-77, maximum; {NAME} {NAME}是"


def test_nothing_else_is_masked_if_personal_data_may_be_shown() -> None:
    text = "/home/jane/x jane@shop.org jane"
    assert masked(text, policy=Policy(secrets="off", personal=False, names=("box",))) == text


def test_names_without_letters_to_find_do_no_harm() -> None:
    assert masked("a b", policy=Policy(secrets="off", names=("", " ", "x" * 500))) == "a b"


@pytest.mark.parametrize(
    "text",
    ["jane00500", r"x\njane00500", "%3Djane00500", "Jane00500's", "by jane00500", "Jane00500s-MacBook"],
)
def test_many_names_are_found_as_well_as_few(text: str) -> None:
    many = Policy(secrets="off", names=tuple(f"jane{number:05}" for number in range(1000)))
    few = Policy(secrets="off", names=("jane00500",))
    assert masked(text, policy=many) == masked(text, policy=few) != text
