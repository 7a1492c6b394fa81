"""Copies of the database for the host to keep, and putting one back; upgrades make their own in `storage.migrate`."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

from storage.database import file_of, understood
from storage.errors import CorruptDatabase, StorageError


def save_copy(url: str, folder: Path, *, now: datetime) -> Path:
    """Copy the database into a folder, whole and at one moment, while the bot may go on; give the copy's name."""
    file = _file(url)
    if not file.is_file():
        raise StorageError(f"There is no database at {file} yet, so there is nothing to copy.")
    into = folder / f"{file.stem}-{now:%Y%m%d-%H%M%S}{file.suffix}"
    if into.exists():
        raise StorageError(f"{into} is there already; wait a second and try again.")
    folder.mkdir(parents=True, exist_ok=True)
    try:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("VACUUM INTO ?", (str(into),))
    except sqlite3.Error as error:
        raise StorageError(f"The database {file} could not be copied to {into} ({error}).") from error
    return into


def put_back(url: str, copy: Path, *, now: datetime) -> Path | None:
    """Make a copy the database again; give the name under which the one that was there is kept, if there was one.

    Nothing is touched before the copy has proved sound and nobody else has the database open.
    """
    file = _file(url)
    _must_be_sound(copy)
    kept = _set_aside(file, file.with_name(f"{file.stem}-{now:%Y%m%d-%H%M%S}-before-restore{file.suffix}"))
    file.parent.mkdir(parents=True, exist_ok=True)
    incoming = file.with_name(f"{file.name}.incoming")
    shutil.copyfile(copy, incoming)
    incoming.replace(file)
    return kept


def _file(url: str) -> Path:
    file = file_of(understood(url))
    if file is None:
        raise StorageError("DATABASE_URL is not a file; copy that database with its own tools.")
    return file


def _must_be_sound(copy: Path) -> None:
    if not copy.is_file():
        raise StorageError(f"There is no copy called {copy}.")
    try:
        with closing(sqlite3.connect(f"{copy.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            verdict = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
            ours = connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'").fetchone()[0]
    except sqlite3.DatabaseError as error:
        raise CorruptDatabase(f"{copy} is damaged or is no database ({error}); nothing has been touched.") from error
    if verdict != "ok" or not ours:
        raise CorruptDatabase(f"{copy} is not a sound copy of a Skyport database; nothing has been touched.")


def _set_aside(file: Path, kept: Path) -> Path | None:
    if not file.exists():
        return None
    _must_be_alone(file)
    file.replace(kept)
    return kept


def _must_be_alone(file: Path) -> None:
    """Leaving the write-ahead log needs the database for oneself alone, and folds that log into the file."""
    try:
        with closing(sqlite3.connect(file, timeout=1)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError as error:
        raise StorageError("The bot is running; stop it, then put the copy back.") from error
    except sqlite3.DatabaseError:
        for beside in (
            "-wal",
            "-shm",
        ):  # a damaged file is set aside as it is, without its logs, or they would spoil the copy
            file.with_name(file.name + beside).unlink(missing_ok=True)
