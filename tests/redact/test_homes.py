"""Home folders become `~`, and what only looks like one stays."""

import pytest
from personal_text import masked

MASKED = [
    ("/home/jane/shop/a.py", "~/shop/a.py"),
    ("/Users/jane/shop", "~/shop"),
    ("it is /home/jane.", "it is ~."),
    ("cd /home/jane && ls", "cd ~ && ls"),
    ("HOME=/home/jane", "HOME=~"),
    ("PATH=/usr/bin:/home/jane/bin:/opt", "PATH=/usr/bin:~/bin:/opt"),
    ("host:/home/jane/x", "host:~/x"),
    ("-I/home/jane/include", "-I~/include"),
    ("@/home/jane/shop/a.py", "@~/shop/a.py"),
    ("`/home/jane/x` **/Users/jane/y**", "`~/x` **~/y**"),
    (r"one\n/home/jane/x\t/Users/jane/y", r"one\n~/x\t~/y"),
    (r"C:\Users\jane\shop\a.py", r"~\shop\a.py"),
    (r"c:\users\jane\shop", r"~\shop"),
    (r"C:\\Users\\jane\\shop", r"~\\shop"),
    (r"C:\\\\Users\\\\jane\\\\shop", r"~\\\\shop"),
    ("C:/Users/jane/shop", "~/shop"),
    ("/c/Users/jane/shop", "~/shop"),
    ("/mnt/c/Users/jane/shop", "~/shop"),
    ("/cygdrive/c/Users/jane/shop", "~/shop"),
    (r"\\?\C:\Users\jane\shop", r"~\shop"),
    (r"\\wsl$\Ubuntu\home\jane\shop", r"~\shop"),
    (r"\\wsl.localhost\Ubuntu\home\jane\shop", r"~\shop"),
    (r"C:\Users\JANERO~1\AppData\Local", r"~\AppData\Local"),
    ("file:///Users/jane/a.py", "file://~/a.py"),
    ("file:///C:/Users/jane/a.py", "file://~/a.py"),
    ("file:///c%3A/Users/jane/a.py", "file://~/a.py"),
    ("vscode-remote://wsl+ubuntu/home/jane/a.py", "vscode-remote://wsl+ubuntu~/a.py"),
    ("sftp://box/home/jane/a", "sftp://box~/a"),
    ("/var/home/jane/a", "~/a"),
    ("/export/home/jane/a", "~/a"),
    ("/System/Volumes/Data/Users/jane/a", "~/a"),
    ("?folder=%2Fhome%2Fjane%2Fshop", "?folder=~%2Fshop"),
    ("file%3A%2F%2F%2FUsers%2Fjane%2Fshop", "file%3A%2F%2F~%2Fshop"),
    ("%252Fhome%252Fjane%252Fshop", "~%252Fshop"),
    ("/home/jane.roe/x /home/j-roe_2/x", "~/x ~/x"),
    ("/home/dev/shop and /home/user/shop", "~/shop and ~/shop"),
    ("/home/max/projects/shop", "~/projects/shop"),
    ("/home/page/.config/x", "~/.config/x"),
    ("/Users/max/shop", "~/shop"),
    ("/Users/josé/shop", "~/shop"),
    (r'"C:\Users\Jane Roe\shop"', r'"~\shop"'),
    (r"C:\Users\Jane Roe\shop", r"~\shop"),
    ("'/Users/Jane Roe/shop'", "'~/shop'"),
    (r"ls /Users/Jane\ Roe/shop", "ls ~/shop"),
    ("file:///C:/Users/Jane%20Roe/shop", "file://~/shop"),
    ('"/Users/Jane Roe/a" or in /Users/Jane Roe', '"~/a" or in ~'),
    ("~/.claude/projects/-Users-jane-shop/x.jsonl", "~/.claude/projects/~-shop/x.jsonl"),
    ("/var/claude/-home-jane-shop/tasks", "/var/claude/~-shop/tasks"),
    (r"projects\C--Users-jane-shop", r"projects\~-shop"),
    ("projects/c--users-jane-shop", "projects/~-shop"),
    ("projects/-mnt-c-Users-jane-shop", "projects/~-shop"),
    ("/home/jane.roe/shop, projects/-home-jane-roe-shop", "~/shop, projects/~-shop"),
    ('"/Users/Jane Roe/shop" is -Users-Jane-Roe-shop', '"~/shop" is ~-shop'),
    ("/home/jane/shop is a -home-jane-shop", "~/shop is a ~-shop"),
    ("projects/-Users-jane", "projects/~"),
    ("drwx /home/jane/shop -> /home/jane/old", "drwx ~/shop -> ~/old"),
]
LEFT = [
    "/home/",
    "/home",
    "/Users/",
    "/root/x",
    "~/shop",
    "/srv/shop",
    "/home/$USER/x",
    "/home/<user>/x",
    "/home/*/x",
    "/home/{name}/x",
    "/home/:id",
    "/Users/...",
    "/home/[slug]/page.tsx",
    "https://site.org/home/page/one",
    "https://site.org/Users/jane",
    "http://localhost:3000/home/jane",
    "http://home/jane",
    "https%3A%2F%2Fsite.org%2Fhome%2Fjane",
    "src/home/jane.py",
    "./home/jane/x",
    "../Users/jane/x",
    "${BASE}/home/jane/x",
    "$ROOT/Users/jane",
    "~/home/jane/x",
    '<a href="/home/dashboard">',
    '"/home/settings/profile"',
    "router.get('/home/index')",
    "GET /home/about",
    "/home/index.html",
    "/home/hero.tsx",
    "/Home/Index/3",
    "/users/jane/x",
    "GET /users/17",
    "/Users/17/x",
    "/Users/Shared/x",
    r"C:\Users\Public\x",
    r"C:\Users\Default\x",
    r"C:\Users\All Users\x",
    "/home/linuxbrew/.linuxbrew/bin",
    "-home-dir /srv",
    "my-home-page-one",
    "the--Users-guide",
    "safely-access-your-home-nas-now",
    "projects/-Users-Shared-x",
]


@pytest.mark.parametrize(("text", "expected"), MASKED)
def test_home_becomes_a_tilde(text: str, expected: str) -> None:
    assert masked(text) == expected


@pytest.mark.parametrize("text", LEFT)
def test_other_paths_stay(text: str) -> None:
    assert masked(text) == text


@pytest.mark.parametrize("project", ["/home/dashboard", "/home/dashboard/shop", r"C:\Users\dashboard\shop"])
def test_folder_of_the_session_tells_who_has_a_home(project: str) -> None:
    assert masked("/home/dashboard", project=project) == "~"


@pytest.mark.parametrize(
    "told", [r"/Users/Jane\ Roe/x", "file:///C:/Users/Jane%20Roe/x", r"C:\Users\Jane Roe\x"]
)
def test_name_with_spaces_is_masked_elsewhere_too(told: str) -> None:
    assert masked(told, "by Jane Roe") == "by [REDACTED:name]"


def test_name_with_spaces_is_told_by_the_folder_of_the_session() -> None:
    text = r"in C:\Users\Jane Roe and C:\Users\Jane Roe\x, C--Users-Jane-Roe-shop"
    assert masked(text, project=r"C:\Users\Jane Roe\shop") == r"in ~ and ~\x, ~-shop"
