"""Files say what they are for, bear names of the trade, stay small, and take luck and time from outside."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from statistics import median

from tests.house.tree import PACKAGES, parsed, place, sources

LONGEST_FILE = 300
MEDIAN_FILE = 100
MEDIAN_FUNCTION = 8
SHAPELESS = {"manager", "handler", "helper", "helpers", "utils", "util", "common", "base", "misc", "data", "types"}
CLOCKS = {("datetime", "now"), ("datetime", "utcnow"), ("datetime", "today"), ("date", "today"), ("time", "time")}


def is_card_table(file: Path) -> bool:
    """Whether a file is a table of cards, which may be as long as its deck."""
    return "cards" in file.parts or "icons" in file.parts


def test_a_file_begins_by_saying_what_it_is_for() -> None:
    silent = [place(file) for file in sources(*PACKAGES, "tests") if not ast.get_docstring(parsed(file))]
    assert silent == []


def test_no_file_is_longer_than_a_reader_can_hold() -> None:
    lengths = {place(file): length(file) for file in sources(*PACKAGES, "tests") if not is_card_table(file)}
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST_FILE} == {}


def test_the_middle_file_and_the_middle_function_are_short() -> None:
    files = [file for file in sources(*PACKAGES) if not is_card_table(file)]
    functions = [span(node) for file in files for node in ast.walk(parsed(file)) if is_function(node)]
    assert median(length(file) for file in files) <= MEDIAN_FILE
    assert median(functions) <= MEDIAN_FUNCTION


def test_no_file_has_a_name_that_says_nothing() -> None:
    wrong = [
        place(file)
        for file in sources(*PACKAGES, "tests")
        if SHAPELESS & set(re.split(r"[_.]", file.stem)) or SHAPELESS & set(file.parent.parts[-2:])
    ]
    assert wrong == []


def test_there_is_no_package_under_tests() -> None:
    """A `tests/rules/__init__.py` would stand before the real `rules`."""
    assert [place(file) for file in sources("tests") if file.name == "__init__.py"] == []


def test_time_and_luck_come_from_outside() -> None:
    """A clock is injected, and luck comes from a seed: neither is asked for in the middle of the code."""
    asking = {place(file): asked for file in sources(*PACKAGES) if (asked := clocks_and_luck(file))}
    assert asking == {}


def clocks_and_luck(file: Path) -> set[tuple[str, str]]:
    """What a file asks of a clock, or of luck without a seed."""
    used = {
        (node.value.id, node.attr)
        for node in ast.walk(parsed(file))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
    }
    return (used & CLOCKS) | {(module, name) for module, name in used if module == "random" and name != "Random"}


def length(file: Path) -> int:
    """How many lines a file has."""
    return len(file.read_text(encoding="utf-8").splitlines())


def is_function(node: ast.AST) -> bool:
    """Whether a node is a function that has a body of its own."""
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)


def span(node: ast.AST) -> int:
    """How many lines a function has, from its name to its end, its docstring left out."""
    assert isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    told = node.body[0] if ast.get_docstring(node) else None
    docstring = (told.end_lineno or 0) - told.lineno + 1 if told else 0
    return (node.end_lineno or 0) - node.lineno + 1 - docstring
