"""The abilities of the wonders (1.F.9): what the captain does on them, and what holds as long as they are exposed."""

from __future__ import annotations

import pytest

from rules.braided_skies.cards.decks import OUTFITTING
from rules.braided_skies.cards.records import Ongoing, Rule
from rules.braided_skies.cards.starting_wonders import STARTING_WONDERS
from rules.braided_skies.cards.wonders import WONDERS
from rules.braided_skies.mats import wonder_card
from rules.braided_skies.table import Placed, Table
from tests.rules.braided_skies.building import (
    ME,
    a_table,
    at_port,
    do,
    fill,
    next_dice,
    put,
    says,
    tokens_of,
    told,
    top_wonder,
)
from tests.rules.braided_skies.dealing import clear_clouds, fit, own, with_wonder

HOME = "Bring the yellow ship home"


def captain_to(wonder: str, *answers: str, table: Table | None = None) -> Table:
    """A recall in which the captain acts on that wonder."""
    table = table or with_wonder(wonder)
    at_port(table, "yellow", "zephyr")
    return do(table, "Recall", f"Captain to {wonder_card(wonder).name}", *answers)


@pytest.mark.parametrize(
    ("wonder", "grit", "fame"),
    [("paper-observatory", 0, 2), ("orchard-of-moons", 3, 0), ("painted-gangplank", 2, 0), ("practice-cliff", -1, 2)],
)
def test_fame_or_grit_by_the_captain(wonder: str, grit: int, fame: int) -> None:
    """BS-X01, BS-W08 A captain action: 2 fame; 3 grit; 2 grit; pay 1 grit for 2 fame."""
    mat = captain_to(wonder).mats[ME]
    assert (mat.grit, mat.fame) == (2 + grit, fame)


def test_a_step_by_the_captain() -> None:
    """BS-X01, BS-TR04 A captain action: a step on the card's track."""
    assert captain_to("needle-gate-run").mats[ME].tracks == [0, 0, 1]


def test_a_token_by_the_captain() -> None:
    """BS-X01, BS-R07 A captain action: a tapstone of any colour, or a tourist, onto an open slot."""
    asked = captain_to("leaning-stones")
    assert says(asked) == [f"Gain a {colour} tapstone" for colour in ("yellow", "blue", "red")]
    assert tokens_of(do(asked, "Gain a red", "Red tapstone to Crew")) == "R"
    assert tokens_of(captain_to("feast-on-ladders", "Tourist to Crew")) == "T"


def test_an_encounter_by_the_captain() -> None:
    """BS-X01, BS-E07 A captain action: draw an encounter card."""
    assert len(captain_to("kettle-hall").mats[ME].encounters) == 1


def test_a_die_by_the_captain() -> None:
    """BS-X01, BS-H02 A captain action: 1 grit and a die; on a starting wonder a die."""
    table = with_wonder("whale-lookout")
    next_dice(table, "R")
    after = captain_to("whale-lookout", "Red tapstone to Crew", table=table)
    assert (after.mats[ME].grit, tokens_of(after)) == (3, "R")
    table = with_wonder("bonsai-island")
    next_dice(table, "T")
    assert tokens_of(captain_to("bonsai-island", "Tourist to Crew", table=table)) == "T"


@pytest.mark.parametrize(("wonder", "grit", "fame"), [("bottomless-slide", 0, 3), ("retired-cannon", 1, 2)])
def test_a_token_paid_to_the_captain(wonder: str, grit: int, fame: int) -> None:
    """BS-X01, BQ-30 A captain action: pay a token from any slot for fame; without a token it is not offered."""
    table = with_wonder(wonder)
    put(table, "R", row=1)
    after = captain_to(wonder, table=table)
    assert (after.mats[ME].fame, after.mats[ME].grit, tokens_of(after)) == (fame, 2 + grit, "")
    poor = with_wonder(wonder)
    at_port(poor, "yellow", "zephyr")
    at_port(poor, "blue", "geyser")
    assert f"Captain to {wonder_card(wonder).name}" not in says(do(poor, "Recall"))


def test_an_outpost_by_the_captain() -> None:
    """BS-X01, BS-O02 A captain action: place an outpost, or none."""
    asked = captain_to("velvet-glacier")
    assert says(asked)[-1] == "Place no outpost"
    assert do(asked, "Place an outpost at Magnus").ports[2].owners == [ME]


@pytest.mark.parametrize(("more", "fame"), [((), 1), (("velvet-glacier",), 3), (("velvet-glacier", "upward-falls"), 3)])
def test_fame_per_symbol_by_the_captain(more: tuple[str, ...], fame: int) -> None:
    """BS-X01 A captain action: 1 fame per symbol of the track in the itinerary, up to 3."""
    table = a_table()
    own(table, *more, "aurora-steps")
    assert captain_to("aurora-steps", table=table).mats[ME].fame == fame


