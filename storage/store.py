"""The store: one database, opened once, with a chapter for each kind of thing it keeps."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from datetime import datetime

from storage.database import Database
from storage.jobs import Jobs
from storage.keeping import Keeping
from storage.matches import MatchStore
from storage.migrate import bring_up_to_date
from storage.moves import MoveStore
from storage.outbox import Outbox
from storage.people import People


class Store:
    """``outbox``, ``people``, ``jobs`` and ``keeping`` are for everybody; the rest is for `bot.matches`."""

    def __init__(self, database: Database) -> None:
        """The schema is up to date already (`open_store`)."""
        woken = asyncio.Event()
        self._database = database
        self.matches = MatchStore(database, woken)
        self.moves = MoveStore(database)
        self.outbox = Outbox(database, woken)
        self.people = People(database)
        self.jobs = Jobs(database)
        self.keeping = Keeping(database)

    async def close(self) -> None:
        """Let go of the database."""
        await self._database.close()


async def open_store(url: str, *, now: datetime) -> Store:
    """Open (or begin) the database, bring its schema up to date, and hand out the store.

    ``url`` is an SQLAlchemy URL (``sqlite+aiosqlite:////path`` or ``sqlite:////path``). Raises `StorageError`
    with a sentence for whoever starts the bot; a damaged or newer database is never replaced.
    """
    database = Database(url)
    async with AsyncExitStack() as failing:
        failing.push_async_callback(database.close)
        await bring_up_to_date(database, now=now)
        store = Store(database)
        await store.outbox.take_over()
        failing.pop_all()
        return store
