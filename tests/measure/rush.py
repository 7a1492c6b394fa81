"""A rush: how soon two hundred presses at once are acknowledged, and how long drawing ever holds the event loop up."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from bot.gallery import Gallery
from bot.looks import USUAL
from bot.results import MatchInfo, SeatInfo, Standing, State
from render.shelf import ARTISTS
from rules.braided_skies.game import GAME
from rules.core.questions import Seat
from tests.discord_server.bot_process import bot_process
from tests.discord_server.match import Match
from tests.discord_server.seam import MemberActor, ResponseMessage
from tests.discord_server.server import acknowledged, discord_server

MATCHES, PRESSES_EACH = 10, 10
LABELS = ("Play", "My hand", "Since my turn", "Log")
LONGEST = 30.0
TICK = 0.001


def percentile(figures: Sequence[float], share: float) -> float:
    """The figure that so large a share of all do not exceed."""
    return sorted(figures)[min(len(figures) - 1, int(len(figures) * share))]


async def acknowledgements() -> list[float]:
    """Milliseconds from each of two hundred presses at once, in ten matches, to its acknowledgement."""
    with tempfile.TemporaryDirectory() as folder:
        async with discord_server() as server, bot_process(server, Path(folder)):
            guild, at_once = server.guild("Guild"), []
            for _ in range(MATCHES):
                match = Match(server, guild)
                await match.start()
                message = await match.shown("Play")
                for person in (match.alice, match.bob):
                    at_once += [(person, message, label) for label in islice(cycle(LABELS), PRESSES_EACH)]
            await asyncio.sleep(2)
            return await asyncio.gather(*(_pressed(*one) for one in at_once))


async def _pressed(person: MemberActor, message: ResponseMessage, label: str) -> float:
    begun = perf_counter()
    await acknowledged(person.click(message, label=label), LONGEST)
    return (perf_counter() - begun) * 1000


async def lags(boards: int = 20) -> list[float]:
    """Milliseconds by which a sleeper on the event loop wakes late, while so many new boards are drawn at once."""
    ARTISTS[GAME.slug].warm()
    gallery = Gallery(ARTISTS)
    drawing = asyncio.gather(*(gallery.board(standing, USUAL) for standing in _standings(boards)))
    late = []
    while not drawing.done():
        begun = perf_counter()
        await asyncio.sleep(TICK)
        late.append((perf_counter() - begun - TICK) * 1000)
    assert all(await drawing)
    gallery.close()
    return late


def _standings(count: int) -> list[Standing]:
    """Five-player tables of different games."""
    return [_standing(number, _table(seed=number, decisions=40 + 10 * number)) for number in range(count)]


def _table(seed: int, decisions: int) -> object:
    luck, table = Random(seed), GAME.setup(seats=5, seed=seed)
    for _ in range(decisions):
        (seat,) = GAME.to_act(table)
        GAME.take(table, seat, luck.choice(GAME.legal_actions(table, seat)))
    return table


def _standing(number: int, table: object) -> Standing:
    seats = tuple(SeatInfo(Seat(seat), f"Player {seat + 1}", None, "quick", 1) for seat in range(5))
    match = MatchInfo(number, GAME.slug, State.LIVE, 1, 1, 1, 1, {}, 5, seats)
    return Standing(match, GAME, table, None, undoable=False)


def main() -> None:
    """Print both figures."""
    waits, late = asyncio.run(acknowledgements()), asyncio.run(lags())
    print(f"{len(waits)} presses at once: median {median(waits):.0f} ms, p99 {percentile(waits, 0.99):.0f} ms")
    print(f"event loop while drawing: p99 {percentile(late, 0.99):.1f} ms late, worst {max(late):.1f} ms")


if __name__ == "__main__":
    main()
