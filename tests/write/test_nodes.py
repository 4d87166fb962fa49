"""Our own nodes, each as the two writers write it."""

import pytest
from write.samples import document
from write.structure import parsed
from write.test_safety import rendered

from mkdocs_cctranscripts.model.document import (
    Box,
    Checklist,
    Choice,
    Choices,
    Code,
    Diff,
    Fold,
    Heading,
    Item,
    Line,
    Link,
    Mark,
    Node,
    Prose,
    Span,
    Spans,
    Strong,
    Terminal,
    Text,
    Web,
)
from mkdocs_cctranscripts.write import write

HASH = Web("3f9c2ab", "https://forge.example/c/3f9c2ab", mono=True)
REL = 'rel="nofollow ugc noopener"'


def html(*nodes: Node) -> str:
    return write(document(*nodes), directory_urls=True).html.split("</h1>\n", 1)[1].strip()


def markdown(*nodes: Node) -> str:
    return write(document(*nodes), directory_urls=True).markdown.split("# Title\n", 1)[1].strip()


def classes_in_a_site(node: Node) -> set[str]:
    """Of the block that Python-Markdown makes of it."""
    page = parsed(rendered(write(document(node), directory_urls=True)))
    block = next(each for each in page.elements() if each.tag == "div")
    return set(str(block.attributes["class"]).split())


def test_command_is_known_by_its_class() -> None:
    command = Code("ls -l", "bash", "cmd")
    assert html(command).startswith('<div class="highlight cmd"><pre')
    assert parsed(html(command)).text() == "ls -l\n"
    assert markdown(command) == "``` { .bash .cmd }\nls -l\n```"
    assert markdown(Code("ls", "no such", "cmd")) == "``` { .text .cmd }\nls\n```"
    assert classes_in_a_site(command) == {"highlight", "cmd"}


def test_error_output_is_known_by_its_class() -> None:
    output = Terminal("no such file", "err")
    assert html(output).startswith('<div class="highlight out err"><pre')
    assert markdown(output) == "``` { .text .out .err }\nno such file\n```"
    assert classes_in_a_site(output) == {"highlight", "out", "err"}


DIFF = "@@ -1,4 +1,3 @@ def f():\n a\n--- x\n-\n+++ <b>\n\\ No newline at end of file"


def test_diff_is_read_by_the_first_character_of_each_line() -> None:
    start = '<div class="highlight diff"><pre id="__code_1"><span></span><code class="nohighlight">'
    assert html(Diff(DIFF)).splitlines() == [
        f'{start}<span class="gu">@@ -1,4 +1,3 @@ def f():</span>',
        " a",
        '<span class="gd">--- x</span>',
        '<span class="gd">-</span>',
        '<span class="gi">+++ &lt;b&gt;</span>',
        '<span class="gh">\\ No newline at end of file</span>',
        "</code></pre></div>",
    ]
    assert markdown(Diff(DIFF)) == f"```diff\n{DIFF}\n```"


CHOICES = Choices(
    (
        Choice("30 per minute", "Strict"),
        Choice("60 per minute", "Covers\nall", chosen=True),
        Choice("120 per minute"),
        Choice("Other: “none”", chosen=True),
    )
)


def test_chosen_answer_is_told_by_a_word_too() -> None:
    word = '<span class="cct-unseen" dir="ltr">chosen: </span>'
    assert html(CHOICES).splitlines() == [
        '<ul class="cct-options">',
        '<li dir="auto">30 per minute — <em>Strict</em></li>',
        f'<li class="chosen" dir="auto">{word}<strong>60 per minute</strong> — <em>Covers all</em></li>',
        '<li dir="auto">120 per minute</li>',
        f'<li class="chosen" dir="auto">{word}<strong>Other: “none”</strong></li>',
        "</ul>",
    ]
    assert markdown(CHOICES).splitlines() == [
        "- 30 per minute — *Strict*",
        "- chosen: **60 per minute** — *Covers all*",
        "- 120 per minute",
        "- chosen: **Other: “none”**",
    ]


def test_no_choices_are_nothing() -> None:
    assert html(Choices(())) == markdown(Choices(())) == ""


TASKS = Checklist(
    (
        Item("Find it", "done", changed=True),
        Item("Fix it", "now", about="web · after 1"),
        Item("Test it", "open", changed=True, about="ci"),
    )
)


