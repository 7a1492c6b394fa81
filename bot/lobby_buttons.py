"""The buttons of the lobby card. What they change, the announcer shows on the card."""

from __future__ import annotations

from discord import ui

from bot.answers import hear, put
from bot.components import at_rest, button
from bot.dm_buttons import NO_DMS
from bot.door import Press, door
from bot.lobby_options import options_view
from bot.results import MatchInfo, Played, Refused
from bot.trouble import Refusal, cosmetic, refused

WELCOME = "You are in. I will send you a DM when it is your turn; you can play your turn right there."


async def nod(interaction: Press) -> None:
    """Heard; the card will show what came of it."""
    with cosmetic():
        await interaction.response.defer()


def granted(answer: MatchInfo | Played | Refused) -> None:
    """Go on, unless it was refused."""
    if isinstance(answer, Refused):
        raise refused(answer)


@door(r"lobby:join:(?P<match>\d+)")
async def join(interaction: Press, *, match: int) -> None:
    """Take a seat; say that DMs will come, and offer to refuse them."""
    await hear(interaction, aside=True)
    user = interaction.user
    granted(await interaction.client.matches.lobby.join(match=match, user=user.id, name=user.display_name))
    person = await interaction.client.store.people.get(user.id)
    view = ui.View(timeout=None)
    view.add_item(button("dms:0", "No DMs, please"))
    await put(interaction, *((WELCOME, at_rest(view)) if person.dms else ("You are in. " + NO_DMS, None)))


@door(r"lobby:leave:(?P<match>\d+)")
async def leave(interaction: Press, *, match: int) -> None:
    """Give the seat back."""
    await nod(interaction)
    granted(await interaction.client.matches.lobby.leave(match=match, user=interaction.user.id))


@door(r"lobby:computer:(?P<match>\d+)")
async def add_computer(interaction: Press, *, match: int) -> None:
    """Seat a computer player of the first level there is."""
    await nod(interaction)
    level = next(iter(interaction.client.players), "")
    if not level:
        raise Refusal("There is no computer player in this house.")
    granted(await interaction.client.matches.lobby.add_computer(match=match, user=interaction.user.id, level=level))


@door(r"lobby:remove:(?P<match>\d+)")
async def remove_computer(interaction: Press, *, match: int) -> None:
    """Send the last computer player away."""
    await nod(interaction)
    granted(await interaction.client.matches.lobby.remove_computer(match=match, user=interaction.user.id))


@door(r"lobby:options:(?P<match>\d+)")
async def show_options(interaction: Press, *, match: int) -> None:
    """The options, for the host to change."""
    await hear(interaction, aside=True)
    info = await interaction.client.matches.info(match)
    if info is None or info.host_id != interaction.user.id:
        raise Refusal("Only the host may change the options of this table.")
    await put(interaction, "What should be different at this table?", options_view(info, interaction.client.shelf))


@door(r"lobby:start:(?P<match>\d+)")
async def start(interaction: Press, *, match: int) -> None:
    """Shuffle the seats and deal."""
    await nod(interaction)
    granted(
        await interaction.client.matches.lobby.start(match=match, user=interaction.user.id, interaction=interaction.id)
    )


@door(r"rematch:(?P<match>\d+)")
async def rematch(interaction: Press, *, match: int) -> None:
    """The same game, seats and options again; everybody joins anew."""
    await nod(interaction)
    info = await interaction.client.matches.info(match)
    if info is None or info.seat_of(interaction.user.id) is None:
        raise Refusal("Only those who played may ask for a rematch. /game new opens a table of your own.")
    granted(
        await interaction.client.matches.lobby.open(
            game=info.game,
            guild=info.guild_id,
            channel=info.channel_id,
            host=interaction.user.id,
            name=interaction.user.display_name,
            seats=info.wanted,
            options=info.options,
            pictures=info.pictures,
            looks=info.looks,
        )
    )
