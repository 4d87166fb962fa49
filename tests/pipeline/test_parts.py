"""A long session goes on in other pages, and nothing of it gets lost or moves."""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import corpus
import pytest
from case_files import load_case, write_case
from visible import visible

from mkdocs_cctranscripts.discover import matching
from mkdocs_cctranscripts.model.document import (
    Box,
    Code,
    Document,
    Facts,
    Fold,
    Heading,
    Line,
    Link,
    Node,
    Prose,
    Table,
)
from mkdocs_cctranscripts.model.site import Options, Published, Site, Source
from mkdocs_cctranscripts.pipeline import publish
from mkdocs_cctranscripts.render import parts

Lines = list[dict[str, Any]]
CASES = Path(__file__).parent / "cases"
SERIES = "polecatspeaks+StarCar/entire-series/*/*.jsonl"
TINY = 3
"""In KB: so that a few lines make several parts."""
IDS = re.compile(r'(<li)? id="(?!__)([^"]+)"')
LINE = re.compile(r'<p class="cct-parts"[^>]*>(.*?)</p>')


def call(number: int, output: str) -> Lines:
    use = {"call": "Bash", "as": f"toolu_run{number:07}", "input": {"command": f"run {number}"}}
    return [use, {"result": output, "of": f"toolu_run{number:07}"}]


def turns(*numbers: int, calls: int = 1) -> Lines:
    """Turns with a thought, calls and an answer, about 1.5 KB each."""
    return [line for number in numbers for line in turn(number, calls)]


def turn(number: int, calls: int) -> Iterator[dict[str, Any]]:
    yield {"user": f"Ask for {number}"}
    yield {"thinking": f"Thought {number}"}
    for each in range(calls):
        yield from call(100 * number + each, f"{number}/{each}\n" + "a line\n" * 20)
    yield {"text": f"Answer {number}"}


def site_of(
    lines: Lines,
    folder: Path,
    has_room: Callable[[str], bool] = lambda _: True,
    files: Mapping[str, Any] | None = None,
    **options: Any,
) -> Site:
    write_case({"lines": lines, "files": files or {}}, folder / "sessions")
    return of_sources(matching(["sessions"], folder).sources, folder, has_room, **options)


def of_sources(
    sources: Iterable[Source], folder: Path, has_room: Callable[[str], bool] = lambda _: True, **options: Any
) -> Site:
    chosen = Options(folder / "docs", empty=True, **{"page_weight": TINY, **options})
    site = publish(tuple(sources), chosen, folder / "cache", has_room)
    assert not site.failures
    return site


def stand(site: Site, uri: str = "") -> dict[str, str]:
    """On which page each id of a session stands."""
    page = next(each for each in site.sessions if uri in each.uri)
    files = [asset for asset in site.assets if asset.uri == f"{Path(page.uri).with_suffix('')}/parts.json"]
    told: dict[str, str] = json.loads(files[0].path.read_text()) if files else {}
    return {anchor: told.get(anchor, "./") for anchor in page.anchors}


def ids(page: Published) -> list[str]:
    """Without those that only lead to another part."""
    return [id_ for is_led, id_ in IDS.findall(page.html.read_text()) if not is_led]


def lines_of(page: Published) -> list[str]:
    return [visible(line) for line in LINE.findall(page.html.read_text())]


def test_a_light_session_is_one_page_without_a_word_about_parts(tmp_path: Path) -> None:
    (page,) = site_of(turns(1, 2), tmp_path, page_weight=300).sessions
    assert page.parts == ()
    assert "cct-parts" not in page.html.read_text()


def test_parts_lie_beside_the_session_and_say_what_they_hold(tmp_path: Path) -> None:
    (page,) = site_of(turns(*range(1, 6)), tmp_path).sessions
    assert [part.uri for part in page.pages] == [
        "transcripts/session.md",
        "transcripts/session/part-2.md",
        "transcripts/session/part-3.md",
    ]
    assert [part.title for part in page.pages] == ["Ask for 1", "Ask for 1, part 2", "Ask for 1, part 3"]
    assert lines_of(page) == [
        "Part 1 of 3 Prompts\u00a01–2 Prompts\u00a03–4 Prompt\u00a05",
        "Part 1 of 3 Next: Prompts\u00a03–4: Ask for 3",
    ]
    assert lines_of(page.parts[0])[1] == (
        "Part 2 of 3 Previous: Prompts\u00a01–2: Ask for 1 Next: Prompt\u00a05: Ask for 5"
    )


