"""Collection ports: placing a ship, and what core, harvester and outpost bring into the hold, in this order."""

from __future__ import annotations

import pytest

from rules.braided_skies.actions import Deploy
from rules.braided_skies.seeing import view
from rules.braided_skies.table import Table
from rules.braided_skies.terms import FLAGS
from tests.rules.braided_skies.building import (
    ME,
    YOU,
    a_table,
    at_port,
    do,
    fill_up,
    hold_of,
    next_dice,
    put,
    says,
    tokens_of,
    told,
    why,
)

ZEPHYR = "Deploy the yellow ship to Zephyr"
GEYSER = "Deploy the blue ship to Rainbow"
CAROUSEL = "Deploy the red ship to Magnus"


def revealed(**options: bool) -> Table:
    """A table without clouds."""
    table = a_table(**options)
    for port in table.ports:
        port.clouds = []
    return table


def test_a_collection_port_costs_nothing() -> None:
    """BS-K01 no cost: with neither grit nor tokens the matching ship may be placed."""
    table = a_table()
    table.mats[ME].grit = 0
    table = do(table, ZEPHYR)
    assert (table.mats[ME].grit, table.mats[ME].ships[0].port) == (0, "zephyr")


@pytest.mark.parametrize("port", ["shoals", "lagoon"])
def test_a_port_under_clouds_cannot_be_visited(port: str) -> None:
    """BS-K01 the port must be revealed, and BS-K02 once it is, it may be visited directly from the mat."""
    table = a_table()
    assert "(BS-K01)." in why(table, Deploy("blue", port))
    assert f"Deploy the blue ship to {'Lantern Shoals' if port == 'shoals' else 'Mirror Lagoon'}" in says(revealed())


def test_the_shape_must_match_at_every_level() -> None:
    """BS-K01 the ship must match the shape of the collection port."""
    assert "(BS-D02)." in why(revealed(), Deploy("red", "shoals"))


def test_what_is_gained_goes_to_the_hold() -> None:
    """BS-K08 tokens gained go to the cargo hold of the deployed ship, BS-K09 the core among them."""
    table = do(a_table(), ZEPHYR)
    assert (hold_of(table), tokens_of(table)) == (["R", "Y"], "")
    assert view(table, YOU).mats[ME].hold == ("R", "Y")


def test_core_has_grit_and_leftovers() -> None:
    """BS-K09 core: printed grit and tokens, plus all that lies on the port, which is then empty."""
    table = a_table()
    table.ports[2].leftovers = ["B", "B", "T"]
    table = do(table, CAROUSEL)
    assert (hold_of(table), table.mats[ME].grit) == (["T", "B", "B", "T"], 3)
    assert table.ports[2].leftovers == []
    assert "takes aboard what lay there: 2 blue tapstones and a tourist" in told(table)


def test_core_has_dice() -> None:
    """BS-K09 dice of the core: each is rolled, a token goes to the hold, an encounter card to its owner."""
    table = revealed()
    next_dice(table, "B", None)
    table = do(table, "Deploy the yellow ship to Sleeping")
    assert hold_of(table) == ["B", "T"]
    assert len(table.mats[ME].encounters) == 1


@pytest.mark.parametrize(("side", "hold"), [("tourist", ["B", "T"]), ("die", ["B", "Y"])])
def test_a_slash_is_a_choice_of_one_side(side: str, hold: list[str]) -> None:
    """BS-K10 a "/" in the core: choose one side, and gain nothing of the other."""
    table = revealed()
    next_dice(table, "Y")
    table = do(table, "Deploy the red ship to Glass")
    assert len(says(table)) == 2
    assert hold_of(do(table, next(said for said in says(table) if side in said))) == hold


def test_harvester_then_outpost_come_last() -> None:
    """BS-K11 the harvester bonus comes after the core with its leftovers, BS-K12 the outpost bonus last."""
    table = a_table()
    at_port(table, "yellow", None, harvester=True)
    table.ports[3].clouds = []
    table.ports[0].leftovers = ["B"]
    table.ports[0].owners, table.ports[0].outpost_tile = [ME], "rain-cistern"
    next_dice(table, "T")
    assert hold_of(do(table, ZEPHYR)) == ["R", "Y", "B", "T", "B"]


