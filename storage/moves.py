"""The log and the snapshots: what was done, in order, and the tables to replay it from."""

from __future__ import annotations

import zlib

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from storage.database import Database
from storage.errors import UnreadableSnapshot
from storage.records import NewMove, StoredMove
from storage.rows import MoveRow, SnapshotRow

UNDO = "undo"


class MoveStore:
    """The chapter of the moves. They are written with the match (`MatchStore.commit`), and read here."""

    def __init__(self, database: Database) -> None:
        """It shares the database with the other chapters."""
        self._database = database

    async def by_interaction(self, interaction: int) -> StoredMove | None:
        """The move that an interaction made."""

        def work(session: Session) -> StoredMove | None:
            row = session.scalar(select(MoveRow).where(col(MoveRow.interaction_id) == interaction))
            return None if row is None else _move(row)

        return await self._database.read(work)

    async def between(self, match: int, first: int, last: int | None = None) -> tuple[StoredMove, ...]:
        """The moves from one number to another (None: to the end), oldest first."""
        asked = select(MoveRow).where(col(MoveRow.match_id) == match, col(MoveRow.number) >= first)
        if last is not None:
            asked = asked.where(col(MoveRow.number) <= last)

        def work(session: Session) -> tuple[StoredMove, ...]:
            return tuple(map(_move, session.scalars(asked.order_by(col(MoveRow.number))).all()))

        return await self._database.read(work)

    async def last(self, match: int, seat: int | None = None) -> StoredMove | None:
        """The last move that stands (neither an undo nor undone); of one seat, if given."""
        asked = select(MoveRow).where(
            col(MoveRow.match_id) == match, col(MoveRow.kind) != UNDO, col(MoveRow.undone_by).is_(None)
        )
        if seat is not None:
            asked = asked.where(col(MoveRow.seat) == seat)

        def work(session: Session) -> StoredMove | None:
            row = session.scalar(asked.order_by(col(MoveRow.number).desc()).limit(1))
            return None if row is None else _move(row)

        return await self._database.read(work)

    async def snapshot(self, match: int, move: int) -> tuple[int, bytes] | None:
        """The newest snapshot not later than a move: after which move, and the table; raises `UnreadableSnapshot`."""
        asked = select(SnapshotRow).where(col(SnapshotRow.match_id) == match, col(SnapshotRow.move) <= move)

        def work(session: Session) -> tuple[int, bytes] | None:
            row = session.scalar(asked.order_by(col(SnapshotRow.move).desc()).limit(1))
            return None if row is None else (row.move, _inflated(row))

        return await self._database.read(work)


def _inflated(row: SnapshotRow) -> bytes:
    try:
        return zlib.decompress(row.board)
    except zlib.error as error:
        raise UnreadableSnapshot(f"The snapshot of match {row.match_id} at move {row.move} is damaged.") from error


def _move(row: MoveRow) -> StoredMove:
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
