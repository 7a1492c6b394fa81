"""Persons: what they told us about themselves, and whether we have written to them before."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from storage.database import Database
from storage.records import Person
from storage.rows import PersonRow


class People:
    """The chapter of the persons."""

    def __init__(self, database: Database) -> None:
        """It shares the database with the other chapters."""
        self._database = database

    async def get(self, user: int) -> Person:
        """A person, with the defaults if we never met."""
        async with self._database.reading() as session:
            row = await session.get(PersonRow, user)
            return Person(user) if row is None else _person(row)

    async def without_dms(self, users: Iterable[int]) -> frozenset[int]:
        """Those of them who want no DMs."""
        user = col(PersonRow.user_id)
        asked = select(user).where(user.in_(list(users)), col(PersonRow.dms).is_(False))
        async with self._database.reading() as session:
            return frozenset((await session.scalars(asked)).all())

    async def put(self, person: Person) -> None:
        """Keep what a person told us."""
        async with self._database.writing() as session:
            row = await _row(session, person.user_id)
            row.locale, row.zone, row.dms, row.settings = person.locale, person.zone, person.dms, person.settings

    async def first_dm(self, user: int, at: datetime) -> None:
        """A first DM was sent to this person (later ones change nothing)."""
        async with self._database.writing() as session:
            row = await _row(session, user)
            row.first_dm_at = row.first_dm_at or at

    async def had_dm(self, user: int) -> bool:
        """Whether this person ever got a DM from us."""
        async with self._database.reading() as session:
            row = await session.get(PersonRow, user)
            return row is not None and row.first_dm_at is not None

    async def first_dms_since(self, moment: datetime) -> int:
        """How many persons got their first DM since then."""
        asked = select(func.count(col(PersonRow.user_id))).where(col(PersonRow.first_dm_at) >= moment)
        async with self._database.reading() as session:
            return await session.scalar(asked) or 0


async def _row(session: AsyncSession, user: int) -> PersonRow:
    row = await session.get(PersonRow, user)
    if row is None:
        row = PersonRow(user_id=user, settings={})
        session.add(row)
    return row


def _person(row: PersonRow) -> Person:
    return Person(row.user_id, row.locale, row.zone, row.dms, dict(row.settings))
