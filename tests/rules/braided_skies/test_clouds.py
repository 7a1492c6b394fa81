"""Exploring: when a cloud tile is removed, what its event brings and when, and how ports are revealed."""

from __future__ import annotations

import pytest

from rules.braided_skies.cards.decks import CLOUD
from rules.braided_skies.ports import INDEX, port_name
from rules.braided_skies.seeing import view
from rules.braided_skies.table import Table
from rules.braided_skies.terms import Flag
from tests.rules.braided_skies.building import (
    ME,
    YOU,
    a_table,
    at_port,
    do,
    fill_up,
    hold_of,
    next_dice,
    says,
    tokens_of,
    told,
)

ZEPHYR = "Deploy the yellow ship to Zephyr"
GEYSER = "Deploy the blue ship to Rainbow"
SHOALS = "Deploy the blue ship to Lantern"
TWO_FAME = "captured-lightning"  # 2 fame tokens on the adventure port, 2 fame
CARGO = "becalmed-ferry"  # a tourist and a tapstone of any colour
OUTPOST = "empty-customs-house"  # an outpost, 1 fame


def over(table: Table, port: str, *clouds: str) -> None:
    """Lay cloud tiles over a port, the last of them on top."""
    table.ports[INDEX[port]].clouds = list(clouds)


def ready(cloud: str = TWO_FAME, flag: Flag = "yellow", **options: bool) -> Table:
    """The first player's ship carries a crewmate, and a certain tile lies below each top port."""
    table = a_table(**options)
    at_port(table, flag, None, crewmate=True)
    for port in ("shoals", "moorings", "chains"):
        over(table, port, cloud)
    return table


@pytest.mark.parametrize(
    ("harvester", "crewmate", "explores"),
    [(False, False, False), (True, False, True), (False, True, True), (True, True, True)],
)
def test_an_upgrade_explores(harvester: bool, crewmate: bool, explores: bool) -> None:
    """BS-K03 explore with a harvester or a crewmate on the ship and a cloud tile below, not without."""
    table = ready()
    at_port(table, "yellow", None, harvester=harvester, crewmate=crewmate)
    at_port(table, "red", None, harvester=True, crewmate=True)
    table = do(table, ZEPHYR)
    assert table.ports[3].clouds == ([] if explores else [TWO_FAME])
    assert table.mats[ME].fame == (2 if explores else 0)


def test_no_cloud_below_nothing_to_explore() -> None:
    """BS-K03 the tile must be vertically adjacent: those of the other columns are not."""
    table = ready()
    over(table, "shoals")
    table = do(table, ZEPHYR)
    assert table.gone_clouds == []
    assert [len(port.clouds) for port in table.ports[3:6]] == [0, 1, 1]


def test_the_tile_is_removed_read_and_gone() -> None:
    """BS-K04 remove the tile, resolve all its event, and it leaves the game; its text is public."""
    table = do(ready(), ZEPHYR)
    assert table.mats[ME].fame == 2
    assert table.wonder_fame == [0, 0, 2]
    assert table.gone_clouds == [TWO_FAME]
    assert any(CLOUD[TWO_FAME].text() in line for line in view(table, YOU).news)


def test_exploring_comes_before_the_core() -> None:
    """BS-K05 exploring comes before the core benefits; BQ-16 tokens of the event join the hold."""
    table = do(ready(CARGO), ZEPHYR)
    assert hold_of(table) == ["T"]
    assert says(table)[:3] == ["Gain a yellow tapstone", "Gain a blue tapstone", "Gain a red tapstone"]
    assert hold_of(do(table, "Gain a blue")) == ["T", "B", "R", "Y"]


def test_event_tokens_are_processed_with_the_rest() -> None:
    """BQ-16 what the event gave is cargo: it pays grit across rows, and unplaced it lies at the visited port."""
    table = ready(CARGO)
    fill_up(table)
    table = do(table, ZEPHYR, "Gain a blue")
    assert table.ports[0].leftovers == ["T", "B", "R", "Y"]
    assert tokens_of(table) == "T" * 9


def test_a_new_port_gets_an_outpost_tile() -> None:
    """BS-K06 a new outpost space gets 1 random tile face up, told to all."""
    table = ready()
    tile = table.outpost_tiles[-1]
    table = do(table, ZEPHYR)
    assert view(table, YOU).ports[3].outpost_tile == tile
    assert len(table.outpost_tiles) == 8
    assert "Lantern Shoals is revealed." in told(table)


def test_a_removed_tile_is_not_explored_again() -> None:
    """BS-K07 once the tile is gone, the next ship above it explores nothing."""
    table = do(ready(), ZEPHYR, "Red", "Yellow", "End")
    at_port(table, "yellow", None, crewmate=True, seat=YOU)
    table = do(table, ZEPHYR, seat=YOU)
    assert table.gone_clouds == [TWO_FAME]
    assert table.mats[YOU].fame == 0


def test_exploring_is_not_asked() -> None:
    """BQ-10 explore is mandatory; with explore_optional it is a decision."""
    assert do(ready(), ZEPHYR).gone_clouds == [TWO_FAME]
    table = do(ready(explore_optional=True), ZEPHYR)
    assert says(table) == ["Explore: remove the cloud tile below", "Do not explore"]
    assert do(table, "Do not").ports[3].clouds == [TWO_FAME]
    assert do(table, "Explore").mats[ME].fame == 2


