"""A whole turn as the unmodified bot process pays for it: interaction, rules, commit, pictures, requests."""

from __future__ import annotations

import asyncio
import os
import tempfile
from pathlib import Path

from tests.discord_server.bot_process import bot_process
from tests.discord_server.match import Match
from tests.discord_server.server import discord_server

TICKS = os.sysconf("SC_CLK_TCK")
WARM_UP, TURNS = 4, 24
QUIET = 0.6
"""Seconds after which the outbox of a turn is empty."""


def cpu_of(process: int) -> float:
    """CPU milliseconds a process has used, its own and the system's for it."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / TICKS


async def turn_costs() -> list[float]:
    """CPU milliseconds of each of some turns of a two-player game played in DMs, presses and all."""
    with tempfile.TemporaryDirectory() as folder:
        async with discord_server() as server, bot_process(server, Path(folder)) as bot:
            match = Match(server, server.guild("Guild"))
            await match.start()
            player = await match.first()
            costs = []
            for turn in range(WARM_UP + TURNS):
                begun = cpu_of(bot.process_id)
                await match.play_turn(player)
                await asyncio.sleep(QUIET)
                if turn >= WARM_UP:
                    costs.append(cpu_of(bot.process_id) - begun)
                player = match.other(player)
            return costs
