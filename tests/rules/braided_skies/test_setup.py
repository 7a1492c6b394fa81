"""Set-up: what lies on the board and in front of each player before the first turn."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from rules.braided_skies.cards.captains import CAPTAINS
from rules.braided_skies.cards.clouds import LARGE_CLOUDS, SMALL_CLOUDS
from rules.braided_skies.cards.decks import CAPTAIN, OUTFITTING, STARTING_WONDER, WONDER
from rules.braided_skies.cards.mats import LAYOUTS
from rules.braided_skies.cards.starting_wonders import STARTING_WONDERS
from rules.braided_skies.play import apply
from rules.braided_skies.save import dump
from rules.braided_skies.seeing import view
from rules.braided_skies.setup import setup
from rules.braided_skies.table import Table
from rules.braided_skies.terms import FLAGS, TRACKS
from rules.core.errors import SetupError
from rules.core.questions import Seat
from tests.rules.braided_skies.building import YOU, a_table, put, says, the, tokens_of

FIVE = setup(seats=5, seed=3, options={})
SEEDS = range(40)


def seen(table: Table) -> str:
    """All that the second player can see, as text."""
    return msgspec.json.encode(view(table, YOU)).decode()


def test_one_board_under_two_layers_of_cloud() -> None:
    """BS-C01 one board for all, BS-S01 the blue overlay hides its middle ports and the white one its bottom ports."""
    layers = [len(port.clouds) for port in view(FIVE, None).ports]
    assert layers == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert view(FIVE, None).ports == view(FIVE, YOU).ports


def test_small_clouds_on_the_bottom_ports() -> None:
    """BS-S02 shuffled, 1 small cloud face down on each of the 3 bottom ports; 4 go back unseen."""
    small = {cloud.id for cloud in SMALL_CLOUDS}
    laid = {port.clouds[0] for port in FIVE.ports[6:]}
    assert len(laid) == 3
    assert laid < small
    assert not any(cloud in dump(FIVE).decode() for cloud in small - laid)
    assert not any(cloud in seen(FIVE) for cloud in laid)
    assert len({setup(seats=2, seed=seed).ports[6].clouds[0] for seed in SEEDS}) == 7


def test_large_clouds_on_the_small_ones_and_on_the_middle_ports() -> None:
    """BS-S03 1 large cloud face down on each small one and on each middle port: 6 used; 4 go back unseen."""
    large = {cloud.id for cloud in LARGE_CLOUDS}
    laid = {port.clouds[-1] for port in FIVE.ports[3:]}
    assert len(laid) == 6
    assert laid < large
    assert not any(cloud in dump(FIVE).decode() for cloud in large - laid)
    assert not any(cloud in seen(FIVE) for cloud in laid)
    assert len({setup(seats=2, seed=seed).ports[3].clouds[0] for seed in SEEDS}) == 10


def test_nine_ports_three_of_them_revealed() -> None:
    """BS-S04 9 collection ports, 3 start revealed, and 9 cloud tiles lie on the map."""
    ports = view(FIVE, None).ports
    assert [port.level for port in ports if port.revealed] == [1, 1, 1]
    assert sum(len(port.clouds) for port in ports) == len(ports) == 9


def test_wonder_decks_show_their_top_card_only() -> None:
    """BS-S05 3 decks of 9 by back, shuffled, face up: exactly the top card of each is visible."""
    for deck, track, port in zip(FIVE.wonders, TRACKS, view(FIVE, YOU).wonder_ports, strict=True):
        assert Counter(WONDER[card].track for card in deck) == {track: 9}
        assert (port.track, port.top, port.cards) == (track, deck[-1], 9)
        assert [card for card in deck if f'"{card}"' in seen(FIVE)] == [port.top]
    assert len({setup(seats=2, seed=seed).wonders[0][-1] for seed in SEEDS}) == 9


def test_encounter_deck_is_shuffled_face_down() -> None:
    """BS-S06 the encounter deck is shuffled and lies face down: how many there are is all that shows."""
    assert len(FIVE.encounters) == view(FIVE, YOU).encounter_deck == 20
    other = FIVE.copy()
    other.encounters.reverse()
    assert seen(other) == seen(FIVE)
    assert setup(seats=5, seed=4).encounters != FIVE.encounters


def test_outpost_tiles_on_the_top_ports() -> None:
    """BS-S07 1 outpost tile face up on each of the 3 top ports, by lot; 9 remain."""
    tiles = [port.outpost_tile for port in view(FIVE, YOU).ports]
    assert None not in tiles[:3]
    assert tiles[3:] == [None] * 6
    assert len(FIVE.outpost_tiles) == 9
    assert len({*tiles[:3], *FIVE.outpost_tiles}) == 12
    assert not any(tile in seen(FIVE) for tile in FIVE.outpost_tiles)
    assert len({setup(seats=2, seed=seed).ports[0].outpost_tile for seed in SEEDS}) > 6


def test_four_outfittings_face_up_at_the_guild() -> None:
    """BS-S08 the outfitting deck is shuffled face down, 4 of its 36 cards lie face up at the Guild."""
    assert len({*FIVE.guild, *FIVE.outfittings}) == 36
    assert list(view(FIVE, YOU).guild) == FIVE.guild
    assert len(FIVE.guild) == 4
    assert not any(f'"{card}"' in seen(FIVE) for card in FIVE.outfittings)
    assert setup(seats=5, seed=4).guild != FIVE.guild


def test_supplies_are_full() -> None:
    """BS-S09 supplies of fame tokens, tapstones and tourists, BS-C05 20 of each but what the players start with."""
    for seats in (2, 5):
        full = view(setup(seats=seats, seed=1), None)
        assert full.supply == (20 - seats, 20 - seats, 20 - seats, 20)
        assert full.fame_supply == 15


def test_starting_player_by_lot() -> None:
    """BS-S10 a random starting player, who is the first to act."""
    tables = [setup(seats=4, seed=seed) for seed in SEEDS]
    assert {table.first for table in tables} == {0, 1, 2, 3}
    assert all(table.turn == table.first for table in tables)


def test_each_player_has_a_captain_of_their_own() -> None:
    """BS-S11 a captain and colour each, BS-C10 with a mark of its own; unused sets are out of play."""
    captains = [mat.captain for mat in setup(seats=3, seed=3).mats]
    assert len({CAPTAIN[captain].colour for captain in captains}) == 3
    assert len({CAPTAIN[captain].mark for captain in captains}) == 3
    unused = {captain.id for captain in CAPTAINS} - set(captains)
    assert not any(captain in dump(setup(seats=3, seed=3)).decode() for captain in unused)


def test_mats_and_starting_wonders_are_dealt() -> None:
    """BS-S12 a random mat and a random starting wonder each; the rest is out of play."""
    table = setup(seats=3, seed=3)
    layouts = {mat.layout for mat in table.mats}
    wonders = {mat.wonders[0] for mat in table.mats}
    assert (len(layouts), len(wonders)) == (3, 3)
    unused = {layout.id for layout in LAYOUTS} - layouts | {card.id for card in STARTING_WONDERS} - wonders
    assert len(unused) == 6
    assert not any(card in dump(table).decode() for card in unused)
    tables = [setup(seats=2, seed=seed) for seed in SEEDS]
    assert len({table.mats[0].layout for table in tables}) == 5
    assert len({table.mats[0].wonders[0] for table in tables}) == 7


def test_captain_pawns_start_at_home() -> None:
    """BS-S13 the captain pawn is on the captain mat."""
    assert all(mat.captain_home for mat in view(FIVE, None).mats)


def test_ships_start_on_their_own_rows() -> None:
    """BS-S14 3 ships told apart by flag, each at home on its own row."""
    for mat in view(FIVE, None).mats:
        assert [(ship.flag, ship.port) for ship in mat.ships] == [("yellow", None), ("blue", None), ("red", None)]
        assert [row.flag for row in mat.rows] == list(FLAGS)


def test_outposts_start_in_the_supply() -> None:
    """BS-S15 6 outpost tokens in the supply of each player, none on the map."""
    assert [mat.outposts for mat in FIVE.mats] == [6] * 5
    assert all(not port.owners for port in FIVE.ports)


def test_grit_starts_at_two() -> None:
    """BS-S16 grit 2."""
    assert [mat.grit for mat in FIVE.mats] == [2] * 5


def test_a_tapstone_of_each_colour_on_its_slot() -> None:
    """BS-S17 1 yellow, 1 blue and 1 red tapstone, each on a slot printed for its colour; every mat is dealt here."""
    assert len({mat.layout for mat in FIVE.mats}) == 5
    for seat, mat in enumerate(FIVE.mats):
        assert tokens_of(FIVE, Seat(seat)) == "BRY"
        filled = [
            (kind, token)
            for row in mat.rows
            for placed in row
            for kind, token in zip(OUTFITTING[placed.card].slots, placed.tokens, strict=True)
            if token
        ]
        assert all(kind == token for kind, token in filled)


def test_one_encounter_card_in_public() -> None:
    """BS-S18 1 encounter card each, face up: everybody sees it."""
    cards = [mat.encounters for mat in view(FIVE, YOU).mats]
    assert [len(each) for each in cards] == [1] * 5
    assert not {each[0] for each in cards} & set(FIVE.encounters)


def test_starting_wonder_tops_the_itinerary() -> None:
    """BS-S19 the starting wonder is at the top of the itinerary, alone."""
    for mat in FIVE.mats:
        assert len(mat.wonders) == 1
        assert mat.wonders[0] in STARTING_WONDER


def test_tracks_and_fame_start_at_nothing() -> None:
    """BS-S20 track tokens at the bottom of the 3 wonder tracks, fame 0."""
    assert [(mat.tracks, mat.fame) for mat in FIVE.mats] == [([0, 0, 0], 0)] * 5


@pytest.mark.parametrize(("port", "cost"), [("Thunder's Workshop", "B"), ("Cracked Flagon", "R")])
def test_upgrades_wait_at_workshop_and_flagon(port: str, cost: str) -> None:
    """BS-S21 3 harvesters at the Workshop and 3 crewmates at the Flagon, BS-C07 one for each of a player's ships."""
    table = a_table()
    put(table, cost)
    table = apply(table, table.turn, the(table, f"Deploy the yellow ship to {port}"))
    assert [said.rsplit(" on ", 1)[1] for said in says(table)] == ["the yellow ship", "the blue ship", "the red ship"]


def test_five_sets_of_pieces() -> None:
    """BS-C07 five player sets: 3 ships, 6 outposts, 3 track tokens; BS-D06 no ship has an upgrade yet."""
    for mat in view(FIVE, None).mats:
        assert (len(mat.ships), mat.outposts, len(mat.tracks)) == (3, 6, 3)
        assert not any(ship.harvester or ship.crewmate for ship in mat.ships)


def test_two_to_five_players() -> None:
    """BS-C09 2 to 5 players; any other number is refused in a sentence."""
    assert [setup(seats=seats, seed=1).seats for seats in (2, 3, 4, 5)] == [2, 3, 4, 5]
    for seats in (0, 1, 6):
        with pytest.raises(SetupError, match=f"takes 2 to 5 players, not {seats}\\.$"):
            setup(seats=seats, seed=1)


def test_a_seed_or_options_of_the_wrong_kind() -> None:
    """BQ-80 Whatever a set-up cannot use is refused in a sentence."""
    for wrong in ({"seed": "seven"}, {"seed": True}, {"seed": 7, "options": [1]}):
        with pytest.raises(SetupError, match=r"^[A-Z].*\.$"):
            setup(seats=2, **wrong)
