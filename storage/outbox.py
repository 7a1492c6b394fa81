"""What remains to be told: written with the move it tells of, leased by the announcer, done only when it was sent."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from enum import StrEnum

from storage.records import Errand, Posted

LEASE = timedelta(minutes=2)


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

    woken: asyncio.Event

    async def lease_due(self, now: datetime, limit: int = 20) -> tuple[Errand, ...]:
        """Take what is due, oldest first; another lease gets it only after `LEASE`, or when it failed for now.

        Of one match, kind and recipient only the oldest is given, so that they arrive in order.
        """
        raise NotImplementedError

    async def next_due(self) -> datetime | None:
        """When the earliest unsent errand falls due, so that the announcer knows how long it may sleep."""
        raise NotImplementedError

    async def done(self, errand: int, channel_id: int | None = None, message_id: int | None = None) -> None:
        """It was sent (or needed no sending: no ids). The message's place is kept under its purpose."""
        raise NotImplementedError

    async def failed(self, errand: int, why: str, retry_at: datetime | None) -> None:
        """It could not be sent: try again then, or never (None)."""
        raise NotImplementedError

    async def posted(self, match: int, purpose: str) -> Posted | None:
        """Where the newest message of a purpose is: ``lobby``, ``turn``, ``over``, ``notice:<user id>`` …"""
        raise NotImplementedError

    async def note_posted(self, posted: Posted) -> None:
        """Keep the place of a message that was not sent through the outbox."""
        raise NotImplementedError

    async def forget_posted(self, match: int, purpose: str) -> None:
        """The message is gone."""
        raise NotImplementedError
