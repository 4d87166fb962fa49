"""Texts and documents to try the writers with: Markdown in pieces, attacks, and any document at all."""

from hypothesis import strategies as st

from mkdocs_cctranscripts.model.document import (
    Box,
    Checklist,
    Choice,
    Choices,
    Code,
    Diff,
    Document,
    End,
    Facts,
    Fold,
    Heading,
    Item,
    Line,
    Link,
    Mark,
    Mono,
    Node,
    Onward,
    Picture,
    ProjectCard,
    ProjectCards,
    Prose,
    Row,
    Rows,
    Strong,
    Table,
    Terminal,
    Text,
    Web,
)

LINES = (
    *(
        "# h",
        "## h ##",
        "#",
        "- a",
        "- b",
        "  - c",
        "    - d",
        "* e",
        "+ f",
        "1. one",
        "2) two",
        "10. ten",
        "123. x",
    ),
    *(
        "> q",
        "> > qq",
        ">",
        "```",
        "~~~",
        "```py",
        "````",
        "    code",
        "  two",
        "\t",
        "---",
        "***",
        "===",
        "- - -",
    ),
    *("| a | b |", "| - | - |", "| x | `y\\|z` |", "[r]: http://r.r", "[^1]: foo", "*[ab]: cd", ":   d"),
    *(
        "!!! note",
        '??? q "t"',
        "::: a",
        "/// b",
        '--8<-- "x"',
        "{: .x}",
        "{#id}",
        "- [ ] t",
        "[x] t",
        "-",
        "+",
        "1.",
    ),
    *(
        "| a | b |\n|---|---|\n| c | d |",
        "- a\n\n  b",
        "- a\n  ```\n  x\n  ```",
        "1. a\n   - b\n\n     c\n2. d",
    ),
    *(
        "> - a\n>   > b",
        "```py\nx\n\n  y\n```",
        "|a|\n|-|",
        "- # h\n  t",
        "- > q",
        "-   \n  x",
        "[TOC]",
        "=== t",
        "",
    ),
)
INLINES = (
    *(
        "a",
        "b c",
        "**bold**",
        "*em*",
        "***both***",
        "**a *b* c**",
        "*a **b** c*",
        "_u_",
        "__s__",
        "~~del~~",
        "~x~",
    ),
    *(
        "`code`",
        "`` a`b ``",
        "` x `",
        "`a``b`",
        "\\*",
        "\\|",
        "a\\",
        "\\\n",
        "  \n",
        "[l](http://x.y)",
        "[p](src/a.py)",
    ),
    *(
        "[r]",
        "![i](http://i.i)",
        "![j](a.png)",
        "![](b.png)",
        "[![i](c.png)](http://d)",
        "<https://auto.link>",
    ),
    *(
        "<make:x>",
        "<b>",
        "</b>",
        "<!-- c -->",
        "`<!--`",
        "-->",
        "<div>",
        "<script>",
        "&amp;",
        "&#42;",
        "&#10;",
        "&#32;x",
    ),
    *(
        "&nbsp;",
        "&lt;",
        "snake_case",
        "__init__",
        "a*b",
        "2 * 3",
        "* x *",
        "http://bare.x/a_b_c",
        "{{ x }}",
        "{% y %}",
    ),
    *(
        "[^1]",
        '"q"',
        "$a$",
        "^^i^^",
        "==m==",
        "++k++",
        ":smile:",
        "@me",
        "{++c++}",
        "[[w]]",
        "é",
        "中文",
        "\u00a0",
        "**",
    ),
    *(
        "*",
        "_",
        "~",
        "`",
        "~~",
        "\\",
        "[",
        "]",
        "(",
        ")",
        "<",
        ">",
        "&",
        "#",
        ".",
        "!",
        "|",
        "**a**b",
        "a**b**c",
        "*a*b",
    ),
    *(
        "**\u00a0",
        "x**y",
        "**[l](http://x)**",
        "[**l**](http://x)",
        "[a [b](http://c)](http://d)",
        "*a_b_*",
        "_a*b*_",
    ),
)
GLUE = ("", "", " ", "\n", "\n", "\n\n")

