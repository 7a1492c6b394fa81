"""Asking somebody to a table: they are mentioned once, and sit down only by their own press."""

from __future__ import annotations

import discord
from discord import ui

from bot.components import Style, at_rest, button
from bot.door import Press
from bot.postman import ChannelGone, Letter
from bot.results import MatchInfo, State
from bot.trouble import Refusal
from bot.words import escaped, mention


async def invited(interaction: Press, match: int, person: discord.User) -> str:
    """Post the invitation beside the lobby card; gives what to say to whoever asked for it."""
    info = await interaction.client.matches.info(match)
    if info is None or info.state is not State.LOBBY:
        raise Refusal("This table has no lobby any more, so nobody can be asked to it.")
    must_invite(info, interaction.user.id, person)
    keeping, key = interaction.client.store.keeping, f"invited:{match}:{person.id}"
    if await keeping.get(key):
        raise Refusal(f"{mention(person.id)} has been asked already.")
    await _post(interaction, info, person)
    await keeping.put(key, "asked")
    return f"I asked {mention(person.id)}."


def must_invite(match: MatchInfo, user: int, person: discord.User) -> None:
    """Only those at the table ask, and only somebody who can sit down and does not sit there."""
    if match.seat_of(user) is None:
        raise Refusal("Take a seat yourself before you ask others to this table.")
    if person.bot:
        raise Refusal("That is a bot, and bots do not sit down here. The button Add computer player seats one of mine.")
    if match.seat_of(person.id) is not None:
        raise Refusal(f"{mention(person.id)} sits at this table already.")


async def _post(interaction: Press, match: MatchInfo, person: discord.User) -> None:
    bot, view = interaction.client, ui.View(timeout=None)
    view.add_item(button(f"lobby:join:{match.id}", "Join", Style.success))
    host = escaped(interaction.user.display_name)
    text = (
        f"{mention(person.id)}, **{host}** asks you to a table of **{bot.title(match.game)}**. Press Join if you like."
    )
    letter = Letter(text, f"i{match.id}-{person.id % 10**12}", view=at_rest(view), mentions=(person.id,))
    try:
        await bot.announcer.errands.delivery.postman.to_channel(match.channel_id, letter)
    except ChannelGone as gone:
        raise Refusal("I may not write in that channel, so I could not ask. A moderator can change that.") from gone
