"""Tables of the real game: whatever the rules lay on the table, it is drawn and told."""

from __future__ import annotations

import random

import pytest

from render.artist import Artist
from render.picture import LONGEST_ALT
from rules.shelf import SHELF

pytestmark = pytest.mark.long

GAME = SHELF["braided-skies"]
NAMES = ("Mirela", "Okonkwo", "Søren", "小百合", "Ingrid")
ACTIONS = 90


@pytest.mark.parametrize("seats", range(GAME.least_seats, GAME.most_seats + 1))
def test_a_game_on_its_way_is_drawn(artist: Artist, seats: int) -> None:
    """Some ninety random actions, drawn at the start, on the way (cargo in the hold, pawns on slots) and after."""
    table, chooser = GAME.setup(seats=seats, seed=seats, options={}), random.Random(seats)
    for number in range(ACTIONS + 1):
        if number % 30 == 0:
            drawn = artist.pictures(GAME.view(table, None), NAMES[:seats])
            assert len(drawn) == seats + 1
            assert all(picture.png and 0 < len(picture.alt) <= LONGEST_ALT for picture in drawn)
        seat = min(GAME.to_act(table))
        GAME.take(table, seat, chooser.choice(GAME.legal_actions(table, seat)))


def test_every_face_the_game_offers_can_be_drawn(artist: Artist) -> None:
    """One of each kind in full; that the rest have their dress is tested with the inks."""
    kinds = {face.kind: face.id for face in GAME.faces()}
    for kind, face_id in kinds.items():
        picture = artist.card(face_id)
        assert kind.lower() in picture.alt
        assert picture.file_name == f"{face_id.replace(':', '-')}.png"


def test_an_unknown_card_is_refused(artist: Artist) -> None:
    with pytest.raises(KeyError):
        artist.card("wonder:no-such-place")
