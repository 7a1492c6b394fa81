"""What the outfittings do, as the rulebook's reference has it (BS-OR), and the thirteen of a kind (1.F.7)."""

from __future__ import annotations

import pytest

from rules.braided_skies.cards.decks import OUTFITTING
from rules.braided_skies.table import Table
from tests.rules.braided_skies.building import (
    ME,
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
)
from tests.rules.braided_skies.dealing import clear_clouds, fit, own

HOME = "Bring the yellow ship home"


def at_work(card: str, *tokens: str, table: Table | None = None) -> Table:
    """A recall with the yellow row at work and this outfitting in it, the only thing that could be activated."""
    table = table or a_table()
    fit(table, "yellow", card, *tokens)
    at_port(table, "yellow", "zephyr")
    at_port(table, "blue", "geyser")
    return do(table, "Recall", HOME)


@pytest.mark.parametrize(("card", "token", "number"), [("culture", "Y", 0), ("scenic", "R", 1), ("adventure", "T", 2)])
def test_wind_engines(card: str, token: str, number: int) -> None:
    """BS-OR01, BQ-41 Wind Engines: pay 2 grit for a step on the track printed on them."""
    table = a_table()
    table.mats[ME].grit = 5
    step_to(table, card, 2)
    after = do(at_work(f"wind-engines-{card}", token, table=table), "Activate Wind Engines no. 2")
    assert (after.mats[ME].grit, after.mats[ME].tracks[number]) == (3, 3)
    assert not [each for each in says(after) if each == "Activate Wind Engines no. 2"]


def test_each_wind_engines_once() -> None:
    """BS-OR01, BQ-41 Once per recall is once per Wind Engines: three of them work once each."""
    table = a_table()
    table.mats[ME].grit = 10
    for track in ("scenic", "adventure"):
        fit(table, "yellow", f"wind-engines-{track}", "T" if track == "adventure" else "R")
        step_to(table, track, 2)
    step_to(table, "culture", 2)
    fill(table, "yellow", 1, "Y")
    at_port(table, "yellow", "zephyr")
    at_port(table, "blue", "geyser")
    engines = ("Activate Wind Engines", "Activate Wind Engines no. 2", "Activate Wind Engines no. 3")
    after = do(table, "Recall", HOME, *engines)
    assert (after.mats[ME].tracks, after.mats[ME].grit) == ([3, 3, 3], 4)


def test_crew_story_hour() -> None:
    """BS-OR02 Crew Story Hour: 2 grit."""
    assert do(at_work("crew-story-hour-2", "B"), "Activate Crew Story Hour no. 2").mats[ME].grit == 4


def test_refill_station() -> None:
    """BS-OR03 Refill Station: a tapstone of any colour or a tourist onto an open slot of any row, else not gained."""
    table = at_work("refill-station-1", "Y", "T")
    asked = do(table, "Activate Refill")
    assert says(asked) == [
        *(f"Gain a {colour} tapstone" for colour in ("yellow", "blue", "red")),
        "Gain a tourist",
    ]
    after = do(asked, "Gain a tourist", "Tourist to Hero's Gauntlet")
    assert (after.mats[ME].rows[2][0].tokens, after.mats[ME].grit) == (["", "T"], 2)


def test_refill_station_without_an_open_slot() -> None:
    """BS-OR03, BQ-48 With no open slot anywhere the Refill Station may work, and nothing is gained."""
    table = a_table()
    table.mats[ME].rows = [[], [], []]
    after = do(at_work("refill-station-1", "Y", "T", table=table), "Activate Refill")
    assert (tokens_of(after), "not gained" in told(after)) == ("TY", True)


def test_outpost_expansion() -> None:
    """BS-OR04 Outpost Expansion: an outpost onto an open location, or a step on any track."""
    asked = do(at_work("outpost-expansion-2", "B", "R", "T"), "Activate Outpost")
    assert says(asked) == ["Place an outpost", "Advance 1 step on any track"]
    built = do(asked, "Place an outpost", "Place an outpost at Rainbow")
    assert (built.ports[1].owners, built.mats[ME].outposts) == ([ME], 5)
    assert do(asked, "Advance", "Advance on the scenic").mats[ME].tracks == [0, 1, 0]


def test_outposts_run_out() -> None:
    """BQ-81, BS-OR04 6 tokens a player, one at most at a port; without one Outpost Expansion gives only the step."""
    table = a_table()
    clear_clouds(table)
    for port in table.ports[:6]:
        port.owners = [ME]
    table.mats[ME].outposts = 1
    asked = do(at_work("outpost-expansion-2", "B", "R", "T", table=table), "Activate Outpost", "Place an outpost")
    assert len([each for each in says(asked) if each.startswith("Place an outpost at")]) == 3
    after = do(asked, "Place an outpost at Mirror")
    assert after.mats[ME].outposts == 0
    table.mats[ME].outposts = 0
    spent = do(at_work("outpost-expansion-2", "B", "R", "T", table=table), "Activate Outpost")
    assert says(spent)[0] == "Advance on the culture track, to step 1"
    assert sum(ME in port.owners for port in spent.ports) == 6


