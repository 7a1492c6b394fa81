"""Worked examples of the rulebook and the guide that run through several chapters (BS-AT)."""

from __future__ import annotations

from rules.braided_skies.table import Placed
from rules.braided_skies.terms import FLAGS
from tests.rules.braided_skies.building import (
    ME,
    YOU,
    a_table,
    at_port,
    do,
    fill,
    next_dice,
    put,
    says,
    step_to,
    tokens_of,
    told,
    top_wonder,
)
from tests.rules.braided_skies.dealing import clear_clouds, deal, fit

HOME = "Bring the yellow ship home"


def test_two_deploys_complete_nothing() -> None:
    """BS-AT07 A token to each of two rows completes neither outfitting, so the recall gives nothing from them."""
    table = a_table()
    table.mats[ME].rows[0] = [Placed("printed-story-hour-tourist", ["", ""])]
    fill(table, "red", 1, "T")
    table = do(table, "Deploy the yellow ship to Zephyr", "Yellow tapstone to Crew", "Leave", "End")
    table.turn = ME
    table = do(table, "Deploy the red ship to Magnus", "Tourist to Hero's Gauntlet", "End")
    table.turn = ME
    assert (tokens_of(table), table.mats[ME].grit) == ("TTY", 3)
    asked = do(table, "Recall", "Captain to Painted", HOME)
    assert says(asked) == ["Activate Wind Engines", "Finish the recall"]
    assert "activates" not in told(asked)


def test_a_wonder_paid_from_a_complete_outfitting() -> None:
    """BS-AT09 An outfitting whose tokens paid for a wonder is incomplete at the next recall, unless refilled."""
    table = a_table()
    fit(table, "yellow", "brass-postcard-press", "Y", "B")
    at_port(table, "yellow", "zephyr")
    table.wonders[0].remove("borrowed-library")
    table.wonders[0].append("borrowed-library")
    put(table, "T", row=2)
    bought = do(table, "Deploy the red ship to Culture Port")
    while "End your turn" not in says(bought):
        bought = do(bought, says(bought)[0])
    bought = do(bought, "End")
    bought.turn = ME
    asked = do(bought, "Recall", HOME)
    assert "Activate Brass Postcard Press" not in says(asked)
    assert "Activate Brass Postcard Press" in says(do(table, "Recall", HOME))


def test_three_tourists_and_a_stowaway() -> None:
    """BS-AT01, BQ-30, BS-E05 3 tourists and card 25: its tourist pays the Festival with them, one play used."""
    table = a_table()
    put(table, "TTT")
    deal(table, 25)
    fill(table, "red", 0, "R", "B")  # no open tourist slot is needed: it is paid at once
    asked = do(table, "Play Stowaway", "B", "Deploy the blue ship to Tomtom Festival")
    after = do(asked, "Advance on the scenic", "Advance on the culture")
    mat = after.mats[ME]
    assert (mat.fame, mat.tracks, tokens_of(after), after.plays) == (9, [1, 1, 1], "BR", 1)
    assert 25 in after.encounter_discards
    assert after.pending == []


def test_an_encounter_during_a_wonder_visit() -> None:
    """BS-AT02 Option B of card 13, 1 grit for 3 fame, in the same turn as a wonder, and only with the grit for it."""
    table = a_table()
    deal(table, 13)
    top_wonder(table, "paper-observatory")
    put(table, "YT")
    bought = do(table, "Deploy the yellow ship to Culture Port")
    after = do(bought, "Play Echo Collector", "B")
    assert after.mats[ME].fame == bought.mats[ME].fame + 3 == 2 + 3
    assert after.mats[ME].grit == bought.mats[ME].grit - 1
    bought.mats[ME].grit = 0
    poor = do(bought, "Play Echo Collector")
    assert not [each for each in says(poor) if each.startswith("B:")]


def test_three_ships_out() -> None:
    """BS-AT10, BS-T05 With 3 ships out only the recall is offered, and the encounter cards that can be played."""
    table = a_table()
    for flag, port in zip(FLAGS, ("zephyr", "geyser", "carousel"), strict=True):
        at_port(table, flag, port)
    deal(table, 4)
    assert says(table) == ["Recall your ships", "Play Homesick Tenor"]


def test_a_card_from_the_last_die_of_a_visit() -> None:
    """BS-AT29, BQ-37, BQ-82 A die shows the encounter in the last step of a visit: the card may be played this turn."""
    table = a_table()
    clear_clouds(table)
    at_port(table, "red", None, harvester=True)
    fill(table, "red", 0, "R", "")
    next_dice(table, None)
    table.encounters.remove(6)
    table.encounters.append(6)
    asked = do(table, "Deploy the red ship to Magnus", "Tourist to Hero")
    assert says(asked) == ["Play Rival Signwriter", "End your turn"]
    after = do(asked, "Play Rival", "B", "End")
    assert (after.mats[ME].fame, after.turn) == (2, YOU)


def test_on_the_last_space_of_a_track() -> None:
    """BS-AT23, BS-TR03 A token on the last space that gains steps: no effect."""
    table = a_table()
    step_to(table, "adventure", 12)
    deal(table, 16)
    put(table, "RRTT")
    top_wonder(table, "needle-gate-run")
    after = do(table, "Deploy the blue ship to Adventure Port", "Pay the tourist")
    assert (after.mats[ME].tracks, after.mats[ME].fame) == ([0, 0, 12], 2)
    asked = do(after, "Play One-Boot")
    assert [each for each in says(asked) if "step" in each] == []
