"""A process that plays through `bot.matches` on a real file and says what it does, until it is killed or all is played.

It prints one JSON line for each thing: ``try`` before a press, ``ack`` for an answer, ``told`` for an errand sent.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from bot.matches import Matches
from bot.results import MatchInfo, Played, Refused, Stale, Standing, State
from rules.core.game import Game
from storage.store import Store, open_store
from tests.pebbles.pebbles import PEBBLES

NOON = datetime(2031, 5, 1, 12, tzinfo=UTC)
PEOPLE = (11, 12)
INTERACTIONS_A_RUN = 100_000


def say(kind: str, **what: Any) -> None:
    """Tell the parent; a line is written whole."""
    sys.stdout.write(json.dumps({"kind": kind, **what}) + "\n")
    sys.stdout.flush()


def shelf() -> Mapping[str, Game]:
    """Pebbles, and whatever the real shelf has."""
    from rules.shelf import SHELF

    return {"pebbles": PEBBLES, **SHELF}


class Child:
    """Plays matches, one random press after another."""

    def __init__(self, store: Store, run: int) -> None:
        """``run`` seeds the luck and the interaction ids."""
        ticks = count()
        self.store = store
        self.playing = True
        self.luck = Random(run)
        self.interactions = count(run * INTERACTIONS_A_RUN)
        players = {"plain": lambda view, actions, luck: luck.choice(actions)}

        def clock() -> datetime:
            return NOON + timedelta(seconds=next(ticks))

        self.matches = Matches(store, shelf(), clock=clock, players=players)

    async def play(self, game: str, matches: int, presses: int) -> None:
        """Press here and there; where nothing is played, open a new match."""
        await self.matches.wake()
        self.store.outbox.woken.set()
        telling = asyncio.create_task(self._tell())
        for _ in range(presses):
            channel = self.luck.randint(1, matches)
            match = await self.matches.match_in(channel)
            await (self._open(game, channel) if match is None else self._press(match))
        await self.matches.rest()
        self.playing = False
        self.store.outbox.woken.set()
        await telling

    async def _open(self, game: str, channel: int) -> None:
        asked: dict[str, Any] = {"guild": 1, "channel": channel, "host": 11, "name": "Mirela", "seats": 3}
        opened = await self.matches.lobby.open(game=game, **asked)
        assert isinstance(opened, MatchInfo), opened

    async def _press(self, match: MatchInfo) -> None:
        if match.state is State.LOBBY:
            await self._fill(match)
            return
        acting = [seat.user_id for seat in match.seats if seat.since is not None and seat.user_id is not None]
        if not acting:
            await self.matches.rest()
            return
        standing = await self.matches.standing(match.id, self.luck.choice(acting))
        if isinstance(standing, Standing) and standing.seat is not None and standing.seat.user_id is not None:
            number = self.luck.randrange(max(1, len(await self.matches.legal(standing))))
            undo = standing.undoable and self.luck.random() < 0.3
            await self.take(match.id, standing.seat.user_id, standing.seat.prompt, None if undo else number)

    async def _fill(self, match: MatchInfo) -> None:
        await self.matches.lobby.join(match=match.id, user=12, name="Okonkwo")
        if match.id % 2:
            await self.matches.lobby.add_computer(match=match.id, user=11, level="plain")
        interaction = next(self.interactions)
        answer = await self.matches.lobby.start(match=match.id, user=11, interaction=interaction)
        self._acknowledge(match.id, interaction, answer)

    async def take(
        self, match: int, user: int, prompt: int, number: int | None, interaction: int | None = None
    ) -> None:
        """Press (no number: undo), saying so before and after."""
        interaction = next(self.interactions) if interaction is None else interaction
        press = {"match": match, "user": user, "prompt": prompt, "interaction": interaction}
        say("try", number=number, **press)
        if number is None:
            self._acknowledge(match, interaction, await self.matches.undo(**press))
        else:
            self._acknowledge(match, interaction, await self.matches.press(number=number, **press))

    def _acknowledge(self, match: int, interaction: int, answer: Played | Stale | Refused) -> None:
        table = None
        if isinstance(answer, Played):
            table = sha256(answer.standing.game.dump(answer.standing.table)).hexdigest()
        say("ack", match=match, interaction=interaction, answer=type(answer).__name__, table=table)

    async def _tell(self) -> None:
        while self.playing:
            await self.store.outbox.woken.wait()
            self.store.outbox.woken.clear()
            await self._tell_due()

    async def _tell_due(self) -> None:
        while errands := (await self.store.outbox.lease_due(NOON + timedelta(days=1))).errands:
            for errand in errands:
                say("told", nonce=errand.nonce, errand=errand.kind)
                await self.store.outbox.done(errand.id)


async def main(file: str, run: int, game: str, matches: int, presses: int, again: str) -> None:
    """Begin with the press the last process may have died over, sent again."""
    store = await open_store(f"sqlite:///{file}", now=NOON)
    child = Child(store, run)
    if again:
        await child.take(**json.loads(again))
    await child.play(game, matches, presses)
    await child.matches.stop()
    await store.close()
    say("finished")


if __name__ == "__main__":
    _, file, run, game, matches, presses, again = sys.argv
    asyncio.run(main(file, int(run), game, int(matches), int(presses), again))
