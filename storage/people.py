"""Persons: what they told us about themselves, and whether we have written to them before."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.orm import Session
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

        def work(session: Session) -> Person:
            row = session.get(PersonRow, user)
            return Person(user) if row is None else _person(row)

        return await self._database.read(work)

    async def without_dms(self, users: Iterable[int]) -> frozenset[int]:
        """Those of them who want no DMs."""
        user = col(PersonRow.user_id)
        asked = select(user).where(user.in_(list(users)), col(PersonRow.dms).is_(False))

        def work(session: Session) -> frozenset[int]:
            return frozenset(session.scalars(asked).all())

        return await self._database.read(work)

    async def put(self, person: Person) -> None:
        """Keep what a person told us."""

        def work(session: Session) -> None:
            row = _row(session, person.user_id)
            row.locale, row.zone, row.dms, row.settings = person.locale, person.zone, person.dms, person.settings

        await self._database.write(work)

    async def first_dm(self, user: int, at: datetime) -> None:
        """A first DM was sent to this person (later ones change nothing)."""

        def work(session: Session) -> None:
            row = _row(session, user)
            row.first_dm_at = row.first_dm_at or at

        await self._database.write(work)

    async def had_dm(self, user: int) -> bool:
        """Whether this person ever got a DM from us."""

        def work(session: Session) -> bool:
            row = session.get(PersonRow, user)
            return row is not None and row.first_dm_at is not None

        return await self._database.read(work)

    async def first_dms_since(self, moment: datetime) -> int:
        """How many persons got their first DM since then."""
        asked = select(func.count(col(PersonRow.user_id))).where(col(PersonRow.first_dm_at) >= moment)

        def work(session: Session) -> int:
            return session.scalar(asked) or 0

        return await self._database.read(work)


def _row(session: Session, user: int) -> PersonRow:
    row = session.get(PersonRow, user)
    if row is None:
        row = PersonRow(user_id=user, settings={})
        session.add(row)
    return row


def _person(row: PersonRow) -> Person:
    return Person(row.user_id, row.locale, row.zone, row.dms, dict(row.settings))
