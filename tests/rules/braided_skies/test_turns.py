"""Turns: whose it is, the one main action, when a recall is forced, and encounter cards as free actions."""

from __future__ import annotations

import pytest

from rules.braided_skies.actions import Deploy, PlayEncounter, Recall
from rules.braided_skies.deploying import legal_deploys
from rules.braided_skies.play import to_act
from rules.braided_skies.refusals import refused
from rules.braided_skies.seeing import view
from rules.braided_skies.table import Table
from rules.braided_skies.terms import FLAGS
from rules.core.questions import Seat
from tests.rules.braided_skies.building import ME, YOU, a_table, at_port, do, put, says, why

TWO_GRIT_OR_TWO_FAME = 6
A_BLUE_OR_TWO_FAME = 24
A_STONE_OR_TWO_GRIT = 21
HOME_PORTS = ("zephyr", "geyser", "carousel")


def under_clouds(table: Table) -> None:
    """Cover the three top ports, which no real game does: now there is nowhere to go without a cost."""
    for port in table.ports[:3]:
        port.clouds = ["humming-hail"]


def ports(table: Table) -> set[str]:
    """Where the first player may deploy to."""
    return {port for _, port in legal_deploys(table, ME)}


def with_ships_out(count: int) -> Table:
    """A table on which the first player has so many ships out."""
    table = a_table()
    for flag, port in list(zip(FLAGS, HOME_PORTS, strict=True))[:count]:
        at_port(table, flag, port)
    return table


def test_turns_go_clockwise_from_the_starting_player() -> None:
    """BS-T01 clockwise from the starting player."""
    table = a_table(3)
    table.first = table.turn = Seat(1)
    order = []
    for _ in range(5):
        order.append(table.turn)
        assert to_act(table) == {table.turn}
        table = taken(table) if len(order) <= 3 else recalled(table)
    assert order == [1, 2, 0, 1, 2]


def taken(table: Table) -> Table:
    """The turn player deploys the red ship and ends the turn."""
    return do(table, "Deploy the red ship to Magnus", "Tourist", "End", seat=table.turn)


def recalled(table: Table) -> Table:
    """The turn player recalls one ship and ends the turn."""
    home = f"Bring the {next(ship.flag for ship in table.mats[table.turn].ships if ship.port)}"
    return do(table, "Recall", home, "Finish the recall", "End", seat=table.turn)


def test_there_is_no_fixed_number_of_rounds() -> None:
    """BS-T01 no fixed number of rounds: without a trigger the turns go on."""
    table = a_table()
    for _ in range(20):
        at_port(table, "red", "carousel", seat=table.turn)
        table = recalled(table)
        assert not table.over
    assert table.round == 11


def test_one_main_action_a_turn() -> None:
    """BS-T02 deploy exactly 1 ship or recall: the second main action of a turn is refused."""
    table = do(with_ships_out(1), "Deploy the red ship to Magnus", "Tourist")
    assert says(table) == ["End your turn"]
    assert "(BS-T02)." in why(table, Deploy("blue", "geyser"))
    assert "(BS-T02)." in why(table, Recall())


def test_a_main_action_must_be_taken() -> None:
    """BS-T02 a turn has a main action: it cannot be ended before."""
    assert "End your turn" not in says(a_table())
    assert ("End your turn", "BS-T02") in [(each.what, each.rule) for each in refused(a_table(), ME)]


def test_a_recall_brings_all_ships_home() -> None:
    """BS-T02 a recall is of all deployed ships: it is not finished before each of them is home."""
    table = do(with_ships_out(2), "Recall", "Bring the blue")
    assert "Finish the recall" not in says(table)
    table = do(table, "Bring the yellow", "Finish")
    assert all(ship.port is None for ship in table.mats[ME].ships)


def test_who_cannot_deploy_must_recall() -> None:
    """BS-T03 ships at home but no legal deploy: recall is all there is; BQ-04 whatever the reason."""
    table = with_ships_out(1)
    assert len(says(table)) > 1
    under_clouds(table)
    assert says(table) == ["Recall your ships"]


@pytest.mark.parametrize("out", [1, 2, 3])
def test_recall_with_any_number_of_ships_out(out: int) -> None:
    """BS-T04 recall is legal with 1, 2 or 3 ships out."""
    table = do(with_ships_out(out), "Recall")
    assert sum(said.startswith("Bring the") for said in says(table)) == out


def test_no_recall_without_a_ship_out() -> None:
    """BS-T04 a recall needs at least one deployed ship."""
    assert "Recall your ships" not in says(with_ships_out(0))
    assert "(BS-T04)." in why(with_ships_out(0), Recall())


def test_all_ships_out_forces_a_recall() -> None:
    """BS-T05 with all 3 ships deployed the next turn must be a recall, and the refusal says so."""
    table = with_ships_out(3)
    put(table, "TTTT")
    assert says(table) == ["Recall your ships"]
    assert ("Deploy", "BS-T05") in [(each.what, each.rule) for each in refused(table, ME)]


def test_recalls_one_after_the_other_in_turn_order() -> None:
    """BS-T06 consecutive recalls are resolved in turn order: the next player waits and loses nothing."""
    table = with_ships_out(1)
    at_port(table, "blue", "geyser", seat=YOU)
    table = do(table, "Recall")
    assert says(table, YOU) == []
    assert "(BS-T01)." in why(table, Recall(), YOU)
    table = do(table, "Bring", "Finish", "End")
    table = do(table, "Recall", "Bring the blue", "Finish", "End", seat=YOU)
    assert not [ship for mat in table.mats for ship in mat.ships if ship.port]


