"""Crewmates and the captain in a recall (BS-X), and when an activation is offered at all."""

from __future__ import annotations

from rules.braided_skies.agenda import settle
from rules.braided_skies.effects import DrawOutfitting
from tests.rules.braided_skies.building import ME, a_table, at_port, do, fill, put, says, tokens_of, told
from tests.rules.braided_skies.dealing import deal, fit, own

HOME = "Bring the yellow ship home"
BLUE_HOME = "Bring the blue ship home"
STORY = "Activate Crew Story Hour"
ENGINES = "Activate Wind Engines"
GANGPLANK = "Captain to Painted Gangplank"
PRESS = "Activate Brass Postcard Press"


def test_the_captain_on_a_slot_of_any_row() -> None:
    """BS-X01 The captain may stand on an open slot, token or crew, in any row that is recalled."""
    table = a_table()
    at_port(table, "yellow", "zephyr")
    at_port(table, "blue", "geyser")
    fill(table, "yellow", 0, "Y", "")
    fit(table, "blue", "folding-belvedere", "B")
    asked = do(table, "Recall", HOME)
    assert STORY + " with the captain" in says(asked)
    assert "Activate Folding Belvedere with the captain" in says(do(asked, BLUE_HOME))


def test_the_captain_on_the_starting_or_the_newest_wonder() -> None:
    """BS-X01 The captain may take the action of the starting wonder or of the newest one, not of one between."""
    table = a_table()
    own(table, "paper-observatory", "orchard-of-moons")
    at_port(table, "yellow", "zephyr")
    asked = do(table, "Recall")
    assert says(asked) == [GANGPLANK, "Captain to Orchard of Moons", HOME]
    assert do(asked, "Captain to Orchard").mats[ME].grit == 5


def test_a_crewmate_in_its_own_row_only() -> None:
    """BS-X02 A crewmate stands only on slots of its own ship's row, for a token or on a crew slot."""
    table = a_table()
    at_port(table, "yellow", "zephyr", crewmate=True)
    at_port(table, "blue", "geyser")
    fill(table, "yellow", 0, "", "T")
    fit(table, "yellow", "travelling-bell-choir", "Y")
    fit(table, "blue", "folding-belvedere", "B")
    asked = do(table, "Recall", GANGPLANK, HOME)
    assert says(asked) == [
        STORY + " with a crewmate",
        ENGINES + " with a crewmate",
        "Activate Travelling Bell Choir with a crewmate",
        BLUE_HOME,
    ]
    assert "Belvedere" not in " ".join(says(do(asked, BLUE_HOME)))


def test_a_half_filled_outfitting_does_nothing() -> None:
    """BS-X03, BQ-85 An activation that does not complete all slots is not offered; one pawn is too few for 2 slots."""
    table = a_table()
    at_port(table, "yellow", "zephyr")
    at_port(table, "blue", "geyser")
    fill(table, "yellow", 0, "", "")
    asked = do(table, "Recall", HOME)
    assert not [each for each in says(asked) if each.startswith(STORY)]
    table.mats[ME].ships[0].crewmate = True
    assert STORY + " with a crewmate and the captain" in says(do(table, "Recall", HOME))


def test_one_pawn_fills_one_slot() -> None:
    """BS-X04 A pawn that stands on one slot cannot serve for a second."""
    table = a_table()
    at_port(table, "yellow", "zephyr", crewmate=True)
    at_port(table, "blue", "geyser", crewmate=True)
    fit(table, "yellow", "pennant-gallery")
    asked = do(table, "Recall", HOME)
    assert "Pennant" not in " ".join(says(asked))  # 3 slots, a crewmate and a captain
    asked = do(asked, ENGINES + " with the captain")
    assert STORY + " with a crewmate" not in says(asked)  # 2 slots, a crewmate


def test_the_captain_completes_an_outfitting_once() -> None:
    """BS-AT06 [Y, B] with the yellow in place: the row's crewmate or the captain completes it; not a captain sent to a
    wonder before."""
    table = a_table()
    fit(table, "yellow", "brass-postcard-press", "Y")
    at_port(table, "yellow", "zephyr", crewmate=True)
    at_port(table, "blue", "geyser")
    asked = do(table, "Recall", HOME)
    assert {PRESS + " with a crewmate", PRESS + " with the captain"} < set(says(asked))
    assert do(asked, PRESS + " with a crewmate").mats[ME].fame == 2
    asked = do(table, "Recall", GANGPLANK, HOME)
    assert PRESS + " with the captain" not in says(asked)
    assert PRESS + " with a crewmate" in says(asked)


def test_the_crewmate_of_a_ship_at_home() -> None:
    """BQ-42 The crewmate of a ship that stays home cannot act, in its own row or in another."""
    table = a_table()
    at_port(table, "yellow", None, crewmate=True)
    at_port(table, "blue", "geyser")
    fill(table, "yellow", 0, "Y", "")
    asked = do(table, "Recall", BLUE_HOME)
    assert not [each for each in says(asked) if "crewmate" in each]