def test_task_tells_its_state_what_is_new_and_who_does_it() -> None:
    box = '<input type="checkbox" disabled'
    later = "Test it\u00a0· <em>ci</em>"
    now = "<strong>Fix it</strong>\u00a0· <em>web · after 1</em>"
    assert html(TASKS).splitlines()[1:-1] == [
        f'<li class="task-list-item done new" dir="auto">{box} checked aria-label="done"> Find it</li>',
        f'<li class="task-list-item now" dir="auto">{box} aria-label="now"> {now}</li>',
        f'<li class="task-list-item open new" dir="auto">{box} aria-label="open"> {later}</li>',
    ]
    assert markdown(TASKS).splitlines() == [
        "- [x] Find it",
        "- [ ] **Fix it**\u00a0· *web · after 1*",
        "- [ ] Test it\u00a0· *ci*",
    ]


SPANS: dict[Span, str] = {
    HASH: f'<a href="{HASH.url}" {REL}><code>3f9c2ab</code></a>',
    Web("#4", "HTTP://x.y/4"): f'<a href="HTTP://x.y/4" {REL}>#4</a>',
    Web("a", "javascript:alert(1)"): "a",
    Web("a", "mailto:b@example.org"): "a",
    Web("a", "//x.y"): "a",
    Web("a", "http://x.y/z w"): "a",
    Web("a", "http://x.y\n"): "a",
    Web("a", "", mono=True): "<code>a</code>",
    Mark("a", ""): "<em>a</em>",
    Mark("a", "warn"): '<em class="warn">a</em>',
}


@pytest.mark.parametrize(("span", "expected"), SPANS.items())
def test_span(span: Span, expected: str) -> None:
    assert html(Line((span,))) == f"<p>{expected}</p>"


def test_link_out_of_the_site_in_markdown() -> None:
    assert (
        markdown(Line((HASH, Text(" "), Web("a", "ftp://b"))))
        == "[`3f9c2ab`](https://forge.example/c/3f9c2ab) a"
    )


def test_title_that_is_clicked_holds_no_links() -> None:
    title: Spans = (Strong("Commit"), Text(" "), HASH, Text(" in "), Link("the plan", "b.md"))
    assert "<summary><strong>Commit</strong> <code>3f9c2ab</code> in the plan</summary>" in html(
        Fold("", title, ())
    )
    assert markdown(Fold("", title, ())) == '??? cct "**Commit** `3f9c2ab` in the plan"'
    assert html(Box("", title, ())).count("<a ") == 2
    assert "](../b.md)" in markdown(Box("", title, ()))


def test_fold_may_stand_open() -> None:
    fold = Fold("tool", (Text("a"),), (Line((Text("b"),)),), "c", open=True)
    assert html(fold).startswith('<details class="cct tool" id="c" open>')
    assert markdown(fold).startswith('???+ tool cct "a"')


def test_other_ids_stand_outside_the_title() -> None:
    fold = Fold("todo", (Text("a"),), (), "b", ("c", "d"))
    ids = '<span id="c"></span>\n<span id="d"></span>\n'
    assert html(fold) == f'<details class="cct todo" id="b">\n<summary>a</summary>\n{ids}\n</details>'
    assert ids in html(Box("todo", (Text("a"),), (), "b", ("c", "d")))


def test_of_two_with_one_id_the_first_keeps_it() -> None:
    page = write(
        document(
            Heading(2, "one", "a"),
            Box("", (), (Fold("", (), (), "c d", ("b",)), Heading(2, "two", "a")), "b", ("a", "c-d", "c-d")),
        ),
        directory_urls=True,
    )
    ids = [each.attributes["id"] for each in parsed(page.html).elements() if "id" in each.attributes]
    assert ids == ["a", "b", "c-d"]
    assert page.anchors == {"a", "b", "c-d"}
    assert [anchor.title for anchor in page.toc] == ["one"]
    assert "## two\n" in f"{page.markdown}\n"


TAGS = {
    "a <system-reminder> b": "a <code>&lt;system-reminder&gt;</code> b",
    "<command-name></command-name>": "<code>&lt;command-name&gt;&lt;/command-name&gt;</code>",
    "(<user_input>)": "(<code>&lt;user_input&gt;</code>)",
    "<b> <Tool-Use> <a-b c> <1-a> a<b-c": "&lt;b&gt; &lt;Tool-Use&gt; &lt;a-b c&gt; &lt;1-a&gt; a&lt;b-c",
}


@pytest.mark.parametrize("typed", [True, False])
@pytest.mark.parametrize(("text", "expected"), TAGS.items())
def test_bare_tag_in_a_message_is_code(text: str, expected: str, typed: bool) -> None:
    page = write(document(Prose(text, typed=typed)), directory_urls=True)
    assert f'<p dir="auto">{expected}</p>' in page.html
    assert parsed(rendered(page)).text().strip() == f"Title\n{text}"
