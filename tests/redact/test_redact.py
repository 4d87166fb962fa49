"""What is masked in a session, where, and what is said about it."""

import json
from pathlib import Path
from typing import Any

import pytest

from mkdocs_cctranscripts.discover import matching
from mkdocs_cctranscripts.model.redaction import Policy
from mkdocs_cctranscripts.model.site import Options, Site
from mkdocs_cctranscripts.pipeline import RedactionError, publish
from mkdocs_cctranscripts.redact.known import known_values

TOKEN = "gh" + "p_" + "a1B2c3D4e5F6g7H8i9J0" * 2
MASK = "[REDACTED:github-token]"
PASSWORD = "Walnut" + "-Fjord-61!"

USER: dict[str, Any] = {
    "type": "user",
    "uuid": "00000001-aaaa-4bbb-8ccc-dddd00000001",
    "sessionId": "00000009-aaaa-4bbb-8ccc-dddd00000009",
    "timestamp": "2026-03-02T09:30:00.000Z",
}
ASSISTANT: dict[str, Any] = {"type": "assistant", "uuid": "00000002-aaaa-4bbb-8ccc-dddd00000002"}


def asked(text: str) -> dict[str, Any]:
    return {**USER, "message": {"role": "user", "content": text}}


def answered(*content: dict[str, Any]) -> dict[str, Any]:
    return {**ASSISTANT, "message": {"role": "assistant", "id": "msg_1", "content": list(content)}}


def result(data: object, text: str = "done") -> dict[str, Any]:
    content = [{"type": "tool_result", "tool_use_id": "toolu_1", "content": text}]
    message = {"role": "user", "content": content}
    return {
        "type": "user",
        "uuid": "00000003-aaaa-4bbb-8ccc-dddd00000003",
        "message": message,
        "toolUseResult": data,
    }


def call(name: str, **fields: object) -> dict[str, Any]:
    return {"type": "tool_use", "id": "toolu_1", "name": name, "input": fields}


def said(text: str) -> dict[str, Any]:
    return {"type": "text", "text": text}


def published(folder: Path, *lines: dict[str, Any], name: str = "fix", policy: Policy | None = None) -> Site:
    sessions = folder / "sessions"
    sessions.mkdir(exist_ok=True)
    (sessions / f"{name}.jsonl").write_text("\n".join(json.dumps(line) for line in lines))
    options = Options(folder / "docs", redaction=policy or Policy())
    return publish(matching([str(sessions)], folder).sources, options, folder / "cache")


def everything(site: Site, folder: Path) -> str:
    """All that reaches the site, or its log."""
    files = (path.read_text(errors="replace") for path in (folder / "cache").rglob("*") if path.is_file())
    names = [str(path) for path in (folder / "cache").rglob("*")]
    pages = [repr(page) for page in (*site.sessions, site.overview)]
    return "\n".join([*files, *names, *pages, *site.notes, *site.failures])


PLACES: dict[str, list[dict[str, Any]]] = {
    "prompt and title": [asked(f"Use {TOKEN}")],
    "long title": [asked(f"{'x' * 70} {TOKEN}")],
    "answer": [asked("Go"), answered(said(f"It is `{TOKEN}`"))],
    "thinking": [asked("Go"), answered({"type": "thinking", "thinking": f"The {TOKEN} works"})],
    "tool input": [asked("Go"), answered(call("Bash", command=f"curl -u me:{TOKEN}"))],
    "key of a tool input": [asked("Go"), answered(call("mcp__shop__set", values={TOKEN: "x"}))],
    "tool name": [asked("Go"), answered(call(f"mcp__shop__{TOKEN}"))],
    "file name": [asked("Go"), answered(call("Read", file_path=f"/srv/{TOKEN}.txt"))],
    "todo": [asked("Go"), answered(call("TodoWrite", todos=[{"content": TOKEN, "status": "pending"}]))],
    "plan": [asked("Go"), answered(call("ExitPlanMode", plan=f"# Rotate {TOKEN}\n\nThen test."))],
    "option": [
        asked("Go"),
        answered(
            call(
                "AskUserQuestion",
                questions=[{"question": "Which?", "options": [{"label": TOKEN}, {"label": "no"}]}],
            )
        ),
    ],
    "result": [
        asked("Go"),
        answered(call("Bash", command="env")),
        result({"stdout": f"A={TOKEN}"}, f"A={TOKEN}"),
    ],
    "failed result": [
        asked("Go"),
        answered(call("Bash", command="env")),
        result("Error", f"no access with {TOKEN}"),
    ],
    "coloured": [asked("Go"), answered(said(f"{TOKEN[:9]}\x1b[31m{TOKEN[9:20]}\x1b[0m{TOKEN[20:]}"))],
    "with characters of no width": [asked("Go"), answered(said("\u200b".join(TOKEN)))],
    "unknown block": [asked("Go"), answered({"type": "hologram", "value": [TOKEN]})],
    "branch": [{**asked("Go"), "gitBranch": f"fix/{TOKEN}"}],
    "title of its own": [asked("Go"), {"type": "custom-title", "customTitle": f"About {TOKEN}"}],
}