NASTY = (
    "<script>alert(1)</script>",
    "</script><script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '" onmouseover="alert(1)" x="',
    "<svg/onload=alert(1)>",
    "<!-- comment",
    "<![CDATA[x]]>",
    "<?php echo 1 ?>",
    "</p></div></details><h1>out</h1>",
    "</summary></details>out",
    "</code></pre><b>out</b>",
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](java&#10;script:alert(1))",
    "[x](&#106;avascript:alert(1))",
    "[x](data:text/html;base64,PHNjcmlwdD4=)",
    "[x](vbscript:x)",
    "[x](//evil.example)",
    "![x](http://evil.example/track.png)",
    '![x](http://a.b "onerror=alert(1)")',
    "<javascript:alert(1)>",
    "[r]: javascript:alert(1)\n\n[r]",
    "```\nout\n```",
    "````\n```\n````",
    "~~~\nout",
    '```{ .x onclick="alert(1)" }\ny\n```',
    "```html onload=x\ny\n```",
    '!!! note "x"\n    y',
    '??? note "x"\n    y',
    '"\n\nout',
    "text { onclick=alert(1) }",
    "text\n{: onclick=alert(1) }",
    "**a**{: onclick=alert(1) }",
    "`a`{ onclick=alert(1) }",
    "# h { #prompt-1 onclick=alert(1) }",
    "---\ntitle: x\n---\n",
    "{{ config }} {% include 'x' %} {# c #}",
    '--8<-- "/etc/passwd"',
    "{! /etc/passwd !}",
    '{% include-markdown "x" %}',
    "{++in++}{--out--}{~~a~>b~~}{==m==}{>>c<<}",
    "[^1] [^1]: note",
    "*[HTML]: Hyper",
    "[TOC]",
    ":smile: $x$ ^^i^^ ==m== ++ctrl+c++ H~2~O x^2^",
    "@mention [[wiki]] [ ] [x]",
    "::: module.name",
    "/// note\nx\n///",
    '=== "tab"',
    "\x02wzxhzdk:0\x03 \x02klzzwxh:0001\x03 \x0242\x03",
    "&lt;script&gt; &amp;lt; &#60;b&#62; &copy &quot;",
    "\u202eright\u2066left\u2069",
    "\x1b[31mred\x1b[0m \x1b]8;;javascript:alert(1)\x07link\x1b]8;;\x07 \x1b",
    "nul\x00 bell\x07 del\x7f c1\x9b sep\u2028par\u2029",
    "lone \ud800 surrogate \udfff",
    "cr\r\nlf\rcr",
    "a|b|c",
    "`tick` ``two`` `lone",
    "* a\n* b\n\n1. c\n> d",
    "    indented",
    "\ttab\tand trailing  ",
    "\\* \\` \\[ \\",
    "C:\\Users\\x \\\\server",
    "# heading\n## two",
    "a\n===\nb\n---",
    "klzzwxh:0000",
)

SEQUENCES = (
    *(
        "\x1b[31m",
        "\x1b[0m",
        "\x1b[m",
        "\x1b[1;92;41m",
        "\x1b[7m",
        "\x1b[38;5;208m",
        "\x1b[48:2::1:2:3m",
        "\x1b[38m",
    ),
    *(
        "\r",
        "\r\n",
        "\b",
        "\x07",
        "\x1b[K",
        "\x1b[2K",
        "\x1b[1G",
        "\x1b[2A",
        "\x1b",
        "\x1b[",
        "\x1b[3",
        "\n",
        "50%",
    ),
    *(
        "\x1b]8;;http://x\x07",
        "\x1b]8;;\x1b\\",
        "\x1b]never ended",
        "\x1b(B",
        "\x1b[>4;2m",
        "\x1b[99999999999m",
    ),
)
CHANGES = (
    "@@ -1,2 +1,2 @@",
    " a",
    "-b",
    "+c",
    "--- d",
    "+++ e",
    "-- f",
    "",
    "\\ No newline at end of file",
    "<b>",
)

markdown = st.lists(
    st.tuples(st.sampled_from(LINES) | st.sampled_from(INLINES), st.sampled_from(GLUE)), max_size=14
).map(lambda parts: "".join(text + glue for text, glue in parts))


@st.composite
def _texts(draw: st.DrawFn) -> str:
    """Composed, as Hypothesis would write all the samples into the name of each strategy."""
    return draw(markdown | st.text(max_size=40) | st.sampled_from(NASTY))


texts = _texts()

