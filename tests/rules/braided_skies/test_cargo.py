"""Processing: which slots cargo may go to, what it costs, and what is left at the port for the next visitor."""

from __future__ import annotations

import pytest

from rules.braided_skies.seeing import view
from rules.braided_skies.table import Placed, Table
from rules.braided_skies.terms import Token
from tests.rules.braided_skies.building import ME, YOU, a_table, do, fill, fill_up, hold_of, put, says, tokens_of, told

ZEPHYR = "Deploy the yellow ship to Zephyr"
CAROUSEL = "Deploy the red ship to Magnus"
LEAVE = "Leave the rest at the port"


def one_slot(slots: str, row: int = 0) -> Table:
    """A table on which the first player's only outfittings are spare slots of these kinds, in one row."""
    table = a_table()
    cards = {"Y": "crew-story-hour-1", "B": "crew-story-hour-2", "R": "crew-story-hour-3", "T": "crew-story-hour-4"}
    cards |= {"X": "printed-engines-culture", "W": "printed-spare-rack"}
    table.mats[ME].rows = [[], [], []]
    table.mats[ME].rows[row] = [Placed(cards[slot], [""]) for slot in slots]
    return table


def example(grit: int) -> Table:
    """The yellow ship's row has a free red slot and no tourist slot, another row a free tourist slot; R and T come."""
    table = a_table()
    table.mats[ME].grit = grit
    table.mats[ME].rows = [
        [Placed("printed-story-hour-short", ["Y"]), Placed("crew-story-hour-3", [""])],
        [Placed("crew-story-hour-4", [""])],
        [],
    ]
    for port in table.ports:
        port.clouds = []
    table.ports[0].leftovers = ["T"]
    return table


def test_cargo_moves_to_open_slots() -> None:
    """BS-K13 cargo moves from the hold to an open slot, and lies there."""
    table = do(a_table(), ZEPHYR, "Yellow tapstone to Crew Story Hour, yellow row (yellow)")
    assert (hold_of(table), tokens_of(table)) == (["R"], "Y")
    assert table.mats[ME].rows[0][0].tokens == ["Y", ""]


def test_tokens_on_slots_make_no_room() -> None:
    """BS-K13 tokens already on slots may not be discarded; BQ-22 nor moved: a full mat takes nothing."""
    table = a_table()
    fill_up(table)
    after = do(table, ZEPHYR)
    assert says(after) == ["End your turn"]
    assert after.mats[ME].rows == table.mats[ME].rows
    assert after.ports[0].leftovers == ["R", "Y"]


def test_tokens_on_slots_are_never_rearranged() -> None:
    """BQ-22 all that is offered concerns the cargo, even where moving a token would make it fit."""
    table = a_table()
    fill_up(table)
    fill(table, "yellow", 0, "Y", "")  # the wild slot would take the yellow one lying here, and free its slot
    table = do(table, CAROUSEL)
    assert says(table) == ["Tourist to Crew Story Hour, yellow row (wild), 1 grit", LEAVE]
    assert says(do(table, "Tourist")) == ["End your turn"]


def test_the_own_row_is_free_and_others_cost_grit() -> None:
    """BS-K14 same-row slot free, other-row slot 1 grit per item."""
    table = do(a_table(), ZEPHYR, "Red tapstone to Wind Engines, yellow row")
    assert table.mats[ME].grit == 2
    table = do(table, "Yellow tapstone to Legend Lamplight, blue row (wild), 1 grit")
    assert table.mats[ME].grit == 1
    assert tokens_of(table) == "RY"


def test_each_item_costs_its_own_grit() -> None:
    """BS-K14 1 grit per item: two items to other rows cost two, and without grit none is offered."""
    table = one_slot("WW", row=1)
    table = do(table, ZEPHYR, "Red", "Yellow")
    assert table.mats[ME].grit == 0
    poor = one_slot("WW", row=1)
    poor.mats[ME].grit = 0
    assert do(poor, ZEPHYR).ports[0].leftovers == ["R", "Y"]


@pytest.mark.parametrize(
    ("slot", "fitting"), [("Y", "Y"), ("B", "B"), ("R", "R"), ("T", "T"), ("X", "YBR"), ("W", "YBRT")]
)
def test_what_fits_a_slot(slot: str, fitting: str) -> None:
    """BS-K15 a colour slot takes its colour, a tourist slot a tourist, a wild slot any tapstone or tourist."""
    table = one_slot(slot, row=2)
    table.ports[2].leftovers = ["Y", "B", "R"]
    table = do(table, CAROUSEL)
    if len(fitting) == 1:  # only one way: it was not asked
        assert tokens_of(table) == fitting
    else:
        first = {"Y": "Yellow", "B": "Blue", "R": "Red", "T": "Tourist"}
        assert [said.split(" ")[0] for said in says(table)] == [first[token] for token in "YBRT" if token in fitting]


