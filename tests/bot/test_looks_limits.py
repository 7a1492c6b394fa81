"""Words in place of pictures, and history, over random games with the longest names: they keep Discord's limits."""

from __future__ import annotations

from random import Random

import pytest

from bot.components import panel_view, turn_view
from bot.gallery import Gallery
from bot.history_buttons import past_view, past_words
from bot.looks import ROOM, Looks, with_words
from bot.match_past import PastTurn
from bot.prompts import panel
from bot.results import Announcement, Standing
from bot.seating import whose_turn
from bot.telling import turn_text
from render.shelf import ARTISTS
from rules.shelf import SHELF
from storage.records import TurnMade
from tests.bot.limits import must_fit
from tests.bot.test_limits import match_of

EVERY = 20
WORDS = Looks(text_only=True)
TURNS = tuple(TurnMade(number + 1, number % 2, number) for number in range(400))


@pytest.mark.parametrize("slug", sorted(SHELF))
async def test_a_random_game_in_words_alone(slug: str) -> None:
    game, luck, gallery = SHELF[slug], Random(5), Gallery(ARTISTS)
    seats = game.most_seats
    match, table = match_of(game, seats), game.setup(seats=seats, seed=5)
    decisions = 0
    while acting := sorted(game.to_act(table)):
        seat = luck.choice(acting)
        if decisions % EVERY == 0:
            public = Standing(match, game, table, None, undoable=False)
            own = Standing(match, game, table, match.seats[seat], undoable=True)
            await check_public(public, gallery)
            await check_private(own, gallery)
            check_past(own)
        game.take(table, seat, luck.choice(game.legal_actions(table, seat)))
        decisions += 1
    gallery.close()


async def check_public(standing: Standing, gallery: Gallery) -> None:
    """A turn message: the board from its first sentence, and at the end of what happened whose turn it is."""
    told = Announcement(standing, standing.game.news(standing.table), standing.match.seats, True)
    pictures = await gallery.table(standing, WORDS)
    assert len(pictures) == len(standing.match.seats) + 1
    assert not any(picture.png for picture in pictures)
    said = with_words(turn_text(told, ()), pictures, ROOM)
    must_fit(said, turn_view(standing.match))
    assert whose_turn(standing) in said
    assert f"{standing.game.title}, round " in said


async def check_private(standing: Standing, gallery: Gallery) -> None:
    """A panel is never shortened for the words below it."""
    shown = panel(standing)
    said = with_words(shown.text, await gallery.private(standing, WORDS))
    must_fit(said, panel_view(shown))
    assert said.startswith(shown.text)


def check_past(standing: Standing) -> None:
    """A page of a long history."""
    for at in (0, 200, 399):
        found = PastTurn(standing, standing.game.news(standing.table), at, TURNS)
        must_fit(past_words(found, standing.game.title), past_view(found))
