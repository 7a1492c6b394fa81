"""Odds and ends by key, and the heartbeat."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from storage.database import Database
from storage.errors import StorageError
from storage.rows import HeartbeatRow, KeepsakeRow

ONLY = 1


class Keeping:
    """The chapter of what has no chapter."""

    def __init__(self, database: Database) -> None:
        """It shares the database with the other chapters."""
        self._database = database

    async def get(self, key: str) -> str | None:
        """What is kept under a key."""

        def work(session: Session) -> str | None:
            row = session.get(KeepsakeRow, key)
            return None if row is None else row.value

        return await self._database.read(work)

    async def put(self, key: str, value: str) -> None:
        """Keep a text under a key."""

        def work(session: Session) -> None:
            session.merge(KeepsakeRow(key=key, value=value))

        await self._database.write(work)

    async def beat(self, now: datetime) -> None:
        """The bot is alive; write it every 30 seconds or so, `python -m bot.health` reads it."""

        def work(session: Session) -> None:
            session.merge(HeartbeatRow(id=ONLY, at=now))

        await self._database.write(work)

    async def last_beat(self) -> datetime | None:
        """When the bot was last alive."""

        def work(session: Session) -> datetime | None:
            row = session.get(HeartbeatRow, ONLY)
            return None if row is None else row.at

        return await self._database.read(work)


async def last_beat_in(url: str) -> datetime | None:
    """When the bot of a database was last alive, asked from outside; nothing is made where there is nothing."""
    database = Database(url)
    if database.file is not None and not database.file.is_file():
        return None
    try:
        return await Keeping(database).last_beat()
    except SQLAlchemyError as error:
        raise StorageError("The database cannot be read.") from error
    finally:
        await database.close()
