"""Twin tables, which differ only in what is hidden, give the same pictures and the same words for them."""

from __future__ import annotations

from random import Random

import pytest

from render.shelf import ARTISTS
from rules.braided_skies.game import GAME
from tests.playouts.twins import twin_of

NAMES = ("Mirela", "Okonkwo", "Søren")
EVERY = 200
"""One decision in so many is drawn: a picture is a function of its view, and the views are compared at each."""


@pytest.mark.long
def test_twins_are_drawn_alike() -> None:
    """House 1.5: what a seat may not know changes no picture, no alternative text and no key of one."""
    artist, luck = ARTISTS[GAME.slug], Random(9)
    table = GAME.setup(seats=3, seed=9)
    drawn = decision = 0
    while GAME.outcome(table) is None:
        (seat,) = GAME.to_act(table)
        if decision % EVERY == 0:
            twin = twin_of(table, luck)
            assert GAME.dump(twin) != GAME.dump(table)
            for viewer in (None, seat):
                mine, other = GAME.view(table, viewer), GAME.view(twin, viewer)
                assert artist.pictures(mine, NAMES) == artist.pictures(other, NAMES)
                assert artist.board_key(mine, NAMES) == artist.board_key(other, NAMES)
            drawn += 1
        table = GAME.apply(table, seat, luck.choice(GAME.legal_actions(table, seat)))
        decision += 1
    assert drawn >= 3
