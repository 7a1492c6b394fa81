"""The log and the snapshots: what was done, in order, and the tables to replay it from."""

from __future__ import annotations

import zlib
from typing import Any

from sqlalchemy import Connection, Row, bindparam, or_, select

from storage.database import Database
from storage.errors import UnreadableSnapshot
from storage.records import NewMove, StoredMove, TurnMade
from storage.rows import MOVES, SNAPSHOTS

UNDO = "undo"
FAR = 2**31 - 1
"""A number no move will have."""

_BY = select(MOVES).where(MOVES.c.interaction_id == bindparam("interaction"))
_OF_MATCH = MOVES.c.match_id == bindparam("match")
_BETWEEN = (
    select(MOVES)
    .where(_OF_MATCH, MOVES.c.number >= bindparam("first"), MOVES.c.number <= bindparam("last"))
    .order_by(MOVES.c.number)
)
_LAST = (
    select(MOVES)
    .where(_OF_MATCH, MOVES.c.kind != UNDO, MOVES.c.undone_by.is_(None))
    .order_by(MOVES.c.number.desc())
    .limit(1)
)
_LAST_OF_SEAT = _LAST.where(MOVES.c.seat == bindparam("seat"))
_TURNS = (
    select(MOVES.c.number, MOVES.c.seat, MOVES.c.turn)
    .where(_OF_MATCH, or_(MOVES.c.handed_over, MOVES.c.ended))
    .order_by(MOVES.c.number)
)
_SNAPSHOT = (
    select(SNAPSHOTS)
    .where(SNAPSHOTS.c.match_id == bindparam("match"), SNAPSHOTS.c.move <= bindparam("move"))
    .order_by(SNAPSHOTS.c.move.desc())
    .limit(1)
)


class MoveStore:
    """The chapter of the moves. They are written with the match (`MatchStore.commit`), and read here."""

    def __init__(self, database: Database) -> None:
        """It shares the database with the other chapters."""
        self._database = database

    async def by_interaction(self, interaction: int) -> StoredMove | None:
        """The move that an interaction made."""

        def work(connection: Connection) -> StoredMove | None:
            row = connection.execute(_BY, {"interaction": interaction}).one_or_none()
            return None if row is None else _move(row)

        return await self._database.look(work)

    async def between(self, match: int, first: int, last: int = FAR) -> tuple[StoredMove, ...]:
        """The moves from one number to another, oldest first."""
        return await self._database.look(lambda connection: moves_between(connection, match, first, last))

    async def last(self, match: int, seat: int | None = None) -> StoredMove | None:
        """The last move that stands (neither an undo nor undone); of one seat, if given."""
        return await self._database.look(lambda connection: last_move(connection, match, seat))

    async def turns(self, match: int) -> tuple[TurnMade, ...]:
        """Every completed turn, the start first; none of them is ever undone."""

        def work(connection: Connection) -> tuple[TurnMade, ...]:
            return tuple(TurnMade(*row) for row in connection.execute(_TURNS, {"match": match}))

        return await self._database.look(work)

    async def snapshot(self, match: int, move: int) -> tuple[int, bytes] | None:
        """The newest snapshot not later than a move: after which move, and the table; raises `UnreadableSnapshot`."""

        def work(connection: Connection) -> tuple[int, bytes] | None:
            row = connection.execute(_SNAPSHOT, {"match": match, "move": move}).one_or_none()
            return None if row is None else (row.move, _inflated(row))

        return await self._database.look(work)


def moves_between(connection: Connection, match: int, first: int, last: int = FAR) -> tuple[StoredMove, ...]:
    """The moves from one number to another, within a transaction."""
    asked = {"match": match, "first": first, "last": last}
    return tuple(map(_move, connection.execute(_BETWEEN, asked)))


def last_move(connection: Connection, match: int, seat: int | None = None) -> StoredMove | None:
    """The last move that stands, of one seat if given, within a transaction."""
    asked = {"match": match} if seat is None else {"match": match, "seat": seat}
    row = connection.execute(_LAST if seat is None else _LAST_OF_SEAT, asked).one_or_none()
    return None if row is None else _move(row)


def _inflated(row: Row[Any]) -> bytes:
    try:
        return zlib.decompress(row.board)
    except zlib.error as error:
        raise UnreadableSnapshot(f"The snapshot of match {row.match_id} at move {row.move} is damaged.") from error


def _move(row: Row[Any]) -> StoredMove:
    move = NewMove(
        seat=row.seat,
        kind=row.kind,
        by=row.by,
        payload=row.payload,
        news=row.news,
        turn=row.turn,
        reveals=row.reveals,
        locked=row.locked,
        handed_over=row.handed_over,
        ended=row.ended,
        interaction_id=row.interaction_id,
    )
    return StoredMove(row.match_id, row.number, move, row.at, row.undone_by)
