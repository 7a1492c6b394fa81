"""At the table: the panel, taking back, ending a turn, and everything there is to look at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.answers import hear
from bot.door import Press
from bot.finding import Choices, find_match, find_past, own_matches
from bot.history_buttons import show_past
from bot.match_buttons import finish, open_panel
from bot.table_buttons import show_board, show_hand, show_log, show_mat, show_since
from bot.typed_actions import play_typed, players_here

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

    @app_commands.command(description="Step through the turns of a match, each as it was; also of one that is over")
    @app_commands.describe(turn="Which turn; the last where you name none, 0 is the start", match=WHICH)
    async def history(
        self, interaction: Press, turn: app_commands.Range[int, 0] | None = None, match: int | None = None
    ) -> None:
        """The same as the button History."""
        await hear(interaction)
        await show_past(interaction, await find_past(interaction, match), turn)

    @app_commands.command(description="The board and the mats as they stand")
    @app_commands.describe(match=WHICH)
    async def board(self, interaction: Press, match: int | None = None) -> None:
        """The same as the button Board."""
        await show_board(interaction, match=await find_match(interaction, match))

    @app_commands.command(description="A player's mat")
    @app_commands.describe(player="Whose mat; your own where you name nobody", match=WHICH)
    async def mat(self, interaction: Press, player: int | None = None, match: int | None = None) -> None:
        """Everybody may look at every mat."""
        await show_mat(interaction, match=await find_match(interaction, match), player=player)

    @mat.autocomplete("player")
    async def players(self, interaction: Press, typed: str) -> Choices:
        """The names at the table."""
        return await players_here(interaction, typed)

    @play.autocomplete("match")
    @endturn.autocomplete("match")
    @undo.autocomplete("match")
    @hand.autocomplete("match")
    @since.autocomplete("match")
    @log.autocomplete("match")
    @history.autocomplete("match")
    @board.autocomplete("match")
    @mat.autocomplete("match")
    async def mine(self, interaction: Press, typed: str) -> Choices:
        """The person's own matches."""
        return await own_matches(interaction, typed)


async def setup(bot: Skyport) -> None:
    """Called by discord.py when the chapter is loaded."""
    await bot.add_cog(Table())
