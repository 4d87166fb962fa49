"""What is left of the todos at the end of a session."""

from mkdocs_cctranscripts.model.decision import Todo, TodoList
from mkdocs_cctranscripts.model.session import Agent, Text, Turn
from mkdocs_cctranscripts.render.todos import final

FIRST = TodoList("todos-1", (Todo("Write", "pending"),))
LAST = TodoList("todos-2", (Todo("Write", "completed"),))
OTHER = TodoList("todos-3", (Todo("Elsewhere", "pending"),))


def test_final_list_is_the_last_one_shown() -> None:
    assert final([Turn(1, None, (FIRST,)), Turn(2, None, (LAST, Text("t", "Done.")))]) == LAST


def test_final_list_is_none_of_an_agent_or_of_what_was_taken_back() -> None:
    agent = Agent("agent-1", None, (Turn(1, None, (OTHER,)),))
    assert final([Turn(1, None, (LAST, agent), abandoned=(Turn(2, None, (OTHER,)),))]) == LAST


def test_session_without_todos_has_no_final_list() -> None:
    assert final([Turn(1, None, (Text("t", "Hello."),))]) is None
