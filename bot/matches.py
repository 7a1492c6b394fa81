"""Matches: from a person's wish to a stored table. It imports no discord; it stores before anything is told."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from datetime import datetime, timedelta
from functools import partial
from typing import Any

from bot.match_computers import Computers
from bot.match_desk import Desk
from bot.match_hosting import Hosting
from bot.match_lobby import LIFETIME, Lobby
from bot.match_past import Past
from bot.match_play import Play, Press
from bot.match_reading import Reading
from bot.match_start import Start
from bot.match_step import Player, legal, named, numbered
from bot.results import Announcement, LogEntry, MatchInfo, Refused, Result, Standing, Waiting
from rules.core.game import Game
from storage.records import Errand
from storage.store import Store

__all__ = ["Matches", "Player"]

SEED_BITS = 53
"""Luck that any reader of JSON keeps exactly."""


class Matches:
    """All that may be asked of matches. Ids are Discord's; every method may be called by several at once."""

    def __init__(
        self,
        store: Store,
        shelf: Mapping[str, Game],
        *,
        clock: Callable[[], datetime],
        players: Mapping[str, Player] | None = None,
        executor: Executor | None = None,
        seeds: Callable[[], int] = partial(secrets.randbits, SEED_BITS),
        lobby_lifetime: timedelta = LIFETIME,
    ) -> None:
        """``players`` are the computer players by level; ``seeds`` gives each match its luck."""
        self.store = store
        self.shelf = shelf
        self._desk = Desk(store, shelf, clock, executor)
        self._reading = Reading(self._desk)
        self._computers = Computers(self._desk, players or {})
        self._play = Play(self._desk, self._reading, self._computers.wake)
        self._computers.play = self._play
        start = Start(self._desk, self._reading, woken=self._computers.wake, seeds=seeds)
        levels = self._computers.levels
        self.hosting = Hosting(self._desk)
        self.past = Past(self._desk, self._reading)
        self.lobby = Lobby(self._desk, start, levels=levels, lifetime=lobby_lifetime)

    async def wake(self) -> None:
        """Let computer players go on where they were stopped: after a start, and now and then to be sure."""
        await self._computers.wake_all()

    async def wake_for(self, user: int) -> None:
        """Somebody wishes to be passed from now on: look at the matches that wait for them."""
        for waiting in await self._reading.waiting(user):
            if waiting.since is not None:
                self._computers.wake(waiting.match.id)

    async def rest(self) -> None:
        """Wait until no computer player is at it any more (tests, and an orderly stop)."""
        await self._computers.rest()

    async def stop(self) -> None:
        """Send computer players away; they go on with the next `wake`. Call it before the store is closed."""
        await self._computers.stop()

    async def press(self, *, match: int, user: int, prompt: int, number: int, interaction: int) -> Result:
        """The button ``act:<match>:<prompt>:<number>``: ``number`` counts the legal actions of that prompt from 0."""
        return await self._play.take(Press(match, user, prompt=prompt, interaction=interaction), numbered(number))

    async def act(
        self, *, match: int, user: int, action: Any, interaction: int | None = None, prompt: int | None = None
    ) -> Result:
        """Take an action by itself (a slash command), under a prompt if one is given."""
        return await self._play.take(Press(match, user, prompt=prompt, interaction=interaction), named(action))

    async def undo(self, *, match: int, user: int, interaction: int | None = None, prompt: int | None = None) -> Result:
        """Take back one's last action: never past a reveal, somebody else's move or a hand-over."""
        return await self._play.undo(Press(match, user, prompt=prompt, interaction=interaction))

    async def standing(self, match: int, user: int | None) -> Standing | Refused:
        """The match as it stands for a person (a stranger or None: a spectator); refused while there is no table."""
        return await self._reading.standing(match, user)

    async def legal(self, standing: Standing) -> tuple[Any, ...]:
        """The legal actions of the standing's seat, in order (their index is the button's number), off the loop."""
        if standing.seat is None:
            return ()
        return await self._desk.think(legal, standing.game, standing.table, standing.seat.number)

    async def info(self, match: int) -> MatchInfo | None:
        """A match without its table."""
        return await self._reading.info(match)

    async def match_in(self, channel: int) -> MatchInfo | None:
        """The match of a channel or thread that is not over, lobby included."""
        return await self._reading.match_in(channel)

    async def last_match_in(self, channel: int) -> MatchInfo | None:
        """The newest match of a channel that was ever dealt, over or not."""
        return await self._reading.last_match_in(channel)

    async def waiting(self, user: int) -> tuple[Waiting, ...]:
        """A person's running matches: those that wait for them first, longest wait first."""
        return await self._reading.waiting(user)

    async def log(self, match: int, user: int | None, *, last: int | None = None) -> tuple[LogEntry, ...]:
        """The log, oldest first, with the news this person may read; only the ``last`` entries if given."""
        return await self._reading.log(match, user, last=last)

    async def announcement(self, errand: Errand) -> Announcement | None:
        """What an errand (turn, notice, mention, over, whisper_start) tells; None if there is no table to show."""
        return await self._reading.announcement(errand)

    async def thaw(self, match: int) -> MatchInfo | Refused:
        """A maintainer lets a frozen match go on, if its table can be read now."""
        answer = await self._reading.thaw(match)
        if isinstance(answer, MatchInfo):
            self._computers.wake(match)
        return answer