def test_one_tile_a_deploy() -> None:
    """BQ-11 both a harvester and a crewmate: still one tile; BQ-14 a port is revealed when its stack is empty."""
    table = ready(flag="blue")
    at_port(table, "blue", None, harvester=True, crewmate=True)
    over(table, "shoals")
    over(table, "terraces", "mirage-harbour", TWO_FAME)
    next_dice(table, "T", "T")
    table = do(table, SHOALS)
    assert table.ports[6].clouds == ["mirage-harbour"]
    assert table.ports[6].outpost_tile is None
    assert len(table.outpost_tiles) == 9
    assert not view(table, ME).ports[6].revealed


@pytest.mark.parametrize(
    ("flag", "port", "below"),
    [("yellow", "zephyr", 3), ("blue", "geyser", 4), ("blue", "shoals", 6), ("red", "moorings", 7)],
)
def test_adjacent_is_the_top_tile_straight_below(flag: Flag, port: str, below: int) -> None:
    """BQ-13 the adjacent tile is the top one of the stack directly below in the column."""
    table = a_table()
    over(table, port)
    at_port(table, flag, None, crewmate=True)
    before = [len(each.clouds) for each in table.ports]
    table = do(table, f"Deploy the {flag} ship to {port_name(port)}")
    lost = [number for number, each in enumerate(table.ports) if len(each.clouds) < before[number]]
    assert lost == [below]


def test_nine_explores_in_all() -> None:
    """BQ-13 the bottom ports have nothing below: 9 explores; BQ-15 12 outpost tiles are enough for the 9 ports."""
    table = a_table(seed=5)
    for port in ("zephyr", "geyser", "carousel", "shoals", "moorings", "chains", "shoals", "moorings", "chains"):
        table = explored(table, port)
    table = explored(table, "lagoon")
    assert len(table.gone_clouds) == 9
    assert len({port.outpost_tile for port in table.ports} - {None}) == 9
    assert len(table.outpost_tiles) == 3


def explored(table: Table, port: str) -> Table:
    """Visit a port with a ship that can explore, answer anything, and take the turn again."""
    for flag in ("yellow", "blue", "red"):
        at_port(table, flag, None, crewmate=True)
    table = do(table, next(said for said in says(table) if said.endswith(port_name(port))))
    while not table.acted or table.agenda:
        table = do(table, says(table)[0])
    table.acted = False
    return table


def test_an_event_is_resolved_before_the_gains() -> None:
    """BQ-17 the event is fully resolved first: its step gives a grit that is there before the core is gained."""
    table = do(ready("floating-fair"), ZEPHYR)
    assert [said[:10] for said in says(table)] == ["Advance on"] * 3
    assert hold_of(table) == []
    table = do(table, "Advance on the scenic")
    assert (table.mats[ME].grit, table.mats[YOU].grit) == (4, 3)
    assert hold_of(table) == ["R", "Y"]


def test_an_outpost_of_the_event_pays_in_this_visit() -> None:
    """BS-AT27, BQ-17: an outpost the event lets one place on the visited port pays at step 3C of the same visit."""
    table = ready(OUTPOST)
    table.ports[0].outpost_tile = "rain-cistern"
    table = do(table, ZEPHYR)
    assert hold_of(do(table, "Place an outpost at Zephyr")) == ["R", "Y", "B"]
    assert hold_of(do(table, "Place an outpost at Rainbow")) == ["R", "Y"]


def test_an_upgrade_of_the_event_earns_nothing_yet() -> None:
    """BQ-18, BS-D08: a harvester gained from the event and installed on the exploring ship earns no bonus now."""
    table = ready(flag="blue")
    over(table, "shoals")
    over(table, "terraces", "drowned-foundry")
    next_dice(table, "T", "R")
    table = do(table, SHOALS, "Install the harvester on the blue")
    assert table.mats[ME].ships[1].harvester
    assert hold_of(table) == ["Y", "T"]


@pytest.mark.parametrize(("lying", "after"), [([0, 0, 0], [0, 0, 2]), ([0, 0, 3], [0, 0, 5]), ([9, 5, 0], [9, 5, 1])])
def test_fame_tokens_of_an_event(lying: list[int], after: list[int]) -> None:
    """BQ-19 the event says where and how many; events stack; of the 15 tokens only what is left is placed."""
    table = ready()
    table.wonder_fame = lying
    assert do(table, ZEPHYR).wonder_fame == after


def test_the_order_of_a_visit_that_explores() -> None:
    """BS-AT11 tile removed, event, the new port revealed to all with an outpost tile, then the core benefit."""
    table = ready()
    at_port(table, "yellow", None, harvester=True)
    next_dice(table, "B")
    story = told(do(table, ZEPHYR))
    parts = [
        "explores",
        "is revealed",
        "gains 2 fame",
        "The outpost of Lantern Shoals is",
        "takes a red tapstone",
        "rolls",
    ]
    assert [story.index(part) for part in parts] == sorted(story.index(part) for part in parts)


def test_clouds_of_others_columns_stay() -> None:
    """BS-K04 at most one tile a deploy: all others lie as they lay."""
    table = do(ready(flag="blue"), GEYSER)
    assert [len(port.clouds) for port in table.ports] == [0, 0, 0, 1, 0, 1, 2, 2, 2]
    assert table.gone_clouds == [TWO_FAME]
