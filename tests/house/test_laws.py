"""Laws that the import contracts in pyproject.toml cannot say."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

from tests.house.tree import parsed, place, sources

OUTWARD = {"asyncio", "logging", "datetime", "time", "threading", "socket", "subprocess", "os", "sqlite3", "urllib"}
"""Parts of the standard library that would let the outer world into the rules."""

ALLOWED = (set(sys.stdlib_module_names) - OUTWARD) | {"msgspec", "rules"}


def test_rules_import_only_the_standard_library_and_msgspec() -> None:
    outside = {place(file): others for file in sources("rules") if (others := imported(file) - ALLOWED)}
    assert outside == {}


def test_rules_wait_for_nobody() -> None:
    waiting = [
        (place(file), node.lineno)
        for file in sources("rules")
        for node in ast.walk(parsed(file))
        if isinstance(node, ast.AsyncFunctionDef | ast.Await)
    ]
    assert waiting == []


def test_pictures_never_see_a_table() -> None:
    """A picture is drawn from a view, so it cannot show a hidden card."""
    seen = {
        (place(file), module)
        for file in sources("render")
        for module in modules(file)
        if module.startswith("rules.") and module.endswith((".table", ".play"))
    }
    assert seen == set()


def test_only_storage_knows_the_rows() -> None:
    knowing = {place(file) for file in sources("bot", "render", "rules") if {"sqlmodel", "sqlalchemy"} & imported(file)}
    assert knowing == set()


def imported(file: Path) -> set[str]:
    """The top-level packages a file imports."""
    return {module.partition(".")[0] for module in modules(file)}


def modules(file: Path) -> set[str]:
    """Every module a file names in an import."""
    found: set[str] = set()
    for node in ast.walk(parsed(file)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{place(file)} imports from a relative place"
            found |= {str(node.module), *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found
