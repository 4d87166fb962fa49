"""Sessions of one piece of work link to one another: plan, implementation, what went on from there."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from case_files import full

from mkdocs_cctranscripts.discover import matching
from mkdocs_cctranscripts.model.site import Options
from mkdocs_cctranscripts.pipeline import publish

Lines = Sequence[Mapping[str, Any]]

PLAN = "# Plan: Token bucket\n\nUse Redis."
PLANNING: Lines = [{"user": "Limit the requests per customer"}, {"text": "I have a plan."}]
WORK: Lines = [{"user": "Also log who was limited"}, {"text": "Logged."}]
AGAIN: Lines = [{"user": "Now the documentation"}, {"text": "Written."}]


def started(planned_in: str = "") -> Lines:
    """Gives a session that was started on the plan, with the transcript that its first message names."""
    path = f"/home/dev/.claude/projects/-home-dev-my shop/{planned_in}.jsonl"
    tail = (
        f"\n\nIf you need specific details from before exiting plan mode, read the full transcript at: {path}"
    )
    message = f"Implement the following plan:\n\n{PLAN}{tail if planned_in else ''}"
    return [{"user": message, "with": {"planContent": PLAN}}, {"text": "Carried out."}]


def id_of(name: str) -> str:
    return f"{name.encode().hex():0<8.8}-1111-4222-8333-444455556666"


class Shop:
    """The sessions of a shop, each on a day of March 2026, and their pages."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def add(self, name: str, day: int, lines: Lines, **common: Any) -> None:
        """Writes a session with uuids of its own."""
        entries = []
        for number, entry in enumerate(full(lines, {"sessionId": id_of(name), **common})):
            uuid: dict[str, Any] = {
                "uuid": f"{name}-{number}",
                "parentUuid": f"{name}-{number - 1}" if number else None,
            }
            time = {"timestamp": f"2026-03-{day:02}T10:00:{number:02}Z"}
            entries.append(entry | (uuid | time if "uuid" in entry else {}))
        file = self.root / "sessions" / f"{name}.jsonl"
        file.parent.mkdir(exist_ok=True)
        file.write_text("".join(json.dumps(entry) + "\n" for entry in entries))

    def page(self, name: str) -> str:
        docs = self.root / "docs"
        site = publish(matching(["sessions"], self.root).sources, Options(docs), self.root / "cache")
        assert not site.failures
        return next(
            page.markdown.read_text() for page in site.sessions if page.uri == f"transcripts/{name}.md"
        )

    def related(self, name: str) -> list[str]:
        """Gives what the head of the page names."""
        start = "    - **Related** "
        lines = [line for line in self.page(name).splitlines() if line.startswith(start)]
        told = [each for line in lines for each in line.removeprefix(start).split("\u00a0· ")]
        return [each.replace("\u00a0", " ") for each in told]


def test_plan_and_its_implementation_link_to_each_other(tmp_path: Path) -> None:
    shop = Shop(tmp_path)
    shop.add("plan", 11, PLANNING)
    shop.add("work", 12, started(id_of("plan")))
    assert shop.related("plan") == ["carried out in [Token bucket](work.md), 12 March 2026"]
    assert shop.related("work") == ["planned in [Limit the requests per customer](plan.md), 11 March 2026"]


def test_what_was_asked_for_stands_above_the_plan(tmp_path: Path) -> None:
    shop = Shop(tmp_path)
    shop.add("plan", 11, [{"user": "Limit *requests*\n\nper customer"}, {"text": "I have a plan."}])
    shop.add("work", 12, started(id_of("plan")))
    page = shop.page("work")
    asked = page.index('!!! said cct "**User**, in “[Limit &#42;requests&#42;](plan.md)”"')
    assert asked < page.index("    per customer") < page.index("**Plan approved** — Token bucket")
    assert "!!! said" not in shop.page("plan")


