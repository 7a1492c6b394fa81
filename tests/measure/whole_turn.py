"""A whole turn as the unmodified bot process pays for it: interaction, rules, commit, pictures, requests."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import NamedTuple

from tests.discord_server.bot_process import bot_process
from tests.discord_server.match import Match
from tests.discord_server.seam import MemberActor
from tests.discord_server.server import discord_server

WARM_UP, TURNS = 4, 24
QUIET = 0.6
"""Seconds after which the outbox of a turn is empty."""


def cpu_of(process: int) -> float:
    """CPU milliseconds the threads of a process have used, their own and the system's for them."""
    told = (file.read_text(encoding="ascii") for file in Path(f"/proc/{process}/task").glob("*/schedstat"))
    return sum(int(nanoseconds.split()[0]) for nanoseconds in told) / 1e6


class TurnCost(NamedTuple):
    """CPU milliseconds of a turn: of all its presses, and of the one that ended it and told everybody."""

    whole: float
    last: float
    presses: int


async def turn_costs() -> list[TurnCost]:
    """What each of some turns of a two-player game costs, played in DMs."""
    with tempfile.TemporaryDirectory() as folder:
        async with discord_server() as server, bot_process(server, Path(folder)) as bot:
            match = Match(server, server.guild("Guild"))
            await match.start()
            player = await match.first()
            costs = []
            for _ in range(WARM_UP + TURNS):
                costs.append(await _turn_cost(match, player, bot.process_id))
                player = match.other(player)
            return costs[WARM_UP:]


async def _turn_cost(match: Match, player: MemberActor, process: int) -> TurnCost:
    begun = cpu_of(process)
    spent = [begun]
    async for _ in match.playing_turn(player):
        await asyncio.sleep(QUIET)
        spent.append(cpu_of(process))
    return TurnCost(spent[-1] - begun, spent[-1] - spent[-2], len(spent) - 1)