def test_no_harvester_no_harvester_bonus() -> None:
    """BS-K11 only with a harvester on that ship: one on another ship, or a crewmate, earns nothing."""
    table = revealed()
    at_port(table, "yellow", None, crewmate=True)
    at_port(table, "red", None, harvester=True)
    assert hold_of(do(table, ZEPHYR)) == ["R", "Y"]


def test_an_outpost_pays_its_owner_only() -> None:
    """BS-K12 the outpost bonus is gained only with one's own token at this port."""
    table = a_table()
    table.ports[0].owners, table.ports[0].outpost_tile = [YOU], "rain-cistern"
    table.ports[1].owners, table.ports[1].outpost_tile = [ME], "rain-cistern"
    assert hold_of(do(table, ZEPHYR)) == ["R", "Y"]
    assert hold_of(do(table, GEYSER, "Gain a red")) == ["B", "R", "B"]


@pytest.mark.parametrize("port", [0, 1, 2])
def test_a_crewmate_earns_no_bonus_at_a_collection_port(port: int) -> None:
    """BS-K18 with no cloud to explore a crewmate gains nothing more than an empty ship."""
    flag, way = FLAGS[port], (ZEPHYR, GEYSER, CAROUSEL)[port]
    plain, crewed = revealed(), revealed()
    at_port(crewed, flag, None, crewmate=True)
    assert says(do(plain, way)) == says(do(crewed, way))
    assert hold_of(do(plain, way)) == hold_of(do(crewed, way))
    assert do(plain, way).mats[ME].grit == do(crewed, way).mats[ME].grit


def test_tokens_of_an_outpost_and_of_dice_are_cargo() -> None:
    """BS-K08 all tokens of step 3 go to the hold, BQ-24 in full: no part of them can be declined."""
    table = revealed()
    at_port(table, "blue", None, harvester=True)
    table.ports[8].owners, table.ports[8].outpost_tile = [ME], "ember-kiln"
    next_dice(table, "Y", "B", "R")
    table = do(table, "Deploy the blue ship to Mirror", "Gain a yellow")
    assert hold_of(table) == ["Y", "B", "Y", "R", "T", "R"]


def test_core_cannot_be_taken_in_part() -> None:
    """BQ-24 core is gained in full although nothing of it can be placed; it then lies at the port."""
    table = a_table()
    fill_up(table)
    table = do(table, ZEPHYR)
    assert says(table) == ["End your turn"]
    assert table.ports[0].leftovers == ["R", "Y"]


def test_supplies_are_no_limit() -> None:
    """BQ-25 with 20 yellow tapstones out the next one is still gained."""
    table = a_table()
    put(table, "Y" * 20, seat=YOU)
    table = do(table, ZEPHYR)
    assert hold_of(table) == ["R", "Y"]
    assert view(table, None).supply[0] == -1


def test_strict_supply_is_a_limit() -> None:
    """BQ-25 strict_supply: a token that is not there is not gained, and neither is a die result."""
    table = revealed(strict_supply=True)
    put(table, "Y" * 20, seat=YOU)
    assert hold_of(do(table, ZEPHYR)) == ["R"]
    next_dice(table, "Y", "B")
    assert hold_of(do(table, "Deploy the yellow ship to Sleeping")) == ["B", "T"]


def test_strict_supply_limits_a_free_choice() -> None:
    """BQ-25 strict_supply: a free colour must be one that is left; tokens in the hold are not."""
    table = a_table(strict_supply=True)
    put(table, "Y" * 20 + "B" * 19, seat=YOU)
    assert hold_of(do(table, GEYSER)) == ["B", "R"]
    assert says(do(a_table(), GEYSER)) == ["Gain a yellow tapstone", "Gain a blue tapstone", "Gain a red tapstone"]


def test_grit_of_a_visit_stops_at_ten() -> None:
    """BQ-26 grit of the core above 10 is lost."""
    table = a_table()
    table.mats[ME].grit = 10
    assert do(table, CAROUSEL).mats[ME].grit == 10


def test_a_card_of_the_outpost_goes_to_its_owner() -> None:
    """BS-K12 an outpost bonus that is no token is gained at the step itself, before processing."""
    table = a_table()
    table.ports[0].owners, table.ports[0].outpost_tile = [ME], "crossroads-inn"
    table = do(table, ZEPHYR)
    assert len(table.mats[ME].encounters) == 1
    assert hold_of(table) == ["R", "Y"]
