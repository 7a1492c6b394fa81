"""Deploying: which ship may go where, what its upgrades earn there, and what a port with a cost asks."""

from __future__ import annotations

import pytest

from rules.braided_skies.actions import Deploy
from rules.braided_skies.deploying import legal_deploys
from rules.braided_skies.ports import ALL_PORTS
from rules.braided_skies.table import Table
from rules.braided_skies.terms import FLAGS, Flag
from tests.rules.braided_skies.building import (
    ME,
    YOU,
    a_table,
    at_port,
    do,
    hold_of,
    next_dice,
    put,
    says,
    step_to,
    tokens_of,
    told,
    top_wonder,
    why,
)

A_YELLOW = 1
FESTIVAL = "Deploy the yellow ship to Tomtom Festival"
MARKET = "Deploy the yellow ship to Underground Market"
ONE_FAME = "A tapstone or tourist: 1 fame"


def rich(seats: int = 2, **options: bool) -> Table:
    """A table on which the first player can pay anything, with every port revealed."""
    table = a_table(seats, **options)
    for port in table.ports:
        port.clouds = []
    for wonder in ("paper-observatory", "leaning-stones", "beacon-of-the-ninth-wind"):
        top_wonder(table, wonder)
    put(table, "YYBBRRTTTT")
    return table


def ports_of(table: Table, flag: Flag) -> list[str]:
    """Where a ship of the first player may go."""
    return [port for ship, port in legal_deploys(table, ME) if ship == flag]


def test_a_ship_on_the_mat_goes_to_a_port() -> None:
    """BS-D01 choose a ship that is on the mat: it is then at that port, and can be placed only from the mat."""
    table = do(rich(), MARKET, ONE_FAME, "Pay the yellow", "End")
    assert table.mats[ME].ships[0].port == "market"
    table.turn, table.acted = ME, False
    assert ports_of(table, "yellow") == []
    assert "(BS-D01)." in why(table, Deploy("yellow", "zephyr"))


@pytest.mark.parametrize(
    ("flag", "shaped"),
    [
        ("yellow", ["zephyr", "chains", "anvil"]),
        ("blue", ["geyser", "shoals", "lagoon"]),
        ("red", ["carousel", "moorings", "terraces"]),
    ],
)
def test_a_ship_shape_takes_that_ship_only(flag: Flag, shaped: list[str]) -> None:
    """BS-D02 a port that shows a ship shape takes only that ship; the others take any."""
    table = rich()
    assert ports_of(table, flag) == [port for port in ALL_PORTS if port in shaped or port in ALL_PORTS[9:]]
    for other in FLAGS:
        if other != flag:
            assert "(BS-D02)." in why(table, Deploy(other, shaped[0]))


@pytest.mark.parametrize("port", ["zephyr", "geyser", "carousel", "festival", "market"])
def test_an_infinity_symbol_takes_any_number(port: str) -> None:
    """BS-D03 any number of ships of any players."""
    table = rich(3)
    for flag in FLAGS:
        at_port(table, flag, port, seat=YOU)
    assert port in [there for _, there in legal_deploys(table, ME)]


def test_several_own_ships_at_one_port() -> None:
    """BS-D03 several ships of one's own, too, where the shape allows."""
    table = rich()
    at_port(table, "blue", "festival")
    at_port(table, "red", "festival")
    assert "festival" in ports_of(table, "yellow")


@pytest.mark.parametrize("port", [port for port in ALL_PORTS[3:] if port not in ("festival", "market")])
def test_other_ports_take_one_ship_in_all(port: str) -> None:
    """BS-D04 without the infinity symbol one ship in total: blocked for everybody until it is recalled."""
    table = rich()
    flag = next(ship for ship, there in legal_deploys(table, ME) if there == port)
    at_port(table, flag, port, seat=YOU)
    assert port not in [there for _, there in legal_deploys(table, ME)]
    assert "(BS-D04)." in why(table, Deploy(flag, port))
    at_port(table, flag, None, seat=YOU)
    assert port in ports_of(table, flag)


def test_ones_own_ship_blocks_as_well() -> None:
    """BS-AT18, BQ-06: a port without infinity held by an own ship is open to nobody until that ship is recalled."""
    table = rich()
    at_port(table, "blue", "guild")
    put(table, "Y", seat=YOU)
    assert "guild" not in ports_of(table, "yellow") + ports_of(table, "red")
    assert not [port for _, port in legal_deploys(table, YOU) if port == "guild"]
    table = do(table, "Recall", "Bring the blue", "Finish", "End")
    assert [flag for flag, port in legal_deploys(table, YOU) if port == "guild"] == list(FLAGS)


