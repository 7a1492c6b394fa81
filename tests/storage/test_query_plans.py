"""No statement reads a whole table that grows: every one finds its rows by an index."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from sqlalchemy import Select
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.dml import Delete, Update

from storage import match_writing, matches, moves, outbox, people
from tests.pebbles.migrated import lay_database

READ_AT_A_START = {"_PASSING", "_BY_ITSELF", "_AWAITING", "_UNDER_WAY", "_COLOUR_BLIND", "_LOOKED_AT_BY_COLOUR_BLIND"}
"""Once, when the bot starts: an index of the matches that are not over is gone through, and the persons' settings."""


def _statements(*modules: ModuleType) -> Iterator[tuple[str, Any]]:
    for module in modules:
        for name, found in vars(module).items():
            if isinstance(found, Select | Update | Delete):
                yield name, found


STATEMENTS = dict(_statements(matches, match_writing, moves, outbox, people))


def _plan(database: sqlite3.Connection, statement: Any) -> list[str]:
    text = re.sub(r"\(?__\[POSTCOMPILE_\w+\]\)?", "(?)", str(statement.compile(dialect=sqlite.dialect())))
    asked = [1] * text.count("?")
    return [row[3] for row in database.execute(f"EXPLAIN QUERY PLAN {text}", asked)]


@pytest.mark.parametrize("name", STATEMENTS)
async def test_rows_are_found_by_an_index(name: str, tmp_path: Path) -> None:
    file = tmp_path / "sky.sqlite3"
    await lay_database(file)
    with closing(sqlite3.connect(file)) as database:
        plan = _plan(database, STATEMENTS[name])
    scans = [step for step in plan if step.startswith("SCAN")]
    if name in READ_AT_A_START:
        scans = [step for step in scans if "INDEX" not in step and step != "SCAN person"]
    assert not scans, plan
