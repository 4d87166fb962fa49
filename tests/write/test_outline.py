"""What a page tells its site besides its text: contents, anchors, and what search may see."""

from write.samples import document
from write.structure import parsed

from mkdocs_cctranscripts.model.document import (
    Anchor,
    Box,
    Choice,
    Choices,
    Code,
    Diff,
    Facts,
    Fold,
    Heading,
    Line,
    Link,
    Onward,
    Picture,
    Prose,
    Terminal,
    Text,
)
from mkdocs_cctranscripts.write import write

PAGE = write(
    document(
        Heading(2, "First <prompt>", "prompt-1", "prompt"),
        Box(
            "prompt",
            (Text("box title"),),
            (Prose("asked"), Line((Text("note"),)), Facts(((Text("fact"),),))),
            "said-1",
        ),
        Prose("# own heading\n\nanswer with `code`\n\n```\nfenced\n```"),
        Fold(
            "tool", (Text("fold title"),), (Code("hidden code"), Heading(3, "Rewound", "prompt-2")), "call-1"
        ),
        Box(
            "card",
            (Text("plan"),),
            (
                Fold(
                    "more",
                    (Text("rest"),),
                    (Prose("rest of it"), Fold("tool", (), (Prose("done"),))),
                    "more-1",
                ),
                Code("boxed code"),
                Diff("+boxed diff"),
                Choices((Choice("option"), Choice("answer", "why", chosen=True))),
                Fold("plan", (Text("proposed"),), (Prose("folded"),), "plan-1", ("plan-2",)),
            ),
        ),
        Terminal("output"),
        Picture("a.png", "picture"),
        Facts(((Text("more facts"),),)),
        Onward((Link("Next <prompt>", "transcripts/a/part-2.md", "prompt-3"),)),
    ),
    directory_urls=True,
)


def test_contents_are_our_own_headings() -> None:
    assert PAGE.toc == (
        Anchor(2, "First &lt;prompt&gt;", "prompt-1"),
        Anchor(3, "Rewound", "prompt-2"),
        Anchor(2, "Next &lt;prompt&gt;", "prompt-3"),
    )


def test_anchors_are_all_ids() -> None:
    elements = [each for each in parsed(PAGE.html).elements() if each.tag != "pre"]
    ids = {each.attributes["id"] for each in elements if "id" in each.attributes}
    own = {"prompt-1", "prompt-2", "said-1", "call-1", "more-1", "plan-1", "plan-2"}
    assert PAGE.anchors == ids == own | {"prompt-3"}


def test_search_sees_what_was_said() -> None:
    words = parsed(PAGE.searchable).text().split("\n")
    assert [word for word in words if word] == [
        *("Title", "First <prompt>", "box title", "asked", "note"),
        *("own heading", "answer with code", "fenced", "plan", "rest of it"),
        *("option", "chosen: answer — why"),
    ]


def test_search_can_attach_sections() -> None:
    assert '<h2 id="prompt-1" class="cct-prompt">First &lt;prompt&gt;</h2>' in PAGE.searchable
