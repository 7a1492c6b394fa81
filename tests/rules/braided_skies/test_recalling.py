"""Recalling: ships come home one by one and their rows go to work (BS-R)."""

from __future__ import annotations

from rules.braided_skies.play import legal_actions
from rules.braided_skies.seeing import view
from tests.rules.braided_skies.building import (
    ME,
    YOU,
    a_table,
    at_port,
    do,
    fill,
    put,
    says,
    told,
)
from tests.rules.braided_skies.dealing import deal, fit

YELLOW, BLUE, RED = (f"Bring the {flag} ship home" for flag in ("yellow", "blue", "red"))
DONE = "Finish the recall"
STORY, LAMP, GAUNTLET = "Activate Crew Story Hour", "Activate Legend Lamplight", "Activate Hero's Gauntlet"


def test_ship_by_ship_row_by_row() -> None:
    """BS-R01 Each ship in an order of choice: return it, activate its row in any order, then the next ship."""
    table = a_table()
    at_port(table, "yellow", "zephyr")
    at_port(table, "blue", "geyser")
    put(table, "TT", row=1)
    asked = do(table, "Recall")
    assert {YELLOW, BLUE} < set(says(asked))
    asked = do(asked, BLUE)
    assert {"Activate Spare Rack", "Activate Spare Rack no. 2", YELLOW} < set(says(asked))
    after = do(asked, "Activate Spare Rack no. 2", "Activate Spare Rack", YELLOW, DONE)
    assert after.mats[ME].grit == 4
    assert [ship.port for ship in after.mats[ME].ships] == [None, None, None]


def test_only_rows_of_ships_that_come_back() -> None:
    """BS-R02 A ship that was not deployed does not have its row activated."""
    table = a_table()
    at_port(table, "yellow", "zephyr")
    put(table, "T", row=1)
    asked = do(table, "Recall")
    assert says(asked) == ["Captain to Painted Gangplank", YELLOW]
    assert "Activate Spare Rack" not in says(do(asked, YELLOW))


def test_every_slot_must_be_filled() -> None:
    """BS-R03, BS-X03 To activate, every slot must be filled; a half-filled or empty outfitting does nothing."""
    table = a_table()
    at_port(table, "yellow", "zephyr")
    fill(table, "yellow", 0, "Y", "")
    assert says(do(table, "Recall", "Captain to Painted")) == ["End your turn"]
    fill(table, "yellow", 0, "Y", "T")
    assert STORY in says(do(table, "Recall", "Captain to Painted"))


def test_the_printed_grit_must_be_paid() -> None:
    """BS-R03 The printed grit cost must be paid: Wind Engines take 2 grit and are not offered with 1."""
    table = a_table()
    at_port(table, "yellow", "zephyr")
    fill(table, "yellow", 1, "B")
    table.mats[ME].grit = 1
    assert "Activate Wind Engines" not in says(do(table, "Recall", YELLOW))
    table.mats[ME].grit = 3
    after = do(table, "Recall", YELLOW, "Activate Wind Engines")
    assert (after.mats[ME].grit, after.mats[ME].tracks[0]) == (1, 1)


def test_nothing_is_discarded() -> None:
    """BS-R04 Activation discards nothing from the slots."""
    table = a_table()
    at_port(table, "yellow", "zephyr")
    fill(table, "yellow", 0, "Y", "T")
    after = do(table, "Recall", YELLOW, STORY)
    assert after.mats[ME].rows == table.mats[ME].rows
    assert after.mats[ME].grit == 4


def test_a_pawn_stands_in_for_a_colour() -> None:
    """BS-R05 A colour slot needs its colour, but a crewmate or the captain may stand in for a token."""
    table = a_table()
    at_port(table, "red", "carousel", crewmate=True)
    fill(table, "red", 0, "R", "")
    asked = do(table, "Recall", RED)
    assert {GAUNTLET + " with a crewmate", GAUNTLET + " with the captain"} < set(says(asked))
    assert GAUNTLET not in says(asked)


