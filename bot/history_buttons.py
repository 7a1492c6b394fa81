"""History: a match turn by turn, each as it was for whoever looks, with buttons to step and a menu to leap.

Everything shown is read again at each press: the ids carry the match and the turn, and nothing is remembered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.answers import chosen_value, hear, looks_of, put
from bot.components import at_rest, button
from bot.door import Press, door
from bot.match_past import PastTurn
from bot.results import Refused, Standing
from bot.seating import name_in, plain_name_in
from bot.story import story
from bot.trouble import refused
from bot.words import MESSAGE_LIMIT, OPTION_LIMIT, cut, fitted, length, listed
from rules.core.questions import Seat
from storage.records import TurnMade

MOST_LEAPS = 25
"""As many options as a menu has."""


@door(r"history:(?P<match>\d+)")
async def open_history(interaction: Press, *, match: int) -> None:
    """The last completed turn, beside the message pressed."""
    await hear(interaction, aside=True)
    await show_past(interaction, match, None)


@door(r"past:(?P<match>\d+):(?P<at>\d+):\d")
async def step(interaction: Press, *, match: int, at: int) -> None:
    """That turn, in the place of the one shown."""
    await hear(interaction)
    await show_past(interaction, match, at)


@door(r"leap:(?P<match>\d+)")
async def leap(interaction: Press, *, match: int) -> None:
    """The turn chosen in the menu."""
    await step(interaction, match=match, at=chosen_value(interaction))


async def show_past(interaction: Press, match: int, at: int | None) -> None:
    """Fill the answer with a turn: what was done, whose turn it was then, the board as it was left."""
    found = await interaction.client.matches.past.turn(match, interaction.user.id, at)
    if isinstance(found, Refused):
        raise refused(found)
    board = await interaction.client.gallery.board(found.standing, await looks_of(interaction))
    title = interaction.client.title(found.standing.game.slug)
    await put(interaction, past_words(found, title), past_view(found), board)


def past_words(found: PastTurn, title: str) -> str:
    """A turn of the past in words; who must act now is said nowhere."""
    standing = found.standing
    what = f"turn {found.made.turn} of {found.turns[-1].turn}" if found.at else "the start"
    head = f"**{title}**: {what}"
    reader = standing.seat.number if standing.seat else None
    told = story(found.news, reader, name_in(standing)) or ["Nothing was said of it."]
    return f"{head}\n{fitted([*told, _whose_turn(standing)], MESSAGE_LIMIT - length(head) - 1)}"


def _whose_turn(then: Standing) -> str:
    """Whom the match waited for at that moment."""
    acting = [name_in(then)(seat) for seat in sorted(then.game.to_act(then.table))]
    if not acting or then.game.outcome(then.table) is not None:
        return "The match was over."
    return f"Then it was {acting[0]}'s turn." if len(acting) == 1 else f"Then {listed(acting)} were to choose."


def past_view(found: PastTurn) -> ui.View:
    """First, Back, Forward, Last; below them the turns to leap to."""
    match, last = found.standing.match.id, len(found.turns) - 1
    ways = (("First", 0), ("Back", max(0, found.at - 1)), ("Forward", min(last, found.at + 1)), ("Last", last))
    view = ui.View(timeout=None)
    for way, (label, at) in enumerate(ways):
        pressed = button(f"past:{match}:{at}:{way}", label)
        pressed.disabled = at == found.at
        view.add_item(pressed)
    if last:
        view.add_item(_leaps(found, match))
    return at_rest(view)


def _leaps(found: PastTurn, match: int) -> ui.Select[Any]:
    """Turns at even distances, the first and the last among them."""
    options = [
        discord.SelectOption(
            label=cut(_called(found, found.turns[at]), OPTION_LIMIT), value=str(at), default=at == found.at
        )
        for at in spaced(len(found.turns), MOST_LEAPS)
    ]
    return ui.Select(custom_id=f"leap:{match}", placeholder="Leap to a turn …", options=options, row=1)


def _called(found: PastTurn, made: TurnMade) -> str:
    if made == found.turns[0]:
        return "The start"
    whose = "" if made.seat is None else f": {plain_name_in(found.standing)(Seat(made.seat))}"
    return f"Turn {made.turn}{whose}"


def spaced(count: int, most: int) -> Sequence[int]:
    """At most so many of the numbers below a count, at even distances, the first and the last among them."""
    if count <= most:
        return range(count)
    return [round(step * (count - 1) / (most - 1)) for step in range(most)]