@pytest.mark.parametrize("lines", PLACES.values(), ids=PLACES)
def test_a_secret_is_masked_wherever_it_stands(lines: list[dict[str, Any]], tmp_path: Path) -> None:
    text = everything(published(tmp_path, *lines), tmp_path)
    assert MASK in text.replace("&#91;", "[").replace("&#93;", "]") or "REDACTED:github-token" in text
    assert TOKEN[8:20] not in text
    assert TOKEN[8:20].lower() not in text.lower()


@pytest.mark.parametrize("lines", PLACES.values(), ids=PLACES)
def test_it_stands_there_with_redaction_off(lines: list[dict[str, Any]], tmp_path: Path) -> None:
    site = published(tmp_path, *lines, policy=Policy(secrets="off", personal=False))
    text = everything(site, tmp_path).replace("\u200b", "")
    assert TOKEN[8:20] in text or TOKEN[9:20] in text or "x" * 70 in text


def test_a_page_is_not_called_after_a_secret(tmp_path: Path) -> None:
    site = published(tmp_path, asked("Go"), name=TOKEN)
    assert [page.uri for page in site.sessions] == ["transcripts/REDACTED-github-token.md"]
    assert TOKEN[8:20] not in everything(site, tmp_path)


def test_a_value_found_once_is_masked_in_the_whole_session(tmp_path: Path) -> None:
    lines = [
        asked("Go"),
        answered(said(f"Log in with {PASSWORD} now")),
        result({"stdout": f"DB_PASSWORD={PASSWORD}"}),
    ]
    lines[1]["message"]["content"].append(call("Bash", command="cat .env"))
    assert PASSWORD not in everything(published(tmp_path, *lines), tmp_path)


def test_an_ordinary_word_is_masked_only_where_it_is_the_secret(tmp_path: Path) -> None:
    lines = [asked("Go"), answered(said("The sunflower blooms."), call("Bash", command="cat .env"))]
    text = everything(published(tmp_path, *lines, result({"stdout": "DB_PASSWORD=sunflower"})), tmp_path)
    assert "The sunflower blooms." in text
    assert "DB_PASSWORD=sunflower" not in text


def test_a_key_of_a_patch_is_masked_line_by_line(tmp_path: Path) -> None:
    begin, end = (f"-----{word} RSA PRIVATE KEY-----" for word in ("BEGIN", "END"))
    body = ["MIIEowIBAAKCAQEA" + "q7W" * 16, "Zx9K" * 16]
    patch = [
        {
            "oldStart": 1,
            "oldLines": 0,
            "newStart": 1,
            "newLines": 4,
            "lines": [f"+{x}" for x in (begin, *body, end)],
        }
    ]
    edit = call("Edit", file_path="/srv/key.pem", old_string="", new_string="…")
    site = published(
        tmp_path, asked("Go"), answered(edit), result({"filePath": "/srv/key.pem", "structuredPatch": patch})
    )
    text = everything(site, tmp_path)
    assert "private-key" in text
    assert not any(line[:16] in text for line in body)


FIELDS = {
    "password": True,
    "dbPassword": True,
    "db.password": True,
    "Password 2": True,
    "see /etc/passwd": False,
    "[x](file:///etc/passwd)": False,
    "path": False,
}


@pytest.mark.parametrize(("key", "masked"), FIELDS.items())
def test_the_name_of_a_field_tells_that_its_value_is_secret(key: str, masked: bool, tmp_path: Path) -> None:
    lines = [asked("Go"), answered(call("mcp__shop__set", values={key: PASSWORD}))]
    assert (PASSWORD not in everything(published(tmp_path, *lines), tmp_path)) == masked


def test_keys_that_become_one_mask_keep_their_values(tmp_path: Path) -> None:
    values = {"ann@acme.dev": "first", "bob@acme.dev": "second", "cid@acme.dev": "third"}
    text = everything(published(tmp_path, asked("Go"), answered(call("mcp__shop__set", **values))), tmp_path)
    assert all(value in text for value in values.values())
    assert "@acme.dev" not in text


