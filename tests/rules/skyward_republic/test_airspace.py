"""The airspace: where Buildings stand, fall and move, and what Extensions make of them (SR-A, SQ-18 to SQ-26)."""

from __future__ import annotations

import pytest

from rules.skyward_republic.airspace import cost, factions, free_cells, icons_of, neighbours
from rules.skyward_republic.counting import count
from rules.skyward_republic.scoring import score_of
from rules.skyward_republic.seeing import view
from rules.skyward_republic.table import Standing, Table
from tests.rules.skyward_republic.building import (
    ME,
    START_VP,
    YOU,
    a_draft,
    a_launch,
    build,
    do,
    fly,
    hold,
    mine,
    says,
    standing,
    told,
    yours,
)
from tests.rules.skyward_republic.trial_cards import HUTS

GRID = [(row, column) for row in (0, 1) for column in range(4)]


def row_of(many: int) -> Table:
    """A Launch turn with Huts from left to right, four a row, and two Buildings to launch."""
    table = a_launch()
    for hut, (row, column) in zip(HUTS[:many], GRID, strict=False):
        build(table, hut, row, column)
    hold(table, "well", "gate")
    return table


def at(table: Table, card: str) -> tuple[int, int]:
    """Where a Building stands."""
    found = standing(table, card)
    return found.row, found.column


def test_the_first_building() -> None:
    """SR-A01 The first Building stands anywhere: nothing is asked, for the grid begins with it."""
    table = a_launch()
    hold(table, "hut-a", "hut-b", "hut-c")
    after = do(table, "Launch Hut A")
    assert after.phase == "launch"
    assert len(mine(after).buildings) == 1
    assert free_cells(mine(after)) == [(-1, 0), (0, -1), (0, 1), (1, 0)]


def test_next_to_a_building_within_two_rows_of_four() -> None:
    """SR-A02 Each next to a Building that stands, and all within 2 rows of 4."""
    asked = do(row_of(3), "Launch Well")
    assert set(says(asked)) == {
        *("Left of Hut A", "Right of Hut C"),
        *(f"{side} Hut {hut}" for side in ("Above", "Below") for hut in "ABC"),
    }
    full = row_of(4)
    build(full, "hut-e", 1, 0)
    assert free_cells(mine(full)) == [(1, 1), (1, 2), (1, 3)]


def test_the_grid_is_fixed_only_as_far_as_buildings_stand() -> None:
    """SQ-19 The second row may be above or below, and columns go on to either side until four are there."""
    table = row_of(1)
    build(table, "hut-b", 0, -1)
    assert set(free_cells(mine(table))) == {(-1, -1), (-1, 0), (1, -1), (1, 0), (0, -2), (0, 1)}
    build(table, "hut-c", -1, 0)
    build(table, "hut-d", 0, -2)
    assert set(free_cells(mine(table))) == {(-1, -2), (-1, -1), (-1, 1), (0, -3), (0, 1)}


def test_neighbours() -> None:
    """SQ-18 Next to means left, right, above and below: not diagonally, and not the sky row."""
    table = row_of(8)
    fly(table, "kite")
    beside = {each.card for each in neighbours(mine(table), standing(table, "hut-b"))}
    assert beside == {"hut-a", "hut-c", "hut-f"}
    assert count(table, ME, "neighbours", card="hut-a") == 2


def test_buildings_do_not_move() -> None:
    """SR-A03 Without a card that says so no Building moves."""
    table = row_of(3)
    assert [words for words in says(table) if words.startswith("Move")] == []
    build(table, "crane-yard", 0, 3)
    assert "Use Crane Yard" in says(table)


def test_a_ninth_building() -> None:
    """SR-A04, SQ-21 With 8 standing a 9th goes left or right of a row's end; a 10th may go on from there."""
    table = row_of(8)
    asked = do(table, "Launch Gate")
    assert says(asked) == ["Left of Hut A", "Right of Hut D", "Left of Hut E", "Right of Hut H"]
    after = do(asked, "Right of Hut D")
    assert standing(after, "gate").outside
    asked = do(after, "Launch Well")
    assert says(asked) == ["Left of Hut A", "Right of Gate", "Left of Hut E", "Right of Hut H and below Gate"]


def test_the_grid_is_left_only_with_eight_buildings() -> None:
    """SQ-21 Only while 8 or more stand may a Building leave the grid; those outside do not stretch the grid."""
    table = row_of(8)
    build(table, "hut-i", 0, 4).outside = True
    assert set(free_cells(mine(table))) == {(0, -1), (0, 5), (1, -1), (1, 4)}
    mine(table).buildings = [each for each in mine(table).buildings if each.card not in ("hut-c", "hut-h")]
    assert free_cells(mine(table)) == [(0, 2), (1, 3)]


def test_gaps_are_filled_again() -> None:
    """SQ-20 A gap may be filled again, next to a Building; with none left, anywhere."""
    table = a_launch()
    for column, card in enumerate(("hut-a", "hut-b", "breakers")):
        build(table, card, 0, column)
    hold(table, "well")
    torn = do(table, "Use Breakers", "Destroy Hut B")
    assert (0, 1) in free_cells(mine(torn))
    filled = do(torn, "Launch Well", "Right of Hut A and left of Breakers")
    assert at(filled, "well") == (0, 1)
    mine(torn).buildings = []
    assert len(mine(do(torn, "Launch Well")).buildings) == 1


