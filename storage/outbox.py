"""What remains to be told: written with the move it tells of, leased by the announcer, done only when it was sent."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from datetime import datetime, timedelta
from enum import StrEnum

from sqlalchemy import Connection, Exists, Select, func, insert, or_, select, update
from sqlalchemy.orm import Session, aliased
from sqlmodel import col

from storage.database import Database
from storage.records import Errand, NewErrand, Posted
from storage.rows import OUTBOX, MessageRow, OutboxRow

LEASE = timedelta(minutes=2)
WAITING, DONE, DROPPED, FAILED = "waiting", "done", "dropped", "failed"


class Kind(StrEnum):
    """What an errand tells, and to whom."""

    LOBBY = "lobby"  # the lobby card: post it, or edit the one there is
    EXPIRED = "expired"  # the lobby was never filled: say so in the channel
    WHISPER_START = "whisper_start"  # to a person (recipient): how a turn goes
    TURN = "turn"  # the turn message in the channel
    NOTICE = "notice"  # to a person (recipient): your turn, by DM
    MENTION = "mention"  # in the channel, mentioning the recipient: your turn, where no turn message says so
    OVER = "over"  # the score sheet in the channel
    FROZEN = "frozen"  # in the channel: the match waits for a maintainer


class Outbox:
    """The announcer's side of the outbox. ``woken`` is set by every commit that left something to tell."""

    def __init__(self, database: Database, woken: asyncio.Event) -> None:
        """It shares the database and the event with the matches."""
        self._database = database
        self.woken = woken

    async def lease_due(self, now: datetime, limit: int = 20) -> tuple[Errand, ...]:
        """Take what is due, oldest first; another lease gets it only after `LEASE`, or when it failed for now.

        Of one match and recipient (the channel, where there is none) only the oldest is given, so that they
        arrive in order.
        """

        def look(session: Session) -> int:
            return session.scalar(_due(now).with_only_columns(func.count(col(OutboxRow.id)))) or 0

        def lease(session: Session) -> tuple[Errand, ...]:
            rows = session.scalars(_due(now).order_by(col(OutboxRow.id)).limit(limit)).all()
            for row in rows:
                row.leased_until = now + LEASE
                row.tries += 1
            return tuple(map(_errand, rows))

        # Mostly there is nothing: do not make those who write wait for that.
        return await self._database.write(lease) if await self._database.read(look) else ()

    async def next_due(self) -> datetime | None:
        """When the earliest unsent errand falls due, so that the announcer knows how long it may sleep."""
        asked = select(col(OutboxRow.due), col(OutboxRow.leased_until)).where(
            col(OutboxRow.state) == WAITING, ~_held_up()
        )

        def work(session: Session) -> datetime | None:
            rows = session.execute(asked).all()
            return min((max(due, leased or due) for due, leased in rows), default=None)

        return await self._database.read(work)

    async def done(self, errand: int, channel_id: int | None = None, message_id: int | None = None) -> None:
        """It was sent (or needed no sending: no ids). The message's place is kept under its purpose."""

        def work(session: Session) -> None:
            row = session.get_one(OutboxRow, errand)
            row.state, row.leased_until = DONE, None
            if channel_id is not None and message_id is not None:
                purpose = purpose_of(row.kind, row.recipient)
                _keep(session, Posted(row.match_id, purpose, channel_id, message_id, row.version))

        await self._database.write(work)

    async def failed(self, errand: int, why: str, retry_at: datetime | None) -> None:
        """It could not be sent: try again then, or never (None)."""

        def work(session: Session) -> None:
            row = session.get_one(OutboxRow, errand)
            row.why, row.leased_until = why, None
            if retry_at is None:
                row.state = FAILED
            else:
                row.due = retry_at

        await self._database.write(work)

    async def take_over(self) -> None:
        """Forget the leases of a process that is gone; the nonces keep what it did send from being sent twice."""

        def work(session: Session) -> None:
            session.execute(update(OutboxRow).where(col(OutboxRow.state) == WAITING).values(leased_until=None))

        await self._database.write(work)

    async def posted(self, match: int, purpose: str) -> Posted | None:
        """Where the newest message of a purpose is: ``lobby``, ``turn``, ``over``, ``notice:<user id>`` …"""

        def work(session: Session) -> Posted | None:
            row = session.get(MessageRow, (match, purpose))
            return None if row is None else Posted(match, purpose, row.channel_id, row.message_id, row.version)

        return await self._database.read(work)

    async def note_posted(self, posted: Posted) -> None:
        """Keep the place of a message that was not sent through the outbox."""

        def work(session: Session) -> None:
            _keep(session, posted)

        await self._database.write(work)

    async def forget_posted(self, match: int, purpose: str) -> None:
        """The message is gone."""

        def work(session: Session) -> None:
            row = session.get(MessageRow, (match, purpose))
            if row is not None:
                session.delete(row)

        await self._database.write(work)


