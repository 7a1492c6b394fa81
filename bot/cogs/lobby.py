"""The lobby by command: open a table, join, leave, seat computer players, start, close."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot import lobby_buttons
from bot.answers import hear, put
from bot.door import Press
from bot.finding import match_here
from bot.host_buttons import ask_cancel
from bot.invitations import invited
from bot.looks import Look
from bot.match_seating import must_seat
from bot.results import Pictures, Refused
from bot.telling import pictures_words
from bot.trouble import Refusal, refused
from bot.words import place

if TYPE_CHECKING:
    from bot.skyport import Skyport

log = structlog.get_logger()

A_WEEK: Final = 10080
"""Minutes without a message before Discord archives a thread."""


@app_commands.guild_only()
class Lobby(commands.GroupCog, group_name="game", group_description="Open, join and start a game"):
    """Everything here has a button on the lobby card too."""

    @app_commands.command(description="Open a table in this channel")
    @app_commands.describe(
        game="Which game", seats="How many seats", thread="In a thread of its own (usual for three and more)"
    )
    async def new(
        self, interaction: Press, game: str, seats: app_commands.Range[int, 1, 6], thread: bool | None = None
    ) -> None:
        """The host sits down; the lobby card asks for the others."""
        await hear(interaction)
        if game not in interaction.client.shelf:
            known = ", ".join(interaction.client.title(slug) for slug in interaction.client.shelf)
            raise Refusal(f"I do not know that game; I know {known}. Choose one from the list.")
        must_seat(interaction.client.shelf[game], seats)  # before a thread is opened that nobody needs
        channel = await _place_for(interaction, game, seats > 2 if thread is None else thread)
        opened = await interaction.client.matches.lobby.open(
            game=game,
            guild=interaction.guild_id or 0,
            channel=channel,
            host=interaction.user.id,
            name=interaction.user.display_name,
            seats=seats,
        )
        if isinstance(opened, Refused):
            raise refused(opened)
        title = interaction.client.title(game)
        await put(interaction, f"Your table for **{title}** stands in {place(channel)}. {lobby_buttons.WELCOME[12:]}")

    @new.autocomplete("game")
    async def games(self, interaction: Press, typed: str) -> list[app_commands.Choice[str]]:
        """The games there are."""
        titles = {slug: interaction.client.title(slug) for slug in interaction.client.shelf}
        return [
            app_commands.Choice(name=title[:100], value=slug)
            for slug, title in titles.items()
            if typed.lower() in title.lower()
        ][:25]

    @app_commands.command(description="Take a seat at the table of this channel")
    async def join(self, interaction: Press) -> None:
        """The same as the button."""
        await lobby_buttons.join(interaction, match=await _table_here(interaction))

    @app_commands.command(description="Give your seat back before the start")
    async def leave(self, interaction: Press) -> None:
        """The same as the button."""
        match = await _table_here(interaction)
        await hear(interaction)
        left = await interaction.client.matches.lobby.leave(match=match, user=interaction.user.id)
        lobby_buttons.granted(left)
        await put(interaction, "You gave your seat back.")

    @app_commands.command(description="Seat a computer player (host)")
    @app_commands.describe(level="How well it plays")
    async def computer(self, interaction: Press, level: str) -> None:
        """As the button, with a choice of level."""
        match = await _table_here(interaction)
        await hear(interaction)
        if level not in interaction.client.players:
            raise Refusal(f"There is no such level; there are {', '.join(interaction.client.players)}.")
        seated = await interaction.client.matches.lobby.add_computer(match=match, user=interaction.user.id, level=level)
        lobby_buttons.granted(seated)
        await put(interaction, "A computer player sits down.")

    @computer.autocomplete("level")
    async def levels(self, interaction: Press, typed: str) -> list[app_commands.Choice[str]]:
        """The levels there are."""
        return [
            app_commands.Choice(name=level, value=level)
            for level in interaction.client.players
            if typed.lower() in level.lower()
        ][:25]

    @app_commands.command(description="Change the options of the table (host)")
    async def options(self, interaction: Press) -> None:
        """The same as the button."""
        await lobby_buttons.show_options(interaction, match=await _table_here(interaction))

    @app_commands.command(description="Shuffle the seats and deal (host)")
    async def start(self, interaction: Press) -> None:
        """The same as the button."""
        match = await _table_here(interaction)
        await hear(interaction)
        started = await interaction.client.matches.lobby.start(
            match=match, user=interaction.user.id, interaction=interaction.id
        )
        lobby_buttons.granted(started)
        await put(interaction, "The game begins.")

    @app_commands.command(description="Close the table before the start, or end a frozen match (host)")
    async def cancel(self, interaction: Press) -> None:
        """Asks once more."""
        await ask_cancel(interaction, match=await _table_here(interaction))

    @app_commands.command(description="How often the channel gets pictures, and how they look (host)")
    @app_commands.describe(
        when="Every turn, once a round, or when somebody asks for them",
        look="The usual colours, the colour-blind palette, or words in place of pictures",
    )
    async def pictures(self, interaction: Press, when: Pictures | None = None, look: Look | None = None) -> None:
        """Before the start and after it."""
        match = await _table_here(interaction)
        await hear(interaction)
        chosen = await interaction.client.matches.hosting.choose_pictures(
            match=match, user=interaction.user.id, pictures=when, looks=look.looks if look else None
        )
        if isinstance(chosen, Refused):
            raise refused(chosen)
        await put(interaction, f"From now on, {pictures_words(chosen.pictures, chosen.looks)}.")

    @app_commands.command(description="Ask somebody to the table of this channel")
    @app_commands.describe(person="Whom; they sit down only if they press Join")
    async def invite(self, interaction: Press, person: discord.User) -> None:
        """Nobody is seated by somebody else."""
        match = await _table_here(interaction)
        await hear(interaction)
        await put(interaction, await invited(interaction, match, person))


async def _table_here(interaction: Press) -> int:
    match = await match_here(interaction)
    if match is None:
        raise Refusal("There is no table in this channel. /game new opens one.")
    return match.id


async def _place_for(interaction: Press, game: str, thread: bool) -> int:
    """The channel itself, or a new thread; where threads are not allowed, the channel."""
    channel = interaction.channel
    if interaction.channel_id is None:
        raise Refusal("I cannot see this channel. Try again in another one.")
    if not thread or not isinstance(channel, discord.TextChannel):
        return interaction.channel_id
    try:
        opened = await channel.create_thread(
            name=f"{interaction.client.title(game)} with {interaction.user.display_name}"[:100],
            type=discord.ChannelType.public_thread,
            auto_archive_duration=A_WEEK,
        )
    except discord.Forbidden:
        log.info("may not open a thread", channel=channel.id)
        return interaction.channel_id
    return opened.id


async def setup(bot: Skyport) -> None:
    """Called by discord.py when the chapter is loaded."""
    await bot.add_cog(Lobby())
