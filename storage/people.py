"""Persons: what they told us about themselves, and whether we have written to them before."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Select, bindparam, func, insert, select, update

from storage.database import Database
from storage.records import Person
from storage.rows import PERSONS

PASSING = "passing"
"""The setting of those who let us pass for them where they can do nothing."""

COLOUR_BLIND, TEXT_ONLY = "colour_blind", "text_only"
"""The settings of how somebody looks at what only they see."""

_ONE = PERSONS.c.user_id == bindparam("user")
_PERSON = select(PERSONS).where(_ONE)
_KNOWN = select(PERSONS.c.user_id).where(_ONE)
_HAD_DM = select(PERSONS.c.user_id).where(_ONE, PERSONS.c.first_dm_at.is_not(None))
_CHANGE = update(PERSONS).where(_ONE)
_GREET = update(PERSONS).where(_ONE, PERSONS.c.first_dm_at.is_(None)).values(first_dm_at=bindparam("moment"))
_SINCE = select(func.count(PERSONS.c.user_id)).where(PERSONS.c.first_dm_at >= bindparam("moment"))
_QUIET = select(PERSONS.c.user_id).where(
    PERSONS.c.user_id.in_(bindparam("users", expanding=True)), PERSONS.c.dms.is_(False)
)


class People:
    """The chapter of the persons."""

    def __init__(self, database: Database) -> None:
        """It shares the database with the other chapters."""
        self._database = database

    async def get(self, user: int) -> Person:
        """A person, with the defaults if we never met."""

        return await self._database.look(lambda connection: person_in(connection, user))

    async def without_dms(self, users: Iterable[int]) -> frozenset[int]:
        """Those of them who want no DMs."""
        asked = {"users": list(users)}
        return await self._database.look(lambda connection: frozenset(connection.execute(_QUIET, asked).scalars()))

    async def put(self, person: Person) -> None:
        """Keep what a person told us."""
        told = {"locale": person.locale, "zone": person.zone, "dms": person.dms, "settings": person.settings}

        def work(connection: Connection) -> None:
            _meet(connection, person.user_id)
            connection.execute(_CHANGE.values(told), {"user": person.user_id})

        await self._database.alter(work)

    async def first_dm(self, user: int, at: datetime) -> None:
        """A first DM was sent to this person (later ones change nothing)."""

        def work(connection: Connection) -> None:
            _meet(connection, user)
            connection.execute(_GREET, {"user": user, "moment": at})

        if not await self.had_dm(user):
            await self._database.alter(work)

    async def had_dm(self, user: int) -> bool:
        """Whether this person ever got a DM from us."""
        return await self._database.look(lambda connection: _has(connection, _HAD_DM, user))

    async def first_dms_since(self, moment: datetime) -> int:
        """How many persons got their first DM since then."""
        return await self._database.look(
            lambda connection: int(connection.execute(_SINCE, {"moment": moment}).scalar_one())
        )


def _has(connection: Connection, asked: Select[Any], user: int) -> bool:
    return connection.execute(asked, {"user": user}).first() is not None


def _meet(connection: Connection, user: int) -> None:
    """A row for somebody we have none of."""
    if not _has(connection, _KNOWN, user):
        connection.execute(insert(PERSONS), {"user_id": user, "dms": True, "settings": {}})


def person_in(connection: Connection, user: int) -> Person:
    """A person, within a transaction."""
    row = connection.execute(_PERSON, {"user": user}).one_or_none()
    if row is None:
        return Person(user)
    return Person(user, row.locale, row.zone, row.dms, row.settings, row.first_dm_at is not None)
