"""The database: one line that writes, one that reads. Only here and in `storage.lines` is SQLite known by name.

A transaction is a function of a session or a connection: whoever waits for it may be cancelled, it is still stored
whole or not at all, and the event loop is never held up.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.orm import Session

from storage.errors import StorageError
from storage.lines import Line, RemoteLine, SqliteLine

T = TypeVar("T")


class Database:
    """Transactions, and nothing of what is in them."""

    def __init__(self, url: str) -> None:
        """Nothing is opened before the first transaction."""
        self.url = understood(url)
        self.file = file_of(self.url)
        self.writer, self.reader = _lines(self.url)

    async def write(self, work: Callable[[Session], T]) -> T:
        """A transaction that writes, one at a time: all of it is stored, or nothing."""
        return await self.writer.run(_with_rows(work))

    async def read(self, work: Callable[[Session], T]) -> T:
        """A transaction that reads one moment's truth."""
        return await self.reader.run(_with_rows(work))

    async def alter(self, work: Callable[[Connection], T]) -> T:
        """`write` without rows: statements only, for the schema and for what is done at every press."""
        return await self.writer.run(work)

    async def look(self, work: Callable[[Connection], T]) -> T:
        """`read` without rows: statements only, for what is asked at every press."""
        return await self.reader.run(work)

    async def close(self) -> None:
        """Wait for what is being written, and let go of every connection."""
        await self.reader.close()
        await self.writer.close()


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


def _lines(url: URL) -> tuple[Line, Line]:
    if url.get_backend_name() == "sqlite":
        return SqliteLine(url, "BEGIN IMMEDIATE", "query_only=OFF"), SqliteLine(url, "BEGIN", "query_only=ON")
    remote = RemoteLine(url)
    return remote, remote


def _with_rows(work: Callable[[Session], T]) -> Callable[[Connection], T]:
    """In a session on the transaction's connection."""

    def run(connection: Connection) -> T:
        with Session(connection, autoflush=False, expire_on_commit=False) as session, session.begin():
            return work(session)

    return run