def test_a_turn_that_is_too_heavy_goes_on_in_the_next_part(tmp_path: Path) -> None:
    (page,) = site_of([*turns(1, calls=14), *turns(2)], tmp_path).sessions
    assert lines_of(page)[0] == (
        "Part 1 of 4 Prompt\u00a01 More of prompt\u00a01 More of prompt\u00a01 Rest of prompt\u00a01, then 2"
    )
    folds = ["<strong>Bash</strong> 14" in part.html.read_text() for part in page.pages]
    continued = [", continued</summary>" in part.html.read_text() for part in page.pages]
    assert folds == [True, True, True, False]
    assert continued == [False, True, True, False]


def test_of_many_parts_the_line_names_few(tmp_path: Path) -> None:
    (page,) = site_of(turns(*range(1, 81)), tmp_path).sessions
    assert lines_of(page.parts[18])[0] == (
        "Part 20 of 40 Prompts\u00a01–2 … Prompts\u00a037–38 Prompts\u00a039–40 Prompts\u00a041–42 "
        "… Prompts\u00a079–80"
    )


def test_weight_zero_splits_nothing(tmp_path: Path) -> None:
    (page,) = site_of(turns(*range(1, 9)), tmp_path, page_weight=0).sessions
    assert page.parts == ()


def test_every_page_is_about_as_heavy_as_it_may_be(tmp_path: Path) -> None:
    (page,) = site_of(turns(*range(1, 60), calls=6), tmp_path, page_weight=50).sessions
    sizes = [part.html.stat().st_size for part in page.pages]
    assert len(sizes) > 3
    assert all(30_000 < size < 70_000 for size in sizes[:-1])


def test_the_first_part_has_the_contents_of_all(tmp_path: Path) -> None:
    (page,) = site_of(turns(*range(1, 6)), tmp_path).sessions
    assert [anchor.title for anchor in page.toc] == [f"{number}. Ask for {number}" for number in range(1, 6)]
    assert [anchor.id for anchor in page.parts[0].toc] == ["prompt-3", "prompt-4"]
    html = page.html.read_text()
    assert '<li id="prompt-3" dir="auto"><a href="part-2/#prompt-3">3. Ask for 3</a></li>' in html
    assert "[3. Ask for 3](session/part-2.md#prompt-3)" in page.markdown.read_text()
    assert "in other parts" not in visible(page.searchable.read_text())


@pytest.mark.parametrize(
    ("directory_urls", "file", "first", "second"),
    [(True, "parts.json", "./", "part-2/"), (False, "session/parts.json", "../session.html", "part-2.html")],
)
def test_a_file_tells_where_each_id_stands(
    directory_urls: bool, file: str, first: str, second: str, tmp_path: Path
) -> None:
    site = site_of(turns(*range(1, 5)), tmp_path, directory_urls=directory_urls)
    (page,) = site.sessions
    assert f'<p class="cct-parts" data-parts="{file}">' in page.html.read_text()
    assert 'data-parts="../parts.json"' in page.parts[0].html.read_text() or not directory_urls
    found = stand(site)
    assert found["prompt-1"] == found["call-run0000100"] == first
    assert found["prompt-3"] == found["call-run0000300"] == second


@pytest.mark.parametrize("weight", [1, 2, 3, 5])
def test_every_id_and_every_text_stands_in_one_part(weight: int, tmp_path: Path) -> None:
    lines = turns(*range(1, 7), calls=7)
    (whole,) = site_of(lines, tmp_path / "whole", page_weight=0).sessions
    (page,) = site_of(lines, tmp_path / "parts", page_weight=weight).sessions
    assert len(page.parts) > 1
    assert sorted(id_ for part in page.pages for id_ in ids(part)) == sorted(ids(whole))
    assert page.anchors == whole.anchors
    text = Counter(visible("".join(part.html.read_text() for part in page.pages)).split("\n"))
    assert all(text[f"{number}/{each}"] == 1 for number in range(1, 7) for each in range(7))
    written = "".join(part.markdown.read_text() for part in page.pages)
    assert written.count("a line") == whole.markdown.read_text().count("a line")


