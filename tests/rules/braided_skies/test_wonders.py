"""Wonder ports: paying, the order of the benefits, the itinerary, and which abilities are active."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.braided_skies.actions import Deploy
from rules.braided_skies.cards.decks import WONDER
from rules.braided_skies.effects import GainFame, Step, Steps
from rules.braided_skies.gains import fame_supply
from rules.braided_skies.seeing import view
from rules.braided_skies.table import Table
from tests.rules.braided_skies.building import (
    ME,
    YOU,
    a_table,
    at_port,
    do,
    fill,
    put,
    says,
    tokens_of,
    told,
    top_wonder,
    why,
)

CULTURE = "Deploy the yellow ship to Culture Port"
SCENIC = "Deploy the yellow ship to Scenic Port"
ADVENTURE = "Deploy the yellow ship to Adventure Port"
SMALL = "paper-observatory"  # cost YT; 1 culture step (an encounter), 2 fame; captain: 2 fame
EXPLORER = "upward-falls"  # ongoing: 1 fame per tile explored
OPERA = "weather-opera"  # ongoing: one token of the next cost may be any tapstone


def before(wonder: str, tokens: str, *itinerary: str) -> Table:
    """A table with a wonder on top of its deck, and the first player's tokens and earlier wonders."""
    table = a_table()
    top_wonder(table, wonder)
    for earlier in itinerary:
        table.wonders[("culture", "scenic", "adventure").index(WONDER[earlier].track)].remove(earlier)
    table.mats[ME].wonders += itinerary
    put(table, tokens)
    return table


def explore(table: Table) -> int:
    """The fame the first player gains by exploring a cloud that gives 2 fame itself."""
    table.ports[3].clouds = ["captured-lightning"]
    at_port(table, "yellow", None, crewmate=True)
    return do(table, "Deploy the yellow ship to Zephyr").mats[ME].fame - table.mats[ME].fame


@pytest.mark.parametrize("tokens", ["", "Y", "T", "YY", "BT", "YBR"])
def test_a_wonder_one_cannot_pay_is_closed(tokens: str) -> None:
    """BS-W01 legal only if the cost of the top card can be paid."""
    table = before(SMALL, tokens)
    assert CULTURE not in says(table)
    assert "(BS-W01)." in why(table, Deploy("yellow", "culture"))
    assert CULTURE in says(before(SMALL, "YT"))


def test_only_the_top_card_can_be_paid_for() -> None:
    """BS-W01 it is the top card's cost: that of a card below opens nothing."""
    table = before(SMALL, "YYT")
    top_wonder(table, "weather-opera")
    assert CULTURE not in says(table)


def test_the_cost_goes_to_the_supply() -> None:
    """BS-W02 the cost is discarded from any slots of the mat, to the supply."""
    table = before(SMALL, "Y")
    put(table, "T", row=2)
    after = do(table, CULTURE)
    assert tokens_of(after) == ""
    assert [view(after, None).supply[at] - view(table, None).supply[at] for at in (0, 3)] == [1, 1]


def test_the_player_chooses_which_slots_pay() -> None:
    """BS-W02 from any slots: where several tokens could pay, the player chooses."""
    table = before(SMALL, "YT")
    fill(table, "yellow", 0, "Y", "")
    table = do(table, CULTURE)
    assert says(table) == [
        "Pay the yellow tapstone of Crew Story Hour, yellow row (yellow)",
        "Pay the yellow tapstone of Spare Rack, yellow row (wild)",
    ]
    table = do(table, "Pay the yellow tapstone of Spare")
    assert table.mats[ME].rows[0][0].tokens == ["Y", ""]


@pytest.mark.parametrize(
    ("wonder", "tokens", "way", "gains"),
    [
        (SMALL, "YT", CULTURE, (0, 2, 2)),
        ("leaning-stones", "BT", SCENIC, (2, 2, 0)),
        ("beacon-of-the-ninth-wind", "BR", ADVENTURE, (0, 4, 0)),
    ],
)
def test_a_crewmate_earns_the_right_side_of_the_port(
    wonder: str, tokens: str, way: str, gains: tuple[int, int, int]
) -> None:
    """BS-W03 with a crewmate: an encounter at the culture port, 2 grit at the scenic one, 2 fame at adventure."""
    plain, crewed = before(wonder, tokens), before(wonder, tokens)
    at_port(plain, "yellow", None, harvester=True)
    at_port(crewed, "yellow", None, crewmate=True)
    without, mat = do(plain, way).mats[ME], do(crewed, way).mats[ME]
    extra = (mat.grit - without.grit, mat.fame - without.fame, len(mat.encounters) - len(without.encounters))
    assert extra == {CULTURE: (0, 0, 1), SCENIC: (2, 0, 0), ADVENTURE: (0, 2, 0)}[way]
    assert mat.fame == gains[1]