def test_a_chain_links_neighbours_only(tmp_path: Path) -> None:
    shop = Shop(tmp_path)
    shop.add("plan", 11, PLANNING, slug="calm-river")
    shop.add("work", 12, started(), slug="calm-river")
    shop.add("more", 13, WORK, slug="calm-river")
    shop.add("last", 14, AGAIN, slug="calm-river")
    assert shop.related("plan") == ["carried out in [Token bucket](work.md), 12 March 2026"]
    assert shop.related("work") == [
        "planned in [Limit the requests per customer](plan.md), 11 March 2026",
        "continued in [Also log who was limited](more.md), 13 March 2026",
    ]
    assert shop.related("more") == [
        "continues [Token bucket](work.md), 12 March 2026",
        "continued in [Now the documentation](last.md), 14 March 2026",
    ]
    assert shop.related("last") == ["continues [Also log who was limited](more.md), 13 March 2026"]


def test_sessions_without_a_slug_are_strangers(tmp_path: Path) -> None:
    shop = Shop(tmp_path)
    shop.add("plan", 11, PLANNING)
    shop.add("work", 12, started(), slug="")
    shop.add("more", 13, WORK, slug=None)
    assert [shop.related(name) for name in ("plan", "work", "more")] == [[], [], []]


def test_a_slug_means_nothing_in_another_project(tmp_path: Path) -> None:
    shop = Shop(tmp_path)
    shop.add("plan", 11, PLANNING, slug="calm-river")
    shop.add("work", 12, started(), slug="calm-river", cwd="/home/dev/mill")
    assert shop.related("plan") == shop.related("work") == []


def test_a_session_stored_twice_is_no_link_to_itself(tmp_path: Path) -> None:
    shop = Shop(tmp_path)
    shop.add("plan", 11, PLANNING, slug="calm-river")
    shop.add("plan-again", 11, [*PLANNING, *WORK], slug="calm-river", sessionId=id_of("plan"))
    shop.add("work", 12, started(), slug="calm-river")
    carried_out = ["carried out in [Token bucket](work.md), 12 March 2026"]
    assert shop.related("plan") == shop.related("plan-again") == carried_out
    assert shop.related("work") == [
        "planned in [Limit the requests per customer](plan-again.md), 11 March 2026"
    ]


def test_the_named_transcript_wins_over_the_slug(tmp_path: Path) -> None:
    shop = Shop(tmp_path)
    shop.add("plan", 10, PLANNING, slug="calm-river")
    shop.add("first", 11, started(id_of("plan")), slug="calm-river")
    shop.add("second", 12, started(id_of("plan")), slug="calm-river")
    assert shop.related("plan") == [
        "carried out in [Token bucket](first.md), 11 March 2026",
        "carried out in [Token bucket](second.md), 12 March 2026",
    ]
    assert shop.related("second") == ["planned in [Limit the requests per customer](plan.md), 10 March 2026"]


def test_a_planning_session_that_is_not_published_is_not_replaced_by_another(tmp_path: Path) -> None:
    shop = Shop(tmp_path)
    shop.add("first", 11, started(id_of("plan")), slug="calm-river")
    shop.add("second", 12, started(id_of("plan")), slug="calm-river")
    assert shop.related("first") == shop.related("second") == []


def test_a_session_names_its_successor(tmp_path: Path) -> None:
    shop = Shop(tmp_path)
    successor = {"type": "continued-in", "sessionId": id_of("first"), "continuedInSessionId": id_of("next")}
    shop.add("first", 11, [*WORK, {"raw": successor}])
    shop.add("next", 12, AGAIN)
    assert shop.related("first") == ["continued in [Now the documentation](next.md), 12 March 2026"]
    assert shop.related("next") == ["continues [Also log who was limited](first.md), 11 March 2026"]