def test_a_destroyed_building() -> None:
    """SQ-22, SR-P03 It is discarded with its Extensions; VP stay, icons, levels and the count of Buildings go."""
    table = a_launch()
    build(table, "breakers")
    build(table, "maker-mill", 0, 1, "seer-storey", "cog")
    mine(table).vp = 20
    after = do(table, "Use Breakers")
    assert after.discards[-2:] == ["maker-mill", "seer-storey"]
    assert (mine(after).vp, len(mine(after).buildings), icons_of(mine(after))) == (20, 1, {"N": 1})
    assert count(after, ME, "tallest") == 1
    assert "cog" not in after.discards


def a_move() -> Table:
    """A Building with an Extension, and one that can move it."""
    table = a_launch()
    build(table, "crane-yard", 0, 0)
    build(table, "well", 0, 1, "maker-storey")
    build(table, "bell", 0, 2)
    return table


def test_a_moved_building() -> None:
    """SQ-23 A moved Building keeps its Extensions; it neither scores nor launches nor sets anything off again."""
    table = do(a_move(), "Use Crane Yard", "Move Well", "Below Crane Yard")
    assert (at(table, "well"), standing(table, "well").extensions) == ((1, 0), ["maker-storey"])
    assert (mine(table).vp, mine(table).cogs) == (START_VP, 3)


def test_a_move_stays_within_the_grid() -> None:
    """SQ-23, SR-A02 A Building moves only to where it could be placed: next to another, within the grid."""
    table = a_move()
    build(table, "hut-a", 1, 2)
    asked = do(table, "Use Crane Yard", "Move Hut A")
    places = {f"{side} {each}" for side in ("Above", "Below") for each in ("Crane Yard", "Well", "Bell")} - {
        "Below Bell"
    }
    assert set(says(asked)) == {*places, "Left of Crane Yard", "Right of Bell"}


def test_a_building_alone_cannot_move() -> None:
    """SQ-23, SQ-42 With nothing to stand next to there is nowhere to move."""
    table = a_launch()
    build(table, "crane-yard")
    assert says(table) == ["End your Launch turn"]


def test_extensions_are_no_buildings() -> None:
    """SQ-25 An Extension is no Building for any count, for neighbours or for the end."""
    table = row_of(7)
    standing(table, "hut-a").extensions = ["maker-storey", "seer-storey"]
    hold(table, "grey-storey")
    after = do(table, "Attach Grey Storey", "On Hut A")
    assert (len(mine(after).buildings), after.ending) == (7, None)
    assert count(after, ME, "buildings") == 7
    assert count(after, ME, "neighbours", card="hut-a") == 2


def test_attaching_sets_off_what_names_it() -> None:
    """SQ-25 Attaching sets off abilities that name attaching, and none that wait for a launch."""
    table = a_launch()
    build(table, "bell")
    build(table, "mason")
    hold(table, "grey-storey")
    after = do(table, "Attach Grey Storey", "On Bell")
    assert mine(after).vp == START_VP + 1 + 1
    assert "Mason of {0}" in told(after)
    assert "Bell of {0}" not in told(after)


def test_extensions_are_stacked_without_limit() -> None:
    """SQ-25, SR-L08 Any number of Extensions may sit on one Building, two of the same name too."""
    table = a_launch()
    build(table, "hut-a", 0, 0, *["maker-storey"] * 5)
    hold(table, "maker-storey")
    after = do(table, "Attach Maker Storey")
    assert standing(after, "hut-a").extensions == ["maker-storey"] * 6
    assert view(after, None).mats[ME].buildings[0].height == 7


@pytest.mark.parametrize(
    ("card", "extensions", "of"),
    [("maker-mill", (), ("M",)), ("maker-mill", ("seer-storey",), ("S", "M")), ("hut-a", ("grey-storey",), ())],
)
def test_the_factions_of_a_building(card: str, extensions: tuple[str, ...], of: tuple[str, ...]) -> None:
    """SQ-26, SR-L09 A Building is of all factions in its cost and in those of its Extensions; Neutral is none."""
    assert factions(Standing(card, 0, 0, [*extensions])) == of


def test_neutral_where_it_is_named() -> None:
    """SQ-26 Neutral is a faction for cards that name it; two all-Neutral Buildings share none; cost is in icons."""
    table = a_launch()
    build(table, "grey-hall", 0, 0)
    build(table, "hut-a", 0, 1)
    build(table, "guildhall", 0, 2)
    assert count(table, ME, "buildings", "N") == 2
    assert count(table, ME, "neighbours sharing", card="grey-hall") == 0
    assert len(cost(standing(table, "grey-hall"))) == 2


def test_the_sky_row() -> None:
    """SR-A05 Vehicles and Critters go to the sky row without limit, and beside no Building."""
    table = a_draft(2, ("kite", "cart", "imp", "mail-coach"), ("hut-a",))
    fly(table, "tug", "lure")
    after = do(table, "Pick pile 1", "Kite")
    assert mine(after).sky == ["tug", "lure", "kite", "cart", "imp", "mail-coach"]
    assert mine(after).buildings == []


def test_a_vehicle_that_leaves() -> None:
    """SR-A05, SQ-32 A Vehicle may pass to another player; its former owner's score stays."""
    table = a_launch()
    fly(table, "thief")
    fly(table, "cart", seat=YOU)
    yours(table).vp = 8
    after = do(table, "Use Thief")
    assert (mine(after).sky, yours(after).sky) == (["thief", "cart"], [])
    assert (mine(after).vp, yours(after).vp) == (START_VP + 3, 8)
    assert score_of(after, YOU).total == 8 + 3