def test_what_is_not_placed_returns_to_that_port() -> None:
    """BS-K16 cargo not placed lies at that port for the next visitor, and at no other."""
    table = one_slot("Y")
    table = do(table, ZEPHYR)
    assert [port.leftovers for port in table.ports] == [["R"]] + [[]] * 8
    assert view(table, YOU).ports[0].leftovers == ("R",)
    assert "stays at Zephyr's Cinders" in told(table)


def test_the_hold_is_empty_when_the_turn_ends() -> None:
    """BS-K17 the turn cannot end before all cargo is placed or left, and then the hold is empty."""
    table = do(a_table(), ZEPHYR)
    while view(table, ME).mats[ME].hold:
        assert "End your turn" not in says(table)
        table = do(table, says(table)[0])
    assert "End your turn" in says(table)
    assert hold_of(table) == []


def test_cargo_that_fits_its_own_row_must_be_placed() -> None:
    """BQ-21 finishing is offered only when nothing left fits an open slot of the ship's own row."""
    table = do(a_table(), ZEPHYR)
    assert LEAVE not in says(table)
    table = do(table, "Red tapstone to Crew Story Hour", "Yellow tapstone to Wind Engines, yellow")
    assert says(table) == ["End your turn"]


def test_other_rows_are_optional() -> None:
    """BQ-21 cross-row placement is optional: the rest may be left although it fits another row."""
    table = one_slot("Y", row=1)
    table = do(table, ZEPHYR)
    assert says(table) == ["Yellow tapstone to Crew Story Hour, blue row (yellow), 1 grit", LEAVE]
    assert do(table, LEAVE).ports[0].leftovers == ["R", "Y"]


def test_there_is_no_duty_to_the_best_fit() -> None:
    """BQ-21 order and slot are the player's: the red one may take the slot that the yellow one needs."""
    table = one_slot("X")
    table = do(table, ZEPHYR, "Red")
    assert (tokens_of(table), table.ports[0].leftovers) == ("R", ["Y"])


def test_under_the_switch_cargo_may_be_declined() -> None:
    """BQ-21 process_decline: what fits may be left."""
    table = do(a_table(process_decline=True), ZEPHYR, LEAVE)
    assert (tokens_of(table), table.ports[0].leftovers) == ("", ["R", "Y"])


def test_leftovers_go_to_the_next_visitor_in_full() -> None:
    """BQ-23 the next visitor gains the whole pile though nothing can be placed; it then returns."""
    table = a_table()
    pile: list[Token] = ["T"] * 9
    table.ports[0].leftovers = pile
    fill_up(table)
    table = do(table, ZEPHYR)
    assert table.ports[0].leftovers == ["R", "Y", *pile]
    assert table.mats[ME].grit == 2


def test_leftovers_are_open_to_the_same_player() -> None:
    """BQ-23 the next visitor may be the player who left them."""
    table = do(one_slot("Y", row=1), ZEPHYR, LEAVE)
    table.mats[ME].ships[0].port, table.acted = None, False
    assert hold_of(do(table, ZEPHYR)) == ["R", "Y", "R", "Y"]


def test_only_tokens_are_left() -> None:
    """BQ-23 grit of a visit is never left at the port, even when the track is full."""
    table = a_table()
    table.mats[ME].grit = 10
    fill_up(table)
    assert do(table, CAROUSEL).ports[2].leftovers == ["T"]


def test_one_item_placed_free_and_one_for_grit() -> None:
    """BS-AT03 cargo R and T, grit 1: R is placed free in the row, T for 1 grit: grit 0, the port has no such item."""
    table = do(example(1), ZEPHYR, "Red tapstone to Crew Story Hour no. 2, yellow row (red)", "Tourist to")
    assert table.mats[ME].grit == 0
    assert tokens_of(table) == "RTY"
    assert table.ports[0].leftovers == ["Y"]


def test_without_grit_the_other_item_waits_for_the_next_visitor() -> None:
    """BS-AT04 grit 0: R is placed, T lies on the port, and the next visitor gains it with the core."""
    table = do(example(0), ZEPHYR)
    assert tokens_of(table) == "RY"
    assert table.ports[0].leftovers == ["Y", "T"]
    table = do(do(table, "End"), ZEPHYR, seat=YOU)
    assert hold_of(table) == ["R", "Y", "Y", "T"]


def test_many_places_are_asked_token_by_token() -> None:
    """A visit with very many placings asks first which token, then where, and comes to the same end."""
    table = a_table()
    table.ports[0].leftovers = ["B", "T"]
    put(table, "----", row=0)
    table = do(table, ZEPHYR)
    assert says(table) == [
        f"Place a {name}" for name in ("yellow tapstone", "blue tapstone", "red tapstone", "tourist")
    ]
    table = do(table, "Place a tourist", "Tourist to Spare Rack, yellow")
    assert tokens_of(table) == "T"
    assert hold_of(table) == ["R", "Y", "B"]