def test_a_crew_slot_takes_no_token() -> None:
    """BS-R06 A crew slot takes the row's crewmate or the captain, never a tapstone or a tourist."""
    table = a_table()
    fit(table, "blue", "folding-belvedere", "B")
    table.mats[ME].encounters = []
    deal(table, 25)
    after = do(table, "Play Stowaway", "B")
    assert all("Folding Belvedere" not in each for each in says(after))
    at_port(table, "blue", "geyser", crewmate=True)
    asked = do(table, "Recall", BLUE)
    assert "Activate Folding Belvedere" not in says(asked)
    by_crew = do(asked, "Activate Folding Belvedere with a crewmate")
    by_captain = do(asked, "Activate Folding Belvedere with the captain")
    assert by_crew.mats[ME].tracks == by_captain.mats[ME].tracks == [0, 1, 0]


def test_tokens_gained_go_to_an_open_slot_of_any_row() -> None:
    """BS-R07 Tokens gained in a recall go to an open matching slot of any row, without grit, by choice."""
    table = a_table()
    at_port(table, "blue", "geyser")
    table.mats[ME].grit = 0
    fill(table, "blue", 0, "B", "T")
    asked = do(table, "Recall", BLUE, LAMP, "Gain a red")
    assert says(asked) == [
        "Red tapstone to Crew Story Hour, yellow row (wild)",
        "Red tapstone to Wind Engines, yellow row (any tapstone)",
        "Red tapstone to Wind Engines, blue row (any tapstone)",
        "Red tapstone to Hero's Gauntlet, red row (red)",
    ]
    after = do(asked, "Red tapstone to Hero's")
    assert (after.mats[ME].rows[2][0].tokens, after.mats[ME].grit) == (["R", ""], 0)


def test_a_token_without_an_open_slot_is_not_gained() -> None:
    """BS-R07, BS-AT22, BQ-48 With no open slot it may still be activated; the token is not gained, no port gets it."""
    table = a_table()
    at_port(table, "blue", "geyser")
    fill(table, "yellow", 0, "Y", "T")
    fill(table, "yellow", 1, "Y")
    fill(table, "blue", 0, "B", "T")
    fill(table, "blue", 1, "B")
    fill(table, "red", 0, "R", "")
    after = do(table, "Recall", BLUE, LAMP)
    assert "no open slot" in told(after)
    assert after.mats[ME].rows == table.mats[ME].rows
    assert all(port.leftovers == [] for port in after.ports)


def test_a_row_completed_later_in_the_recall() -> None:
    """BS-R08, BS-AT08 A filled outfitting of the current row or one still to come may be activated; a done row not."""
    table = a_table()
    at_port(table, "yellow", "zephyr")
    at_port(table, "red", "carousel")
    fit(table, "yellow", "refill-station-1", "Y", "T")
    fit(table, "red", "crew-story-hour-4")
    fill(table, "yellow", 0, "Y", "B")
    gain = ("Activate Refill Station", "Gain a tourist", "Tourist to Crew Story Hour, red row")
    early = do(table, "Recall", YELLOW, *gain, RED)
    assert STORY in says(early)
    late = do(table, "Recall", RED, YELLOW, *gain)
    assert late.mats[ME].rows[2][-1].tokens == ["T"]
    assert says(late) == [STORY, "Activate Wind Engines with the captain", "Captain to Painted Gangplank", DONE]
    assert do(late, STORY, DONE).mats[ME].grit == 4  # the Story Hour of the yellow row, not that of the red


def test_the_current_row_may_be_completed() -> None:
    """BS-R08 A slot filled in the row at work makes its outfitting eligible at once."""
    table = a_table()
    at_port(table, "blue", "geyser")
    fill(table, "blue", 0, "B", "T")
    asked = do(table, "Recall", BLUE)
    assert "Activate Wind Engines" not in says(asked)
    asked = do(asked, LAMP, "Gain a yellow", "Yellow tapstone to Wind Engines, blue")
    assert "Activate Wind Engines" in says(asked)


def test_pawns_return_afterwards() -> None:
    """BS-R09 After the recall the captain is back on his mat and crewmates on their ships, ready for the next one."""
    table = a_table()
    at_port(table, "red", "carousel", crewmate=True)
    fill(table, "red", 0, "", "")
    during = do(table, "Recall", RED, GAUNTLET + " with a crewmate and the captain")
    assert view(during, ME).mats[ME].rows[2].outfittings[0].filled == ("crewmate", "captain")
    assert not view(during, ME).mats[ME].captain_home
    after = do(during, "Pay 1 grit")
    assert after.recall is None
    assert view(after, ME).mats[ME].captain_home
    assert after.mats[ME].ships[2].crewmate
    assert after.mats[ME].rows == table.mats[ME].rows


