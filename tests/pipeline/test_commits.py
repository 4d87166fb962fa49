"""What counts as a commit, where it is found on the web, and where answers speak of it."""

import io
import json
from typing import Any

import pytest
from case_files import full

from mkdocs_cctranscripts.assemble import assemble
from mkdocs_cctranscripts.assemble.remotes import address
from mkdocs_cctranscripts.model.decision import Commit, PullRequest, Push
from mkdocs_cctranscripts.model.document import Prose, Web
from mkdocs_cctranscripts.model.link import Links
from mkdocs_cctranscripts.model.session import Block, Session
from mkdocs_cctranscripts.model.site import Detail
from mkdocs_cctranscripts.read import read
from mkdocs_cctranscripts.render import Context, Shelf, session_page
from mkdocs_cctranscripts.render.commits import commits, pull_requests
from mkdocs_cctranscripts.render.forge import commit_address

PRINTED = "[main 3f9c2ab] Limit requests\n 1 file changed, 1 insertion(+)"
REPOSITORY = "https://github.com/acme/shop"

COMMITS = [
    "git commit -m x",
    "git.exe commit -m x",
    "  git -C '/home/dev/shop' -c user.name=dev --no-pager commit --amend",
    "git add . && git commit -m x",
    "npm test || exit 1\ngit commit -m x",
    "git add . \\\n  && git \\\n  commit -m x",
    "if true; then git commit -m x; fi",
    "(cd src && git commit -m x)",
    "hash=$(git commit -m x)",
    "GIT_AUTHOR_NAME='A B' git commit -m x",
    'bash -lc "git add . && git commit -m x"',
    "git commit -F - <<'EOF'\nIt's done\nEOF",
    "cat > x.md <<EOF\nIt's \"open\nEOF\ngit commit -m x",
    "# Don't forget\ngit commit -m 'x'",
    "git revert --no-edit HEAD",
    "git cherry-pick 1234567",
    "git merge --continue",
]
NO_COMMITS = [
    "cat release.log",
    "git log --oneline",
    "echo 'git commit -m x'; cat release.log",
    'grep -h "git commit" -A3 README.md',
    "cat <<'EOF'\ngit commit -m x\nEOF",
    "cat release.log # git commit",
    "git commit-tree HEAD^{tree}",
    "legit commit -m x",
    "",
]


PUSHED = [
    ("To github.com:acme/shop.git\n   1111111..3f9c2ab  main -> main", ["main"]),
    ("To github.com:acme/shop.git\n + 1111111...3f9c2ab limit -> limit (forced update)", ["limit"]),
    ("   1111111..3f9c2ab  HEAD -> fix/limit", ["fix/limit"]),
    (" * [new tag]         v1.2 -> v1.2", ["v1.2"]),
    (
        "To a.git\n * [new branch] a -> a\nTo b.git\n * [new branch] a -> a\n * [new branch] b -> b",
        ["a", "b"],
    ),
    ("To github.com:acme/shop.git\n ! [rejected]        main -> main (fetch first)", []),
    ("To github.com:acme/shop.git\n ! [remote rejected] main -> main (protected branch)", []),
    ("From github.com:acme/shop\n   1111111..3f9c2ab  main -> main", []),
    ("   1111111..3f9c2ab  main       -> origin/main", []),
    ("To github.com:acme/shop.git\n - [deleted]         limit", []),
    ("Everything up-to-date", []),
    ("fatal: unable to access", []),
]
ADDRESSES = {
    "git@github.com:acme/shop.git": REPOSITORY,
    "github.com:acme/shop.git": REPOSITORY,
    "ssh://git@github.com/acme/shop.git": REPOSITORY,
    "ssh://git@ssh.github.com:443/acme/shop.git": REPOSITORY,
    "git@github.com-work:acme/shop.git": REPOSITORY,
    "https://dev:word@GitHub.com/acme/shop.git": REPOSITORY,
    "https://github.com/acme/shop/": REPOSITORY,
    "git://github.com/acme/shop": REPOSITORY,
    "https://gitlab.example.com:8443/tools/web/shop.git": "https://gitlab.example.com:8443/tools/web/shop",
    "http://gitlab.example.com/tools/shop.git": "http://gitlab.example.com/tools/shop",
    "/srv/git/shop.git": "",
    "../shop.git": "",
    "C:/git/shop.git": "",
    "work:acme/shop.git": "",
    "https://github.com/acme": "",
    "https://github.com/acme/<b>": "",
    "https://[github.com/acme/shop": "",
    "javascript://github.com/acme/shop": "",
    "": "",
}
FORGES = {
    "https://github.com/acme/shop": "https://github.com/acme/shop/commit/3f9c2ab",
    "https://github.com/acme/shop.git": "https://github.com/acme/shop/commit/3f9c2ab",
    "https://gitlab.example.com/a/b/shop/": "https://gitlab.example.com/a/b/shop/-/commit/3f9c2ab",
    "https://bitbucket.org/acme/shop": "https://bitbucket.org/acme/shop/commits/3f9c2ab",
    "https://codeberg.org/acme/shop": "https://codeberg.org/acme/shop/commit/3f9c2ab",
    "https://evil-github.com.example.org/acme/shop": "",
    "https://example.github/acme/shop": "",
    "https://git.example.org/github/shop": "",
    "javascript://github.com/acme/shop": "",
    "https://[github.com/acme/shop": "",
    "": "",
}
REMOTES = [
    ([("git push", "To git@github.com:acme/shop.git\n   1111111..2222222  main -> main")], REPOSITORY),
    (
        [
            (
                "git remote -v",
                "dev\tgit@github.com:dev/shop.git (push)\norigin\tgit@github.com:acme/shop (push)",
            ),
            ("git push dev", "To github.com:dev/shop.git\n   1111111..2222222  main -> main"),
        ],
        REPOSITORY,
    ),
    ([("git remote get-url origin", "https://github.com/acme/shop.git")], REPOSITORY),
    ([("git config --get remote.origin.url", "https://github.com/acme/shop.git")], REPOSITORY),
    ([("git remote add origin git@github.com:acme/shop.git", "")], REPOSITORY),
    ([("gh pr create --fill", f"{REPOSITORY}/pull/412")], REPOSITORY),
    (
        [("glab mr create --fill", "https://gitlab.com/a/b/shop/-/merge_requests/1")],
        "https://gitlab.com/a/b/shop",
    ),
    ([("cd src && git push", "To github.com:acme/shop.git\n * [new branch] a -> a")], REPOSITORY),
    ([("cd .. && git push", "To github.com:acme/shop.git\n * [new branch] a -> a")], REPOSITORY),
    ([("cd /home/dev/mill && git push", "To github.com:acme/mill.git\n * [new branch] a -> a")], ""),
    ([("git clone https://github.com/acme/mill", "Cloning into 'mill'...")], ""),
    ([("cat x", "To github.com:acme/mill.git\n * [new branch] a -> a")], ""),
]


