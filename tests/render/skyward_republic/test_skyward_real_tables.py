"""Tables of the real game: whatever the rules lay on the table, it is drawn and told."""

from __future__ import annotations

import random
from typing import Any

import pytest

from render.picture import LONGEST_ALT
from render.skyward_republic.artist import SkywardRepublicArtist
from render.skyward_republic.card import FACES
from rules.skyward_republic.game import GAME

NAMES = ("Mirela", "Okonkwo", "Søren", "小百合")
ACTIONS = 120

pytestmark = pytest.mark.long


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {"two_player_draft_variant": True}), (3, {"experienced_benefactor_draft": True}), (4, {})],
)
def test_a_game_on_its_way_is_drawn(artist: SkywardRepublicArtist, seats: int, options: dict[str, Any]) -> None:
    """A hundred random actions, drawn at the start of each phase and on the way, with the hand of whoever is asked."""
    table, chooser = GAME.setup(seats=seats, seed=seats, options=options), random.Random(seats)
    phases = set()
    for number in range(ACTIONS):
        seat = min(GAME.to_act(table))
        view = GAME.view(table, seat)
        if number % 40 == 0 or view.phase not in phases:
            phases.add(view.phase)
            hand = artist.hand(view, NAMES[:seats])
            assert hand
            for picture in (*artist.pictures(view, NAMES[:seats]), hand):
                assert picture.png
                assert 0 < len(picture.alt) <= LONGEST_ALT
        GAME.take(table, seat, chooser.choice(GAME.legal_actions(table, seat)))
    assert {"draft", "launch", "benefactor"} <= phases


def test_every_face_the_game_offers_has_a_picture(artist: SkywardRepublicArtist) -> None:
    """One of each kind in full; that the rest can be drawn is tested with the parts."""
    assert {face.id for face in GAME.faces()} == set(FACES)
    for kind, face_id in {face.kind: face.id for face in GAME.faces()}.items():
        picture = artist.card(face_id)
        assert kind in picture.alt
        assert picture.file_name == f"{face_id.replace(':', '-')}.png"


def test_an_unknown_card_is_refused(artist: SkywardRepublicArtist) -> None:
    with pytest.raises(KeyError):
        artist.card("skyward:no-such-place")
