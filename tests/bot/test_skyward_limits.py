"""Discord's limits over every prompt of random games of Skyward Republic, and what a phone still shows of them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.components import over_view, panel_view, turn_view
from bot.menus import MOST_BUTTONS
from bot.prompts import panel
from bot.results import Announcement, Standing
from bot.score_words import score_sheet
from bot.skyward_hand import hand
from bot.telling import turn_text
from bot.words import MESSAGE_LIMIT, length
from rules.skyward_republic.cards.decks import name as card_name
from rules.skyward_republic.game import GAME
from rules.skyward_republic.table import Table
from tests.bot.limits import EVERY_ICON, must_fit
from tests.bot.test_limits import check, match_of
from tests.playouts.skyward.playing import chosen

EVERY = 3


def standing_of(table: Table, seats: int, seat: int | None) -> Standing:
    """A match of players with the longest names, seen from a seat."""
    match = match_of(GAME, seats)
    return Standing(match, GAME, table, None if seat is None else match.seats[seat], undoable=True)


@pytest.mark.parametrize(
    ("seats", "switches"),
    [(2, {"two_player_draft_variant": True}), (3, {"experienced_benefactor_draft": True}), (4, {})],
)
def test_every_prompt_of_a_random_game_keeps_discords_limits(seats: int, switches: dict[str, Any]) -> None:
    luck = Random(seats)
    table = GAME.setup(seats=seats, seed=seats, options=switches)
    decisions = 0
    while acting := sorted(GAME.to_act(table)):
        seat = luck.choice(acting)
        if decisions % EVERY == 0:
            check(standing_of(table, seats, seat))
            assert length(hand(GAME.view(table, seat), seat)) <= MESSAGE_LIMIT
        GAME.take(table, seat, chosen(GAME.legal_actions(table, seat), luck))
        decisions += 1
        told = Announcement(standing_of(table, seats, None), GAME.news(table), match_of(GAME, seats).seats, True)
        must_fit(turn_text(told, ()), turn_view(match_of(GAME, seats), EVERY_ICON))
    outcome = GAME.outcome(table)
    assert outcome is not None
    sheet = score_sheet(standing_of(table, seats, None), outcome, (10**18,) * seats)
    must_fit(sheet, over_view(10**9))
    assert sheet.count("\n-# ") == seats, "every line of everybody's score"


def test_nothing_of_a_full_draft_is_cut_away() -> None:
    """Four piles with all eight cards flipped onto one of them: each is said with all its cards."""
    table = GAME.setup(seats=4, seed=5)
    while table.agenda or any(mat.near for mat in table.mats):
        (seat,) = GAME.to_act(table)
        GAME.take(table, seat, GAME.legal_actions(table, seat)[0])
    (seat,) = GAME.to_act(table)
    shown = panel(standing_of(table, 4, seat), icons=EVERY_ICON)
    must_fit(shown.text, panel_view(shown, EVERY_ICON))
    assert len(shown.offer.buttons) <= MOST_BUTTONS
    assert table.draft is not None
    for pile in table.draft.piles:
        assert all(f"{card_name(card)} (" in shown.text for card in pile.cards)
    assert "…" not in shown.text
