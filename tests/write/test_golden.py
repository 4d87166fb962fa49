"""One document with every kind of node, as the Markdown that a person reads in a review."""

from pathlib import Path

import pytest

from mkdocs_cctranscripts.model.document import (
    Box,
    Checklist,
    Choice,
    Choices,
    Code,
    Diff,
    Document,
    Facts,
    Fold,
    Heading,
    Item,
    Line,
    Link,
    Mark,
    Mono,
    Picture,
    Prose,
    Strong,
    Table,
    Terminal,
    Text,
    Web,
)
from mkdocs_cctranscripts.write import write

ANSWER = """\
Found it. The session cookie is written *before* the redirect, so `request.user` is still **anonymous**:

1. `login()` in [views.py](src/shop/views.py) calls `redirect_to()`
2. the middleware reads `SESSION_COOKIE_AGE` (see [the docs](https://docs.example.org/sessions?v=2#age))
   - first for guests
   - then for members

## What I'd change
- [x] keep `snake_case` names, 2 * 3 stays, ~/.config as well
- write the cookie first
  ```python
  def login(request):
      request.session.save()
      return redirect("/")
  ```

> It must keep working for `__init__.py` <b>and</b> C:\\Users

| file | lines |
|:-----|------:|
| `views.py` | +11 |
| `a\\|b` | ~3 |

Tests are in `tests/`; run them with `make test`.
"""
TYPED = """\
the login fails *sometimes*, see <script> in the log:
    Traceback (most recent call last)
- only on Safari
- not with user_id=7

# not a heading
"""
DOCUMENT = Document(
    uri="transcripts/2025-06/fix-login.md",
    title='Fix the "login" redirect',
    description="Why the login failed on Safari, and what was changed",
    nodes=(
        Facts(
            (
                (Link("shop", "transcripts/index.md"),),
                (Text("12 June 2025"),),
                (Mono("main"),),
                (Text("2 prompts"),),
            )
        ),
        Box("glance", (), (Line((Strong("Asked"), Text(" why the login fails "), Mark("+12", "add"))),)),
        Heading(2, "The login fails *sometimes*", "prompt-1", "prompt"),
        Box(
            "prompt",
            (),
            (
                Prose(TYPED, typed=True),
                Picture("transcripts/2025-06/fix-login/a1b2.png", "Screenshot [1]"),
                Line((Text("Sent from the editor"),), "note"),
                Facts(((Text("Prompt 1"),), (Text("10:07"),))),
            ),
        ),
        Fold(
            "thinking", (Text("Thinking · The user's log shows…"),), (Prose("The log shows *two* requests."),)
        ),
        Fold(
            "tool run failed",
            (Strong("Bash"), Text(' — Run "all" tests · '), Mark("failed, exit 1", "bad")),
            (
                Code("pytest -q tests/test_login.py", "bash", "cmd"),
                Terminal("\x1b[31mE   assert 302 == 200\x1b[0m\n\n1 failed in 0.12s\n"),
                Line(
                    (
                        Text("1,284 lines left out · "),
                        Link("full output", "transcripts/2025-06/fix-login/o.txt"),
                    ),
                    "cut",
                ),
            ),
            "call-7",
        ),
        Prose(ANSWER),
        Fold(
            "agent",
            (Strong("Agent"), Text(" Explore — Find every caller")),
            (
                Fold(
                    "tool look",
                    (Strong("Read"), Text(" "), Mono("src/shop/views.py"), Text(" · 142 lines")),
                    (),
                ),
                Prose("Two callers:\n\n- `views.py`\n- `api.py`"),
            ),
        ),
        Box(
            "card todo",
            (Strong("Todos"), Text(" 1 of 3")),
            (
                Checklist(
                    (
                        Item("Find the cause", "done", changed=True),
                        Item("Write the cookie first", "now"),
                        Item("Test on Safari", "open", about="after 2"),
                    )
                ),
            ),
            "todo-1",
        ),
        Fold(
            "tool edit",
            (Strong("Edit"), Text(" "), Mono("src/shop/views.py"), Text(" "), Mark("+1", "add")),
            (Diff("@@ -7 +7,2 @@ def login(request):\n     user = check()\n+    request.session.save()\n"),),
            open=True,
        ),
        Box(
            "ask card",
            (Strong("Question"), Text(" — Which browsers?")),
            (
                Choices(
                    (
                        Choice("Only Safari", "The others are not affected"),
                        Choice("All of them", "One code path", chosen=True),
                    )
                ),
            ),
        ),
        Box(
            "commit card",
            (
                Strong("Commit"),
                Text(" "),
                Web("3f9c2ab", "https://forge.example/shop/commit/3f9c2ab", mono=True),
                Text(" — Save the session first"),
            ),
            (),
        ),
        Prose(
            "Committed as 3f9c2ab; the `<system-reminder>` and <command-name> tags are gone.",
            links=(Web("3f9c2ab", "https://forge.example/shop/commit/3f9c2ab", mono=True),),
        ),
        Table(
            ("File", "Change"),
            (((Mono("src/shop/views.py"),), (Mark("+11", "add"), Text(" "), Mark("−2", "del"))),),
        ),
        Line(
            (
                Text("Continued in "),
                Link("Test the login", "transcripts/2025-06/test-login.jsonl", "prompt-2"),
            )
        ),
    ),
)


def test_page_is_as_it_was_read(request: pytest.FixtureRequest) -> None:
    written = write(DOCUMENT, directory_urls=True).markdown
    golden = Path(__file__).with_name("golden.md")
    if request.config.getoption("--rewrite-pages"):
        golden.write_text(written, encoding="utf-8")
    assert written == golden.read_text(encoding="utf-8")
