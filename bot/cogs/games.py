"""A person's games across channels and servers, and the way to the one that waits longest."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.answers import hear, put
from bot.components import Style, at_rest, button
from bot.door import Press
from bot.results import MatchInfo, State, Waiting
from bot.words import ago, escaped, fitted, jump, listed

if TYPE_CHECKING:
    from bot.skyport import Skyport


class Games(commands.Cog):
    """One command; its button is the same everywhere."""

    @app_commands.command(description="Your games: the one that waits longest for you comes first")
    async def games(self, interaction: Press) -> None:
        """With a button that opens the next one."""
        await hear(interaction)
        mine = await interaction.client.matches.waiting(interaction.user.id)
        view = discord.ui.View(timeout=None)
        view.add_item(button("next", "Next game waiting for me", Style.primary))
        waits = any(match.since for match in mine)
        lines = [_line(interaction, match) for match in mine] or ["You are in no game. /game new opens a table."]
        await put(interaction, fitted(lines), at_rest(view) if waits else None)


def _line(interaction: Press, waiting: Waiting) -> str:
    match = waiting.match
    where = f"[{interaction.client.title(match.game)} {match.id}]({jump(match.guild_id, match.channel_id)})"
    return f"- {where}: " + (f"asked you {ago(waiting.since)}" if waiting.since else _waits_for(match))


def _waits_for(match: MatchInfo) -> str:
    if match.state is not State.LIVE:
        return f"is {match.state}"
    asked = [seat for seat in match.seats if seat.since is not None]
    names = listed(f"**{escaped(seat.name)}**" for seat in asked)
    return (
        f"waits for {names}, asked {ago(min(seat.since for seat in asked if seat.since))}"
        if asked
        else "nobody is asked"
    )


async def setup(bot: Skyport) -> None:
    """Called by discord.py when the chapter is loaded."""
    await bot.add_cog(Games())
