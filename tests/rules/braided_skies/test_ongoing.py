"""More ongoing abilities of the wonders (1.F.9): covering, standing in, recalling, steps and leftovers."""

from __future__ import annotations

import pytest

from rules.braided_skies.terms import FLAGS
from tests.rules.braided_skies.building import (
    ME,
    a_table,
    at_port,
    do,
    fill,
    put,
    says,
    step_to,
    tokens_of,
    top_wonder,
)
from tests.rules.braided_skies.dealing import clear_clouds, deal, fit, own, with_wonder

HOME = "Bring the yellow ship home"
MARKET = "Deploy the red ship to Underground Market"


def test_fame_when_covered() -> None:
    """BS-W07, BQ-60 Ongoing: 3 fame when the card is covered, besides the new card's own."""
    table = with_wonder("bottled-waterfall")
    top_wonder(table, "beacon-of-the-ninth-wind")
    put(table, "BR")
    covered = do(table, "Deploy the red ship to Adventure Port")
    plain = with_wonder("moss-amphitheatre")
    top_wonder(plain, "beacon-of-the-ninth-wind")
    put(plain, "BR")
    assert covered.mats[ME].fame == do(plain, "Deploy the red ship to Adventure Port").mats[ME].fame + 3


def test_fame_per_wonder_gained() -> None:
    """BS-W07 Ongoing, on a starting wonder: 1 fame for each wonder gained."""
    table = with_wonder("family-weathervane")
    top_wonder(table, "beacon-of-the-ninth-wind")
    put(table, "BR")
    after = do(table, "Deploy the red ship to Adventure Port")
    assert after.mats[ME].fame == 1 + 2


def test_fame_at_the_market() -> None:
    """BS-P02 Ongoing: 1 fame more for each deploy to the Market."""
    table = with_wonder("unhurried-clocktower")
    put(table, "R")
    assert do(table, MARKET).mats[ME].fame == 2
    own(table, "upward-falls")
    assert do(table, MARKET).mats[ME].fame == 1


def test_tourists_on_tapstone_slots() -> None:
    """BS-K15 Ongoing: a tourist may lie on a tapstone slot and fills it as long as it lies there."""
    table = with_wonder("moss-amphitheatre")
    fill(table, "yellow", 0, "", "B")
    fill(table, "yellow", 1, "B")
    deal(table, 25)
    after = do(table, "Play Stowaway", "B", "Tourist to Crew Story Hour, yellow row (yellow)")
    own(after, "upward-falls")
    at_port(after, "yellow", "zephyr")
    assert "Activate Crew Story Hour" in says(do(after, "Recall", "Captain to Painted"))


def test_a_tourist_that_stands_in_is_paid_as_a_tourist() -> None:
    """BS-K15, BS-P12 The tourist on a tapstone slot is paid as a tourist, never as a tapstone."""
    table = with_wonder("moss-amphitheatre")
    fill(table, "yellow", 0, "T", "")
    assert not [each for each in says(table) if "Guild" in each]
    fit(table, "yellow", "crew-story-hour-4", "T")
    put(table, "TT")
    festival = do(table, "Deploy the red ship to Tomtom")
    assert tokens_of(festival) == ""


def test_no_tourist_on_a_tapstone_slot_without_it() -> None:
    """BS-K15 Without that ability a tourist goes to tourist and wild slots only; never to a crew slot even with it."""
    table = with_wonder("moss-amphitheatre")
    fit(table, "blue", "folding-belvedere", "B")
    deal(table, 25)
    slots = says(do(table, "Play Stowaway", "B"))
    assert "Tourist to Legend Lamplight, blue row (blue)" in slots
    assert not [each for each in slots if "(crew)" in each]
    own(table, "upward-falls")
    assert "(blue)" not in " ".join(says(do(table, "Play Stowaway", "B")))


