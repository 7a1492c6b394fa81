"""A typed command is a filter on the legal actions: one left is played, several open the panel, none is refused."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import structlog
from discord import app_commands

from bot.answers import hear, seated, show_panel
from bot.door import Press
from bot.finding import find_match
from bot.match_buttons import finish
from bot.menus import Choice
from bot.prompts import choices_in, panel
from bot.results import Played, Refused, Result, Standing
from bot.seating import is_asked, name_in
from bot.trouble import Refusal
from bot.words import OPTION_LIMIT, cut, fitted
from rules.core.errors import RulesError
from rules.core.news import named
from rules.core.questions import SOMETHING_ELSE, Seat

if TYPE_CHECKING:
    from bot.skyport import Skyport

log = structlog.get_logger()

Wanted = Callable[[Any], bool]
"""Whether an action is one the player may have meant."""


MOST_STEPS = 3
"""So many answers may follow from one command: where to place what has just been launched."""


async def play_typed(
    interaction: Press,
    named: int | None,
    wanted: Wanted,
    what: str,
    *,
    then: Wanted | None = None,
    asked: Any = None,
    game: str | None = None,
) -> None:
    """Play the one legal action that was meant; ``what`` names it for a refusal: "Recall", "Deploy to X".

    ``then`` knows the answers to questions that follow at once, if the command gave them already. ``asked`` is
    the action itself, as far as the words tell, of which the rules can say why it is not legal. ``game`` is the only
    one in which the command means something.
    """
    await hear(interaction)
    standing = await seated(interaction, await find_match(interaction, named))
    if game is not None and game != standing.game.slug:
        raise Refusal(_other_game(interaction.client, game, standing.game.slug))
    left = [choice for choice in await legal_choices(standing) if wanted(choice.action)]
    if len(left) == 1 and standing.seat is not None:
        result = await interaction.client.matches.act(
            match=standing.match.id,
            user=interaction.user.id,
            action=left[0].action,
            interaction=interaction.id,
            prompt=standing.seat.prompt,
        )
        await finish(interaction, await _answered_on(interaction, result, then) if then else result)
        return
    lines = [] if left else await asyncio.to_thread(reasons, standing, what, asked)
    icons = interaction.client.icons
    shown = await asyncio.to_thread(panel, standing, before=lines, only=left or None, icons=icons)
    await show_panel(interaction, shown, standing)


async def _answered_on(interaction: Press, result: Result, then: Wanted) -> Result:
    """Answer what follows, as long as exactly one of the answers was meant; tell all that happened together."""
    for _ in range(MOST_STEPS):
        if not isinstance(result, Played) or result.standing.seat is None:
            return result
        left = [choice for choice in await legal_choices(result.standing) if then(choice.action)]
        if len(left) != 1:
            return result
        after = await interaction.client.matches.act(
            match=result.standing.match.id,
            user=interaction.user.id,
            action=left[0].action,
            prompt=result.standing.seat.prompt,
        )
        result = replace(after, news=result.news + after.news) if isinstance(after, Played) else after
    return result


async def legal_choices(standing: Standing) -> tuple[Choice, ...]:
    """What the seat may do now, worked out beside the event loop."""
    if standing.seat is None or not is_asked(standing):
        return ()
    return await asyncio.to_thread(choices_in, standing, standing.seat.number)


def reasons(standing: Standing, what: str, asked: Any = None) -> list[str]:
    """Why it cannot be done now, by which rule; the panel below says what can."""
    if standing.seat is None or not is_asked(standing):
        return []
    refused = standing.game.refused(standing.table, standing.seat.number)
    fitting = [named(str(line), name_in(standing)) for line in refused if _is_about(what, line.what)]
    if not fitting and asked is None:
        fitting = [named(str(line), name_in(standing)) for line in refused if line.what == SOMETHING_ELSE]
    elif not fitting:
        fitting = [named(_why_not(standing, standing.seat.number, asked), name_in(standing))]
    return [
        fitted(fitting or [f"Not possible just now: {what[:1].lower()}{what[1:]}. What you can do stands below."], 900)
    ]


def _other_game(bot: Skyport, meant: str, played: str) -> str:
    return f"That command belongs to {bot.title(meant)}, and this is a table of {bot.title(played)}. /play shows it."


def _why_not(standing: Standing, seat: Seat, asked: Any) -> str:
    """What the rules say of an action that is not legal."""
    try:
        standing.game.apply(standing.table, seat, asked)
    except RulesError as error:
        return str(error)
    return ""


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
    return values_named([values(choice.action) for choice in await legal_choices(standing)], typed)


def values_named(found: Iterable[str | None], typed: str) -> list[app_commands.Choice[str]]:
    """Values as autocomplete offers them: each once, those that fit what has been typed, no more than Discord takes."""
    fitting = [value for value in dict.fromkeys(found) if value and typed.lower() in value.lower()]
    return [
        app_commands.Choice(name=cut(value, OPTION_LIMIT), value=cut(value, OPTION_LIMIT)) for value in fitting[:25]
    ]


async def players_here(interaction: Press, typed: str) -> list[app_commands.Choice[int]]:
    """Autocomplete: the names at the table, by seat."""
    standing = await own_standing(interaction, interaction.namespace.match)
    return [
        app_commands.Choice(name=cut(seat.name, OPTION_LIMIT), value=int(seat.number))
        for seat in (standing.match.seats if standing else ())
        if typed.lower() in seat.name.lower()
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