def test_the_log_tells_rule_file_and_line_and_never_the_value(tmp_path: Path) -> None:
    lines = [asked("Go"), answered(call("Bash", command="env")), result({"stdout": f"A={TOKEN}\nB={TOKEN}"})]
    assert published(tmp_path, *lines).notes == ("masked in fix.jsonl: 1 secret: github-token (line 3)",)


def test_a_value_counts_once_whatever_rules_find_it(tmp_path: Path) -> None:
    lines = [asked(f"The password is {PASSWORD} now"), answered(said(f"postgres://shop:{PASSWORD}@db/shop"))]
    assert published(tmp_path, *lines).notes == ("masked in fix.jsonl: 1 secret: password (line 1)",)


def test_the_overview_tells_how_many_were_masked(tmp_path: Path) -> None:
    overview = published(tmp_path, asked(f"Use {TOKEN} and PASSWORD={PASSWORD}")).overview
    assert overview
    assert "2\u00a0secrets masked" in overview.html.read_text()


def test_fail_stops_the_build_with_the_report(tmp_path: Path) -> None:
    with pytest.raises(RedactionError, match=r"fix\.jsonl: 1 secret: github-token \(line 1\)") as failure:
        published(tmp_path, asked(f"Use {TOKEN}"), policy=Policy(secrets="fail"))
    assert TOKEN[8:20] not in str(failure.value)
    assert not (tmp_path / "cache").exists()


def test_a_failing_rule_stops_the_build(tmp_path: Path) -> None:
    with pytest.raises(RedactionError, match=r"fix\.jsonl: the redaction rule 'pattern' failed"):
        published(tmp_path, asked("Go"), policy=Policy(patterns=("(?P<open>",)))


def test_patterns_mask_their_groups(tmp_path: Path) -> None:
    policy = Policy(patterns=(r"ticket ([A-Z]+-\d+)", r"CUST\d{4}"))
    text = everything(published(tmp_path, asked("See ticket ACME-12 of CUST0042"), policy=policy), tmp_path)
    assert "See ticket [REDACTED:pattern] of [REDACTED:pattern]" in text


def test_patterns_stay_within_one_text(tmp_path: Path) -> None:
    site = published(
        tmp_path, asked("Go home"), answered(said("I went.")), policy=Policy(patterns=("home.*",))
    )
    assert "I went." in everything(site, tmp_path)


def test_a_masked_address_is_no_link(tmp_path: Path) -> None:
    address = f"https://github.com/acme/shop?token={TOKEN}"
    site = published(tmp_path, asked("Go"), answered(said(f"See [it]({address}) or {address}")))
    assert 'href="https://github.com/acme/shop' not in site.sessions[0].html.read_text()


def test_what_is_allowed_is_left_alone(tmp_path: Path) -> None:
    policy = Policy(allow=("gh" + "p_[a-zA-Z0-9]+", r"team@acme\.dev"))
    text = everything(published(tmp_path, asked(f"Use {TOKEN}, ask team@acme.dev"), policy=policy), tmp_path)
    assert f"Use {TOKEN}, ask team@acme.dev" in text


def test_names_are_hidden_even_where_personal_data_is_not(tmp_path: Path) -> None:
    policy = Policy(personal=False, names=("build-7.acme.dev", "Globex"))
    text = everything(
        published(tmp_path, asked("ssh build-7.acme.dev for GLOBEX in /home/jo"), policy=policy), tmp_path
    )
    assert "ssh [REDACTED:name] for [REDACTED:name] in /home/jo" in text


SETTINGS = """
# a comment
export API_KEY="plain words with spaces"
DB_PASSWORD=tulip  # not the real one
NODE_ENV=production
PORT=3000
HOST=db.internal:5432
EMPTY=
a-value-on-its-own-line
"""


def test_values_of_a_file_of_settings() -> None:
    expected = {"plain words with spaces", "tulip", "db.internal:5432", "a-value-on-its-own-line"}
    assert set(known_values(SETTINGS)) == expected


def test_known_values_are_masked_wherever_they_stand(tmp_path: Path) -> None:
    policy = Policy(known=("db.internal:5432", "tulip"))
    text = everything(published(tmp_path, asked("Reach db.internal:5432 by tulip"), policy=policy), tmp_path)
    assert "Reach [REDACTED:known-value] by [REDACTED:known-value]" in text