def test_pay_for_a_step_by_the_captain() -> None:
    """BS-X01 A captain action: pay 2 grit for a step on any track and 1 fame; not with less grit."""
    after = captain_to("edge-of-charts", "Advance on the culture")
    assert (after.mats[ME].grit, after.mats[ME].fame, after.mats[ME].tracks) == (0, 1, [1, 0, 0])
    table = with_wonder("edge-of-charts")
    table.mats[ME].grit = 1
    at_port(table, "yellow", "zephyr")
    assert "Captain to Edge of Charts" not in says(do(table, "Recall"))


def test_an_outfitting_by_the_captain() -> None:
    """BS-X01, BS-P08 A captain action: pay 2 grit for the top outfitting of the deck, placed with its benefit."""
    table = with_wonder("museum-of-lost-luggage")
    table.outfittings.append("honest-scales")
    after = captain_to("museum-of-lost-luggage", "Place it in the red row", table=table)
    assert (after.mats[ME].rows[2][-1].card, after.mats[ME].grit) == ("honest-scales", 1)


def bell() -> Table:
    """A recall with the Bell of Small Hours, the yellow row at work: a full Story Hour, and Engines."""
    table = with_wonder("bell-of-small-hours")
    at_port(table, "yellow", "zephyr", crewmate=True)
    at_port(table, "blue", "geyser")
    fill(table, "yellow", 0, "Y", "")
    fill(table, "yellow", 1, "B")
    table.mats[ME].grit = 4
    return do(table, "Recall", HOME)


def test_activating_again() -> None:
    """BS-X01, BQ-39 Activate again an outfitting activated in this recall; pawns standing on it count."""
    table = bell()
    assert "Captain to Bell of Small Hours" not in says(table)  # nothing has been activated
    once = do(table, "Activate Crew Story Hour with a crewmate")
    assert once.mats[ME].grit == 6
    after = do(once, "Bring the blue", "Captain to Bell")
    assert after.mats[ME].grit == 8


def test_not_wind_engines_again() -> None:
    """BQ-41, BS-OR01 Wind Engines are not activated again."""
    table = do(bell(), "Activate Wind Engines")
    assert "Captain to Bell of Small Hours" not in says(table)
    both = do(table, "Activate Crew Story Hour with a crewmate")
    assert do(both, "Captain to Bell").mats[ME].grit == 4 - 2 + 2 + 2


def test_activating_again_costs_again() -> None:
    """BS-R03, BS-X01 The printed grit is paid again; without it, or with a slot open meanwhile, it is not offered."""
    table = with_wonder("bell-of-small-hours")
    at_port(table, "yellow", "zephyr")
    at_port(table, "blue", "geyser")
    fit(table, "yellow", "pebble-tumbler", "T")
    asked = do(table, "Recall", HOME, "Activate Pebble", "Gain a yellow", "Yellow tapstone to Crew")
    assert asked.mats[ME].grit == 1
    again = do(asked, "Captain to Bell", "Gain a red", "Red tapstone to Crew")
    assert (again.mats[ME].grit, tokens_of(again)) == (0, "RTY")
    asked.mats[ME].grit = 0
    assert "Captain to Bell of Small Hours" not in says(asked)
    asked.mats[ME].grit, asked.mats[ME].rows[0][2].tokens = 1, [""]
    assert "Captain to Bell of Small Hours" not in says(asked)


def test_every_ongoing_rule_has_a_card() -> None:
    """BS-W08 Each ongoing ability is on a card, and an ability is either ongoing or the captain's."""
    abilities = [*(card.ability for card in WONDERS), *(card.ability for card in STARTING_WONDERS)]
    assert {ability.rule for ability in abilities if isinstance(ability, Ongoing)} == set(Rule)


def test_the_first_transfer_free() -> None:
    """BS-K14 Ongoing: the first transfer to another row in each visit costs no grit, the second does."""
    table = with_wonder("bridge-of-sighing-pines")
    fill(table, "yellow", 0, "Y", "B")
    fill(table, "yellow", 1, "B")
    after = do(table, "Deploy the yellow ship to Zephyr")
    assert "Red tapstone to Hero's Gauntlet, red row (red)" in says(after)
    after = do(after, "Red tapstone to Hero")
    assert after.mats[ME].grit == 2
    assert "Yellow tapstone to Legend Lamplight, blue row (wild), 1 grit" in says(after)