def session(*lines: dict[str, Any]) -> Session:
    text = "".join(json.dumps(line) + "\n" for line in full(lines))
    return assemble(read(io.BytesIO(text.encode())))


def ran(command: object, printed: object, number: int = 1) -> tuple[dict[str, Any], ...]:
    id_ = f"toolu_{number:010}"
    call = {"call": "Bash", "as": id_, "input": {"command": command}}
    return call, {"of": id_, "result": printed}


def delivered(told: Session) -> list[Block]:
    return [
        block
        for turn in told.turns
        for block in turn.blocks
        if isinstance(block, Commit | Push | PullRequest)
    ]


def links_in(told: Session, repository: str = "") -> dict[str, str]:
    context = Context(Shelf("x"), Detail(), told.project, told.remote or repository)
    nodes = session_page(told, "x.md", Links(), context).nodes
    return {
        link.text: link.url
        for node in nodes
        if isinstance(node, Prose)
        for link in node.links
        if isinstance(link, Web)
    }


@pytest.mark.parametrize("command", COMMITS)
def test_a_command_that_commits(command: str) -> None:
    (commit,) = delivered(session(*ran(command, PRINTED)))
    assert isinstance(commit, Commit)
    assert (commit.hash, commit.subject, commit.files, commit.added) == ("3f9c2ab", "Limit requests", 1, 1)


@pytest.mark.parametrize("command", NO_COMMITS)
def test_a_command_that_only_shows_a_commit(command: str) -> None:
    assert delivered(session(*ran(command, PRINTED))) == []


def test_words_of_a_refusal_are_no_commit() -> None:
    refusal = f"The user doesn't want to proceed with this tool use. the user said:\n{PRINTED}"
    assert delivered(session(*ran("git commit -m x", refusal))) == []


@pytest.mark.parametrize(("printed", "branches"), PUSHED)
def test_only_what_arrived_was_pushed(printed: str, branches: list[str]) -> None:
    found = delivered(session(*ran("git push", printed)))
    assert [block.branch for block in found if isinstance(block, Push)] == branches
    assert delivered(session(*ran("git push --dry-run", printed))) == []
    assert delivered(session(*ran("cat push.log", printed))) == []


