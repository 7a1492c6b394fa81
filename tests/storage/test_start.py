"""Opening the database: a new one, an old one, a damaged one, a newer one, and a migration that fails half-way."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text
from sqlalchemy.orm import Session
from sqlmodel import SQLModel

from storage.database import Database
from storage.errors import CorruptDatabase, MigrationFailed, NewerDatabase, StorageError
from storage.migrate import MIGRATIONS, bring_up_to_date
from storage.store import open_store

NOW = datetime(2031, 5, 1, 12, tzinfo=UTC)

NEXT = '''"""A second version, for a test."""
import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade():
    op.create_table("weather", sa.Column("id", sa.Integer(), primary_key=True))
    op.add_column("person", sa.Column("hat", sa.String()))
    {then}
'''


def _url(file: Path) -> str:
    return f"sqlite:///{file}"


def _later_migrations(folder: Path, then: str = "") -> Path:
    """Our migrations and one more."""
    versions = folder / "migrations" / "versions"
    versions.mkdir(parents=True)
    for source in (MIGRATIONS / "versions").glob("v*.py"):
        (versions / source.name).write_text(source.read_text())
    (versions.parent / "env.py").write_text((MIGRATIONS / "env.py").read_text())
    (versions / "v0002_weather.py").write_text(NEXT.format(then=then))
    return versions.parent


def _ask(file: Path, question: str) -> list[object]:
    with closing(sqlite3.connect(file)) as connection:
        return [row[0] for row in connection.execute(question)]


def _pragma(name: str, session: Session) -> int:
    return int(session.scalar(text(f"PRAGMA {name}")) or 0)


def _copies(folder: Path) -> list[Path]:
    return list(folder.glob("*before*"))


async def _begin(file: Path) -> None:
    store = await open_store(_url(file), now=NOW)
    await store.keeping.put("colour", "heather")
    await store.close()


async def test_the_schema_is_that_of_the_rows(tmp_path: Path) -> None:
    """Migrations and rows say the same, so that no migration is forgotten."""
    database = Database(_url(tmp_path / "sky.sqlite3"))
    await bring_up_to_date(database, now=NOW)
    differences = await database.alter(
        lambda there: compare_metadata(MigrationContext.configure(there), SQLModel.metadata)
    )
    await database.close()
    assert differences == []


async def test_what_is_kept_is_there_after_a_restart(tmp_path: Path) -> None:
    """A second start changes nothing and copies nothing."""
    file = tmp_path / "sky.sqlite3"
    await _begin(file)
    store = await open_store(_url(file), now=NOW)
    assert await store.keeping.get("colour") == "heather"
    await store.close()
    assert _copies(tmp_path) == []
    assert _ask(file, "PRAGMA journal_mode") == ["wal"]


async def test_writes_are_synchronous_to_the_full(tmp_path: Path) -> None:
    """A commit is on the disk before anybody is told of it; readers cannot write."""
    database = Database(_url(tmp_path / "sky.sqlite3"))
    for work, pragma, value in (
        (database.write, "synchronous", 2),
        (database.write, "foreign_keys", 1),
        (database.read, "query_only", 1),
    ):
        assert await work(partial(_pragma, pragma)) == value
    await database.close()


async def test_an_upgrade_makes_a_dated_copy_first(tmp_path: Path) -> None:
    """The old database stands beside the new one, whole."""
    file = tmp_path / "sky.sqlite3"
    await _begin(file)
    database = Database(_url(file))
    await bring_up_to_date(database, now=NOW, migrations=_later_migrations(tmp_path))
    await database.close()
    copy = tmp_path / "sky-20310501-120000-before-0002.sqlite3"
    assert _ask(copy, "SELECT version_num FROM alembic_version") == ["0001"]
    assert _ask(copy, "SELECT value FROM keepsake") == ["heather"]
    assert _ask(file, "SELECT version_num FROM alembic_version") == ["0002"]
    assert _ask(file, "SELECT value FROM keepsake") == ["heather"]


@pytest.mark.parametrize("then", ["raise RuntimeError('a storm')", "op.execute('SELECT nothing FROM nowhere')"])
async def test_a_migration_that_fails_half_way_leaves_the_old_schema(tmp_path: Path, then: str) -> None:
    """Nothing of it stays, and the old version starts again."""
    file = tmp_path / "sky.sqlite3"
    await _begin(file)
    database = Database(_url(file))
    with pytest.raises(MigrationFailed, match=r"as it was before\.$"):
        await bring_up_to_date(database, now=NOW, migrations=_later_migrations(tmp_path, then))
    await database.close()
    assert _ask(file, "SELECT version_num FROM alembic_version") == ["0001"]
    assert _ask(file, "SELECT name FROM sqlite_master WHERE name = 'weather'") == []
    assert "hat" not in _ask(file, "SELECT name FROM pragma_table_info('person')")
    await _begin(file)


async def test_a_newer_database_stops_the_start(tmp_path: Path) -> None:
    """It is not touched, and the sentence says what to do."""
    file = tmp_path / "sky.sqlite3"
    await _begin(file)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0099'")
        connection.commit()
    with pytest.raises(NewerDatabase, match=r"later version of the bot \(schema 0099\).*\.$"):
        await open_store(_url(file), now=NOW)
    assert _ask(file, "SELECT value FROM keepsake") == ["heather"]
    assert _ask(file, "SELECT version_num FROM alembic_version") == ["0099"]


async def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path) -> None:
    """It is never replaced by an empty one."""
    file = tmp_path / "sky.sqlite3"
    file.write_bytes(b"a shopping list, " * 400)
    before = file.read_bytes()
    with pytest.raises(CorruptDatabase, match=r"damaged.*has not been touched\.$"):
        await open_store(_url(file), now=NOW)
    assert file.read_bytes() == before


async def test_a_damaged_database_is_left_as_it_is(tmp_path: Path) -> None:
    """A page in the middle is overwritten: the start stops."""
    file = tmp_path / "sky.sqlite3"
    await _begin(file)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    damaged = bytearray(file.read_bytes())
    damaged[4096 * 2 : 4096 * 6] = b"\xa5" * (4096 * 4)
    file.write_bytes(damaged)
    with pytest.raises(CorruptDatabase):
        await open_store(_url(file), now=NOW)
    assert file.read_bytes() == damaged


async def test_somebody_elses_database_is_not_used(tmp_path: Path) -> None:
    """Tables of another program stay alone."""
    file = tmp_path / "sky.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE recipes (id INTEGER)")
    with pytest.raises(StorageError, match="of something else"):
        await open_store(_url(file), now=NOW)
    assert _ask(file, "SELECT name FROM sqlite_master") == ["recipes"]


@pytest.mark.parametrize("url", ["sky.sqlite3", "sqlite://", "sqlite:///:memory:"])
async def test_a_url_that_names_no_file_stops_the_start(url: str) -> None:
    """A game lasts longer than memory."""
    with pytest.raises(StorageError, match="DATABASE_URL"):
        await open_store(url, now=NOW)


async def test_a_folder_that_cannot_be_written_is_a_sentence(tmp_path: Path) -> None:
    """Two folders missing are more than a slip: they are not made."""
    with pytest.raises(StorageError, match=r"cannot be made: No such file or directory\.$"):
        await open_store(_url(tmp_path / "no" / "where" / "sky.sqlite3"), now=NOW)


async def test_a_folder_in_place_of_the_file_is_a_sentence(tmp_path: Path) -> None:
    """It cannot be opened, which is not to say that it is damaged."""
    with pytest.raises(StorageError, match="cannot be opened"):
        await open_store(_url(tmp_path), now=NOW)
