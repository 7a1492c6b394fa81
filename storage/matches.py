"""Matches and their seats: opened, read, and changed by one kind of transaction that is stored whole or not at all."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable, Iterable
from datetime import datetime
from typing import TypeVar

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session
from sqlmodel import col

from storage.database import Database
from storage.errors import ChannelTaken, Conflict, Repeated
from storage.outbox import write_errands
from storage.records import Commit, NewErrand, NewJob, NewMatch, NewMove, StoredMatch, StoredSeat
from storage.rows import ENDED, JobRow, MatchRow, MoveRow, SeatRow, SnapshotRow

LOBBY = "lobby"
T = TypeVar("T")


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

        def work(session: Session) -> StoredMatch:
            match = _insert_match(session, new)
            write_errands(session, match.id, match.version, errands, at)
            _write_jobs(session, match.id, match.version, jobs)
            return match

        return await self._write(work, errands)

    async def commit(self, commit: Commit) -> int:
        """Change a match if it still has the expected version; answers the new one.

        Raises `Conflict`, `Repeated` (the interaction is stored already) or `ChannelTaken`.
        """

        def work(session: Session) -> int:
            version, number = _swap(session, commit)
            _write_seats(session, commit)
            _write_move(session, commit, number)
            write_errands(session, commit.match_id, version, commit.errands, commit.at)
            _write_jobs(session, commit.match_id, version, commit.jobs)
            return version

        return await self._write(work, commit.errands)

    async def _write(self, work: Callable[[Session], T], errands: tuple[NewErrand, ...]) -> T:
        try:
            done = await self._database.write(work)
        except IntegrityError as error:
            raise _understood(error) from error
        if errands:
            self._woken.set()
        return done

    async def get(self, match: int) -> StoredMatch | None:
        """A match with its table."""

        def work(session: Session) -> StoredMatch | None:
            row = session.get(MatchRow, match)
            return None if row is None else _with_seats(session, [row])[0]

        return await self._database.read(work)

    async def in_channel(self, channel: int) -> StoredMatch | None:
        """The match of a channel that is not over."""
        asked = select(MatchRow).where(col(MatchRow.channel_id) == channel, col(MatchRow.state) != ENDED)

        def work(session: Session) -> StoredMatch | None:
            rows = session.scalars(asked).all()
            return _with_seats(session, rows)[0] if rows else None

        return await self._database.read(work)

    async def of_person(self, user: int) -> tuple[StoredMatch, ...]:
        """Every match a person has a seat in, and that is not over."""
        seated = select(col(SeatRow.match_id)).where(col(SeatRow.user_id) == user)
        asked = select(MatchRow).where(col(MatchRow.id).in_(seated), col(MatchRow.state) != ENDED)

        def work(session: Session) -> tuple[StoredMatch, ...]:
            return _with_seats(session, session.scalars(asked.order_by(col(MatchRow.id))).all())

        return await self._database.read(work)

    async def awaiting_computers(self, state: str) -> tuple[int, ...]:
        """The matches of a state in which a computer player has to act."""
        waiting = select(col(SeatRow.match_id)).where(col(SeatRow.level).is_not(None), col(SeatRow.since).is_not(None))
        asked = select(col(MatchRow.id)).where(col(MatchRow.id).in_(waiting), col(MatchRow.state) == state)

        def work(session: Session) -> tuple[int, ...]:
            return tuple(match for match in session.scalars(asked).all() if match is not None)

        return await self._database.read(work)


def _insert_match(session: Session, new: NewMatch) -> StoredMatch:
    row = MatchRow(
        game=new.game,
        rules_version=new.rules_version,
        options=new.options,
        state=LOBBY,
        guild_id=new.guild_id,
        channel_id=new.channel_id,
        host_id=new.host_id,
        wanted=new.wanted,
        version=1,
        moves=0,
        told=0,
    )
    session.add(row)
    session.flush()
    assert row.id is not None
    _insert_seats(session, row.id, new.seats)
    return _match(row, new.seats)


def _swap(session: Session, commit: Commit) -> tuple[int, int]:
    """The new version, and the number of the move that made it."""
    told = {
        "state": commit.state,
        "options": commit.options,
        "board": commit.table,
        "rules_version": commit.rules_version,
        "channel_id": commit.channel_id,
        "host_id": commit.host_id,
        "wanted": commit.wanted,
        "told": commit.told,
    }
    changed = {name: value for name, value in told.items() if value is not None}
    moves = col(MatchRow.moves) + (1 if commit.move is not None else 0)
    swap = (
        update(MatchRow)
        .where(col(MatchRow.id) == commit.match_id, col(MatchRow.version) == commit.expected)
        .values(version=commit.expected + 1, moves=moves, **changed)
        .returning(col(MatchRow.version), col(MatchRow.moves))
    )
    done = session.execute(swap).one_or_none()
    if done is None:
        raise Conflict(f"Match {commit.match_id} is no longer at version {commit.expected}.")
    return done[0], done[1]


def _write_seats(session: Session, commit: Commit) -> None:
    if commit.seats is not None:
        session.execute(delete(SeatRow).where(col(SeatRow.match_id) == commit.match_id))
        _insert_seats(session, commit.match_id, commit.seats)


def _insert_seats(session: Session, match: int, seats: Iterable[StoredSeat]) -> None:
    rows = [
        {
            "match_id": match,
            "number": seat.number,
            "kind": "person" if seat.level is None else "computer",
            "user_id": seat.user_id,
            "level": seat.level,
            "name": seat.name,
            "prompt": seat.prompt,
            "since": seat.since,
        }
        for seat in seats
    ]
    if rows:
        session.execute(insert(SeatRow), rows)


def _write_move(session: Session, commit: Commit, number: int) -> None:
    if commit.move is None:
        return
    session.add(_move_row(commit.match_id, number, commit.move, commit.at))
    if commit.move.undoes is not None:
        undone = (col(MoveRow.match_id) == commit.match_id, col(MoveRow.number) == commit.move.undoes)
        session.execute(update(MoveRow).where(*undone).values(undone_by=number))
    if commit.snapshot is not None:
        board = zlib.compress(commit.snapshot)
        session.add(SnapshotRow(match_id=commit.match_id, move=number, board=board))
    if commit.state == ENDED:
        session.flush()
        thin = (col(SnapshotRow.match_id) == commit.match_id, col(SnapshotRow.move).between(2, number - 1))
        session.execute(delete(SnapshotRow).where(*thin))


def _move_row(match: int, number: int, move: NewMove, at: datetime) -> MoveRow:
    return MoveRow(
        match_id=match,
        number=number,
        seat=move.seat,
        kind=move.kind,
        by=move.by,
        payload=move.payload,
        news=move.news,
        turn=move.turn,
        reveals=move.reveals,
        locked=move.locked,
        handed_over=move.handed_over,
        ended=move.ended,
        at=at,
        interaction_id=move.interaction_id,
    )


def _write_jobs(session: Session, match: int, version: int, jobs: Iterable[NewJob]) -> None:
    session.add_all(JobRow(match_id=match, kind=job.kind, version=version, due=job.due) for job in jobs)
    session.flush()


def _with_seats(session: Session, rows: Iterable[MatchRow]) -> tuple[StoredMatch, ...]:
    matches = list(rows)
    asked = select(SeatRow).where(col(SeatRow.match_id).in_([row.id for row in matches]))
    seats = session.scalars(asked.order_by(col(SeatRow.number))).all()
    return tuple(_match(row, tuple(_seat(seat) for seat in seats if seat.match_id == row.id)) for row in matches)


def _seat(row: SeatRow) -> StoredSeat:
    return StoredSeat(row.number, row.name, row.user_id, row.level, row.prompt, row.since)


def _match(row: MatchRow, seats: tuple[StoredSeat, ...]) -> StoredMatch:
    assert row.id is not None
    return StoredMatch(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        options=dict(row.options),
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
    )


def _understood(error: IntegrityError) -> Exception:
    """What a broken constraint means; one that means nothing to us stays what it is."""
    text = str(error.orig)
    if "interaction_id" in text:
        return Repeated("This interaction is stored already.")
    if "channel_id" in text or "one_match_a_channel" in text:
        return ChannelTaken("There is a match in this channel already.")
    return error
