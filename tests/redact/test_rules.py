"""Each rule but the vendors' has two tables: what it masks, to the letter, and what it leaves alone."""

import re
from pathlib import Path
from random import Random

import pytest
import yaml
from redact.labelled.recipes import value

from mkdocs_cctranscripts.redact.haystack import laid_out
from mkdocs_cctranscripts.redact.rules import RULES
from mkdocs_cctranscripts.redact.spans import merged

TABLES: dict[str, dict[str, list[str]]] = yaml.safe_load(
    (Path(__file__).parent / "rules.yml").read_text(encoding="utf-8")
)
FIND = {rule.kind: rule.find for rule in RULES if rule.kind != "vendor-token"}
FEWEST = 3
FEWEST_ASSIGNMENTS = 25
_RECIPE = re.compile(r"(?<!«)«(?P<secret>[^«»]+)»(?!»)|‹(?P<open>[^›]+)›")


def rows(table: str) -> list[tuple[str, str]]:
    return [(kind, row) for kind, tables in TABLES.items() for row in tables[table]]


@pytest.mark.parametrize(("kind", "row"), rows("caught"))
def test_a_secret_is_masked_and_nothing_else(kind: str, row: str) -> None:
    text = filled(row)
    assert masks(kind, re.sub("««|»»", "", text)) == re.findall("««(.*?)»»", text, re.DOTALL)


@pytest.mark.parametrize(("kind", "row"), rows("left alone"))
def test_what_is_no_secret_is_left_alone(kind: str, row: str) -> None:
    assert masks(kind, filled(row)) == []


def test_every_rule_has_both_tables() -> None:
    assert set(TABLES) == set(FIND)
    for kind, tables in TABLES.items():
        assert set(tables) == {"caught", "left alone"}, kind
        fewest = FEWEST_ASSIGNMENTS if kind == "assignment" else FEWEST
        assert min(map(len, tables.values())) >= fewest, kind


def masks(kind: str, text: str) -> list[str]:
    hay = laid_out((each, "\0") for each in text.split("\0"))
    return [hay.text[span.start : span.end] for span in merged(FIND[kind](hay))]


def filled(row: str) -> str:
    """With values for the recipes; all that is masked stands between «« and »»."""
    random = Random(row)  # noqa: S311 - the same values on every run

    def made(found: re.Match[str]) -> str:
        if found["open"]:
            return "" if found["open"] == "empty" else value(found["open"], random)
        return f"««{value(found['secret'], random)}»»"

    return _RECIPE.sub(made, row)