@pytest.mark.parametrize(
    ("command", "title"),
    [
        ("gh pr create --title 'Limit requests' --body x", "Limit requests"),
        ('gh pr create -t "Say \\"no\\" for \\$5"', 'Say "no" for $5'),
        ("gh pr create --title=Limit", "Limit"),
        ("gh pr create --title \"$(cat <<'EOF'\nLimit requests\nEOF\n)\" --fill", "Limit requests"),
        ("gh pr create --body 'with --title x' --fill", ""),
        ("gh pr create --fill", ""),
        ("git push -u origin x && \\\n  gh pr create \\\n  --title 'Limit requests'", "Limit requests"),
    ],
)
def test_title_of_a_pull_request(command: str, title: str) -> None:
    (found,) = delivered(session(*ran(command, f"{REPOSITORY}/pull/412")))
    assert isinstance(found, PullRequest)
    assert (found.number, found.url, found.title) == (412, f"{REPOSITORY}/pull/412", title)


@pytest.mark.parametrize(("raw", "plain"), ADDRESSES.items())
def test_address_of_a_remote(raw: str, plain: str) -> None:
    assert address(raw) == plain


@pytest.mark.parametrize(("repository", "found"), FORGES.items())
def test_address_of_a_commit(repository: str, found: str) -> None:
    assert commit_address(repository, "3f9c2ab") == found


@pytest.mark.parametrize(("calls", "remote"), REMOTES)
def test_repository_of_a_session(calls: list[tuple[str, str]], remote: str) -> None:
    lines = [line for number, call in enumerate(calls) for line in ran(*call, number)]
    assert session(*lines).remote == remote


def test_a_commit_is_found_where_its_folder_is_pushed_to() -> None:
    told = session(
        *ran("git commit -m x && git push", f"{PRINTED}\nTo github.com:acme/shop\n * [new branch] a -> a", 1),
        *ran("cd ../mill && git commit -m x", "[main 1111111] Grind", 2),
        *ran("git -C ../mill push", "To github.com:acme/mill\n   0000000..1111111  main -> main", 3),
        *ran("cd /tmp/try && git commit -m x", "[main 2222222] Try", 4),
        {"text": "3f9c2ab, 1111111 and 2222222."},
    )
    assert links_in(told) == {
        "3f9c2ab": f"{REPOSITORY}/commit/3f9c2ab",
        "1111111": "https://github.com/acme/mill/commit/1111111",
    }


def test_the_repository_of_the_site_serves_sessions_that_tell_none() -> None:
    told = session(*ran("git commit -m x", PRINTED), {"text": "See 3f9c2ab."})
    assert links_in(told, REPOSITORY) == {"3f9c2ab": f"{REPOSITORY}/commit/3f9c2ab"}
    assert links_in(told) == {}


def test_answers_link_what_the_session_delivered() -> None:
    told = session(
        *ran("git commit -m x && git push", f"{PRINTED}\nTo github.com:acme/shop\n * [new branch] a -> a", 1),
        *ran("gh pr create --fill", f"{REPOSITORY}/pull/412", 2),
        {"text": "3f9c2ab (3f9c2ab0c1d2) closes #412, not #41, #4123, x#412, 3f9c2abc-d, 3f9c2a or 1234567."},
    )
    assert set(links_in(told)) == {"3f9c2ab", "3f9c2ab0c1d2", "#412"}


def test_a_number_of_two_repositories_is_not_guessed() -> None:
    told = session(
        *ran("gh pr create --fill", f"{REPOSITORY}/pull/12", 1),
        *ran("gh pr create --fill", "https://github.com/acme/mill/pull/12", 2),
        {"text": "See #12."},
    )
    assert links_in(told) == {}
    assert [each.url for each in pull_requests(told.turns, Context(Shelf("x"), Detail()))] == [
        f"{REPOSITORY}/pull/12",
        "https://github.com/acme/mill/pull/12",
    ]


def test_what_was_taken_back_does_not_count() -> None:
    again = {"user": "Another way", "with": {"parentUuid": "00000002-aaaa-4bbb-8ccc-dddd00000002"}}
    told = session(
        {"user": "Hello"},
        {"text": "Hello."},
        {"user": "Commit it"},
        *ran("git commit -m x", PRINTED, 1),
        again,
        *ran("git commit -m y", "[main 1111111] y", 2),
    )
    assert [each.hash for each in commits(told.turns)] == ["1111111"]


@pytest.mark.parametrize(
    "odd", [None, 3, ["x"], {"commit": 3, "push": [], "pr": "x"}, {"pr": {"number": "1"}}]
)
def test_odd_notes_of_what_git_did_are_passed_over(odd: object) -> None:
    call, result = ran("./release", "done")
    result["with"] = {"toolUseResult": {"gitOperation": odd}}
    assert delivered(session(call, result)) == []


@pytest.mark.parametrize("command", [None, 3, ["git commit"], {}, "git commit -m '", "cd", 'cd "', "git -C"])
def test_odd_commands_are_no_error(command: object) -> None:
    assert delivered(session(*ran(command, "nothing to commit"))) == []