def purpose_of(kind: str, recipient: int | None) -> str:
    """Under which name the place of an errand's message is kept."""
    return kind if recipient is None else f"{kind}:{recipient}"


def write_errands(
    connection: Connection, match: int, version: int, errands: Iterable[NewErrand], now: datetime
) -> None:
    """Leave something to tell, within the transaction it tells of; a newer lobby card overtakes those unsent."""
    rows = [
        {
            "match_id": match,
            "version": version,
            "kind": errand.kind,
            "recipient": errand.recipient,
            "nonce": f"{match}.{version}.{place}",
            "first_move": errand.first_move,
            "last_move": errand.last_move,
            "mentions": list(errand.mentions),
            "due": now,
            "tries": 0,
            "state": WAITING,
        }
        for place, errand in enumerate(errands)
    ]
    if any(row["kind"] == Kind.LOBBY for row in rows):
        _drop_lobby_cards(connection, match, now)
    if rows:
        connection.execute(insert(OUTBOX), rows)


def _due(now: datetime) -> Select[OutboxRow]:
    free = or_(col(OutboxRow.leased_until).is_(None), col(OutboxRow.leased_until) <= now)
    return select(OutboxRow).where(col(OutboxRow.state) == WAITING, col(OutboxRow.due) <= now, free, ~_held_up())


def _held_up() -> Exists:
    """Whether something older for the same match and recipient still waits."""
    earlier = aliased(OutboxRow)
    return (
        select(col(earlier.id))
        .where(
            col(earlier.match_id) == col(OutboxRow.match_id),
            func.coalesce(col(earlier.recipient), 0) == func.coalesce(col(OutboxRow.recipient), 0),
            col(earlier.id) < col(OutboxRow.id),
            col(earlier.state) == WAITING,
        )
        .exists()
    )


def _errand(row: OutboxRow) -> Errand:
    assert row.id is not None
    return Errand(
        id=row.id,
        match_id=row.match_id,
        version=row.version,
        kind=row.kind,
        recipient=row.recipient,
        nonce=row.nonce,
        due=row.due,
        tries=row.tries,
        first_move=row.first_move,
        last_move=row.last_move,
        mentions=tuple(row.mentions),
    )


def _drop_lobby_cards(connection: Connection, match: int, now: datetime) -> None:
    overtaken = (
        OUTBOX.c.match_id == match,
        OUTBOX.c.kind == Kind.LOBBY,
        OUTBOX.c.state == WAITING,
        or_(OUTBOX.c.leased_until.is_(None), OUTBOX.c.leased_until < now),
    )
    connection.execute(update(OUTBOX).where(*overtaken).values(state=DROPPED))


def _keep(session: Session, posted: Posted) -> None:
    row = session.get(MessageRow, (posted.match_id, posted.purpose))
    if row is None:
        row = MessageRow(match_id=posted.match_id, purpose=posted.purpose, channel_id=0, message_id=0, version=0)
    if posted.version >= row.version:
        row.channel_id, row.message_id, row.version = posted.channel_id, posted.message_id, posted.version
        session.add(row)
