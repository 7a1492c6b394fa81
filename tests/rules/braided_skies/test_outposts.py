"""Outposts: where they come from, where they may be placed, and what they bring."""

from __future__ import annotations

import pytest

from rules.braided_skies.table import Placed, Table
from tests.rules.braided_skies.building import (
    ME,
    YOU,
    a_table,
    at_port,
    do,
    hold_of,
    says,
    step_to,
    told,
)

A_BLUE_OR_AN_OUTPOST = 15
A_BLUE_OR_A_SCENIC_STEP = 18
TO_ZEPHYR = "Place an outpost at Zephyr's Cinders"
NONE = "Place no outpost"
ZEPHYR = "Deploy the yellow ship to Zephyr"


def with_outpost_card() -> Table:
    """The first player holds the encounter that brings an outpost."""
    table = a_table()
    table.mats[ME].encounters = [A_BLUE_OR_AN_OUTPOST]
    return table


def owner(tile: str, *wonders: str) -> Table:
    """The first player's outpost stands at Zephyr's Cinders, with this tile."""
    table = a_table()
    table.ports[0].owners, table.ports[0].outpost_tile = [ME], tile
    table.mats[ME].wonders += wonders
    return table


def test_an_outfitting_places_outposts() -> None:
    """BS-O01 the outfitting Outpost Expansion places an outpost."""
    table = a_table()
    table.mats[ME].rows[0] = [Placed("printed-expansion", ["B", "B", "T"])]
    at_port(table, "yellow", "zephyr")
    table = do(table, "Recall", "Bring the yellow", "Activate Outpost Expansion", "Place an outpost", TO_ZEPHYR)
    assert table.ports[0].owners == [ME]


def test_a_step_of_a_track_places_an_outpost() -> None:
    """BS-O01 an outpost bonus on a track places one, and a card (an encounter here) may do so as well."""
    table = a_table()
    table.mats[ME].encounters = [A_BLUE_OR_A_SCENIC_STEP]
    step_to(table, "scenic", 1)
    assert do(table, "Play", "B: Advance", TO_ZEPHYR).ports[0].owners == [ME]
    assert do(with_outpost_card(), "Play", "B: Place", TO_ZEPHYR).ports[0].owners == [ME]


def test_one_outpost_a_port_whatever_others_have_there() -> None:
    """BS-O02 1 token from the supply where one has none; others' tokens do not matter."""
    table = with_outpost_card()
    table.ports[0].owners, table.ports[1].owners = [ME], [YOU]
    table = do(table, "Play", "B: Place")
    assert TO_ZEPHYR not in says(table)
    table = do(table, "Place an outpost at Rainbow")
    assert table.ports[1].owners == [YOU, ME]
    assert (table.mats[ME].outposts, table.mats[YOU].outposts) == (5, 6)


def test_an_outpost_is_now_or_never() -> None:
    """BS-O02 optional, and an outpost bonus not used at once is lost."""
    table = do(with_outpost_card(), "Play", "B: Place")
    assert says(table)[-1] == NONE
    table = do(table, NONE)
    assert table.mats[ME].outposts == 6
    assert not [said for said in says(table) if "outpost" in said]


def test_without_a_token_no_outpost() -> None:
    """BS-O02 the token comes from one's supply of 6: with none left a track's outpost brings nothing."""
    table = a_table()
    table.mats[ME].encounters = [A_BLUE_OR_A_SCENIC_STEP]
    table.mats[ME].outposts = 0
    step_to(table, "scenic", 1)
    table = do(table, "Play", "B: Advance")
    assert table.mats[ME].tracks == [0, 2, 0]
    assert not any(port.owners for port in table.ports)


def test_only_at_a_revealed_port() -> None:
    """BS-O03 the port must be revealed: at first the top three, and a deeper one once its clouds are gone."""
    table = with_outpost_card()
    offered = says(do(table, "Play", "B: Place"))
    assert [said.removeprefix("Place an outpost at ") for said in offered] == [
        "Zephyr's Cinders",
        "Rainbow Geyser",
        "Magnus Carousel",
        NONE,
    ]
    table.ports[3].clouds = []
    assert "Place an outpost at Lantern Shoals" in says(do(table, "Play", "B: Place"))


def test_placing_pays_nothing_each_visit_does() -> None:
    """BS-O04 placing pays nothing by itself, though a ship stands there; each later visit of one's own pays."""
    table = with_outpost_card()
    table.ports[0].outpost_tile = "music-kiosk"
    at_port(table, "yellow", "zephyr")
    table = do(table, "Play", "B: Place", TO_ZEPHYR)
    assert table.mats[ME].fame == 0
    for visit in (1, 2):
        at_port(table, "yellow", None)
        table.acted, table.visit, table.agenda = False, None, []
        table = do(table, ZEPHYR)
        assert table.mats[ME].fame == visit


def test_others_visits_pay_the_owner_nothing() -> None:
    """BS-O04 one's own visit: that of another player pays neither the owner nor the visitor."""
    table = owner("music-kiosk")
    table.turn = YOU
    table = do(table, ZEPHYR, seat=YOU)
    assert [mat.fame for mat in table.mats] == [0, 0]


@pytest.mark.parametrize(
    ("tile", "fame"),
    [("music-kiosk", 2), ("debating-shed", 2), ("lichen-lookout", 5), ("rope-school", 1), ("rescue-hut", 1)],
)
def test_fame_per_symbol(tile: str, fame: int) -> None:
    """BS-O05 1 fame per matching symbol in the itinerary, covered or not, without a cap."""
    scenic = ("bridge-of-sighing-pines", "velvet-glacier", "moss-amphitheatre")  # 2, 2 and 1 scenic, 1 adventure
    table = do(owner(tile, *scenic, "kettle-hall"), ZEPHYR)
    assert table.mats[ME].fame == fame


@pytest.mark.parametrize(
    ("tile", "token"), [("amber-vein", "Y"), ("rain-cistern", "B"), ("ember-kiln", "R"), ("souvenir-stall", "T")]
)
def test_a_shown_token(tile: str, token: str) -> None:
    """BS-O05 the shown tapstone or tourist is gained, as cargo of the visit."""
    assert hold_of(do(owner(tile), ZEPHYR)) == ["R", "Y", token]


@pytest.mark.parametrize("tile", ["crossroads-inn", "rumour-exchange"])
def test_a_shown_encounter_card(tile: str) -> None:
    """BS-O05 the shown encounter card is drawn."""
    table = owner(tile)
    top = table.encounters[-1]
    table = do(table, ZEPHYR)
    assert table.mats[ME].encounters == [top]
    assert "draws" in told(table)
