"""The database: one engine that writes, one writer at a time, and one that reads. Only here is SQLite known by name."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, create_async_engine

from storage.errors import StorageError

PATIENCE_MS = 10_000
_PRAGMAS = (f"busy_timeout={PATIENCE_MS}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")


class Database:
    """Transactions, and nothing of what is in them."""

    def __init__(self, url: str) -> None:
        """Nothing is opened before the first transaction."""
        self.url = understood(url)
        self.file = file_of(self.url)
        self.writer = _engine(self.url, "BEGIN IMMEDIATE", "query_only=OFF", pool_size=1, max_overflow=0)
        self.reader = _engine(self.url, "BEGIN", "query_only=ON", pool_size=4, max_overflow=0)
        self._one_writer = asyncio.Lock()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """A transaction that writes: all of it is stored, or nothing."""
        async with self._one_writer, AsyncSession(self.writer) as session, session.begin():
            yield session

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """A transaction that reads one moment's truth."""
        async with AsyncSession(self.reader) as session, session.begin():
            yield session

    async def close(self) -> None:
        """Let go of every connection."""
        await self.reader.dispose()
        await self.writer.dispose()


def understood(url: str) -> URL:
    """The URL with an asynchronous driver; raises `StorageError` where it is none."""
    try:
        given = make_url(url)
    except ArgumentError as error:
        raise StorageError("DATABASE_URL is not a database URL; try sqlite:///data/skyport.sqlite3.") from error
    return given.set(drivername="sqlite+aiosqlite") if given.drivername == "sqlite" else given


def file_of(url: URL) -> Path | None:
    """The database's file, where it is a file."""
    if url.get_backend_name() != "sqlite":
        return None
    if not url.database or url.database == ":memory:":
        raise StorageError("DATABASE_URL names no file; a game lasts longer than memory.")
    return Path(url.database)


def _engine(url: URL, begin: str, pragma: str, **pool: int) -> AsyncEngine:
    engine = create_async_engine(url, **pool)
    if url.get_backend_name() != "sqlite":
        return engine

    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # else the driver begins and commits behind our back
        cursor = connection.cursor()
        for line in (*_PRAGMAS, pragma):
            cursor.execute(f"PRAGMA {line}")
        cursor.close()

    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine.sync_engine, "connect", connected)
    event.listen(engine.sync_engine, "begin", begun)
    return engine
