"""Matches and their seats: opened, read, and changed by one kind of transaction that is stored whole or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, TypeVar

from sqlalchemy import Connection, Row, bindparam, literal_column, select
from sqlalchemy.exc import IntegrityError

from storage.database import Database
from storage.errors import ChannelTaken, Repeated
from storage.match_writing import change_match, open_match
from storage.moves import last_move, moves_between
from storage.people import COLOUR_BLIND, PASSING, person_in
from storage.records import Commit, Found, Happened, NewErrand, NewJob, NewMatch, StoredMatch, StoredSeat
from storage.rows import ENDED, MATCHES, PERSONS, SEATS

T = TypeVar("T")

_RUNNING = MATCHES.c.state != literal_column(f"'{ENDED}'")
"""In so many words, or the index of what is not over would not be used."""
_MATCH = select(MATCHES).where(MATCHES.c.id == bindparam("match"))
_IN_CHANNEL = select(MATCHES).where(MATCHES.c.channel_id == bindparam("channel"), _RUNNING)
_SEATED = select(SEATS.c.match_id).where(SEATS.c.user_id == bindparam("user"))
_OF_PERSON = select(MATCHES).where(MATCHES.c.id.in_(_SEATED), _RUNNING).order_by(MATCHES.c.id)
_SEATS = (
    select(SEATS)
    .where(SEATS.c.match_id.in_(bindparam("matches", expanding=True)))
    .order_by(SEATS.c.match_id, SEATS.c.number)
)
_SEATS_OF = (
    select(SEATS, PERSONS.c.dms, PERSONS.c.settings)
    .outerjoin(PERSONS, PERSONS.c.user_id == SEATS.c.user_id)
    .where(SEATS.c.match_id == bindparam("match"))
    .order_by(SEATS.c.number)
)
"""The seats of one match, each with what its person wishes."""
_PASSING = select(PERSONS.c.user_id).where(PERSONS.c.settings[PASSING].as_boolean())
_BY_ITSELF = select(SEATS.c.match_id).where(
    SEATS.c.since.is_not(None), SEATS.c.level.is_not(None) | SEATS.c.user_id.in_(_PASSING)
)
_UNDER_WAY = select(MATCHES.c.game, MATCHES.c.colour_blind).where(_RUNNING).distinct()
_COLOUR_BLIND = select(PERSONS.c.user_id).where(PERSONS.c.settings[COLOUR_BLIND].as_boolean())
_LOOKED_AT_BY_COLOUR_BLIND = (
    select(MATCHES.c.game)
    .where(_RUNNING, MATCHES.c.id.in_(select(SEATS.c.match_id).where(SEATS.c.user_id.in_(_COLOUR_BLIND))))
    .distinct()
)
_LAST_IN_CHANNEL = (
    select(MATCHES)
    .where(MATCHES.c.channel_id == bindparam("channel"), MATCHES.c.board.is_not(None))
    .order_by(MATCHES.c.id.desc())
    .limit(1)
)
_AWAITING = select(MATCHES.c.id).where(MATCHES.c.id.in_(_BY_ITSELF), MATCHES.c.state == bindparam("state"))


class MatchStore:
    """The chapter of the matches. ``woken`` is set whenever a commit left something to tell."""

    def __init__(self, database: Database, woken: asyncio.Event) -> None:
        """It shares the database with the other chapters."""
        self._database = database
        self._woken = woken

    async def open(
        self, new: NewMatch, *, at: datetime, errands: tuple[NewErrand, ...] = (), jobs: tuple[NewJob, ...] = ()
    ) -> StoredMatch:
        """Open a lobby; raises `ChannelTaken`."""
        return await self._write(lambda connection: open_match(connection, new, at, errands, jobs), errands)

    async def commit(self, commit: Commit) -> int:
        """Change a match if it still has the expected version; answers the new one.

        Raises `Conflict`, `Repeated` (the interaction is stored already) or `ChannelTaken`.
        """
        return await self._write(lambda connection: change_match(connection, commit), commit.errands)

    async def _write(self, work: Callable[[Connection], T], errands: tuple[NewErrand, ...]) -> T:
        try:
            done = await self._database.alter(work)
        except IntegrityError as error:
            raise _understood(error) from error
        if errands:
            self._woken.set()
        return done

    async def get(self, match: int) -> StoredMatch | None:
        """A match with its table."""
        found = await self.find(match)
        return None if found is None else found.match

    async def find(self, match: int) -> Found | None:
        """All that a press has to know, at one moment."""

        def work(connection: Connection) -> Found | None:
            row = connection.execute(_MATCH, {"match": match}).one_or_none()
            if row is None:
                return None
            seats = connection.execute(_SEATS_OF, {"match": match}).all()
            quiet = frozenset(seat.user_id for seat in seats if seat.dms is False)
            settings = {seat.user_id: seat.settings or {} for seat in seats if seat.user_id is not None}
            passing = frozenset(user for user, wishes in settings.items() if wishes.get(PASSING))
            return Found(_match(row, tuple(map(_seat, seats))), quiet, passing, settings)

        return await self._database.look(work)

    async def with_moves(self, match: int, first: int, last: int) -> Happened | None:
        """A match, and its moves from one number to another."""

        def work(connection: Connection) -> Happened | None:
            stored = _one(connection, match)
            return None if stored is None else Happened(stored, moves_between(connection, match, first, last))

        return await self._database.look(work)

    async def since_own(self, match: int, user: int | None) -> Happened | None:
        """A match, a person and their own last move, and all moves after it; all there are, where they made none."""

        def work(connection: Connection) -> Happened | None:
            stored = _one(connection, match)
            if stored is None:
                return None
            seat = next((seat.number for seat in stored.seats if user is not None and seat.user_id == user), None)
            own = None if seat is None else last_move(connection, match, seat)
            first = 1 if own is None else own.number + 1
            person = None if user is None else person_in(connection, user)
            return Happened(stored, moves_between(connection, match, first), own, person)

        return await self._database.look(work)

    async def in_channel(self, channel: int) -> StoredMatch | None:
        """The match of a channel that is not over."""

        def work(connection: Connection) -> StoredMatch | None:
            found = _with_seats(connection, connection.execute(_IN_CHANNEL, {"channel": channel}).all())
            return next(iter(found), None)

        return await self._database.look(work)

    async def of_person(self, user: int) -> tuple[StoredMatch, ...]:
        """Every match a person has a seat in, and that is not over."""
        return await self._database.look(
            lambda connection: _with_seats(connection, connection.execute(_OF_PERSON, {"user": user}).all())
        )

    async def last_in_channel(self, channel: int) -> StoredMatch | None:
        """The newest match of a channel that was ever dealt, over or not."""

        def work(connection: Connection) -> StoredMatch | None:
            found = _with_seats(connection, connection.execute(_LAST_IN_CHANNEL, {"channel": channel}).all())
            return next(iter(found), None)

        return await self._database.look(work)

    async def under_way(self) -> frozenset[tuple[str, bool]]:
        """The games of which a match is not over, and whether somebody looks at it in the colour-blind palette."""

        def work(connection: Connection) -> frozenset[tuple[str, bool]]:
            public = {(row.game, row.colour_blind) for row in connection.execute(_UNDER_WAY)}
            looked_at = connection.execute(_LOOKED_AT_BY_COLOUR_BLIND).scalars()
            return frozenset(public | {(game, True) for game in looked_at})

        return await self._database.look(work)

    async def awaiting_computers(self, state: str) -> tuple[int, ...]:
        """The matches of a state in which a computer player has to act, or somebody who lets us pass for them."""
        return await self._database.look(
            lambda connection: tuple(connection.execute(_AWAITING, {"state": state}).scalars())
        )


def _one(connection: Connection, match: int) -> StoredMatch | None:
    return next(iter(_with_seats(connection, connection.execute(_MATCH, {"match": match}).all())), None)


def _with_seats(connection: Connection, rows: Sequence[Row[Any]]) -> tuple[StoredMatch, ...]:
    if not rows:
        return ()
    seats: dict[int, list[StoredSeat]] = {row.id: [] for row in rows}
    for seat in connection.execute(_SEATS, {"matches": list(seats)}):
        seats[seat.match_id].append(_seat(seat))
    return tuple(_match(row, tuple(seats[row.id])) for row in rows)


def _seat(row: Row[Any]) -> StoredSeat:
    return StoredSeat(row.number, row.name, row.user_id, row.level, row.prompt, row.since)


def _match(row: Row[Any], seats: tuple[StoredSeat, ...]) -> StoredMatch:
    return StoredMatch(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        options=row.options,
        state=row.state,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        host_id=row.host_id,
        wanted=row.wanted,
        version=row.version,
        table=row.board,
        moves=row.moves,
        told=row.told,
        seats=seats,
        pictures=row.pictures,
        colour_blind=row.colour_blind,
        text_only=row.text_only,
    )


def _understood(error: IntegrityError) -> Exception:
    """What a broken constraint means; one that means nothing to us stays what it is."""
    text = str(error.orig)
    if "interaction_id" in text:
        return Repeated("This interaction is stored already.")
    if "channel_id" in text or "one_match_a_channel" in text:
        return ChannelTaken("There is a match in this channel already.")
    return error