def test_fame_tokens_of_the_port_are_taken() -> None:
    """BS-AT24, BS-W04: 3 tokens on the port are 3 fame besides the card's 2, and are back in the supply."""
    table = before(SMALL, "YT")
    table.wonder_fame = [3, 2, 0]
    table = do(table, CULTURE)
    assert table.mats[ME].fame == 5
    assert (table.wonder_fame, fame_supply(table)) == ([0, 2, 0], 13)


def test_the_order_at_a_wonder_port() -> None:
    """BS-W03 bonus, BS-W04 then fame tokens, BS-W05 then the card, BS-W06 then its instant benefits."""
    table = before("beacon-of-the-ninth-wind", "BR")
    at_port(table, "yellow", None, crewmate=True)
    table.wonder_fame = [0, 0, 1]
    story = told(do(table, ADVENTURE))
    order = ["pays a blue", "pays a red", "gains 2 fame", "takes 1 fame token", "gains Beacon", "advances to step 1"]
    assert [story.index(part) for part in order] == sorted(story.index(part) for part in order)


def test_the_card_covers_earlier_ones_but_their_symbols() -> None:
    """BS-W05 the card goes to the end of the itinerary; symbols of covered cards stay countable."""
    table = before(SMALL, "YT", "velvet-glacier", "borrowed-library")
    table = do(table, CULTURE)
    assert table.mats[ME].wonders[1:] == ["velvet-glacier", "borrowed-library", SMALL]
    assert view(table, YOU).mats[ME].symbols == (3, 2, 1, 1)  # the starting wonder has a culture symbol


def test_instant_benefits_are_gained_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """BS-W06 steps and fame of the card, with the bonus of each step."""
    instant = (Steps("culture", 2), Step("any"), GainFame(5))
    monkeypatch.setitem(WONDER, SMALL, replace(WONDER[SMALL], instant=instant))
    table = do(before(SMALL, "YT"), CULTURE, "Advance on the scenic")
    assert table.mats[ME].tracks == [2, 1, 0]
    assert table.mats[ME].fame == 5
    assert (len(table.mats[ME].encounters), table.mats[ME].grit) == (1, 4)


def test_instant_benefits_come_once() -> None:
    """BS-W06 they are instant: the card brings them when gained, and not in a recall."""
    table = do(before(SMALL, "YT"), CULTURE, "End")
    table.turn = ME
    after = do(table, "Recall", "Bring the yellow", "Finish")
    assert (after.mats[ME].fame, after.mats[ME].tracks) == (2, [1, 0, 0])


def test_the_newest_wonder_is_active_a_covered_one_is_not() -> None:
    """BS-W07 the starting wonder and the newest are active; those between have lost their ability."""
    assert explore(before(SMALL, "")) == 2
    assert explore(before(SMALL, "", EXPLORER)) == 3
    assert explore(before(SMALL, "", EXPLORER, "kettle-hall")) == 2


def test_the_starting_wonder_stays_active() -> None:
    """BS-W07 the starting wonder is always exposed: its ongoing ability works under two other cards."""
    table = before(SMALL, "YT", "kettle-hall", EXPLORER)
    table.mats[ME].wonders[0] = "family-weathervane"
    assert do(table, CULTURE).mats[ME].fame == 3


def test_a_captain_ability_is_used_in_a_recall() -> None:
    """BS-W08 an ability with the pawn is the captain's in a recall; an ongoing one is none of his."""
    table = before(SMALL, "", EXPLORER)
    at_port(table, "yellow", "zephyr")
    assert not [said for said in says(table) if said.startswith("Captain")]
    table = do(table, "Recall")
    assert [said for said in says(table) if said.startswith("Captain")] == ["Captain to Painted Gangplank"]


