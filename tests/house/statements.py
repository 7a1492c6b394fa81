"""Reads the rule statements under docs/rules and the ids that the tests cite."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules"
TESTS = ROOT / "tests"

STATEMENT = re.compile(r"^- \*\*(?P<id>(?:BS|SR)-[A-Z]{1,2}\d{2}|[BS]Q-\d{2})\*\* (?P<text>.+)$")
CITED = re.compile(r"\b(?:(?:BS|SR)-[A-Z]{1,2}\d{2}|[BS]Q-\d{2})\b")


@dataclass(frozen=True, slots=True)
class Statement:
    """One rule of docs/rules: its id, its words, the chapter it stands in and the game's folder."""

    id: str
    text: str
    chapter: str
    game: str


def statements() -> tuple[Statement, ...]:
    """Every statement of every game, in the order of the pages."""
    return tuple(found for page in sorted(RULES.rglob("*.md")) for found in _on(page))


def _on(page: Path) -> Iterator[Statement]:
    chapter = ""
    for line in page.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            chapter = line[3:]
        if found := STATEMENT.match(line):
            yield Statement(found["id"], found["text"], chapter, page.parent.name)


def citations(folder: Path = TESTS) -> dict[str, list[str]]:
    """Which tests cite each id in their docstring, as ``file::test``."""
    cited: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for name, docstring in _tests_in(file):
            for rule in CITED.findall(docstring):
                cited.setdefault(rule, []).append(f"{file.relative_to(folder)}::{name}")
    return cited


def _tests_in(file: Path) -> Iterator[tuple[str, str]]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield node.name, ast.get_docstring(node) or ""