def test_without_room_for_one_part_the_session_is_one_page(tmp_path: Path) -> None:
    site = site_of(turns(*range(1, 6)), tmp_path, lambda uri: not uri.endswith("part-3.md"))
    (page,) = site.sessions
    assert page.parts == ()
    assert "Answer 5" in page.html.read_text()
    assert site.notes == (
        "transcripts/session.md is one long page, as there is no room for all of its parts",
    )


def test_every_line_more_keeps_every_id_on_its_page(tmp_path: Path) -> None:
    lines = [*turns(1, calls=9), *turns(2, 3, calls=2), *turns(4, calls=12), *turns(5, 6, 7, calls=1)]
    found = [stand(site_of(lines[:end], tmp_path / str(end))) for end in range(1, len(lines) + 1)]
    assert len(set(found[-1].values())) > 4
    for earlier, later in pairwise(found):
        assert earlier.items() <= later.items()


@pytest.mark.parametrize("path", sorted(CASES.glob("*.yml")), ids=lambda path: path.stem)
def test_every_turn_more_keeps_every_id_on_its_page(path: Path, tmp_path: Path) -> None:
    lines = load_case(path)["lines"]
    ends = [end for end in range(1, len(lines)) if is_prompt(lines[end])]
    found = [stand(site_of(lines[:end], tmp_path / str(end), page_weight=1)) for end in (*ends, len(lines))]
    for earlier, later in pairwise(found):
        assert earlier.items() <= later.items()


def is_prompt(line: Mapping[str, Any]) -> bool:
    return isinstance(line.get("user"), str) and not line["user"].startswith("<")


@corpus.needed
def test_snapshots_of_a_growing_session_keep_every_id_on_its_page(tmp_path: Path) -> None:
    snapshots = sorted(corpus.FOLDER.glob(SERIES))
    found = [stand(of_sources([Source(path)], tmp_path / path.stem, page_weight=50)) for path in snapshots]
    assert len(set(found[-1].values())) > 2
    for earlier, later in pairwise(found):
        assert earlier.items() < later.items()


REWOUND = {"with": {"parentUuid": "00000009-aaaa-4bbb-8ccc-dddd00000009"}}


def test_rewinding_moves_nothing(tmp_path: Path) -> None:
    lines = turns(1, 2, 3)
    back = [{"user": "Ask another way", **REWOUND}, *turns(5)]
    before, after = (
        site_of(each, tmp_path / str(len(each)), page_weight=1) for each in (lines, [*lines, *back])
    )
    assert any("Rewound" in page.html.read_text() for page in after.sessions[0].pages)
    assert stand(before).items() <= stand(after).items()


def test_a_session_that_turns_out_to_be_a_copy_keeps_every_id_on_its_page(tmp_path: Path) -> None:
    alone = site_of(turns(*range(1, 6)), tmp_path)
    before = stand(alone)
    original = tmp_path / "sessions/original.jsonl"
    text = (tmp_path / "sessions/session.jsonl").read_text().replace("5f0c9a6e-1111", "4f0c9a6e-1111")
    entries = [json.loads(line) for line in text.splitlines()]
    cut = next(number for number, each in enumerate(entries) if "Ask for 4" in json.dumps(each))
    original.write_text("".join(json.dumps(each) + "\n" for each in entries[:cut]))
    both = of_sources(matching(["sessions"], tmp_path).sources, tmp_path)
    pages = next(page for page in both.sessions if page.uri.endswith("/session.md")).pages
    assert any(", continued</summary>" in page.html.read_text() for page in pages)
    assert stand(both, "/session.md") == before


AGENT = {"call": "Task", "as": "toolu_task000001", "input": {"prompt": "Find it", "description": "Find"}}


def agent_lines(calls: int) -> Lines:
    return [{"user": "Find it"}, *turns(9, calls=calls)[1:]]


def with_agent(folder: Path, calls: int) -> Site:
    lines = [
        *turns(1),
        {"user": "Ask an agent"},
        AGENT,
        {"result": "Answer 9", "of": "toolu_task000001", "with": {"toolUseResult": {"agentId": "a1b2c3d4"}}},
        *turns(3, 4, 5),
    ]
    files = {"session/subagents/agent-a1b2c3d4.jsonl": agent_lines(calls)} if calls else {}
    return site_of(lines, folder, files=files)