@pytest.mark.parametrize(("ports", "fame"), [(("zephyr", "geyser", "carousel"), 2), (("zephyr", "geyser", None), 0)])
def test_fame_for_recalling_all_ships(ports: tuple[str | None, ...], fame: int) -> None:
    """BS-R01 Ongoing: 2 fame for a recall of all 3 ships, none for fewer."""
    table = with_wonder("leviathan-ribs")
    for flag, port in zip(FLAGS, ports, strict=True):
        at_port(table, flag, port)
    table = do(table, "Recall", *(f"Bring the {flag}" for flag, port in zip(FLAGS, ports, strict=True) if port))
    assert do(table, "Finish").mats[ME].fame == fame


def test_grit_for_complete_rows() -> None:
    """BS-R09 Ongoing: at the end of a recall 1 grit per recalled row with a token on every slot; pawns do not count."""
    table = with_wonder("thousand-kite-meadow")
    for flag in ("yellow", "blue", "red"):
        fill(table, flag, 0, *{"yellow": "YB", "blue": "BB", "red": "RT"}[flag])
        fill(table, flag, 1, "T" if flag == "red" else "B")
    fill(table, "blue", 1, "")
    at_port(table, "yellow", "zephyr")
    at_port(table, "blue", "geyser")
    table.mats[ME].grit = 2
    rows = do(table, "Recall", HOME, "Bring the blue", "Activate Wind Engines with the captain")
    assert do(rows, "Finish").mats[ME].grit == 2 - 2 + 1 + 1  # step 1 of the scenic track, and the yellow row


def test_fame_for_encounters() -> None:
    """BS-E03 Ongoing: 1 fame for each encounter card played."""
    table = with_wonder("borrowed-library")
    deal(table, 6, 4)
    assert do(table, "Play Rival", "A", "Play Homesick", "A").mats[ME].fame == 1 + 2 + 1


@pytest.mark.parametrize(
    ("wonder", "track"),
    [("pocket-theatre", "culture"), ("rainbow-windowbox", "scenic"), ("cyclone-staircase", "adventure")],
)
def test_grit_for_steps(wonder: str, track: str) -> None:
    """BS-TR04 Ongoing: a step on the card's track gives 1 grit, once in a turn; steps on other tracks do not."""
    card = {"culture": (17, "Play Wand"), "scenic": (18, "Play Cloud"), "adventure": (16, "Play One")}
    table = with_wonder(wonder)
    for each in card:
        step_to(table, each, 2)
    deal(table, *(number for number, _ in card.values()))
    after = do(table, card[track][1], "B")
    assert after.mats[ME].grit == 3
    step_to(after, track, 2)
    after.mats[ME].encounters.append(card[track][0])
    assert do(after, card[track][1], "B").mats[ME].grit == 3
    other = next(each for each in card if each != track)
    assert do(table, card[other][1], "B").mats[ME].grit == 2


def test_two_such_cards_pay_each_once() -> None:
    """BS-W07, BS-TR04 With two such wonders exposed each pays once in a turn."""
    table = a_table()
    table.mats[ME].wonders = ["pocket-theatre"]
    own(table, "cyclone-staircase")
    step_to(table, "culture", 2)
    step_to(table, "adventure", 2)
    deal(table, 16, 17)
    assert do(table, "Play One", "B", "Play Wand", "B").mats[ME].grit == 4


def test_unplaced_cargo_for_grit() -> None:
    """BS-K16 Ongoing: up to 2 unplaced items of a visit go to the supply for 1 grit each, the rest to the port."""
    table = with_wonder("wreck-of-the-soprano")
    clear_clouds(table)
    table.mats[ME].rows = [[], [], []]
    table.ports[0].leftovers = ["T"]
    asked = do(table, "Deploy the yellow ship to Zephyr")
    assert says(asked)[-1] == "Leave it all at the port"
    after = do(asked, "Return the red", "Return the tourist")
    assert (after.mats[ME].grit, after.ports[0].leftovers) == (4, ["Y"])
    left = do(asked, "Return the red", "Leave it all")
    assert (left.mats[ME].grit, sorted(left.ports[0].leftovers)) == (3, ["T", "Y"])
