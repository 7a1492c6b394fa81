"""Ending a table early: whoever may do it is asked once more, and the answer that ends it never stands first."""

from __future__ import annotations

from discord import ui

from bot.answers import hear, put
from bot.components import Style, at_rest, button
from bot.door import Press, door
from bot.lobby_buttons import granted
from bot.match_hosting import must_be_cancellable
from bot.results import MatchInfo, State
from bot.trouble import Refusal

ASKED = {
    State.LOBBY: "Close this table? Everybody at it loses their seat.",
    State.FROZEN: "End this match where it stands? There is no result, and no way back; its log is kept.",
}


@door(r"lobby:cancel:(?P<match>\d+)")
async def ask_cancel(interaction: Press, *, match: int) -> None:
    """Ask once more before a table is closed, or a frozen match ended."""
    await hear(interaction, aside=True)
    info = await interaction.client.matches.info(match)
    if info is None:
        raise Refusal("This table is gone.")
    must_be_cancellable(info.state)
    must_decide(interaction, info)
    view = ui.View(timeout=None)
    view.add_item(button("keep", "Keep it"))
    view.add_item(button(f"lobby:close:{match}", "Close this table", Style.danger, row=1))
    await put(interaction, ASKED[info.state], at_rest(view))


def must_decide(interaction: Press, match: MatchInfo) -> None:
    """The host, or whoever may manage the server."""
    if interaction.user.id != match.host_id and not may_manage(interaction):
        raise Refusal("Only the host, or whoever may manage this server, can do that.")


def may_manage(interaction: Press) -> bool:
    """Whether this person may manage the server they are in."""
    return interaction.guild_id is not None and interaction.permissions.manage_guild


@door("keep")
async def keep(interaction: Press) -> None:
    """Nothing happens."""
    await hear(interaction)
    await put(interaction, "All stays as it is.")


@door(r"lobby:close:(?P<match>\d+)")
async def cancel(interaction: Press, *, match: int) -> None:
    """Close it."""
    await hear(interaction)
    user, moderator = interaction.user.id, may_manage(interaction)
    granted(await interaction.client.matches.hosting.cancel(match=match, user=user, moderator=moderator))
    await put(interaction, "It is closed.")