def test_the_late_transcript_of_an_agent_moves_nothing(tmp_path: Path) -> None:
    before, few, many = (with_agent(tmp_path / str(calls), calls) for calls in (0, 1, 30))
    assert stand(before).items() < stand(few).items() < stand(many).items()


def test_much_of_an_agent_stands_on_pages_of_its_own(tmp_path: Path) -> None:
    (page,) = with_agent(tmp_path, 30).sessions
    apart = [part for part in page.pages if "agent-" in part.uri]
    assert [part.uri for part in apart][:2] == [
        "transcripts/session/agent-task000001.md",
        "transcripts/session/agent-task000001-2.md",
    ]
    assert apart[0].title == "Ask for 1, Agent — Find"
    called = page.html.read_text()
    assert '<a href="agent-task000001/">on a page of its own</a>' in called
    assert "Answer 9" in called
    assert all("Answer 9" not in part.html.read_text() for part in apart)
    assert '<a href="../#call-task000001">Back to its call</a>' in apart[0].html.read_text()
    counted = Counter(id_ for part in page.pages for id_ in ids(part))
    assert set(counted.values()) == {1}
    assert set(counted) == page.anchors


def test_links_within_the_session_lead_to_the_other_part() -> None:
    def turn_of(number: int, to: int) -> tuple[Node, ...]:
        link = Link("there", "", f"prompt-{to}")
        nodes = (Line((link,)), Prose("there", links=(link,)), Table(("a",), (((link,),),)))
        return (
            Heading(2, "Ask", f"prompt-{number}"),
            Box("prompt", (link,), nodes),
            Fold("tool", (), (Code("x" * 900),)),
        )

    whole = Document(
        "a.md", "Title", "", (Facts(((Link("2", "", "prompt-2"),),)), *turn_of(1, 2), *turn_of(2, 1)), head=1
    )
    first, second = parts(whole, "a", 1)
    assert repr(first).count("Link(text='there', uri='a/part-2.md', anchor='prompt-2',") == 4
    assert "Link(text='2', uri='a/part-2.md', anchor='prompt-2'," in repr(first)
    assert repr(second).count("Link(text='there', uri='a.md', anchor='prompt-1',") == 4


def test_agents_whose_pages_would_be_one_file_stay_where_they_are() -> None:
    rows = tuple(Fold("tool", (), (Code("x" * 900),), f"call-{number}") for number in range(9))
    agents = (Fold("agent", (), rows, "call-abc"), Fold("agent", (), rows, "call-ABC"))
    whole = Document("a.md", "Title", "", agents)
    assert parts(whole, "a", 1) == (whole,)


def test_the_cache_keeps_the_parts_that_there_are(tmp_path: Path) -> None:
    cached = tmp_path / "cache/transcripts/session/part-3.md.html"
    for last, is_there in ((5, True), (5, True), (2, False)):
        site_of(turns(*range(1, last + 1)), tmp_path)
        assert cached.exists() == is_there


HEAVY = {
    "code": ("const a = {b: [c, 'd']};\n" * 1_500, "Write", {"file_path": "/a.js"}, "content"),
    "code in a line": ("a=[b,'c'];" * 3_990, "Write", {"file_path": "/a.js"}, "content"),
    "a plan": ("some words " * 20_000, "ExitPlanMode", {}, "plan"),
    "a plan of code": ("```js\n" + "a = [b, 'c'];\n" * 3_000 + "```", "ExitPlanMode", {}, "plan"),
}


@pytest.mark.parametrize("case", HEAVY.values(), ids=HEAVY)
def test_no_text_is_too_heavy_for_a_page(case: tuple[str, str, dict[str, str], str], tmp_path: Path) -> None:
    text, tool, given, field = case
    use = {"call": tool, "as": "toolu_heavy0001", "input": {**given, field: text}}
    site = site_of([{"user": "Go"}, use], tmp_path, page_weight=0)
    assert site.sessions[0].html.stat().st_size < 250_000
    assert text.strip() in "".join(asset.path.read_text() for asset in site.assets)
