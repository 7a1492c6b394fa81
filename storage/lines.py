"""Lines to the database, on which a transaction runs whole: one call, whatever is in it.

To SQLite a line is a connection of aiosqlite's: the transaction runs in that connection's own thread. Statement by
statement it would cross between thread and event loop twenty times at every press.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from functools import partial
from sqlite3 import Connection as Driver
from typing import Any, Protocol, TypeVar, cast

import aiosqlite
from sqlalchemy import URL, Connection, Engine, StaticPool, create_engine, event
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import PoolProxiedConnection

T = TypeVar("T")

PATIENCE_MS = 10_000
_PRAGMAS = (f"busy_timeout={PATIENCE_MS}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
_CHUNK = 64


class Line(Protocol):
    """Transactions one way: only writing, or only reading."""

    @property
    def engine(self) -> Engine:
        """What statements, begins and commits can be listened to at."""

    async def run(self, work: Callable[[Connection], T]) -> T:
        """A transaction: stored whole or not at all, even when nobody waits for it any more."""

    async def close(self) -> None:
        """Wait for what is under way, and let go."""


class LineDialect(SQLiteDialect_pysqlite):
    """SQLite as SQLAlchemy speaks it, but for how a transaction is begun: the driver would do so too late."""

    driver = "line"
    supports_statement_cache = True

    def __init__(self, opening: str = "BEGIN", **told: Any) -> None:
        super().__init__(**told)
        self.opening = opening

    def do_begin(self, dbapi_connection: PoolProxiedConnection) -> None:
        """In these words; a listener to "begin" would cost every statement the search for others."""
        dbapi_connection.cursor().execute(self.opening)


registry.register("sqlite.line", __name__, LineDialect.__name__)


class SqliteLine:
    """One connection and its thread: transactions queue there, one at a time, and are never interrupted."""

    def __init__(self, url: URL, begin: str, pragma: str) -> None:
        """Nothing is opened before the first transaction."""
        self.engine = create_engine(url.set(drivername="sqlite+line"), poolclass=StaticPool, opening=begin)
        self._connection: aiosqlite.Connection | None = None
        self._statements: Connection | None = None
        self._opening = asyncio.Lock()

        def connected(connection: Driver, _record: object) -> None:
            connection.isolation_level = None  # else the driver begins and commits behind our back
            for line in (*_PRAGMAS, pragma):
                connection.execute(f"PRAGMA {line}")

        event.listen(self.engine, "connect", connected)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Once it is queued it runs to its end in the connection's thread."""
        connection = self._connection or await self._open()
        return await _within(connection, partial(self._transact, work))

    async def close(self) -> None:
        """Behind whatever is queued."""
        if self._connection is not None:
            connection, self._connection = self._connection, None
            await _within(connection, self._let_go)
            await connection.close()

    async def _open(self) -> aiosqlite.Connection:
        async with self._opening:
            if self._connection is None:
                connection = aiosqlite.Connection(self._driver, _CHUNK)
                connection._thread.daemon = True  # a bot that falls over must not hang on it
                self._connection = await connection
            return self._connection

    def _driver(self) -> Driver:
        """The driver's connection, made in aiosqlite's thread, with SQLAlchemy's about it for as long as it lasts."""
        self._let_go()
        self._statements = self.engine.connect()
        driver = self._statements.connection.driver_connection
        assert isinstance(driver, Driver)
        return driver

    def _transact(self, work: Callable[[Connection], T]) -> T:
        connection = self._statements
        assert connection is not None
        with ExitStack() as failing:
            failing.callback(connection.connection.rollback)  # where even the commit failed, nothing may stay open
            with connection.begin():
                done = work(connection)
            failing.pop_all()
            return done

    def _let_go(self) -> None:
        if self._statements is not None:
            self._statements.close()
            self._statements = None
        self.engine.dispose()


async def _within(connection: aiosqlite.Connection, work: Callable[[], T]) -> T:
    """In the thread of the connection, behind what is queued there: how aiosqlite does everything itself."""
    queued = cast("Callable[[Callable[[], T]], Awaitable[T]]", connection._execute)
    return await queued(work)


class RemoteLine:
    """A database behind a socket, by its own asynchronous driver."""

    def __init__(self, url: URL) -> None:
        """Nothing is opened before the first transaction."""
        self._engine = create_async_engine(url)
        self._under_way: set[asyncio.Task[Any]] = set()

    @property
    def engine(self) -> Engine:
        """The engine under the asynchronous one."""
        return self._engine.sync_engine

    async def run(self, work: Callable[[Connection], T]) -> T:
        """In a task of its own."""
        task = asyncio.create_task(self._transact(work))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Behind whatever is under way."""
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self._engine.dispose()

    async def _transact(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)