def test_upgrades_earn_the_bonus_of_the_port() -> None:
    """BS-D05 a harvester that was on the ship earns the printed bonus automatically: no question."""
    table = rich()
    at_port(table, "yellow", None, harvester=True)
    table = do(table, MARKET, ONE_FAME, "Pay the yellow")
    assert (table.mats[ME].grit, says(table)) == (3, ["End your turn"])


def test_both_upgrades_earn_both_bonuses() -> None:
    """BS-D05 crewmate and harvester each earn the bonus printed for them."""
    table = rich()
    at_port(table, "yellow", None, harvester=True, crewmate=True)
    table = do(table, MARKET, ONE_FAME, "Pay the yellow", "Advance on the scenic")
    assert (table.mats[ME].grit, table.mats[ME].tracks) == (4, [0, 1, 0])  # one of the grit is of the track


def test_a_bonus_may_be_left_under_the_switch() -> None:
    """BS-D05 with bonus_optional the bonus is a decision."""
    table = rich(bonus_optional=True)
    at_port(table, "yellow", None, harvester=True)
    table = do(table, MARKET, ONE_FAME, "Pay the yellow")
    assert says(table) == ["Gain 1 grit", "Leave it"]
    assert do(table, "Gain 1 grit").mats[ME].grit == 3
    assert do(table, "Leave it").mats[ME].grit == 2


def test_a_ship_without_upgrades_earns_nothing() -> None:
    """BS-D06 ships begin without upgrades: no bonus at the port, no cloud explored."""
    table = a_table()
    put(table, "T")
    assert do(table, MARKET).mats[ME].grit == 2
    table = do(table, "Deploy the yellow ship to Zephyr")
    assert hold_of(table) == ["R", "Y"]
    assert len(table.ports[3].clouds) == 1


@pytest.mark.parametrize(("port", "upgrade"), [("Thunder's Workshop", "harvester"), ("Cracked Flagon", "crewmate")])
def test_one_upgrade_of_a_kind_a_ship(port: str, upgrade: str) -> None:
    """BS-D07 at most 1 harvester and 1 crewmate a ship: a ship that has one is not offered another."""
    table = rich()
    at_port(table, "yellow", None, harvester=True, crewmate=True)
    table = do(table, f"Deploy the red ship to {port}", "Pay the")
    assert says(table) == [f"Install the {upgrade} on the {flag} ship" for flag in ("blue", "red")]


def test_an_upgrade_put_on_a_deployed_ship_pays_next_time() -> None:
    """BS-AT19, BS-D08: a harvester installed on a ship at Geyser earns no roll there now; its next visit does."""
    table = rich()
    at_port(table, "blue", "geyser")
    dice = dict(table.chance.drawn)
    table = do(table, "Deploy the yellow ship to Thunder's", "Pay the blue", "Install the harvester on the blue ship")
    assert says(table) == ["End your turn"]
    assert (table.chance.drawn, tokens_of(table)) == (dice, "BRRTTTTYY")
    at_port(table, "blue", None, harvester=True)
    table.acted = False
    next_dice(table, "T")
    assert hold_of(do(table, "Deploy the blue ship to Rainbow", "Gain a red")) == ["B", "R", "T"]


def test_an_upgrade_gained_at_the_port_itself_earns_nothing_there() -> None:
    """BS-D08, BS-AT26: a crewmate won by a step at the Festival and put on the visiting ship earns no bonus now."""
    table = rich()
    step_to(table, "culture", 6)
    table = do(table, FESTIVAL, "Advance on the culture", "Install the crewmate on the yellow", "Advance on the scenic")
    assert (table.mats[ME].fame, table.mats[ME].tracks) == (9, [7, 1, 1])
    assert says(table) == ["End your turn"]


def test_it_counts_the_next_time_the_ship_is_placed() -> None:
    """BS-AT26 at its next Festival the ship with that crewmate earns the bonus step."""
    table = rich()
    at_port(table, "yellow", None, crewmate=True)
    table = do(table, FESTIVAL, "Advance on the adventure", "Advance on the scenic", "Advance on the adventure")
    assert table.mats[ME].tracks == [1, 1, 2]


