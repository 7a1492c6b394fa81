"""The options of a lobby as menus: which one to change, then to what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import ui

from bot.answers import chosen_value, hear, put
from bot.components import at_rest
from bot.door import Press, door
from bot.looks import Look
from bot.results import MatchInfo, Refused
from bot.telling import PICTURES, value_words
from bot.trouble import Refusal, refused
from bot.words import OPTION_LIMIT, PLACEHOLDER_LIMIT, cut, sentence
from rules.core.game import Game, Switch

LOOKS = {
    Look.USUAL: "The usual colours",
    Look.COLOUR_BLIND: "The palette for the colour-blind",
    Look.TEXT_ONLY: "No pictures, and words in their place",
}


def options_view(match: MatchInfo, shelf: Mapping[str, Game], opened: int | None = None) -> ui.View:
    """Seats, then the switches, then the values of the switch that was opened."""
    game = shelf[match.game]
    view = ui.View(timeout=None)
    view.add_item(_seats(match, game))
    if game.switches:
        view.add_item(_switches(match, game))
    view.add_item(_pictures(match))
    view.add_item(_looks(match))
    if opened is not None and opened < len(game.switches):
        view.add_item(_values(match, game.switches[opened], opened))
    return at_rest(view)


def _seats(match: MatchInfo, game: Game) -> ui.Select[Any]:
    options = [
        discord.SelectOption(label=f"{number} seats", value=str(number), default=number == match.wanted)
        for number in range(game.least_seats, game.most_seats + 1)
    ]
    return ui.Select(custom_id=f"seats:{match.id}", placeholder="How many seats", options=options, row=0)


def _switches(match: MatchInfo, game: Game) -> ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=cut(switch.says, OPTION_LIMIT),
            value=str(number),
            description=cut(f"Now: {value_words(match.options.get(switch.key, switch.default))}", OPTION_LIMIT),
        )
        for number, switch in enumerate(game.switches[:25])
    ]
    return ui.Select(custom_id=f"switch:{match.id}", placeholder="Change an option …", options=options, row=1)


def _pictures(match: MatchInfo) -> ui.Select[Any]:
    options = [
        discord.SelectOption(label=sentence(words), value=str(number), default=wish is match.pictures)
        for number, (wish, words) in enumerate(PICTURES.items())
    ]
    return ui.Select(custom_id=f"pictures:{match.id}", placeholder="How often pictures", options=options, row=2)


def _looks(match: MatchInfo) -> ui.Select[Any]:
    options = [
        discord.SelectOption(label=words, value=str(number), default=look.looks == match.looks)
        for number, (look, words) in enumerate(LOOKS.items())
    ]
    return ui.Select(custom_id=f"looks:{match.id}", placeholder="How pictures look", options=options, row=3)


def _values(match: MatchInfo, switch: Switch, number: int) -> ui.Select[Any]:
    chosen = match.options.get(switch.key, switch.default)
    options = [
        discord.SelectOption(label=cut(value_words(value), OPTION_LIMIT), value=str(index), default=value == chosen)
        for index, value in enumerate(switch.values[:25])
    ]
    title = cut(switch.says, PLACEHOLDER_LIMIT)
    return ui.Select(custom_id=f"value:{match.id}:{number}", placeholder=title, options=options, row=4)


@door(r"seats:(?P<match>\d+)")
async def choose_seats(interaction: Press, *, match: int) -> None:
    """Another number of seats."""
    await hear(interaction)
    seats = chosen_value(interaction)
    await _show(
        interaction, await interaction.client.matches.lobby.resize(match=match, user=interaction.user.id, seats=seats)
    )


@door(r"pictures:(?P<match>\d+)")
async def choose_pictures(interaction: Press, *, match: int) -> None:
    """How often the channel gets pictures."""
    await hear(interaction)
    wish, user = list(PICTURES)[chosen_value(interaction)], interaction.user.id
    await _show(
        interaction,
        await interaction.client.matches.hosting.choose_pictures(match=match, user=user, pictures=wish),
    )


@door(r"looks:(?P<match>\d+)")
async def choose_looks(interaction: Press, *, match: int) -> None:
    """How everybody sees the table."""
    await hear(interaction)
    look, user = list(LOOKS)[chosen_value(interaction)], interaction.user.id
    chosen = await interaction.client.matches.hosting.choose_pictures(match=match, user=user, looks=look.looks)
    await _show(interaction, chosen)


@door(r"switch:(?P<match>\d+)")
async def open_switch(interaction: Press, *, match: int) -> None:
    """Show the values of an option."""
    await hear(interaction)
    info = await interaction.client.matches.info(match)
    await _show(interaction, info or Refused("This table is gone."), chosen_value(interaction))


@door(r"value:(?P<match>\d+):(?P<number>\d+)")
async def choose_value(interaction: Press, *, match: int, number: int) -> None:
    """Set an option."""
    await hear(interaction)
    info = await interaction.client.matches.info(match)
    if info is None:
        raise Refusal("This table is gone.")
    switches, value = interaction.client.shelf[info.game].switches, chosen_value(interaction)
    if number >= len(switches) or value >= len(switches[number].values):
        raise Refusal("This menu is of an earlier version of me. Press Options on the lobby card again.")
    options = {switches[number].key: switches[number].values[value]}
    changed = await interaction.client.matches.lobby.choose(match=match, user=interaction.user.id, options=options)
    await _show(interaction, changed)


async def _show(interaction: Press, match: MatchInfo | Refused, opened: int | None = None) -> None:
    if isinstance(match, Refused):
        raise refused(match)
    view = options_view(match, interaction.client.shelf, opened)
    await put(interaction, "What should be different at this table?", view)
