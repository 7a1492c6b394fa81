"""Every rule has its statement, and every statement a test that cites it."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from rules.core.game import Switch
from rules.shelf import SHELF
from tests.house.statements import RULES, STATEMENT, TESTS, citations, statements

LONGEST = 400
"""A statement must fit a phone's screen, and several of them one message."""

CHAPTERS = "chapters.toml"
"""Beside the rulebook tests of a game: how many rules each chapter has, numbered from 1 without a gap."""


def rules_of(game: str) -> set[str]:
    """The ids that the statements of a game must have."""
    counts: dict[str, int] = tomllib.loads((TESTS / "rules" / game / CHAPTERS).read_text(encoding="utf-8"))
    return {f"{chapter}{number:02}" for chapter, count in counts.items() for number in range(1, count + 1)}


@pytest.mark.parametrize("game", [folder.name for folder in sorted(RULES.iterdir()) if folder.is_dir()])
def test_every_rule_is_stated_once(game: str) -> None:
    stated = Counter(statement.id for statement in statements() if statement.game == game)
    assert rules_of(game) == set(stated)
    assert [rule for rule, count in stated.items() if count > 1] == []


def test_every_statement_is_a_sentence_of_a_chapter() -> None:
    wrong = [
        statement.id
        for statement in statements()
        if not (statement.chapter and statement.text.endswith(".") and len(statement.text) <= LONGEST)
    ]
    assert wrong == []


def test_no_statement_is_written_so_that_it_is_not_read() -> None:
    bullets = [
        line
        for page in sorted(RULES.rglob("*.md"))
        for line in page.read_text(encoding="utf-8").splitlines()
        if line.lstrip().startswith("- **") and not STATEMENT.match(line)
    ]
    assert bullets == []


def test_every_rule_has_a_test() -> None:
    cited = citations()
    untested = sorted({statement.id for statement in statements()} - set(cited))
    assert untested == [], f"{len(untested)} rules have no test that cites them: {', '.join(untested)}"


def test_no_test_cites_a_rule_that_is_not_stated() -> None:
    stated = {statement.id for statement in statements()}
    books = {rule[:2] for rule in stated}
    unknown = {rule: tests for rule, tests in citations().items() if rule[:2] in books and rule not in stated}
    assert unknown == {}


def test_every_switch_of_a_game_is_explained_with_the_value_we_play_first() -> None:
    for game in SHELF.values():
        page = (RULES / game.slug.replace("-", "_") / "switches.md").read_text(encoding="utf-8")
        told = dict(re.findall(r"^\| `(\w+)` \| (\w+)", page, re.MULTILINE))
        assert told == {switch.key: played(switch) for switch in game.switches}


def test_a_rule_cited_in_a_docstring_is_found_and_one_in_a_comment_is_not(tmp_path: Path) -> None:
    (tmp_path / "test_sample.py").write_text(
        'def test_one() -> None:\n    """Exploring comes first (BS-K05, BQ-10)."""\n    # BS-K06\n', encoding="utf-8"
    )
    assert citations(tmp_path) == {"BS-K05": ["test_sample.py::test_one"], "BQ-10": ["test_sample.py::test_one"]}


def played(switch: Switch) -> str:
    """The value of a switch that nobody touched, as the page writes it."""
    return str(switch.default).lower() if isinstance(switch.default, bool) else str(switch.default)