def test_the_captain_once_and_each_crewmate_once() -> None:
    """BS-R10, BS-X04 One pawn fills one slot: captain and crewmate serve once in a recall each."""
    table = a_table()
    at_port(table, "yellow", "zephyr", crewmate=True)
    at_port(table, "red", "carousel")
    fill(table, "yellow", 0, "Y", "")
    asked = do(table, "Recall", YELLOW)
    assert {STORY + " with a crewmate", "Activate Wind Engines with a crewmate"} < set(says(asked))
    asked = do(asked, STORY + " with a crewmate")
    assert not [each for each in says(asked) if "crewmate" in each]
    asked = do(asked, "Activate Wind Engines with the captain")
    assert not [each for each in says(asked) if "captain" in each.lower()]


def test_recalled_ships_free_their_ports() -> None:
    """BS-R11 A recalled ship frees its port for everybody."""
    table = a_table()
    at_port(table, "yellow", "market")
    at_port(table, "blue", "guild")
    put(table, "Y", seat=YOU)
    guild = "Deploy the red ship to Free Flyer's Guild"
    table.turn = YOU
    assert guild not in says(table, YOU)
    table.turn = ME
    after = do(table, "Recall", YELLOW, BLUE, DONE, "End")
    assert guild in says(after, YOU)


def test_activating_is_optional() -> None:
    """BQ-38 An outfitting that is filled need not be activated."""
    table = a_table()
    at_port(table, "yellow", "zephyr")
    fill(table, "yellow", 0, "Y", "T")
    after = do(table, "Recall", YELLOW, DONE, "End")
    assert (after.mats[ME].grit, after.turn) == (2, YOU)


def test_once_each_in_a_recall() -> None:
    """BQ-39 Each outfitting is activated at most once in a recall, and again in the next one."""
    table = a_table()
    at_port(table, "yellow", "zephyr")
    fill(table, "yellow", 0, "Y", "T")
    asked = do(table, "Recall", YELLOW, STORY)
    assert STORY not in says(asked)
    after = do(asked, DONE, "End")
    at_port(after, "yellow", "zephyr")
    after.turn = ME
    assert STORY in says(do(after, "Recall", YELLOW))


def test_recalls_follow_the_order_of_turns() -> None:
    """BQ-40, BS-T06 Recalls are played in the order of turns: while one recalls the next player waits."""
    table = a_table()
    at_port(table, "yellow", "zephyr")
    at_port(table, "red", "carousel", seat=YOU)
    asked = do(table, "Recall")
    assert legal_actions(asked, YOU) == ()
    after = do(asked, YELLOW, DONE, "End")
    assert "Recall your ships" in says(after, YOU)


def test_an_encounter_in_mid_recall_completes_a_row_to_come() -> None:
    """BQ-34, BS-R08 An encounter's token placed in mid-recall may complete a row still to come."""
    table = a_table()
    at_port(table, "yellow", "zephyr")
    at_port(table, "red", "carousel")
    fill(table, "red", 0, "R", "")
    deal(table, 25)
    asked = do(table, "Recall", YELLOW, "Play Stowaway", "B", "Tourist to Hero's Gauntlet", RED)
    assert GAUNTLET in says(asked)


def test_a_card_drawn_in_the_last_row_can_still_be_played() -> None:
    """BQ-34, BQ-82 A card drawn in the last row can be played before the recall is over, and fill that row."""
    table = a_table()
    at_port(table, "red", "carousel")
    fit(table, "red", "gossip-porthole", "T", "T")
    fill(table, "red", 0, "R", "")
    table.encounters.remove(25)
    table.encounters.append(25)
    asked = do(table, "Recall", "Captain to Painted", "Activate Gossip Porthole")
    assert "Play Stowaway Poet" in says(asked)
    asked = do(asked, "Play Stowaway", "B", "Tourist to Hero's Gauntlet")
    assert GAUNTLET in says(asked)
