"""What remains to be told: written with the move it tells of, leased by the announcer, done only when it was sent."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import asdict
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, bindparam, delete, func, insert, or_, select, update

from storage.database import Database
from storage.records import Errand, NewErrand, Posted
from storage.rows import MESSAGES, OUTBOX, SEATS

LEASE = timedelta(minutes=2)
WAITING, DONE, DROPPED, FAILED = "waiting", "done", "dropped", "failed"

_EARLIER = OUTBOX.alias()
_HELD_UP = (
    select(_EARLIER.c.id)
    .where(
        _EARLIER.c.match_id == OUTBOX.c.match_id,
        func.coalesce(_EARLIER.c.recipient, 0) == func.coalesce(OUTBOX.c.recipient, 0),
        _EARLIER.c.id < OUTBOX.c.id,
        _EARLIER.c.state == WAITING,
    )
    .exists()
)
"""Something older for the same match and recipient still waits."""
_NEXT = (OUTBOX.c.state == WAITING, ~_HELD_UP)
_FREE = or_(OUTBOX.c.leased_until.is_(None), OUTBOX.c.leased_until <= bindparam("now"))
_DUE = (
    select(OUTBOX)
    .where(*_NEXT, OUTBOX.c.due <= bindparam("now"), _FREE)
    .order_by(OUTBOX.c.id)
    .limit(bindparam("limit"))
)
_WHEN = select(OUTBOX.c.due, OUTBOX.c.leased_until).where(*_NEXT)
_IT = OUTBOX.c.id == bindparam("errand")
_TAKE = update(OUTBOX).where(_IT).values(leased_until=bindparam("until"), tries=OUTBOX.c.tries + 1)
_DO = (
    update(OUTBOX)
    .where(_IT)
    .values(state=DONE, leased_until=None)
    .returning(OUTBOX.c.match_id, OUTBOX.c.version, OUTBOX.c.kind, OUTBOX.c.recipient)
)
_BEHIND = (
    select(OUTBOX.c.id)
    .where(OUTBOX.c.state == WAITING, OUTBOX.c.match_id == bindparam("match"), OUTBOX.c.leased_until.is_(None))
    .limit(1)
)
"""What of a match waits and is leased by nobody."""
_LATER = update(OUTBOX).where(_IT).values(why=bindparam("reason"), leased_until=None, due=bindparam("again"))
_NEVER = update(OUTBOX).where(_IT).values(why=bindparam("reason"), leased_until=None, state=FAILED)
_FREED = update(OUTBOX).where(OUTBOX.c.state == WAITING).values(leased_until=None)
_PLACE = (MESSAGES.c.match_id == bindparam("match"), MESSAGES.c.purpose == bindparam("name"))
_POSTED = select(MESSAGES).where(*_PLACE)
_ALL_POSTED = select(MESSAGES).where(MESSAGES.c.match_id == bindparam("match"))
_NOT_ASKED = select(SEATS.c.user_id).where(
    SEATS.c.match_id == bindparam("match"), SEATS.c.user_id.is_not(None), SEATS.c.since.is_(None)
)
_KEEP, _LEAVE = insert(MESSAGES), insert(OUTBOX)
_NO_NEWER = MESSAGES.c.version <= bindparam("until")
_OVERTAKEN = delete(MESSAGES).where(*_PLACE, _NO_NEWER)
_MOVE = (
    update(MESSAGES)
    .where(*_PLACE, _NO_NEWER)
    .values(channel_id=bindparam("new_channel"), message_id=bindparam("new_message"), version=bindparam("until"))
)


class Kind(StrEnum):
    """What an errand tells, and to whom."""

    LOBBY = "lobby"  # the lobby card: post it, or edit the one there is
    EXPIRED = "expired"  # the lobby was never filled: say so in the channel
    WHISPER_START = "whisper_start"  # to a person (recipient): how a turn goes
    TURN = "turn"  # the turn message in the channel
    NOTICE = "notice"  # to a person (recipient): your turn, by DM
    OVER = "over"  # the score sheet in the channel
    FAREWELL = "farewell"  # to a person (recipient): the game is over, by DM
    PICTURES = "pictures"  # in the channel: how often there are pictures from now on
    CANCELLED = "cancelled"  # in the channel: the match ended without a result
    FROZEN = "frozen"  # in the channel: the match waits for a maintainer


class Leased(NamedTuple):
    """What was taken, and when the next of all that is unsent falls due: till then the announcer may sleep."""

    errands: tuple[Errand, ...]
    next_due: datetime | None


class Outbox:
    """The announcer's side of the outbox. ``woken`` is set by every commit that left something to tell."""

    def __init__(self, database: Database, woken: asyncio.Event) -> None:
        """It shares the database and the event with the matches."""
        self._database = database
        self.woken = woken

    async def lease_due(self, now: datetime, limit: int = 20) -> Leased:
        """Take what is due, oldest first; another lease gets it only after `LEASE`, or when it failed for now.

        Of one match and recipient (the channel, where there is none) only the oldest is given, so that they
        arrive in order.
        """

        def lease(connection: Connection) -> Leased:
            rows = connection.execute(_DUE, {"now": now, "limit": limit}).all()
            if rows:
                connection.execute(_TAKE, [{"errand": row.id, "until": now + LEASE} for row in rows])
            unsent = connection.execute(_WHEN).all()
            return Leased(
                tuple(map(_errand, rows)), min((max(due, leased or due) for due, leased in unsent), default=None)
            )

        return await self._database.alter(lease)

    async def done(
        self, errand: int, channel_id: int | None = None, message_id: int | None = None, *, gone: Iterable[str] = ()
    ) -> bool:
        """It was sent (or needed no sending: no ids). The message's place is kept under its purpose.

        Of the purposes in ``gone`` nothing is there any more, unless it is newer. Answers whether more of the
        match waits.
        """

        def work(connection: Connection) -> bool:
            row = connection.execute(_DO, {"errand": errand}).one()
            forgotten = set(gone)
            if channel_id is not None and message_id is not None:
                posted = Posted(row.match_id, purpose_of(row.kind, row.recipient), channel_id, message_id, row.version)
                _keep(connection, posted)
                forgotten.discard(posted.purpose)
            if forgotten:
                told = {"match": row.match_id, "until": row.version}
                connection.execute(_OVERTAKEN, [{**told, "name": purpose} for purpose in sorted(forgotten)])
            return connection.execute(_BEHIND, {"match": row.match_id}).first() is not None

        return await self._database.alter(work)

    async def failed(self, errand: int, why: str, retry_at: datetime | None) -> None:
        """It could not be sent: try again then, or never (None)."""
        told = {"errand": errand, "reason": why}

        def work(connection: Connection) -> None:
            if retry_at is None:
                connection.execute(_NEVER, told)
            else:
                connection.execute(_LATER, {**told, "again": retry_at})

        await self._database.alter(work)

    async def take_over(self) -> None:
        """Forget the leases of a process that is gone; the nonces keep what it did send from being sent twice."""
        await self._database.alter(lambda connection: connection.execute(_FREED))

    async def posted(self, match: int, purpose: str) -> Posted | None:
        """Where the newest message of a purpose is: ``lobby``, ``turn``, ``over``, ``notice:<user id>`` …"""
        return await self._database.look(lambda connection: _place(connection, match, purpose))

    async def note_posted(self, posted: Posted) -> None:
        """Keep the place of a message that was not sent through the outbox."""
        await self._database.alter(lambda connection: _keep(connection, posted))

    async def all_posted(self, match: int) -> dict[str, Posted]:
        """Where all messages of a match are, by purpose."""

        def work(connection: Connection) -> dict[str, Posted]:
            return {row.purpose: _posted(row) for row in connection.execute(_ALL_POSTED, {"match": match})}

        return await self._database.look(work)

    async def posted_and_idle(self, match: int) -> tuple[dict[str, Posted], tuple[int, ...]]:
        """The same, and the persons who are not asked anything, at one moment."""

        def work(connection: Connection) -> tuple[dict[str, Posted], tuple[int, ...]]:
            posted = {row.purpose: _posted(row) for row in connection.execute(_ALL_POSTED, {"match": match})}
            return posted, tuple(connection.execute(_NOT_ASKED, {"match": match}).scalars())

        return await self._database.look(work)


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
        connection.execute(_LEAVE, rows)


def _errand(row: Row[Any]) -> Errand:
    """As it is once it is leased."""
    return Errand(
        id=row.id,
        match_id=row.match_id,
        version=row.version,
        kind=row.kind,
        recipient=row.recipient,
        nonce=row.nonce,
        due=row.due,
        tries=row.tries + 1,
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


def _place(connection: Connection, match: int, purpose: str) -> Posted | None:
    row = connection.execute(_POSTED, {"match": match, "name": purpose}).one_or_none()
    return None if row is None else _posted(row)


def _posted(row: Row[Any]) -> Posted:
    return Posted(row.match_id, row.purpose, row.channel_id, row.message_id, row.version)


def _keep(connection: Connection, posted: Posted) -> None:
    """The newest stays, whichever comes first."""
    where = {"match": posted.match_id, "name": posted.purpose, "until": posted.version}
    what = {"new_channel": posted.channel_id, "new_message": posted.message_id}
    if connection.execute(_MOVE, {**where, **what}).rowcount:
        return
    if _place(connection, posted.match_id, posted.purpose) is None:
        connection.execute(_KEEP, asdict(posted))
