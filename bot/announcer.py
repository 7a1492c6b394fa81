"""Tells what happened: a loop that leases errands from the outbox, sends them, and survives whatever goes wrong."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

import structlog

from bot.errands import Errands
from bot.postman import Unsent
from storage.records import Errand

if TYPE_CHECKING:
    from bot.skyport import Skyport

log = structlog.get_logger()

FIRST_PAUSE = timedelta(seconds=10)
LONGEST_PAUSE = timedelta(minutes=15)
MOST_TRIES = 12
"""With the pauses doubling, an errand is given up after about two hours of trying; the match goes on all the same."""
IDLE = timedelta(minutes=1)
MOST_LEASED = 20
"""So many errands are leased in one transaction; fewer means that no other was due."""
MOST_AT_ONCE = 20
"""So many matches are told of at the same time."""


class Announcer:
    """Woken by every commit that left something to tell; never polls faster than once a minute otherwise."""

    def __init__(self, bot: Skyport) -> None:
        self.bot = bot
        self.outbox = bot.store.outbox
        self.errands = Errands(bot)
        self._under_way: set[asyncio.Task[bool]] = set()

    async def run(self) -> None:
        """Tell until cancelled."""
        try:
            while True:
                await self.round()
        finally:
            for task in self._under_way:
                task.cancel()

    async def round(self) -> None:
        """Send out what is due, then sleep; whatever goes wrong, the next round comes."""
        try:
            await self.sleep(await self.tell_due())
        except Exception:  # the loop outlives whatever goes wrong; it is logged
            log.exception("the announcer stumbled")
            await asyncio.sleep(FIRST_PAUSE.total_seconds())

    async def sleep(self, due: datetime | None) -> None:
        """Until the next errand falls due, or a commit wakes us."""
        pause = min(max(due - self.bot.clock(), timedelta()), IDLE) if due else IDLE
        alarm = asyncio.create_task(self.wake_after(max(pause.total_seconds(), 0.01)))
        try:
            await self.outbox.woken.wait()
        finally:
            alarm.cancel()

    async def wake_after(self, seconds: float) -> None:
        """An alarm, in case no commit comes first."""
        await asyncio.sleep(seconds)
        self.outbox.woken.set()

    async def tell_due(self) -> datetime | None:
        """Begin to send everything that is due, and say when the next is.

        Matches do not wait for each other, the errands of one match do.
        """
        self.outbox.woken.clear()
        more, next_due = True, None
        while more:
            errands, next_due = await self.outbox.lease_due(self.bot.clock(), MOST_LEASED)
            more = len(errands) == MOST_LEASED
            by_match: dict[int, list[Errand]] = defaultdict(list)
            for errand in errands:
                by_match[errand.match_id].append(errand)
            for some in by_match.values():
                task = asyncio.create_task(self._tell_match(some))
                self._under_way.add(task)
                task.add_done_callback(self._came_back)
            while len(self._under_way) > MOST_AT_ONCE:
                await asyncio.wait(self._under_way, return_when=asyncio.FIRST_COMPLETED)
        return next_due

    def _came_back(self, task: asyncio.Task[bool]) -> None:
        """What waited behind these errands is due now; an errand that could not be noted down is leased again later."""
        self._under_way.discard(task)
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:
            log.error("an errand was not noted down", exc_info=error)
        if error is not None or task.result():
            self.outbox.woken.set()

    async def _tell_match(self, errands: Sequence[Errand]) -> bool:
        """Whether the outbox has to be looked at again: something waits behind these errands, or is to be retried."""
        return any([await self._tell(errand) for errand in errands])

    async def _tell(self, errand: Errand) -> bool:
        try:
            place, gone = await self.errands.send(errand)
        except Unsent as why:
            return await self._later(errand, str(why))
        except Exception as error:  # one errand must not stop the others; it is logged
            log.exception("an errand failed", errand=errand.id, kind=errand.kind, match=errand.match_id)
            return await self._later(errand, repr(error))
        return await self.outbox.done(errand.id, *(place or ()), gone=gone)

    async def _later(self, errand: Errand, why: str) -> bool:
        pause = min(FIRST_PAUSE * 2 ** (errand.tries - 1), LONGEST_PAUSE)
        again = self.bot.clock() + pause if errand.tries < MOST_TRIES else None
        log.warning("not sent", errand=errand.id, kind=errand.kind, why=why, tries=errand.tries, again=bool(again))
        await self.outbox.failed(errand.id, why, again)
        return True
