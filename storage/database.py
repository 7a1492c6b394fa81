"""The database: one engine that writes, one that reads, both through aiosqlite. Only here is SQLite known by name.

A transaction is a function of a session or a connection, run whole in a task of its own: whoever waits for it may
be cancelled, the transaction is still stored whole or not at all, and the event loop is never held up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, create_async_engine
from sqlalchemy.orm import Session

from storage.errors import StorageError

T = TypeVar("T")

PATIENCE_MS = 10_000
READERS = 2
_PRAGMAS = (f"busy_timeout={PATIENCE_MS}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")


class Database:
    """Transactions, and nothing of what is in them."""

    def __init__(self, url: str) -> None:
        """Nothing is opened before the first transaction."""
        self.url = understood(url)
        self.file = file_of(self.url)
        self.writer = _engine(self.url, "BEGIN IMMEDIATE", "query_only=OFF", connections=1)
        self.reader = _engine(self.url, "BEGIN", "query_only=ON", connections=READERS)
        self._one_writer = asyncio.Lock()
        self._under_way: set[asyncio.Task[Any]] = set()

    async def write(self, work: Callable[[Session], T]) -> T:
        """A transaction that writes, one at a time: all of it is stored, or nothing."""
        return await self._whole(self._alone(_transact(self.writer, work)))

    async def read(self, work: Callable[[Session], T]) -> T:
        """A transaction that reads one moment's truth."""
        return await self._whole(_transact(self.reader, work))

    async def alter(self, work: Callable[[Connection], T]) -> T:
        """`write` without rows: statements only, for the schema and for what is done at every press."""
        return await self._whole(self._alone(_connect(self.writer, work)))

    async def look(self, work: Callable[[Connection], T]) -> T:
        """`read` without rows: statements only, for what is asked at every press."""
        return await self._whole(_connect(self.reader, work))

    async def close(self) -> None:
        """Wait for what is being written, and let go of every connection."""
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self.reader.dispose()
        await self.writer.dispose()

    async def _alone(self, transaction: Coroutine[Any, Any, T]) -> T:
        async with self._one_writer:
            return await transaction

    async def _whole(self, transaction: Coroutine[Any, Any, T]) -> T:
        """To its end, even when nobody waits for it any more."""
        task = asyncio.create_task(transaction)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)


def understood(url: str) -> URL:
    """The URL with the driver we use; raises `StorageError` where it is none."""
    try:
        given = make_url(url)
    except ArgumentError as error:
        raise StorageError("DATABASE_URL is not a database URL; try sqlite:///data/skyport.sqlite3.") from error
    return given.set(drivername="sqlite+aiosqlite") if given.get_backend_name() == "sqlite" else given


def file_of(url: URL) -> Path | None:
    """The database's file, where it is a file."""
    if url.get_backend_name() != "sqlite":
        return None
    if not url.database or url.database == ":memory:":
        raise StorageError("DATABASE_URL names no file; a game lasts longer than memory.")
    return Path(url.database)


async def _transact(engine: AsyncEngine, work: Callable[[Session], T]) -> T:
    async with AsyncSession(engine, autoflush=False, expire_on_commit=False) as session, session.begin():
        return await session.run_sync(work)


async def _connect(engine: AsyncEngine, work: Callable[[Connection], T]) -> T:
    async with engine.begin() as connection:
        return await connection.run_sync(work)


def _engine(url: URL, begin: str, pragma: str, *, connections: int) -> AsyncEngine:
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url)
    engine = create_async_engine(url, pool_size=connections, max_overflow=0)

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
