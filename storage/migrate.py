"""Bringing the schema up to date at the start: a copy first, then all or nothing; never a new file for a bad one."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, inspect
from sqlalchemy.exc import SQLAlchemyError

from storage.database import Database
from storage.errors import CorruptDatabase, MigrationFailed, NewerDatabase, StorageError

MIGRATIONS = Path(__file__).parent / "migrations"


async def bring_up_to_date(database: Database, *, now: datetime, migrations: Path = MIGRATIONS) -> None:
    """Check the file, copy it if an upgrade is due, and upgrade it."""
    if database.file is not None:
        await asyncio.to_thread(_check, database.file)
    config = _config(migrations)
    scripts = ScriptDirectory.from_config(config)
    there = await _revision(database)
    newest = scripts.get_current_head()
    if there == newest:
        return
    if there is not None:
        _must_know(scripts, there)
        if database.file is not None:
            await asyncio.to_thread(_copy, database.file, f"{now:%Y%m%d-%H%M%S}-before-{newest}")
    await _upgrade(database, config)


def _config(migrations: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def _must_know(scripts: ScriptDirectory, revision: str) -> None:
    try:
        scripts.get_revision(revision)
    except CommandError as error:
        raise NewerDatabase(
            f"The database was written by a later version of the bot (schema {revision}); start that version, "
            "or give DATABASE_URL another database."
        ) from error


async def _revision(database: Database) -> str | None:
    try:
        return await database.alter(_revision_in)
    except SQLAlchemyError as error:
        raise StorageError(f"The database cannot be opened: {_reason(error)}.") from error


def _revision_in(connection: Connection) -> str | None:
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None and set(inspect(connection).get_table_names()) - {"alembic_version"}:
        raise StorageError("The database holds tables of something else; give DATABASE_URL a database of its own.")
    return revision


async def _upgrade(database: Database, config: Config) -> None:
    def upgrade(connection: Connection) -> None:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")

    try:
        await database.alter(upgrade)
    except Exception as error:  # whatever a migration trips over, the start is refused with a sentence
        raise MigrationFailed(
            f"The database could not be brought up to date ({_reason(error)}); it is as it was before."
        ) from error


def _check(file: Path) -> None:
    if not file.exists():
        _make_room(file)
        return
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            verdict = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.OperationalError as error:
        raise StorageError(f"The database {file} cannot be opened: {error}.") from error
    except sqlite3.DatabaseError as error:
        raise CorruptDatabase(_damaged(file, str(error))) from error
    if verdict != "ok":
        raise CorruptDatabase(_damaged(file, str(verdict)))


def _make_room(file: Path) -> None:
    """One folder is made; more of them missing is a slip in the setting, or a volume that is not there."""
    try:
        file.parent.mkdir(exist_ok=True)
    except OSError as error:
        raise StorageError(f"The database {file} cannot be made: {error.strerror}.") from error


def _damaged(file: Path, why: str) -> str:
    return f"The database {file} is damaged or is no database ({why}); put a copy of it back. It has not been touched."


def _copy(file: Path, suffix: str) -> None:
    into = file.with_name(f"{file.stem}-{suffix}{file.suffix}")
    try:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("VACUUM INTO ?", (str(into),))
    except sqlite3.Error as error:
        raise StorageError(f"The database could not be copied to {into} before its upgrade ({error}).") from error


def _reason(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error).strip().rstrip(".").splitlines()[0]
