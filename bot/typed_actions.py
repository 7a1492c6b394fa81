"""A typed command is a filter on the legal actions: one left is played, several open the panel, none is refused."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import structlog
from discord import app_commands

from bot.answers import hear, seated, show_panel
from bot.door import Press
from bot.finding import find_match
from bot.match_buttons import finish
from bot.menus import Choice
from bot.prompts import choices_in, panel
from bot.results import Refused, Standing
from bot.seating import is_asked, name_in, whose_turn
from bot.words import OPTION_LIMIT, cut, fitted
from rules.core.news import named

log = structlog.get_logger()

Wanted = Callable[[Any], bool]
"""Whether an action is one the player may have meant."""


async def play_typed(interaction: Press, named: int | None, wanted: Wanted, what: str) -> None:
    """Play the one legal action that was meant; ``what`` names it for a refusal: "Recall", "Deploy to X"."""
    await hear(interaction)
    standing = await seated(interaction, await find_match(interaction, named))
    left = [choice for choice in await legal_choices(standing) if wanted(choice.action)]
    if len(left) == 1 and standing.seat is not None:
        result = await interaction.client.matches.act(
            match=standing.match.id,
            user=interaction.user.id,
            action=left[0].action,
            interaction=interaction.id,
            prompt=standing.seat.prompt,
        )
        await finish(interaction, result)
        return
    lines = [] if left else await asyncio.to_thread(reasons, standing, what)
    shown = await asyncio.to_thread(panel, standing, before=lines, only=left or None)
    await show_panel(interaction, shown, standing)


async def legal_choices(standing: Standing) -> tuple[Choice, ...]:
    """What the seat may do now, worked out beside the event loop."""
    if standing.seat is None or not is_asked(standing):
        return ()
    return await asyncio.to_thread(choices_in, standing, standing.seat.number)


def reasons(standing: Standing, what: str) -> list[str]:
    """Why it cannot be done now, by which rule; the panel below says what can."""
    if standing.seat is None or not is_asked(standing):
        return [whose_turn(standing)]
    refused = standing.game.refused(standing.table, standing.seat.number)
    fitting = [named(str(line), name_in(standing)) for line in refused if _is_about(what, line.what)]
    return [fitted(fitting or [f"Not possible just now: {what[:1].lower()}{what[1:]}."], 900)]


def _is_about(what: str, refused: str) -> bool:
    said, asked = refused.lower(), what.lower()
    return said in asked or asked in said


async def offered_values(
    interaction: Press, typed: str, named: int | None, values: Callable[[Any], str | None]
) -> list[app_commands.Choice[str]]:
    """Autocomplete: what ``values`` reads from the legal actions, and nothing that is not legal now."""
    standing = await own_standing(interaction, named)
    if standing is None:
        return []
    found = dict.fromkeys(values(choice.action) for choice in await legal_choices(standing))
    fitting = [value for value in found if value and typed.lower() in value.lower()]
    return [
        app_commands.Choice(name=cut(value, OPTION_LIMIT), value=cut(value, OPTION_LIMIT)) for value in fitting[:25]
    ]


async def own_standing(interaction: Press, named: int | None) -> Standing | None:
    """Where the person stands; nothing is offered where that cannot be told."""
    matches, match = interaction.client.matches, named
    if match is None and interaction.guild_id is not None and interaction.channel_id is not None:
        here = await matches.match_in(interaction.channel_id)
        match = here.id if here else None
    if match is None:
        mine = await matches.waiting(interaction.user.id)
        match = mine[0].match.id if mine else None
    standing = await matches.standing(match, interaction.user.id) if match is not None else None
    return None if standing is None or isinstance(standing, Refused) else standing
