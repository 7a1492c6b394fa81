"""A press whose answer is there in a moment is acknowledged by the answer itself: one request in place of two.

Discord waits three seconds for the first sign. Where the answer takes longer than a moment, or other presses are
being answered, the acknowledgement goes ahead of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import discord

PATIENCE = 0.3
"""Seconds that an answer may take before the press is acknowledged without it."""
BUSY = 3
"""With so many presses being answered already, the next is acknowledged at once."""
_KEY = "promise"


class Promise:
    """An acknowledgement that is owed."""

    owed = 0
    """How many presses are being answered."""

    def __init__(self, tell: Callable[[], Awaitable[None]]) -> None:
        self._tell = tell
        self._telling: asyncio.Future[None] | None = None
        self._alarm = asyncio.get_running_loop().call_later(PATIENCE, self._begin)

    def _begin(self) -> None:
        if self._telling is None:
            self._telling = asyncio.ensure_future(self._tell())

    async def keep(self) -> None:
        """Acknowledge now, unless that is done or under way."""
        self._alarm.cancel()
        self._begin()
        if self._telling is not None:
            await self._telling

    async def is_open(self) -> bool:
        """Whether the answer itself is to be the acknowledgement; from now on nothing else will be."""
        self._alarm.cancel()
        if self._telling is not None:
            await self._telling
        return self._telling is None

    def forgo(self) -> None:
        """The answer was the acknowledgement, or it got lost: no other is made."""
        self._telling = asyncio.get_running_loop().create_future()
        self._telling.set_result(None)


@asynccontextmanager
async def promised(interaction: discord.Interaction[Any], tell: Callable[[], Awaitable[None]]) -> AsyncIterator[None]:
    """While the answer to a press is worked out: acknowledge it in time, whatever comes."""
    if Promise.owed >= BUSY:
        await tell()
        yield
        return
    promise = interaction.extras[_KEY] = Promise(tell)
    Promise.owed += 1
    try:
        yield
    finally:
        Promise.owed -= 1
        await promise.keep()


def promise_of(interaction: discord.Interaction[Any]) -> Promise | None:
    """What is owed to whoever pressed."""
    found = interaction.extras.get(_KEY)
    return found if isinstance(found, Promise) else None
