"""Festival, Market, Workshop and Flagon (BS-P)."""

from __future__ import annotations

import pytest

from rules.braided_skies.refusals import refused
from tests.rules.braided_skies.building import ME, YOU, a_table, at_port, do, put, says, step_to, tokens_of, told
from tests.rules.braided_skies.dealing import clear_clouds, deal

FESTIVAL = "Deploy the yellow ship to Tomtom Festival"
MARKET = "Deploy the yellow ship to Underground Market"
WORKSHOP = "Deploy the yellow ship to Thunder's Workshop"
FLAGON = "Deploy the yellow ship to Cracked Flagon"
ROW_A = "A tapstone or tourist: 1 fame"
ROW_B = "2 tourists: 3 fame"
ROW_C = "A yellow, a blue and a red tapstone: 5 fame"


def test_the_festival() -> None:
    """BS-P01 Tomtom Festival: 4 tourists for 9 fame and a step on each track."""
    table = a_table()
    put(table, "TTTTY")
    after = do(table, FESTIVAL, "Advance on the culture", "Advance on the scenic")
    mat = after.mats[ME]
    assert (mat.fame, mat.tracks, tokens_of(after)) == (9, [1, 1, 1], "Y")
    assert mat.ships[0].port == "festival"


def test_the_festival_pays_harvester_and_crewmate() -> None:
    """BS-P01 Then the harvester and the crewmate bonus: 2 grit, and a step on any track."""
    table = a_table()
    put(table, "TTTT")
    step_to(table, "adventure", 2)
    at_port(table, "yellow", None, harvester=True, crewmate=True)
    after = do(table, FESTIVAL, "Advance on the adv", "Advance on the culture", "Advance on the adventure")
    assert after.mats[ME].tracks == [1, 1, 4]
    assert after.mats[ME].grit == 2 + 1 + 2  # what there was, scenic step 1, the harvester


def test_the_festival_needs_four_tourists() -> None:
    """BS-P01, BQ-07, BQ-01 With 3 tourists the Festival is not legal, however many tapstones there are."""
    table = a_table()
    put(table, "TTTYYYY")
    assert FESTIVAL not in says(table)
    why = {refusal.what: refusal for refusal in refused(table, ME)}["Deploy to Tomtom Festival"]
    assert why.rule == "BQ-01"
    assert "4 tourists" in why.why


@pytest.mark.parametrize(
    ("tokens", "row", "left", "fame"),
    [
        ("Y", "", "", 1),
        ("T", "", "", 1),
        ("BBR", "2 blue tapstones", "R", 3),
        ("TTR", ROW_B, "R", 3),
        ("YBRT", ROW_C, "T", 5),
    ],
)
def test_the_market(tokens: str, row: str, left: str, fame: int) -> None:
    """BS-P02 Underground Market: one row is chosen, paid, and its fame gained."""
    table = a_table()
    put(table, tokens)
    after = do(table, MARKET, *([row] if row else []))
    assert (tokens_of(after), after.mats[ME].fame) == (left, fame)


def test_the_market_pays_harvester_and_crewmate() -> None:
    """BS-P02 Then the harvester and the crewmate bonus: 1 grit, and a step on any track."""
    table = a_table()
    put(table, "R")
    at_port(table, "yellow", None, harvester=True, crewmate=True)
    after = do(table, MARKET, "Advance on the culture")
    assert (after.mats[ME].fame, after.mats[ME].tracks[0], after.mats[ME].grit) == (1, 1, 3)


def test_one_row_of_the_market() -> None:
    """BQ-07 Only rows that can be paid are offered, exactly one is taken, and with no token the Market is closed."""
    table = a_table()
    assert MARKET not in says(table)
    put(table, "YYBR")
    asked = do(table, MARKET)
    assert says(asked) == [ROW_A, "2 yellow tapstones: 3 fame", ROW_C]
    after = do(asked, ROW_C, "Pay the yellow")
    assert after.mats[ME].fame == 5
    assert says(after) == ["End your turn"]