@pytest.mark.parametrize(("itinerary", "offered"), [((SMALL,), True), ((SMALL, "kettle-hall"), False)])
def test_a_covered_captain_ability_is_lost(itinerary: tuple[str, ...], offered: bool) -> None:
    """BS-W07 a covered card's pawn action is not offered, BS-W08 that of the newest card is."""
    table = before("bell-of-small-hours", "", *itinerary)
    at_port(table, "yellow", "zephyr")
    assert ("Captain to Paper Observatory" in says(do(table, "Recall"))) is offered


def test_the_next_card_is_visible_and_can_be_had() -> None:
    """BS-W09 the next card of the deck is then the visible top card."""
    table = before(SMALL, "YT")
    following = table.wonders[0][-2]
    table = do(table, CULTURE)
    port = view(table, YOU).wonder_ports[0]
    assert (port.top, port.cards) == (following, 8)
    assert f"{WONDER[following].name} is the next culture wonder." in told(table)
    table = do(table, "End")
    put(table, WONDER[following].cost, seat=YOU)
    at_port(table, "yellow", None)
    assert CULTURE in says(table, YOU)


def test_an_empty_deck_closes_the_port() -> None:
    """BQ-20 no card, no deploy, and the fame tokens stay; the refusal says so."""
    table = a_table()
    table.wonders[0] = [SMALL]
    put(table, "YYTT")
    table = do(table, CULTURE, "Pay", "Pay", "End")
    at_port(table, "yellow", None)
    table.turn, table.wonder_fame = ME, [2, 0, 0]
    assert CULTURE not in says(table)
    assert "(BQ-20)." in why(table, Deploy("yellow", "culture"))
    assert view(table, YOU).wonder_ports[0].top is None
    assert do(table, "Deploy the red", "Tourist").wonder_fame == [2, 0, 0]


def test_tokens_not_owed_stay_where_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """BS-AT05 Y, B, R on slots, cost Y + B: R remains, Y and B go back, what lost a token is incomplete."""
    monkeypatch.setitem(WONDER, SMALL, replace(WONDER[SMALL], cost="YB"))
    table = before(SMALL, "")
    fill(table, "yellow", 0, "Y", "T")
    fill(table, "red", 0, "R", "T")
    fill(table, "blue", 0, "B", "T")
    after = do(table, CULTURE)
    assert [row[0].tokens for row in after.mats[ME].rows] == [["", "T"], ["", "T"], ["R", "T"]]
    assert [view(after, None).supply[at] - view(table, None).supply[at] for at in range(4)] == [1, 1, 0, 0]
    after.turn, after.acted, after.mats[ME].wonders[0] = ME, False, "family-weathervane"
    after = do(after, "Recall", "Bring the yellow")
    assert "Activate Crew Story Hour" not in says(after)


def test_the_newest_wonder_helps_with_the_purchase_that_covers_it() -> None:
    """BS-AT28 "any tapstone for one token" of the newest wonder applies to this purchase, not to the one after."""
    table = before("kettle-hall", "YBT", OPERA)
    assert CULTURE in says(table)
    table = do(table, CULTURE)
    assert table.mats[ME].wonders[-1] == "kettle-hall"
    table = do(table, "End")
    top_wonder(table, SMALL)
    table.turn = ME
    at_port(table, "yellow", None)
    put(table, "BT")
    assert CULTURE not in says(table)


@pytest.mark.parametrize(("newest", "grit"), [("cyclone-staircase", 5), ("kettle-hall", 5)])
def test_the_covered_wonder_does_not_see_the_instant_benefits(newest: str, grit: int) -> None:
    """BS-W07, BQ-60: "1 grit for an adventure step" is covered before the new card's own steps are taken."""
    table = do(before("needle-gate-run", "RRT", newest), ADVENTURE)
    assert (table.mats[ME].tracks, table.mats[ME].grit) == ([0, 0, 2], grit)


def test_one_replaced_token_and_no_more() -> None:
    """BS-AT28 it is one token of the cost, and any tapstone, not a tourist, that may stand for it."""
    assert CULTURE not in says(before("kettle-hall", "BBT", OPERA))
    assert CULTURE not in says(before("kettle-hall", "YTT", OPERA))
    assert CULTURE in says(before("kettle-hall", "YYR", OPERA))


def test_the_wonder_being_gained_does_not_help() -> None:
    """BS-AT28 the card on top of the deck does not apply to its own purchase."""
    assert CULTURE not in says(before(OPERA, "YYBT"))
    assert CULTURE in says(before(OPERA, "YYTT"))
