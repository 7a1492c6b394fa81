"""The order of a visit, and what may not be seen before its time (BQ-56 to BQ-59, BQ-83, BQ-84)."""

from __future__ import annotations

from rules.braided_skies.seeing import view
from tests.rules.braided_skies.building import (
    ME,
    YOU,
    a_table,
    at_port,
    do,
    hold_of,
    next_dice,
    put,
    says,
    step_to,
    told,
    top_wonder,
)
from tests.rules.braided_skies.dealing import clear_clouds

SCENIC = "Deploy the red ship to Scenic Port"
ADVENTURE = "Deploy the red ship to Adventure Port"


def test_only_the_top_wonder_may_be_seen() -> None:
    """BQ-57 Nobody may look through the wonder decks: what lies under the top card changes no view."""
    table, other = a_table(), a_table()
    for deck in other.wonders:
        deck[:-1] = reversed(deck[:-1])
    for seat in (ME, YOU, None):
        assert view(table, seat) == view(other, seat)
    other.wonders[0][-2:] = reversed(other.wonders[0][-2:])
    assert view(table, ME) != view(other, ME)


def test_the_last_wonder_of_a_deck() -> None:
    """BQ-56 When a wonder deck has run out its port is closed for the rest of the game; the others stay open."""
    table = a_table()
    table.wonders[1] = ["leaning-stones"]
    put(table, "BTBBTT")
    after = do(table, SCENIC, "Pay the blue tapstone of Spare Rack, yellow", "Pay the tourist")
    while "End your turn" not in says(after):
        after = do(after, says(after)[0])
    after = do(after, "End")
    after.turn = ME
    at_port(after, "red", None)
    assert after.wonders[1] == []
    assert SCENIC not in says(after)
    top_wonder(after, "paper-observatory")
    put(after, "YT", row=1)
    assert "Deploy the red ship to Culture Port" in says(after)


def test_a_new_wonder_does_not_serve_its_own_purchase() -> None:
    """BQ-59 The new wonder's ongoing ability does not see its own purchase, and is active right after it."""
    table = a_table()
    top_wonder(table, "cyclone-staircase")  # steps on the adventure track give 1 grit
    step_to(table, "adventure", 2)
    step_to(table, "scenic", 2)
    step_to(table, "culture", 2)
    put(table, "BRRT")
    bought = do(table, ADVENTURE, "Advance on the scenic", "Advance on the culture")
    assert (bought.mats[ME].tracks, bought.mats[ME].grit) == ([3, 3, 3], 2)
    bought.mats[ME].encounters = [16]
    step_to(bought, "adventure", 5)
    assert do(bought, "Play One-Boot", "B").mats[ME].grit == 3


def test_exploring_in_order() -> None:
    """BQ-83 Tile off, port revealed, event in printed order, then the outpost tile, then the gains; an outpost of the
    event may go to the new port although its tile is not drawn yet."""
    table = a_table()
    table.ports[3].clouds = ["empty-customs-house"]  # place an outpost, gain 1 fame
    at_port(table, "yellow", None, harvester=True)
    asked = do(table, "Deploy the yellow ship to Zephyr")
    assert "Place an outpost at Lantern Shoals" in says(asked)
    assert (asked.ports[3].clouds, asked.ports[3].outpost_tile) == ([], None)
    assert (asked.mats[ME].fame, hold_of(asked)) == (0, [])
    after = do(asked, "Place an outpost at Lantern Shoals")
    news = told(after)
    assert news.index("gains 1 fame") < news.index("The outpost of Lantern Shoals is") < news.index("aboard")
    assert (after.ports[3].owners, after.ports[3].outpost_tile is None) == ([ME], False)


def test_a_stack_of_two_is_not_revealed_by_the_first() -> None:
    """BQ-83, BQ-14 With a small tile still there the port stays hidden, and no outpost tile is drawn."""
    table = a_table()
    clear_clouds(table, 3)
    table.ports[6].clouds = ["drowned-foundry", "captured-lightning"]
    at_port(table, "blue", None, harvester=True)
    after = do(table, "Deploy the blue ship to Lantern")
    assert (after.ports[6].clouds, after.ports[6].outpost_tile) == (["drowned-foundry"], None)
    assert "is revealed" not in told(after)


def test_the_core_in_order() -> None:
    """BQ-84 Core benefits from left to right, one die at a time, X chosen when it is reached, leftovers last."""
    table = a_table()
    clear_clouds(table)
    table.ports[8].leftovers = ["R"]
    next_dice(table, "Y", "T")
    asked = do(table, "Deploy the blue ship to Mirror Lagoon")
    assert says(asked) == [f"Gain a {colour} tapstone" for colour in ("yellow", "blue", "red")]
    assert hold_of(asked) == ["Y", "T"]
    assert hold_of(do(asked, "Gain a blue")) == ["Y", "T", "B", "R"]