def test_a_matched_pair_is_of_one_colour() -> None:
    """BQ-08, BQ-09 A pair is two tapstones of one colour; two colours, or a tapstone and a tourist, are none."""
    for tokens in ("YB", "YT", "BT"):
        table = a_table()
        put(table, tokens)
        assert all("3 fame" not in each for each in says(do(table, MARKET)))
    table = a_table()
    put(table, "RR")
    assert says(do(table, MARKET)) == [ROW_A, "2 red tapstones: 3 fame"]


def test_the_workshop() -> None:
    """BS-P10 Thunder's Workshop: 1 grit and a blue tapstone for a harvester, on any own ship lacking one."""
    table = a_table()
    put(table, "BR")
    at_port(table, "blue", "geyser")
    at_port(table, "red", None, harvester=True)
    asked = do(table, WORKSHOP)
    assert says(asked) == ["Install the harvester on the yellow ship", "Install the harvester on the blue ship"]
    after = do(asked, "Install the harvester on the blue")
    assert (after.mats[ME].grit, tokens_of(after), after.mats[ME].ships[1].harvester) == (1, "R", True)
    table.mats[ME].grit = 0
    assert WORKSHOP not in says(table)


def test_the_crewmate_at_the_workshop() -> None:
    """BS-P10 A crewmate on the deployed ship brings a step on any track."""
    table = a_table()
    put(table, "B")
    at_port(table, "yellow", None, crewmate=True)
    after = do(table, WORKSHOP, "Install the harvester on the red", "Advance on the culture")
    assert after.mats[ME].tracks == [1, 0, 0]


def test_a_harvester_installed_abroad_earns_nothing_there() -> None:
    """BS-AT19 A harvester installed on a ship at a collection port earns nothing now, and does at its next visit."""
    table = a_table()
    put(table, "B---", row=1)
    clear_clouds(table)
    at_port(table, "blue", "geyser")
    after = do(table, WORKSHOP, "Install the harvester on the blue")
    assert "rolls" not in told(after)
    after = do(after, "End")
    at_port(after, "blue", None, harvester=True)
    after.turn = ME
    assert "rolls" in told(do(after, "Deploy the blue ship to Rainbow Geyser", "Gain a red"))


def test_the_flagon() -> None:
    """BS-P11 Cracked Flagon: 1 grit and a red tapstone for a crewmate; a harvester there brings 2 grit."""
    table = a_table()
    put(table, "RY")
    at_port(table, "red", None, harvester=True)
    plain = do(table, FLAGON, "Install the crewmate on the blue")
    assert (plain.mats[ME].grit, tokens_of(plain), plain.mats[ME].ships[1].crewmate) == (1, "Y", True)
    rich = do(table, FLAGON.replace("yellow", "red"), "Install the crewmate on the red")
    assert rich.mats[ME].grit == 2 - 1 + 2
    assert FLAGON not in says(a_table())


def test_payments_come_from_anywhere_on_the_mat() -> None:
    """BS-P12, BQ-12 The token may lie in any row, and the player chooses which slot gives it up."""
    table = a_table()
    put(table, "R", row=1)
    put(table, "R", row=2)
    asked = do(table, FLAGON)
    assert len(says(asked)) == 2
    after = do(asked, "Pay the red tapstone of Spare Rack, blue row", "Install the crewmate on the red")
    assert (after.mats[ME].rows[1][-1].tokens, after.mats[ME].rows[2][-1].tokens) == ([""], ["R"])


def test_an_upgrade_with_none_left() -> None:
    """BQ-52 An upgrade gained when none remains has no effect; with some left any ship that lacks one may get it."""
    table = a_table()
    put(table, "RB")
    for flag in ("yellow", "blue", "red"):
        at_port(table, flag, None, harvester=True)
    assert WORKSHOP not in says(table)
    step_to(table, "scenic", 4)
    deal(table, 18)
    after = do(table, "Play Cloud Painter", "B: Advance")
    assert after.mats[ME].tracks[1] == 5
    assert [ship.harvester for ship in after.mats[ME].ships] == [True] * 3
    assert after.mats[YOU] == table.mats[YOU]
