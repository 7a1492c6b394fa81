"""Our own statements of the rules, read from docs/rules: what `/rules` finds and refusals cite."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

PAGES = Path(__file__).parent.parent / "docs" / "rules"

_STATEMENT = re.compile(r"- \*\*(?P<id>[A-Z]+-[A-Z]*\d+[a-z]?)\*\* (?P<text>.+)")
_HEADING = re.compile(r"#+ (?P<title>.+)")


@dataclass(frozen=True, slots=True)
class Statement:
    """A rule: its id, its words, the heading it stands under, and the slug of its game."""

    id: str
    text: str
    heading: str
    game: str

    def __str__(self) -> str:
        return f"**{self.id}** {self.text}"


@cache
def read_rules(pages: Path = PAGES) -> tuple[Statement, ...]:
    """Every statement, in the order of the pages; each game has a folder of its own."""
    return tuple(statement for page in sorted(pages.rglob("*.md")) for statement in _statements(page))


def _statements(page: Path) -> list[Statement]:
    heading, game, found = "", page.parent.name.replace("_", "-"), []
    for line in page.read_text(encoding="utf-8").splitlines():
        if title := _HEADING.match(line):
            heading = title["title"]
        elif rule := _STATEMENT.match(line):
            found.append(Statement(rule["id"], rule["text"], heading, game))
    return found


def told_first(rules: Sequence[Statement], game: str | None) -> tuple[Statement, ...]:
    """The same statements, those of a game first."""
    return tuple(sorted(rules, key=lambda rule: rule.game != game))


def headings(rules: tuple[Statement, ...]) -> list[str]:
    """The topics there are."""
    return list(dict.fromkeys(rule.heading for rule in rules))


def about(rules: tuple[Statement, ...], topic: str) -> list[Statement]:
    """The statement of that id; else those with all the words of the topic, its own chapter first, examples last."""
    asked = topic.strip().lower()
    exact = [rule for rule in rules if asked == rule.id.lower()]
    words = asked.split()
    fitting = [rule for rule in rules if all(word in f"{rule.heading} {rule}".lower() for word in words)]
    return exact or sorted(fitting, key=lambda rule: _distance(rule, asked))


def _distance(rule: Statement, asked: str) -> tuple[bool, bool, bool]:
    """How far a statement is from what is asked: not of that chapter, an example, not of a chapter called like it."""
    heading = rule.heading.lower()
    return asked != heading, "-AT" in rule.id, asked not in heading
