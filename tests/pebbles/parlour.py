"""A parlour for tests: a store on a real file, matches over it, a clock that stands still, and people to play."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

from bot.matches import Matches, Player
from bot.results import MatchInfo, Played, Result, Standing
from rules.core.game import Game
from storage.store import Store, open_store
from tests.pebbles.migrated import lay_database
from tests.pebbles.pebbles import PEBBLES

GUILD, CHANNEL = 100, 2_000
MIRELA, OKONKWO, TAMSIN, STRANGER = 11, 12, 13, 99
NAMES = {MIRELA: "Mirela", OKONKWO: "Okonkwo", TAMSIN: "Tamsin"}
NOON = datetime(2031, 5, 1, 12, tzinfo=UTC)


def first_action(view: Any, actions: tuple[Any, ...], luck: Random) -> Any:
    """A computer player that takes the last action there is: it holds its highest pebble and ends its turn at once."""
    return actions[-1]


class Parlour:
    """Open matches and play them, as the conversation would."""

    def __init__(self, store: Store, shelf: Mapping[str, Game], players: Mapping[str, Player]) -> None:
        """Use `parlour` to get one."""
        self.now = NOON
        self.store = store
        self.matches = Matches(store, shelf, clock=lambda: self.now, players=players, seeds=lambda: 7)
        self._channels = itertools.count(CHANNEL)
        self._interactions = itertools.count(1)

    def pass_time(self, **span: float) -> None:
        """Let the clock go on."""
        self.now += timedelta(**span)

    def interaction(self) -> int:
        """An interaction id nobody has used."""
        return next(self._interactions)

    async def lobby(self, *others: int, computers: int = 0, game: str = "pebbles") -> MatchInfo:
        """A lobby that Mirela hosts, with the others seated."""
        seats = 1 + len(others) + computers
        channel = next(self._channels)
        info = await self.matches.lobby.open(
            game=game, guild=GUILD, channel=channel, host=MIRELA, name="Mirela", seats=max(seats, 2)
        )
        assert isinstance(info, MatchInfo), info
        for user in others:
            await self.matches.lobby.join(match=info.id, user=user, name=NAMES[user])
        for _ in range(computers):
            await self.matches.lobby.add_computer(match=info.id, user=MIRELA, level="plain")
        return info

    async def begun(self, *others: int, computers: int = 0, game: str = "pebbles") -> int:
        """A match that has started."""
        info = await self.lobby(*others, computers=computers, game=game)
        answer = await self.matches.lobby.start(match=info.id, user=MIRELA, interaction=self.interaction())
        assert isinstance(answer, Played), answer
        return info.id

    async def standing(self, match: int, user: int | None) -> Standing:
        """How the match stands for somebody; no refusal is expected."""
        standing = await self.matches.standing(match, user)
        assert isinstance(standing, Standing), standing
        return standing

    async def press(self, match: int, user: int, number: int = 0, *, prompt: int | None = None) -> Result:
        """Press a button of the current prompt, or of another."""
        standing = await self.standing(match, user)
        if prompt is None:
            assert standing.seat is not None
            prompt = standing.seat.prompt
        return await self.matches.press(
            match=match, user=user, prompt=prompt, number=number, interaction=self.interaction()
        )

    async def acting(self, match: int) -> list[int]:
        """The persons who are to act."""
        info = await self.matches.info(match)
        assert info is not None
        return [seat.user_id for seat in info.seats if seat.since is not None and seat.user_id is not None]

    async def play_on(self, match: int, moves: int, luck: Random) -> None:
        """Some moves of anybody who is to act."""
        for _ in range(moves):
            await self.matches.rest()
            acting = await self.acting(match)
            if not acting:
                return
            user = luck.choice(acting)
            standing = await self.standing(match, user)
            number = luck.randrange(len(await self.matches.legal(standing)))
            assert isinstance(await self.press(match, user, number), Played)


@asynccontextmanager
async def parlour(
    file: Path, *, shelf: Mapping[str, Game] | None = None, players: Mapping[str, Player] | None = None
) -> AsyncIterator[Parlour]:
    """A parlour whose store is in a file; opening it again is a restart."""
    await lay_database(file)
    store = await open_store(f"sqlite:///{file}", now=NOON)
    place = Parlour(store, shelf or {"pebbles": PEBBLES}, {"plain": first_action} if players is None else players)
    try:
        yield place
    finally:
        await place.matches.stop()
        await store.close()
