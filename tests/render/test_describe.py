"""Alternative text, word for word."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import msgspec
import pytest

from render.alt import within_limit
from render.artist import Artist
from render.braided_skies.describe import (
    describe_board,
    describe_card,
    describe_mat,
    describe_scores,
)
from render.braided_skies.faces import FACES
from render.braided_skies.people import people
from render.braided_skies.towers import _lanes
from render.picture import LONGEST_ALT
from render.spacing import spread
from rules.braided_skies.view import EndingView, TableView
from rules.core.outcome import Outcome
from rules.core.questions import Seat

Lay = Callable[..., TableView]


def test_the_board_says_first_whose_turn_it_is(lay: Lay, names: tuple[str, ...]) -> None:
    assert describe_board(lay(2), names).startswith(
        "Braided Skies, round 14: Okonkwo to move. Fame: Mirela 31 and Okonkwo 24. "
    )


def test_the_board_word_for_word(lay: Lay, names: tuple[str, ...]) -> None:
    assert describe_board(lay(2), names) == BOARD


def test_the_ending_is_told(lay: Lay, names: tuple[str, ...]) -> None:
    view = lay(3, ending=EndingView("60 fame", Seat(2), 4))
    assert "The end was set off in the turn of Søren: 60 fame. 4 turns left." in describe_board(view, names)


def test_a_finished_game_has_no_turn(lay: Lay, names: tuple[str, ...]) -> None:
    text = describe_board(lay(3, over=True), names)
    assert text.startswith("Braided Skies, the game is over. Fame:")
    assert "to move" not in text


def test_who_has_several_ships_at_a_port_is_named_once(lay: Lay, names: tuple[str, ...]) -> None:
    view = lay(2)
    festival = msgspec.structs.replace(view.special_ports[0], ships=((1, "blue"), (0, "red"), (1, "red")))
    crowded = msgspec.structs.replace(view, special_ports=(festival, *view.special_ports[1:]))
    assert "Tomtom Festival (Okonkwo with 2 ships and Mirela)" in describe_board(crowded, names)


def test_a_mat_word_for_word(lay: Lay, names: tuple[str, ...]) -> None:
    view = lay(2)
    assert describe_mat(view.mats[0], people(view, names)[0]) == MAT


def test_a_card_word_for_word() -> None:
    assert describe_card("outfitting:gossip-porthole") == (
        "Gossip Porthole, outfitting. Draw an encounter. Slots: tourist + wild. "
        "It opens on whatever the neighbours are saying."
    )


def test_every_card_is_told_whole() -> None:
    for face in FACES.values():
        text = describe_card(face.id)
        assert all(sentence in text for sentence in (face.name, *face.words))


def test_the_score_sheet_says_who_won_and_why(lay: Lay, names: tuple[str, ...], outcome: Outcome) -> None:
    text = describe_scores(lay(4, over=True), outcome, names)
    assert text.startswith("Søren wins with 97 fame; the tie was broken by more tapstones. 1. Søren: 97 fame")
    assert "3. Okonkwo: 66 fame" in text
    assert "3. 小百合: 66 fame" in text


def test_no_sentence_is_cut() -> None:
    long = "x" * (LONGEST_ALT - 6) + "."
    assert within_limit(("Short.", long, "Also short.")) == "Short. Also short."


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_longest_names_fit(artist: Artist, lay: Lay, seats: int) -> None:
    view = lay(seats)
    for picture in artist.pictures(view, ("W" * 32,) * seats):
        assert 100 < len(picture.alt) <= LONGEST_ALT


def test_tied_tokens_are_spread_on_the_fame_track() -> None:
    assert spread([100, 100, 300], 30, 0, 1000) == [85, 115, 300]
    assert spread([0, 0, 0], 30, 0, 1000) == [0, 30, 60]
    assert spread([990, 1000], 30, 0, 1000) == [970, 1000]


def test_spread_tokens_never_touch() -> None:
    places = spread([10, 12, 40, 41, 45], 30, 0, 1000)
    assert all(right - left >= 30 for left, right in pairwise(places))


def test_each_token_on_a_step_has_a_lane_of_its_own() -> None:
    for here in ([0], [0, 4], [1, 2, 3], [0, 1, 2, 4], [0, 1, 2, 3, 4]):
        assert len(set(_lanes(here))) >= len(here)


BOARD = (
    "Braided Skies, round 14: Okonkwo to move. Fame: Mirela 31 and Okonkwo 24. Free ports: Zephyr's Cinders "
    "(yellow), Rainbow Geyser (blue), Magnus Carousel (red), Glass Moorings (red), Culture Port, Scenic Port, "
    "Adventure Port, Tomtom Festival, Underground Market, Free Flyer's Guild, Thunder's Workshop and Cracked "
    "Flagon. Taken: Lantern Shoals (Mirela) and Kestrel Terraces (Okonkwo). 3 ports hidden under 4 cloud "
    "tiles. Wonders: Kettle Hall for 2 yellow tapstones and 1 tourist; Leaning Stones for 1 blue tapstone and "
    "1 tourist, 2 fame tokens; Edge of Charts for 1 yellow tapstone, 1 blue tapstone, 2 red tapstones and 1 "
    "tourist, 3 fame tokens. Tracks (culture, scenic, adventure): Mirela 7/2/5 and Okonkwo 3/8/6. Guild: Wind "
    "Engines, Refill Station, Outpost Expansion and Semaphore Mast. Also moored: Zephyr's Cinders (Mirela). "
    "Zephyr's Cinders: Music Kiosk (gain 1 fame per culture symbol), outposts of Mirela and Okonkwo. Rainbow "
    "Geyser: Souvenir Stall (gain a tourist), outposts of Okonkwo."
)
MAT = (
    "Mat of Mirela: 31 fame, 5 grit, 3 outposts left. Tracks: culture 7, scenic 2 and adventure 5. Ships: "
    "yellow at Zephyr's Cinders with harvester and crewmate; blue at Lantern Shoals; red home with harvester. "
    "Yellow row: Crew Story Hour lacks yellow, Wind Engines (culture) lacks any tapstone; 3 empty spaces. "
    "Blue row: Legend Lamplight ready, Wind Engines (scenic) ready, Hero's Gauntlet ready, Wayfarer Hammock "
    "ready; 1 empty space. Red row: Hero's Gauntlet lacks tourist, Wind Engines (adventure) ready; 3 empty "
    "spaces. Itinerary: Painted Gangplank and Paper Observatory; symbols 2 culture. 3 encounter cards: gain 2 "
    "grit or gain a yellow tapstone; gain a tapstone of any colour or pay 1 grit to gain 3 fame; gain a "
    "tapstone of any colour or pay 1 grit to gain 2 tapstones of one colour. Captain Odile Marrow, Marigold "
    "Skiff."
)