def test_a_pawn_stays_on_its_slot_to_the_end() -> None:
    """BQ-43, BQ-85 A pawn stays where it stands until the recall is over: that slot is not open to a token."""
    table = a_table()
    at_port(table, "yellow", "zephyr", crewmate=True)
    at_port(table, "blue", "geyser")
    fill(table, "yellow", 0, "Y", "")
    fill(table, "blue", 0, "B", "T")
    asked = do(table, "Recall", HOME, STORY + " with a crewmate", BLUE_HOME, "Activate Legend", "Gain a red")
    assert not [each for each in says(asked) if "Crew Story Hour" in each]
    asked = do(table, "Recall", HOME, BLUE_HOME, "Activate Legend", "Gain a red")
    assert [each for each in says(asked) if "Crew Story Hour" in each]


def test_the_captain_on_a_wild_slot() -> None:
    """BQ-44 The captain may stand for the token of a wild slot."""
    table = a_table()
    at_port(table, "yellow", "zephyr")
    put(table, "-")
    asked = do(table, "Recall", HOME)
    assert do(asked, "Activate Spare Rack with the captain").mats[ME].grit == 3


def test_no_pawn_on_a_filled_slot() -> None:
    """BQ-45 Crewmate and captain are not placed on a slot that is filled."""
    table = a_table()
    at_port(table, "yellow", "zephyr", crewmate=True)
    fill(table, "yellow", 0, "Y", "B")
    asked = do(table, "Recall", HOME)
    assert [each for each in says(asked) if each.startswith(STORY)] == [STORY]


def test_the_captain_acts_on_a_wonder_at_any_time_of_a_recall() -> None:
    """BQ-46, BQ-85 The captain acts on a wonder before, between and after rows, once, and never on a deploy turn."""
    table = a_table()
    at_port(table, "yellow", "zephyr")
    at_port(table, "blue", "geyser")
    before = do(table, "Recall")
    between = do(before, HOME)
    after = do(between, BLUE_HOME)
    for asked in (before, between, after):
        assert GANGPLANK in says(asked)
        assert not [each for each in says(do(asked, GANGPLANK)) if each.startswith("Captain")]
    deploying = do(table, "Deploy the red ship to Magnus")
    assert not [each for each in says(deploying) if each.startswith("Captain")]


def test_only_wonders_active_now() -> None:
    """BQ-47, BS-W07 A wonder that has been covered gives the captain nothing any more."""
    table = a_table()
    at_port(table, "yellow", "zephyr")
    own(table, "orchard-of-moons")
    assert "Captain to Orchard of Moons" in says(do(table, "Recall"))
    own(table, "upward-falls")
    assert says(do(table, "Recall"))[0] == GANGPLANK
    assert "Captain to Orchard of Moons" not in says(do(table, "Recall"))


def test_an_outfitting_drawn_in_the_recall() -> None:
    """BQ-49, BS-R08 An outfitting drawn in a recall and placed in the row at work may be activated if filled."""
    table = a_table()
    own(table, "museum-of-lost-luggage")
    at_port(table, "yellow", "zephyr", crewmate=True)
    table.outfittings.append("crew-story-hour-4")
    asked = do(table, "Recall", HOME, "Captain to Museum", "Place it in the yellow row")
    assert "Activate Crew Story Hour no. 2 with a crewmate" in says(asked)
    done = do(asked, "Activate Crew Story Hour no. 2 with a crewmate")
    assert done.mats[ME].grit == 2 - 2 + 1 + 2
    elsewhere = do(table, "Recall", HOME, "Captain to Museum", "Place it in the blue row")
    assert "Crew Story Hour no. 2" not in " ".join(says(elsewhere))


def test_no_space_for_an_outfitting() -> None:
    """BQ-50 With no empty space an effect that gives an outfitting gives nothing, and draws nothing."""
    table = a_table()
    deal(table, 20)
    for flag in ("yellow", "blue", "red"):
        for card in ("honest-scales", "gossip-porthole", "souvenir-loom"):
            fit(table, flag, card)
    deck = table.outfittings.copy()
    after = table.copy()
    after.then(ME, DrawOutfitting())
    settle(after)
    assert "not gained" in told(after)
    assert after.outfittings == deck
    assert not [each for each in says(do(table, "Play Bankrupt")) if each.startswith("B:")]


def test_an_activation_names_pawn_and_costs() -> None:
    """BQ-85, BS-OR05 An activation names outfitting, row, pawn and cost; the Gauntlet any number up to one's grit."""
    table = a_table()
    at_port(table, "red", "carousel")
    fill(table, "red", 0, "R", "T")
    table.mats[ME].grit = 3
    asked = do(table, "Recall", "Bring the red", "Activate Hero's Gauntlet")
    assert says(asked) == ["Pay 3 grit for 3 fame", "Pay 2 grit for 2 fame", "Pay 1 grit for 1 fame"]
    after = do(asked, "Pay 2 grit")
    assert (after.mats[ME].grit, after.mats[ME].fame, tokens_of(after)) == (1, 2, "RT")
