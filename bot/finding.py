"""Which match is meant: the one of the channel, the one that was named, or the one that has waited longest."""

from __future__ import annotations

from discord import app_commands

from bot.door import Press
from bot.results import MatchInfo, Waiting
from bot.trouble import Refusal
from bot.words import LABEL_LIMIT, cut, place

Choices = list[app_commands.Choice[int]]


async def find_match(interaction: Press, named: int | None) -> int:
    """The id of the match that is meant; refused with a list of the person's own where that is unclear."""
    if named is not None:
        return await _named(interaction, named)
    here = await match_here(interaction)
    if here is not None:
        return here.id
    mine = await interaction.client.matches.waiting(interaction.user.id)
    if mine and (interaction.guild_id is None or len(mine) == 1):
        return mine[0].match.id
    raise Refusal(_elsewhere(mine))


async def _named(interaction: Press, match: int) -> int:
    """A match by its number: one of this guild, where everybody may look on, or one in which the person sits."""
    info = await interaction.client.matches.info(match)
    if info is None or (info.guild_id != interaction.guild_id and info.seat_of(interaction.user.id) is None):
        raise Refusal(f"There is no match {match} in this server, and none of yours has that number.")
    return match


async def find_past(interaction: Press, named: int | None) -> int:
    """The same for looking back: a match that is over is found too, in its own channel."""
    if named is None and interaction.guild_id is not None and interaction.channel_id is not None:
        last = await interaction.client.matches.last_match_in(interaction.channel_id)
        if last is not None:
            return last.id
    return await find_match(interaction, named)


async def match_here(interaction: Press) -> MatchInfo | None:
    """The match of this channel or thread."""
    if interaction.guild_id is None or interaction.channel_id is None:
        return None
    return await interaction.client.matches.match_in(interaction.channel_id)


def _elsewhere(mine: tuple[Waiting, ...]) -> str:
    if not mine:
        return "There is no match here, and you are in none. /game new opens a table."
    places = ", ".join(place(match.match.channel_id) for match in mine)
    return f"There is no match in this channel. Yours are in {places}; or name one with the option match."


async def own_matches(interaction: Press, typed: str) -> Choices:
    """Autocomplete: the person's matches, the one that has waited longest first."""
    mine = await interaction.client.matches.waiting(interaction.user.id)
    named = [(cut(_label(interaction, waiting), LABEL_LIMIT), waiting.match.id) for waiting in mine]
    return [app_commands.Choice(name=name, value=match) for name, match in named if typed.lower() in name.lower()][:25]


def _label(interaction: Press, waiting: Waiting) -> str:
    others = ", ".join(seat.name for seat in waiting.match.seats if seat.user_id != interaction.user.id)
    waits = "" if waiting.since is None else " (waits for you)"
    return f"{interaction.client.title(waiting.match.game)} {waiting.match.id} with {others}{waits}"
