"""The switches of a table: what each of their values changes."""

from __future__ import annotations

import pytest

from rules.braided_skies.ending import GUARD
from rules.braided_skies.game import GAME
from rules.braided_skies.mats import supply
from rules.braided_skies.setup import SWITCHES, setup
from rules.braided_skies.table import Options, Table
from rules.braided_skies.terms import Token
from rules.core.errors import SetupError
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
)
from tests.rules.braided_skies.dealing import clear_clouds, deal, fit, own

FIVE = ("paper-observatory", "kettle-hall", "leaning-stones", "needle-gate-run", "orchard-of-moons")
ENGINES = "Activate Wind Engines"


def ended(table: Table) -> bool:
    """Whether the end is set off by the turn at hand."""
    table.acted = True
    return do(table, "End").ending is not None


def test_the_defaults() -> None:
    """BQ-10, BQ-21, BQ-25, BQ-26, BQ-41, BQ-58, BQ-61, BQ-74, BS-D05 What each switch is, untold."""
    assert a_table().options == Options(
        wonder_trigger_counts_starting=True,
        explore_optional=False,
        strict_supply=False,
        GRIT_MAX=10,
        wind_engines_limit="per_card",
        TRACK_TOP=12,
        max_rounds_guard=60,
        bonus_optional=False,
        process_decline=False,
    )
    assert {switch.key: switch.default for switch in SWITCHES} == {
        field: getattr(Options(), field) for field in Options.__struct_fields__
    }


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"no_such": True}, "There is no option called no_such"),
        ({"GRIT_MAX": 3}, "GRIT_MAX can be 4 to 30, not 3."),
        ({"strict_supply": 1}, "strict_supply can be false, true, not 1."),
        ({"wind_engines_limit": "never"}, "wind_engines_limit can be per_card, per_turn, not never."),
    ],
)
def test_an_unknown_option_is_refused(options: dict[str, object], words: str) -> None:
    """BQ-80 A table with an unknown option or value is refused in a sentence."""
    with pytest.raises(SetupError) as caught:
        setup(seats=2, seed=1, options=options)
    assert str(caught.value).startswith(words)
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.key)
def test_every_value_of_every_switch_makes_a_table(switch: object) -> None:
    """BQ-80 Each value a switch has can be set up, saved and loaded."""
    assert switch in GAME.switches
    for key, values in ((each.key, each.values) for each in SWITCHES if each == switch):
        for value in values:
            table = setup(seats=2, seed=3, options={key: value})
            assert GAME.load(GAME.dump(table)) == table
            assert getattr(table.options, key) == value


@pytest.mark.parametrize(("counts", "five", "six"), [(True, False, True), (False, False, False)])
def test_whether_the_starting_wonder_counts(counts: bool, five: bool, six: bool) -> None:
    """BQ-58, BS-EN02 wonder_trigger_counts_starting: 6 gained wonders end the game, or it takes 7."""
    table = a_table(wonder_trigger_counts_starting=counts)
    own(table, *FIVE)
    assert ended(table.copy()) is five
    own(table, "whale-lookout")
    assert ended(table.copy()) is six
    own(table, "upward-falls")
    assert ended(table.copy())


def test_exploring_by_choice() -> None:
    """BQ-10 explore_optional: exploring may be declined; without the switch it is mandatory."""
    for optional in (False, True):
        table = a_table(explore_optional=optional)
        table.ports[5].clouds = ["captured-lightning"]
        at_port(table, "red", None, crewmate=True)
        asked = do(table, "Deploy the red ship to Magnus")
        assert ("Do not explore" in says(asked)) is optional
        assert asked.ports[5].clouds == (["captured-lightning"] if optional else [])
    stayed = do(asked, "Do not explore")
    assert (stayed.ports[5].clouds, stayed.mats[ME].fame) == (["captured-lightning"], 0)
    assert do(asked, "Explore").mats[ME].fame == 2


def test_bonuses_by_choice() -> None:
    """BS-D05 bonus_optional: a port's bonus may be left; without the switch it is gained."""
    table = a_table(bonus_optional=True)
    put(table, "R")
    at_port(table, "red", None, harvester=True)
    asked = do(table, "Deploy the red ship to Underground")
    assert says(asked) == ["Gain 1 grit", "Leave it"]
    assert do(asked, "Gain").mats[ME].grit == 3
    assert do(asked, "Leave").mats[ME].grit == 2
    plain = a_table()
    put(plain, "R")
    at_port(plain, "red", None, harvester=True)
    assert do(plain, "Deploy the red ship to Underground").mats[ME].grit == 3


