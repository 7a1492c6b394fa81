"""The bot's pulse: a heartbeat for the health check, and the timers that are rows in the store."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

if TYPE_CHECKING:
    from bot.skyport import Skyport

log = structlog.get_logger()

PULSE = 30.0
"""Seconds between two beats; the health check allows three of them to be missed."""


class Heart:
    """A loop that survives everything but being cancelled."""

    def __init__(self, bot: Skyport) -> None:
        self.bot = bot

    async def run(self) -> None:
        """Beat until cancelled."""
        while True:
            try:
                await self.beat()
            except Exception:  # the heart goes on beating; it is logged
                log.exception("the heart missed a beat")
            await asyncio.sleep(PULSE)

    async def beat(self) -> None:
        """Say that the bot is alive, and close the lobbies nobody filled."""
        now = self.bot.clock()
        await self.bot.store.keeping.beat(now)
        for match in await self.bot.matches.lobby.expire(now):
            log.info("lobby expired", match=match.id)
