"""The store: one database, opened once, with a chapter for each kind of thing it keeps."""

from __future__ import annotations

from datetime import datetime

from storage.outbox import Outbox
from storage.records import Job, Person


class People:
    """Persons across guilds."""

    async def get(self, user: int) -> Person:
        """A person, with the defaults if we never met."""
        raise NotImplementedError

    async def put(self, person: Person) -> None:
        """Keep what a person told us."""
        raise NotImplementedError

    async def first_dm(self, user: int, at: datetime) -> None:
        """A first DM was sent to this person (later ones change nothing)."""
        raise NotImplementedError

    async def had_dm(self, user: int) -> bool:
        """Whether this person ever got a DM from us."""
        raise NotImplementedError

    async def first_dms_since(self, moment: datetime) -> int:
        """How many persons got their first DM since then."""
        raise NotImplementedError


class Jobs:
    """Timers as rows."""

    async def due(self, now: datetime) -> tuple[Job, ...]:
        """The timers whose time has come, oldest first."""
        raise NotImplementedError

    async def drop(self, job: int) -> None:
        """A timer that has been seen to."""
        raise NotImplementedError


class Keeping:
    """Odds and ends by key, and the heartbeat."""

    async def get(self, key: str) -> str | None:
        """What is kept under a key."""
        raise NotImplementedError

    async def put(self, key: str, value: str) -> None:
        """Keep a text under a key."""
        raise NotImplementedError

    async def beat(self, now: datetime) -> None:
        """The bot is alive; write it every 30 seconds or so, `python -m bot.health` reads it."""
        raise NotImplementedError

    async def last_beat(self) -> datetime | None:
        """When the bot was last alive."""
        raise NotImplementedError


class Store:
    """``outbox``, ``people``, ``jobs`` and ``keeping`` are for everybody; the rest is for `bot.matches`."""

    outbox: Outbox
    people: People
    jobs: Jobs
    keeping: Keeping

    async def close(self) -> None:
        """Let go of the database."""
        raise NotImplementedError


async def open_store(url: str, *, now: datetime) -> Store:
    """Open (or begin) the database, bring its schema up to date, and hand out the store.

    ``url`` is an SQLAlchemy URL (``sqlite+aiosqlite:////path`` or ``sqlite:////path``). Raises `StorageError`
    with a sentence for whoever starts the bot; a damaged or newer database is never replaced.
    """
    raise NotImplementedError