@pytest.mark.parametrize(
    ("port", "tokens", "grit", "rule"),
    [
        ("guild", "BRT", 2, "BQ-01"),
        ("guild", "Y", 0, "BQ-01"),
        ("workshop", "YRT", 2, "BQ-01"),
        ("flagon", "YBT", 2, "BQ-01"),
        ("festival", "TTTYBR", 2, "BQ-01"),
        ("market", "", 2, "BQ-01"),
        ("culture", "YYBR", 2, "BS-W01"),
    ],
)
def test_what_cannot_be_paid_is_closed(port: str, tokens: str, grit: int, rule: str) -> None:
    """BQ-01 a port one cannot pay is not open; BQ-07 the Festival needs 4 tourists, the Market one of its rows."""
    table = a_table()
    put(table, tokens)
    table.mats[ME].grit = grit
    top_wonder(table, "paper-observatory")
    assert f"({rule})." in why(table, Deploy("yellow", port))
    put(table, "YBRTTTT")
    table.mats[ME].grit = 2
    assert port in ports_of(table, "yellow")


def test_an_encounter_that_can_still_be_played_counts() -> None:
    """BQ-01 the token of a playable encounter card opens a port."""
    table = a_table()
    table.mats[ME].encounters = [A_YELLOW]
    assert "guild" in ports_of(table, "yellow")
    table.plays = 2
    assert "guild" not in ports_of(table, "yellow")


@pytest.mark.parametrize(
    ("port", "missing", "rescue"), [("workshop", "harvester", "crewmate"), ("flagon", "crewmate", "harvester")]
)
def test_a_useless_deploy_is_not_legal(port: str, missing: str, rescue: str) -> None:
    """BQ-02 with all 3 installed the Workshop (Flagon) opens only to a ship that earns its bonus."""
    table = rich()
    for flag in FLAGS:
        at_port(table, flag, None, harvester=missing == "harvester", crewmate=missing == "crewmate")
    assert "(BQ-02)." in why(table, Deploy("red", port))
    at_port(table, "blue", None, harvester=True, crewmate=True)
    assert [flag for flag in FLAGS if port in ports_of(table, flag)] == ["blue"]


def test_at_the_top_of_all_tracks_the_workshop_bonus_is_nothing() -> None:
    """BQ-02 Workshop: the crewmate counts only with some track below the top."""
    table = rich()
    for flag in FLAGS:
        at_port(table, flag, None, harvester=True, crewmate=True)
    for track in ("culture", "scenic", "adventure"):
        assert "workshop" in ports_of(table, "red")
        step_to(table, track, 12)
    assert "workshop" not in ports_of(table, "red")


def test_one_row_of_the_market_is_taken() -> None:
    """BQ-07 a market row one cannot pay is not offered, and exactly one is taken a deploy."""
    table = a_table()
    put(table, "YYT")
    table = do(table, MARKET)
    assert says(table) == [ONE_FAME, "2 yellow tapstones: 3 fame"]
    table = do(table, "2 yellow")
    assert (table.mats[ME].fame, tokens_of(table), says(table)) == (3, "T", ["End your turn"])


@pytest.mark.parametrize("pair", ["YY", "BB", "RR", "TT"])
def test_a_matched_pair_is_of_any_colour(pair: str) -> None:
    """BQ-08 two tapstones of one colour, whichever, or two tourists, pay the middle row."""
    table = a_table()
    put(table, pair)
    table = do(table, MARKET, "2 ")
    assert (table.mats[ME].fame, tokens_of(table)) == (3, "")


@pytest.mark.parametrize("mix", ["YT", "BT", "RT", "YB", "BR"])
def test_no_mix_pays_the_middle_row(mix: str) -> None:
    """BQ-09 one tapstone and one tourist are no pair, nor are two colours."""
    table = a_table()
    put(table, mix)
    assert all("3 fame" not in said for said in says(do(table, MARKET)))


@pytest.mark.parametrize(
    ("port", "cost"), [("festival", "TTTT"), ("guild", "Y"), ("workshop", "B"), ("flagon", "R"), ("market", "T")]
)
def test_payment_from_anywhere_on_the_mat(port: str, cost: str) -> None:
    """BQ-12 the cost is paid from any row, not only that of the ship."""
    table = a_table()
    for number, token in enumerate(cost):
        put(table, token, row=1 + number % 2)
    at_home = next(str(Deploy(flag, port)) for flag in FLAGS if port in ports_of(table, flag))
    table = do(table, at_home)
    assert tokens_of(table) == ""


def test_a_covered_benefit_comes_at_once() -> None:
    """BQ-29 the benefit a card covers is gained once, right after placing, before the market is refilled."""
    table = rich()
    table.mats[ME].rows[1] += [placed.copy() for placed in table.mats[ME].rows[0][:1]]
    table.mats[ME].rows[1][-1].card = "crew-story-hour-1"
    table = do(table, "Deploy the yellow ship to Free", "Pay", "Keep", "Take", "Place it in the blue row: draw")
    assert len(table.mats[ME].encounters) == 1
    assert told(table).index("draws") < told(table).index("comes to the Guild's market")
