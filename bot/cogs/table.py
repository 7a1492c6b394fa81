"""At the table: the panel, taking back, ending a turn, and everything there is to look at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.answers import hear, put, standing_of
from bot.door import Press
from bot.finding import Choices, find_match, own_matches
from bot.match_buttons import finish, open_panel
from bot.table_buttons import show_board, show_hand, show_log, show_since
from bot.trouble import Refusal
from bot.typed_actions import own_standing, play_typed
from rules.core.questions import Seat

if TYPE_CHECKING:
    from bot.skyport import Skyport

WHICH = "Which of your matches, where it is not the one of this channel"


class Table(commands.Cog):
    """Commands that mean the same in every game."""

    @app_commands.command(description="Open your turn panel: what you are asked, and what you may do")
    @app_commands.describe(match=WHICH)
    async def play(self, interaction: Press, match: int | None = None) -> None:
        """The same as the button Play."""
        await open_panel(interaction, match=await find_match(interaction, match))

    @app_commands.command(description="End your turn")
    @app_commands.describe(match=WHICH)
    async def endturn(self, interaction: Press, match: int | None = None) -> None:
        """The action of the rules that hands over."""
        await play_typed(interaction, match, lambda action: type(action).__name__ == "EndTurn", "End your turn")

    @app_commands.command(description="Take back your last action, as far as nothing was revealed since")
    @app_commands.describe(match=WHICH)
    async def undo(self, interaction: Press, match: int | None = None) -> None:
        """The same as the button Undo."""
        await hear(interaction)
        found = await find_match(interaction, match)
        result = await interaction.client.matches.undo(
            match=found, user=interaction.user.id, interaction=interaction.id
        )
        await finish(interaction, result)

    @app_commands.command(description="What you hold, for your eyes only")
    @app_commands.describe(match=WHICH)
    async def hand(self, interaction: Press, match: int | None = None) -> None:
        """The same as the button My hand."""
        await show_hand(interaction, match=await find_match(interaction, match))

    @app_commands.command(description="What happened since your last turn")
    @app_commands.describe(match=WHICH)
    async def since(self, interaction: Press, match: int | None = None) -> None:
        """The same as the button Since my turn."""
        await show_since(interaction, match=await find_match(interaction, match))

    @app_commands.command(description="The story of the match so far")
    @app_commands.describe(match=WHICH)
    async def log(self, interaction: Press, match: int | None = None) -> None:
        """The same as the button Log."""
        await show_log(interaction, match=await find_match(interaction, match))

    @app_commands.command(description="The board and the mats as they stand")
    @app_commands.describe(match=WHICH)
    async def board(self, interaction: Press, match: int | None = None) -> None:
        """The same as the button Board."""
        await show_board(interaction, match=await find_match(interaction, match))

    @app_commands.command(description="A player's mat")
    @app_commands.describe(player="Whose mat; your own where you name nobody", match=WHICH)
    async def mat(self, interaction: Press, player: int | None = None, match: int | None = None) -> None:
        """Everybody may look at every mat."""
        await hear(interaction)
        standing = await standing_of(interaction, await find_match(interaction, match))
        own = standing.seat.number if standing.seat else Seat(0)
        seat = own if player is None else Seat(player)
        if not 0 <= seat < len(standing.match.seats):
            raise Refusal("Nobody sits there. Choose a name from the list.")
        pictures = await interaction.client.gallery.mat(standing, seat)
        name = discord.utils.escape_markdown(standing.match.seats[seat].name)
        await put(interaction, f"The mat of **{name}**.", None, pictures)

    @mat.autocomplete("player")
    async def players(self, interaction: Press, typed: str) -> Choices:
        """The names at the table."""
        standing = await own_standing(interaction, interaction.namespace.match)
        seats = standing.match.seats if standing else ()
        return [
            app_commands.Choice(name=seat.name[:100], value=int(seat.number))
            for seat in seats
            if typed.lower() in seat.name.lower()
        ]

    @play.autocomplete("match")
    @endturn.autocomplete("match")
    @undo.autocomplete("match")
    @hand.autocomplete("match")
    @since.autocomplete("match")
    @log.autocomplete("match")
    @board.autocomplete("match")
    @mat.autocomplete("match")
    async def mine(self, interaction: Press, typed: str) -> Choices:
        """The person's own matches."""
        return await own_matches(interaction, typed)


async def setup(bot: Skyport) -> None:
    """Called by discord.py when the chapter is loaded."""
    await bot.add_cog(Table())