def test_a_fork_that_took_over_is_told_where_it_says_something_new(tmp_path: Path) -> None:
    shop = Shop(tmp_path)
    successor = {"type": "continued-in", "sessionId": id_of("first"), "continuedInSessionId": id_of("fork")}
    shop.add("first", 11, [*WORK, {"raw": successor}], slug="calm-river")
    copied = shop.root.joinpath("sessions/first.jsonl").read_text().replace(id_of("first"), id_of("fork"))
    shop.add("fork", 12, AGAIN, slug="calm-river")
    own = shop.root.joinpath("sessions/fork.jsonl")
    own.write_text("".join(copied.splitlines(keepends=True)[:2]) + own.read_text())
    assert shop.related("first") == ["continued in [Also log who was limited](fork.md), 11 March 2026"]
    assert shop.related("fork") == []
    assert "**Copied** from “Also log who was limited”" in shop.page("fork")


def test_forks_with_the_same_slug_are_only_copies(tmp_path: Path) -> None:
    shop = Shop(tmp_path)
    shop.add("first", 11, WORK, slug="calm-river")
    copied = shop.root.joinpath("sessions/first.jsonl").read_text().replace(id_of("first"), id_of("fork"))
    shop.add("fork", 12, AGAIN, slug="calm-river")
    own = shop.root.joinpath("sessions/fork.jsonl")
    own.write_text(copied + own.read_text())
    assert shop.related("first") == shop.related("fork") == []


def test_a_session_that_appears_later_moves_no_anchor(tmp_path: Path) -> None:
    shop = Shop(tmp_path)
    shop.add("work", 12, [*started(id_of("plan")), *WORK])
    alone = shop.page("work")
    shop.add("plan", 11, PLANNING)
    assert "## Also log who was limited { #prompt-1 .cct-prompt }" in alone
    assert "## Also log who was limited { #prompt-1 .cct-prompt }" in shop.page("work")


def test_odd_names_of_sessions_link_nothing(tmp_path: Path) -> None:
    shop = Shop(tmp_path)
    itself = {"type": "continued-in", "sessionId": id_of("odd"), "continuedInSessionId": id_of("odd")}
    for number, odd in enumerate(
        [itself, itself | {"continuedInSessionId": ["x"]}, {"type": "continued-in"}]
    ):
        shop.add(f"odd{number}", 11, [*WORK, {"raw": odd}], sessionId=id_of("odd"))
        assert shop.related(f"odd{number}") == []


REFUSED = "The user doesn't want to proceed with this tool use. The tool use was rejected."
PROPOSED: Lines = [
    *PLANNING,
    {"call": "ExitPlanMode", "as": "toolu_plan0001", "input": {"plan": PLAN}},
    {"result": REFUSED, "of": "toolu_plan0001", "failed": True},
    {"user": [{"type": "text", "text": "[Request interrupted by user for tool use]"}]},
]


def test_plan_that_another_session_carries_out_was_approved(tmp_path: Path) -> None:
    shop = Shop(tmp_path)
    shop.add("plan", 1, PROPOSED)
    alone = shop.page("plan")
    shop.add("build", 2, started(id_of("plan")))
    linked = shop.page("plan")
    assert "**Plan rejected** — Token bucket" in alone
    assert "**Interrupted** by the user" in alone
    assert "**Plan approved** — Token bucket" in linked
    assert "**Interrupted**" not in linked


def test_plan_that_was_turned_down_with_words_stays_rejected(tmp_path: Path) -> None:
    shop = Shop(tmp_path)
    refused = {"result": f"{REFUSED} the user said:\nNot Redis.", "of": "toolu_plan0001", "failed": True}
    shop.add("plan", 1, [*PROPOSED[:-2], refused])
    shop.add("build", 2, started(id_of("plan")))
    assert "**Plan rejected** — Token bucket" in shop.page("plan")


def test_long_prompt_of_the_planning_session_is_told_in_short(tmp_path: Path) -> None:
    shop = Shop(tmp_path)
    shop.add("plan", 1, [{"user": "word " * 2_000 + "end"}, {"text": "I have a plan."}])
    shop.add("build", 2, started(id_of("plan")))
    page = shop.page("build")
    assert page.count("word") > 300
    assert len(page) < 4_000
    assert "end" not in page.partition("Plan approved")[0].split()