urls = st.sampled_from(("https://x.y/z_(w)?a=b&c=*d*", "http://x/[y]'{z}", *NASTY)) | texts

spans = st.lists(
    st.one_of(
        texts.map(Text),
        texts.map(Strong),
        texts.map(Mono),
        st.builds(Mark, texts, st.sampled_from(("", "add", "del", "bad", "warn", "time"))),
        st.builds(Web, texts, urls, st.booleans()),
        st.builds(
            Link, texts, st.sampled_from(("", "a/b.md", "c.jsonl", "d/e f.png")), st.sampled_from(("", "x-1"))
        ),
    ),
    max_size=4,
).map(tuple)

mentioned = st.lists(
    st.builds(Link, st.sampled_from(("a", "code", "[x]", "*")), st.just("b.md"))
    | st.builds(Web, st.sampled_from(("b", "c", "[r]", "_")) | texts, urls, st.booleans()),
    max_size=3,
).map(tuple)
printed = st.lists(st.sampled_from(SEQUENCES) | texts, max_size=12).map("".join)
cmds = st.sampled_from(("", "cmd"))

rows = st.builds(
    Row,
    st.sampled_from(("", "12\u00a0Mar")),
    st.builds(Link, texts, st.just("a/b.md")),
    st.none() | st.builds(End, texts, st.sampled_from(("commit", "stop"))),
    texts,
    st.builds(Facts, st.lists(spans, max_size=3).map(tuple)),
)
cards = st.builds(
    ProjectCard,
    st.builds(Link, texts, st.just("c.md")) | texts.map(Strong),
    st.lists(st.integers(0, 9), max_size=3).map(tuple),
    texts,
    texts,
)

leaves = st.one_of(
    st.builds(
        Heading,
        st.integers(2, 4),
        texts,
        st.sampled_from(("prompt-1", "a.b")),
        st.sampled_from(("", "prompt")),
    ),
    st.builds(Line, spans, st.sampled_from(("", "note", "cut", "parts"))),
    st.builds(Facts, st.lists(spans, max_size=3).map(tuple)),
    st.builds(Prose, texts, st.booleans(), mentioned),
    st.builds(Code, texts, st.sampled_from(("", "python", "bash", "diff", "no such")), cmds),
    st.builds(Terminal, printed, st.sampled_from(("", "err"))),
    st.builds(Diff, texts | st.lists(st.sampled_from(CHANGES)).map("\n".join)),
    st.builds(Choices, st.lists(st.builds(Choice, texts, texts, st.booleans()), max_size=3).map(tuple)),
    st.builds(
        Checklist,
        st.lists(
            st.builds(Item, texts, st.sampled_from(("open", "now", "done")), st.booleans(), texts), max_size=3
        ).map(tuple),
    ),
    st.builds(
        Table,
        st.lists(texts, max_size=3).map(tuple),
        st.lists(st.lists(spans, max_size=3).map(tuple), max_size=3).map(tuple),
    ),
    st.builds(Picture, st.sampled_from(("a/x.png", "b c.jpg")), texts),
    st.builds(
        Onward,
        st.lists(
            st.builds(
                Link, texts, st.just("transcripts/a/part-2.md"), st.sampled_from(("prompt-1", "call-1"))
            ),
            max_size=2,
        ).map(tuple),
    ),
    st.builds(Rows, st.lists(rows, max_size=3).map(tuple)),
    st.builds(ProjectCards, st.lists(cards, max_size=3).map(tuple)),
)
KINDS = ("prompt", "tool run failed", "card plan", "more", "")


def _blocks(inner: st.SearchStrategy[Node]) -> st.SearchStrategy[Node]:
    inside = st.lists(inner, max_size=3).map(tuple)
    kinds, ids = st.sampled_from(KINDS), st.sampled_from(("", "call-1"))
    also = st.lists(ids, max_size=2).map(tuple)
    return st.builds(Box, kinds, spans, inside, ids, also) | st.builds(
        Fold, kinds, spans, inside, ids, also, st.booleans()
    )


nodes: st.SearchStrategy[Node] = st.recursive(leaves, _blocks, max_leaves=5)
documents = st.builds(
    Document, st.just("transcripts/a.md"), texts, texts, st.lists(nodes, max_size=4).map(tuple)
)


def document(*nodes: Node) -> Document:
    return Document("transcripts/a.md", "Title", "", nodes)