def test_heros_gauntlet() -> None:
    """BS-OR05, BQ-39 Hero's Gauntlet: 1 grit for 1 fame as often as one likes, in its one activation."""
    table = a_table()
    table.mats[ME].grit = 4
    asked = do(at_work("heros-gauntlet-1", "Y", "B", table=table), "Activate Hero")
    assert len(says(asked)) == 4
    after = do(asked, "Pay 3 grit")
    assert (after.mats[ME].grit, after.mats[ME].fame) == (1, 3)
    assert not [each for each in says(after) if "Gauntlet" in each]
    table.mats[ME].grit = 0
    table.mats[ME].rows[0].pop()
    assert "Activate Hero's Gauntlet" not in says(at_work("heros-gauntlet-1", "Y", "B", table=table))


def test_legend_lamplight() -> None:
    """BS-OR06 Legend Lamplight: a tapstone of any colour, no tourist, onto an open slot, else not gained."""
    asked = do(at_work("legend-lamplight-1", "Y", "R"), "Activate Legend")
    assert says(asked) == [f"Gain a {colour} tapstone" for colour in ("yellow", "blue", "red")]
    assert tokens_of(do(asked, "Gain a red", "Red tapstone to Hero")) == "RRY"
    table = a_table()
    table.mats[ME].rows = [[], [], []]
    after = do(at_work("legend-lamplight-1", "Y", "R", table=table), "Activate Legend")
    assert tokens_of(after) == "RY"


@pytest.mark.parametrize(
    ("card", "tokens"), [("brass-postcard-press", "YB"), ("singing-samovar", "BR"), ("souvenir-loom", "YR")]
)
def test_two_fame(card: str, tokens: str) -> None:
    """BS-R03 Three cards of two colours give 2 fame."""
    table = at_work(card, *tokens)
    assert do(table, f"Activate {OUTFITTING[card].name}").mats[ME].fame == 2


@pytest.mark.parametrize(
    ("card", "token", "track"),
    [("travelling-bell-choir", "Y", 0), ("folding-belvedere", "B", 1), ("storm-kite-reel", "R", 2)],
)
def test_a_step_with_a_crew_slot(card: str, token: str, track: int) -> None:
    """BS-R06 Three cards with a crew slot give a step on their track."""
    table = at_work(card, token)
    assert do(table, f"Activate {OUTFITTING[card].name} with the captain").mats[ME].tracks[track] == 1


@pytest.mark.parametrize(("card", "tokens"), [("wayfarer-hammock", "RT"), ("gossip-porthole", "TY")])
def test_an_encounter_card(card: str, tokens: str) -> None:
    """BS-E07 Two cards draw an encounter."""
    table = at_work(card, *tokens)
    assert len(do(table, f"Activate {OUTFITTING[card].name}").mats[ME].encounters) == 1


def test_a_die_of_an_outfitting() -> None:
    """BS-H02 The Lucky Rain Barrel rolls a die; its token goes to an open slot."""
    table = a_table()
    next_dice(table, "R")
    asked = do(at_work("lucky-rain-barrel", "T", table=table), "Activate Lucky Rain Barrel with the captain")
    assert tokens_of(do(asked, "Red tapstone to Crew")) == "RT"


def test_fame_counted() -> None:
    """BS-W05 The Pennant Gallery counts the different track symbols, the Semaphore Mast outposts, 4 at most."""
    table = a_table()
    own(table, "aurora-steps", "kettle-hall", "borrowed-library")
    assert do(at_work("pennant-gallery", "Y", "B", "R", table=table), "Activate Pennant").mats[ME].fame == 2
    table = a_table()
    for port in table.ports[:5]:
        port.owners = [ME]
    asked = at_work("semaphore-mast", "R", "T", table=table)
    assert do(asked, "Activate Semaphore Mast with the captain").mats[ME].fame == 4


def test_grit_for_a_tapstone() -> None:
    """BS-R03 The Pebble Tumbler: pay 1 grit for a tapstone."""
    after = do(at_work("pebble-tumbler", "T"), "Activate Pebble", "Gain a blue", "Blue tapstone to Crew")
    assert (after.mats[ME].grit, tokens_of(after)) == (1, "BT")


def test_a_swap() -> None:
    """BQ-22, BS-K15 Honest Scales: a tapstone on a slot is replaced by another colour that fits; else nothing moves."""
    table = a_table()
    fill(table, "yellow", 0, "Y", "T")
    put(table, "B", row=2)
    asked = do(at_work("honest-scales", "R", table=table), "Activate Honest")
    assert says(asked) == [
        "Replace the red tapstone of Honest Scales, yellow row (any tapstone)",
        "Replace the blue tapstone of Spare Rack, red row (wild)",
        "Replace none",
    ]
    after = do(asked, "Replace the blue", "Put a yellow")
    assert (after.mats[ME].rows[2][-1].tokens, tokens_of(after)) == (["Y"], "RTYY")
    assert tokens_of(do(asked, "Replace none")) == "BRTY"