def test_fitting_cargo_by_choice() -> None:
    """BQ-21 process_decline: cargo that fits the own row may be left; without the switch it must be placed."""
    for decline in (False, True):
        table = a_table(process_decline=decline)
        asked = do(table, "Deploy the red ship to Magnus")
        assert ("Leave the rest at the port" in says(asked)) is decline
    assert do(asked, "Leave").ports[2].leftovers == ["T"]


def spent(token: Token, strict: bool) -> Table:
    """A table on which the supply has no token of a kind left: 20 lie at a port under the clouds."""
    table = a_table(strict_supply=strict)
    table.ports[8].leftovers = [token] * 20
    return table


def test_supplies_are_no_limit() -> None:
    """BQ-25 By default the supply of 20 is no limit: counting goes on past it."""
    table = do(spent("T", strict=False), "Deploy the red ship to Magnus", "Tourist to Crew")
    assert tokens_of(table) == "T"
    assert supply(table)["T"] == -1


def test_a_strict_supply() -> None:
    """BQ-25 strict_supply: a token that is not there is not gained, a die result is lost, a colour must be there."""
    gone = do(spent("T", strict=True), "Deploy the red ship to Magnus")
    assert (tokens_of(gone), "No tourist is left" in told(gone)) == ("", True)
    table = spent("B", strict=True)
    asked = do(table, "Deploy the blue ship to Rainbow Geyser")
    assert says(asked) == ["Gain a yellow tapstone", "Gain a red tapstone"]
    dice = spent("B", strict=True)
    at_port(dice, "red", None, harvester=True)
    clear_clouds(dice)
    next_dice(dice, "B")
    rolled = do(dice, "Deploy the red ship to Magnus", "Tourist to Crew")
    assert tokens_of(rolled) == "T"


def test_a_strict_supply_and_encounters() -> None:
    """BQ-25, BQ-36 strict_supply: a card's token that is not in the supply cannot be chosen."""
    table = spent("T", strict=True)
    deal(table, 25)
    assert do(table, "Play Stowaway").mats[ME].grit == 4
    put(table, "TTT")
    assert "Deploy the red ship to Tomtom Festival" not in says(table)
    table.options = Options()
    assert "Deploy the red ship to Tomtom Festival" in says(table)


@pytest.mark.parametrize("most", [4, 10, 12])
def test_the_most_grit(most: int) -> None:
    """BQ-26 GRIT_MAX: grit above the top of its track is lost, and grit is never negative."""
    table = a_table(GRIT_MAX=most)
    table.mats[ME].grit = most - 1
    deal(table, 6)
    after = do(table, "Play Rival", "A")
    assert after.mats[ME].grit == most
    assert "gains 1 grit" in " ".join(line.text for line in do(table, "Play Rival", "A").news)
    table.mats[ME].grit = 0
    at_port(table, "yellow", "zephyr")
    fill(table, "yellow", 1, "B")
    assert ENGINES not in says(do(table, "Recall", "Bring the yellow"))


@pytest.mark.parametrize(("limit", "works"), [("per_card", True), ("per_turn", False)])
def test_wind_engines(limit: str, works: bool) -> None:
    """BQ-41, BS-OR01 wind_engines_limit: each Wind Engines once a recall, or only one of them."""
    table = a_table(wind_engines_limit=limit)
    table.mats[ME].grit = 6
    fill(table, "yellow", 1, "B")
    fit(table, "yellow", "wind-engines-scenic", "R")
    at_port(table, "yellow", "zephyr")
    at_port(table, "blue", "geyser")
    asked = do(table, "Recall", "Bring the yellow", ENGINES)
    assert (ENGINES + " no. 2" in says(asked)) is works


def test_the_top_of_the_tracks() -> None:
    """BQ-61 TRACK_TOP: the tracks have 12 steps, and no other number."""
    assert a_table(TRACK_TOP=12).options.TRACK_TOP == 12
    with pytest.raises(SetupError, match=r"TRACK_TOP can be 12, not 13\."):
        setup(seats=2, seed=1, options={"TRACK_TOP": 13})


@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_the_guard_of_rounds(rounds: int) -> None:
    """BQ-74 max_rounds_guard: the end is set off when that many rounds are over, with one round to follow."""
    table = a_table(max_rounds_guard=rounds)
    played = 0
    while table.ending is None:
        table.acted = True
        table = do(table, "End", seat=table.turn)
        played += 1
    assert played == 2 * rounds
    assert (table.ending.trigger, table.ending.last_turn) == (GUARD, 2 * rounds + 2)