def test_encounters_are_free_actions_at_any_moment() -> None:
    """BS-T07 before the main action, at a question of it, and after it; the main action is still to be had."""
    table = a_table()
    table.mats[ME].encounters = [TWO_GRIT_OR_TWO_FAME]
    before = do(table, "Play", "B: Gain 2 fame")
    assert "Deploy the blue ship to Rainbow Geyser" in says(before)
    within = do(table, "Deploy the blue", "Play", "B: Gain 2 fame")
    assert says(within)[0] == "Gain a yellow tapstone"
    after = do(table, "Deploy the red", "Tourist", "Play", "B: Gain 2 fame")
    assert says(after) == ["End your turn"]
    assert before.mats[ME].fame == within.mats[ME].fame == after.mats[ME].fame == 2


def test_two_encounters_a_turn() -> None:
    """BS-T07 at most 2 encounter cards a turn, deploy and all; the next turn has two more."""
    table = a_table()
    table.mats[ME].encounters = [TWO_GRIT_OR_TWO_FAME, A_BLUE_OR_TWO_FAME, A_STONE_OR_TWO_GRIT]
    table = do(table, str(PlayEncounter(TWO_GRIT_OR_TWO_FAME)), "B", "Deploy the red", "Tourist")
    table = do(table, str(PlayEncounter(A_BLUE_OR_TWO_FAME)), "B")
    assert says(table) == ["End your turn"]
    assert "(BQ-31)." in why(table, PlayEncounter(A_STONE_OR_TWO_GRIT))
    table = do(table, "End")
    table = do(table, "Deploy the red", "Tourist", "End", seat=YOU)
    assert str(PlayEncounter(A_STONE_OR_TWO_GRIT)) in says(table)


def test_encounters_only_in_ones_own_turn() -> None:
    """BS-T07 at any moment of one's own turn, and of no other."""
    table = a_table()
    table.mats[YOU].encounters = [TWO_GRIT_OR_TWO_FAME]
    assert says(table, YOU) == []
    assert "(BS-T01)." in why(table, PlayEncounter(TWO_GRIT_OR_TWO_FAME), YOU)


def test_pass_where_nothing_else_can_be_done() -> None:
    """BQ-03 no legal deploy and no ship out: pass, no effect, counts as a turn; else a pass is never offered."""
    table = a_table()
    assert "Pass" not in says(table)
    under_clouds(table)
    assert says(table) == ["Pass"]
    after = do(table, "Pass", "End")
    assert (after.turn, after.turns) == (YOU, 1)
    assert after.mats == table.mats


@pytest.mark.parametrize("port", HOME_PORTS)
def test_a_top_port_always_takes_a_ship(port: str) -> None:
    """BQ-03 is out of reach: the top ports have the infinity symbol, so no crowd closes them."""
    table = a_table(5)
    for seat in range(1, 5):
        for flag, there in zip(FLAGS, HOME_PORTS, strict=True):
            at_port(table, flag, there, seat=Seat(seat))
    table.mats[ME].grit = 0
    assert port in ports(table)


def test_a_recall_that_can_do_nothing() -> None:
    """BQ-05 one may recall with some ships out although no outfitting of their rows can be activated."""
    table = with_ships_out(1)
    table.mats[ME].grit = 0
    table = do(table, "Recall", "Bring the yellow")
    assert not [said for said in says(table) if said.startswith("Activate")]
    assert table.mats[ME].ships[0].port is None


def test_grit_of_an_encounter_pays_what_follows() -> None:
    """BQ-28 an encounter is resolved first: its 2 grit pay for the Guild that was closed before."""
    table = a_table()
    table.mats[ME].grit = 0
    table.mats[ME].encounters = [TWO_GRIT_OR_TWO_FAME]
    put(table, "Y")
    assert "(BQ-01)." in why(table, Deploy("yellow", "guild"))
    table = do(table, str(PlayEncounter(TWO_GRIT_OR_TWO_FAME)), "A: Gain 2 grit", "Deploy the yellow ship to Free")
    assert table.mats[ME].grit == 1


@pytest.mark.parametrize(("most", "grit", "after"), [(10, 8, 10), (10, 9, 10), (4, 3, 4), (30, 10, 12)])
def test_grit_stops_at_the_top_of_its_track(most: int, grit: int, after: int) -> None:
    """BQ-26 grit goes to 10 (or GRIT_MAX), what is gained above is lost."""
    table = a_table(GRIT_MAX=most)
    table.mats[ME].grit = grit
    table.mats[ME].encounters = [TWO_GRIT_OR_TWO_FAME]
    table = do(table, "Play", "A: Gain 2 grit")
    assert table.mats[ME].grit == after


def test_grit_at_the_top_stays_there() -> None:
    """BQ-26 a port that gives grit gives none to a full track."""
    table = a_table()
    table.mats[ME].grit = 10
    assert do(table, "Deploy the red ship to Magnus").mats[ME].grit == 10


def test_grit_is_never_negative() -> None:
    """BQ-26 what costs grit one has not got is not offered: neither a port nor a transfer."""
    table = a_table()
    table.mats[ME].grit = 0
    put(table, "YBR")
    assert not {"guild", "workshop", "flagon"} & ports(table)
    assert not [said for said in says(do(table, "Deploy the blue", "Gain a red")) if "1 grit" in said]


@pytest.mark.parametrize("fame", [59, 119])
def test_fame_is_a_plain_number(fame: int) -> None:
    """BQ-27 fame goes on past 60 and past 119; the token that flips is for show."""
    table = a_table()
    table.mats[ME].fame = fame
    table.mats[ME].encounters = [TWO_GRIT_OR_TWO_FAME]
    table = do(table, "Play", "B: Gain 2 fame")
    assert view(table, None).mats[ME].fame == fame + 2