@pytest.mark.parametrize(("port", "grit"), [("Lantern Shoals", 2), ("Rainbow Geyser", 0), ("Mirror Lagoon", 1)])
def test_grit_in_the_deep(port: str, grit: int) -> None:
    """BS-W08 Ongoing: 1 grit when deploying to a collection port of level 2 or 3, besides the port's own."""
    table = with_wonder("beacon-of-the-ninth-wind")
    clear_clouds(table)
    assert do(table, f"Deploy the blue ship to {port}").mats[ME].grit == 2 + grit


def test_fame_for_exploring() -> None:
    """BS-W08, BQ-11 Ongoing: 1 fame for the cloud tile explored; none without exploring."""
    table = with_wonder("upward-falls")
    table.ports[5].clouds = ["humming-hail"]
    at_port(table, "red", None, harvester=True)
    explored = do(table, "Deploy the red ship to Magnus", "Gain a red")
    assert explored.mats[ME].fame == 1
    at_port(table, "red", None)
    assert do(table, "Deploy the red ship to Magnus").mats[ME].fame == 0


def test_a_die_rolled_again() -> None:
    """BS-H02 Ongoing: once a deploy one die may be rolled again before it is resolved; the second roll stands."""
    table = with_wonder("hornet-narrows")
    clear_clouds(table)
    next_dice(table, "Y", "T", "B")
    asked = do(table, "Deploy the red ship to Kestrel")
    assert says(asked)[:2] == ["Keep: gain a yellow tapstone", "Roll again"]
    again = do(asked, "Roll again")
    assert "rolls a tourist" in told(again)
    assert "rolls a blue" in told(again)  # the second stands, and the other die cannot be rolled again
    assert "Roll again" not in says(again)
    kept = do(asked, "Keep: gain a yellow")
    assert says(kept)[1] == "Roll again"  # not used yet: the next die may be


def test_no_reroll_outside_a_deploy() -> None:
    """BS-H02 The reroll is of a deploy: a die in a recall stands."""
    table = with_wonder("hornet-narrows")
    table.mats[ME].wonders[0] = "bonsai-island"
    next_dice(table, "Y")
    assert "Roll again" not in says(captain_to("bonsai-island", table=table))


@pytest.mark.parametrize(("port", "token"), [("Free Flyer", "Y"), ("Thunder", "B"), ("Cracked", "R")])
def test_special_ports_without_grit(port: str, token: str) -> None:
    """BS-P03, BS-P10, BS-P11 Ongoing: Guild, Workshop and Flagon cost no grit; the tapstone is still paid."""
    table = with_wonder("lantern-cathedral")
    put(table, token)
    table.mats[ME].grit = 0
    after = do(table, f"Deploy the red ship to {port}")
    assert (after.mats[ME].grit, tokens_of(after)) == (0, "")


def test_any_tapstone_for_one_token() -> None:
    """BQ-60, BS-AT28 Ongoing: one token of a wonder's cost may be any tapstone, for this purchase, not the next."""
    table = with_wonder("weather-opera")
    top_wonder(table, "paper-observatory")  # YT
    put(table, "RT")
    after = do(table, "Deploy the red ship to Culture Port")
    assert (after.mats[ME].wonders[-1], tokens_of(after)) == ("paper-observatory", "")
    top_wonder(after, "kettle-hall")  # YYT
    put(after, "YRT", row=1)
    after = do(after, "End")
    after.turn = ME
    assert not [each for each in says(after) if "Culture Port" in each]


def test_one_token_only() -> None:
    """BQ-60 Only one token may be replaced; where both ways can be paid the player chooses."""
    table = with_wonder("weather-opera")
    top_wonder(table, "kettle-hall")  # YYT
    put(table, "RRT")
    assert not [each for each in says(table) if "Culture Port" in each]
    put(table, "YY", row=1)
    asked = do(table, "Deploy the red ship to Culture Port")
    assert says(asked)[0] == "Pay the printed cost"
    after = do(asked, "Any tapstone instead of a tourist", "Pay the red tapstone of Spare Rack, yellow")
    assert tokens_of(after) == "RT"


def test_the_captain_does_not_pay_for_nothing() -> None:
    """BQ-02 Paying for nothing is never intended: with no empty space the captain does not buy an outfitting."""
    table = with_wonder("museum-of-lost-luggage")
    table.mats[ME].grit = 3
    at_port(table, "yellow", "zephyr")
    offer = "Captain to Museum of Lost Luggage"
    assert any(words.startswith(offer) for words in says(do(table, "Recall")))
    for number, row in enumerate(table.mats[ME].rows):
        row += [Placed(card, ["Y"] * len(OUTFITTING[card].slots)) for card in table.outfittings[number * 3 :][:3]]
    assert not any(words.startswith(offer) for words in says(do(table, "Recall")))
