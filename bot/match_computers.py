"""Who acts by themselves: computer players, and persons who let us pass. Woken by a commit, one stored move a time."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import structlog

from bot.match_desk import Broken, Desk
from bot.match_passing import passed_seats
from bot.match_play import Play, Press
from bot.match_step import Player, chosen
from bot.results import Refused, State
from rules.core.questions import Seat
from storage.records import StoredMatch

log = structlog.get_logger(__name__)


class Computers:
    """One task for each match that has a computer player to act, and no task for any other."""

    def __init__(self, desk: Desk, players: Mapping[str, Player]) -> None:
        """``play`` is given by `Matches`, for the two need each other."""
        self._desk = desk
        self._players = players
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._woken: set[int] = set()
        self.play: Play | None = None

    @property
    def levels(self) -> tuple[str, ...]:
        """The computer players there are."""
        return tuple(self._players)

    def wake(self, match: int) -> None:
        """Something changed in a match: look whether a computer player is to act."""
        self._woken.add(match)
        if match not in self._tasks:
            self._tasks[match] = asyncio.create_task(self._run(match), name=f"computer players of match {match}")

    async def wake_all(self) -> None:
        """After a start: the matches in which a computer player was to act."""
        for match in await self._desk.store.matches.awaiting_computers(State.LIVE):
            self.wake(match)

    async def rest(self) -> None:
        """Wait until none of them is at it."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values())

    async def stop(self) -> None:
        """Leave off, between two moves or within one; nothing half-done is stored."""
        tasks = [*self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, match: int) -> None:
        try:
            while match in self._woken:
                self._woken.discard(match)
                while await self._move(match):
                    pass
        except Exception:  # one match must not stop the computer players of others; it is logged
            log.exception("computer player stopped", match=match)
        finally:
            del self._tasks[match]

    async def _move(self, match: int) -> bool:
        """Play one move; False when nobody is to act who does so by themselves."""
        found = await self._desk.store.matches.find(match)
        if found is None or found.match.state != State.LIVE:
            return False
        stored = found.match
        seat = next((seat for seat in stored.seats if seat.level is not None and seat.since is not None), None)
        try:
            if seat is None or seat.level is None:
                return await self._pass(stored, found.passing)
            action = await self._choose(stored, Seat(seat.number), seat.level)
            await self._take(stored, Press(match, None, seat.number, seat.prompt), action)
        except Broken as error:
            await self._desk.freeze(stored, error)
            return False
        return True

    async def _pass(self, stored: StoredMatch, wishing: frozenset[int]) -> bool:
        """Pass for somebody who wishes it, where the rules see nothing else to do."""
        asked = frozenset(Seat(seat.number) for seat in stored.seats if seat.since is not None)
        if not any(seat.user_id in wishing and seat.number in asked for seat in stored.seats):
            return False
        game = self._desk.game(stored)
        table = self._desk.table(stored)
        passed = passed_seats(game, table, stored.seats, asked, wishing)
        for each in passed[:1]:
            press = Press(stored.id, each.seat.user_id, each.seat.number, each.seat.prompt)
            await self._take(stored, press, each.action, each.says)
        return bool(passed)

    async def _take(self, stored: StoredMatch, press: Press, action: object, note: str = "") -> None:
        assert self.play is not None
        answer = await self.play.take(press, lambda _: action, note)
        if isinstance(answer, Refused):
            await self._must_have_moved_on(stored, answer.why)

    async def _must_have_moved_on(self, stored: StoredMatch, why: str) -> None:
        """A computer player is refused when the match was changed meanwhile; otherwise it broke the rules."""
        now = await self._desk.store.matches.get(stored.id)
        if now is not None and now.version == stored.version:
            raise Broken(f"A computer player did what it may not: {why}")

    async def _choose(self, stored: StoredMatch, seat: Seat, level: str) -> object:
        player = self._players.get(level)
        if player is None:
            raise Broken(f"There is no computer player called {level}.")
        luck = f"{stored.id}:{stored.moves + 1}:{seat}"
        game = self._desk.game(stored)
        return await self._desk.think(chosen, game, stored.table or b"", seat, player, luck)
