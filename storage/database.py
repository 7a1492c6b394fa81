"""The database: one engine and one thread that write, one engine that reads. Only here is SQLite known by name.

A transaction is a function of a session, run whole in a thread of its own: whoever waits for it may be cancelled,
the transaction is still stored whole or not at all, and the event loop is never held up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
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
        self.writer = _engine(self.url, "BEGIN IMMEDIATE", "query_only=OFF")
        self.reader = _engine(self.url, "BEGIN", "query_only=ON")
        self._writing = ThreadPoolExecutor(1, "storage-writer")
        self._reading = ThreadPoolExecutor(READERS, "storage-reader")

    async def write(self, work: Callable[[Session], T]) -> T:
        """A transaction that writes, one at a time: all of it is stored, or nothing."""
        return await _run(self._writing, lambda: _transact(self.writer, work))

    async def read(self, work: Callable[[Session], T]) -> T:
        """A transaction that reads one moment's truth."""
        return await _run(self._reading, lambda: _transact(self.reader, work))

    async def alter(self, work: Callable[[Connection], T]) -> T:
        """`write` without rows: statements only, for the schema and for what is done at every press."""
        return await _run(self._writing, lambda: _connect(self.writer, work))

    async def look(self, work: Callable[[Connection], T]) -> T:
        """`read` without rows: statements only, for what is asked at every press."""
        return await _run(self._reading, lambda: _connect(self.reader, work))

    async def close(self) -> None:
        """Wait for what is being written, and let go of every connection."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        for threads, engine in ((self._reading, self.reader), (self._writing, self.writer)):
            threads.shutdown()
            engine.dispose()


def understood(url: str) -> URL:
    """The URL with the driver we use; raises `StorageError` where it is none."""
    try:
        given = make_url(url)
    except ArgumentError as error:
        raise StorageError("DATABASE_URL is not a database URL; try sqlite:///data/skyport.sqlite3.") from error
    return given.set(drivername="sqlite") if given.get_backend_name() == "sqlite" else given


def file_of(url: URL) -> Path | None:
    """The database's file, where it is a file."""
    if url.get_backend_name() != "sqlite":
        return None
    if not url.database or url.database == ":memory:":
        raise StorageError("DATABASE_URL names no file; a game lasts longer than memory.")
    return Path(url.database)


async def _run(threads: Executor, work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(threads, work)


def _transact(engine: Engine, work: Callable[[Session], T]) -> T:
    with Session(engine, autoflush=False, expire_on_commit=False) as session, session.begin():
        return work(session)


def _connect(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def _engine(url: URL, begin: str, pragma: str) -> Engine:
    engine = create_engine(url)
    if url.get_backend_name() != "sqlite":
        return engine

    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # else the driver begins and commits behind our back
        for line in (*_PRAGMAS, pragma):
            connection.execute(f"PRAGMA {line}")

    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", begun)
    return engine
