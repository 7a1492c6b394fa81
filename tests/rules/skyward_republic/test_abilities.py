"""ACTIVE and HAND abilities, the owner's order, and cards that pass on (SR-L10, SR-L11, SQ-27 to SQ-33)."""

from __future__ import annotations

import pytest

from rules.skyward_republic.counting import count
from rules.skyward_republic.scoring import score_of
from rules.skyward_republic.seeing import view
from rules.skyward_republic.table import Table
from tests.rules.skyward_republic.building import (
    ME,
    START_VP,
    THIRD,
    YOU,
    a_claim,
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


def with_building(*cards: str) -> Table:
    """A Launch turn with these Buildings in a row."""
    table = a_launch()
    for card in cards:
        build(table, card)
    return table


def test_once_a_turn() -> None:
    """SR-L10, SQ-27 An ACTIVE ability used as an action works once in one's Launch turn, and in the next again."""
    table = with_building("pump")
    after = do(table, "Use Pump")
    assert (mine(after).vp, mine(after).cogs) == (START_VP + 2, 2)
    assert "Use Pump" not in says(after)
    while not (after.round == 2 and after.phase == "launch" and after.turn == ME):
        seat = after.turn
        wanted = next(
            words for words in says(after, seat) if words.startswith(("Pick", "End", "Claim no", "On", "Confirm"))
        )
        after = do(after, wanted, seat=seat)
        for mat in after.mats:
            mat.hand, mat.near = [], []
    assert "Use Pump" in says(after)


def test_an_ability_must_be_paid_for() -> None:
    """SR-L10, SR-K02 An ability that costs a cog is not offered without one."""
    table = with_building("pump")
    mine(table).cogs = 0
    assert says(table) == ["End your Launch turn"]


def test_set_off_each_time() -> None:
    """SQ-27, SR-L10 A triggered ability works each time; one printed once a round works once."""
    table = with_building("bell", "shy-bell")
    hold(table, "gate", "hut-a")
    first = do(table, "Launch Gate", "Right", "Bell")
    assert mine(first).vp == START_VP + 1 + 1 + 1
    second = do(first, "Launch Hut A", "Right of Gate")
    assert mine(second).vp == mine(first).vp + 1 + 1


@pytest.mark.parametrize("first", ["Bell", "Gong"])
def test_the_owners_order(first: str) -> None:
    """SQ-27 Several abilities set off at once go in their owner's order."""
    table = with_building("bell", "gong")
    hold(table, "hut-a")
    asked = do(table, "Launch Hut A", "Right")
    assert says(asked) == ["Bell", "Gong"]
    after = do(asked, first)
    news = told(after)
    other = "Gong" if first == "Bell" else "Bell"
    assert news.index(f"{first} of {{0}}") < news.index(f"{other} of {{0}}")
    assert (mine(after).vp, mine(after).cogs) == (START_VP + 2, 3)


def test_on_the_turn_it_arrives() -> None:
    """SQ-28 An ACTIVE ability may be used in the turn its card arrives."""
    table = a_launch()
    hold(table, "pump")
    after = do(table, "Launch Pump", "Use Pump")
    assert mine(after).vp == START_VP + 1 + 2


def test_not_in_the_turn_of_another() -> None:
    """SQ-29 Outside one's own turn an ACTIVE ability works only if something sets it off."""
    table = a_launch()
    build(table, "pump", seat=YOU)
    build(table, "bell", seat=YOU)
    build(table, "lantern", seat=YOU)
    hold(table, "hut-a")
    assert says(table, YOU) == []
    assert yours(do(table, "Launch Hut A")).vp == START_VP  # another's launch is no launch of theirs
    given = a_draft(2, ("moth",), ("hut-b",))
    build(given, "lantern", seat=YOU)
    assert yours(do(given, "Pick pile 1")).cogs == 4  # in the turn of seat 0


def test_no_active_ability_in_other_phases() -> None:
    """SR-L10, SQ-27 An ACTIVE ability is used in the Launch turn, not in the draft or Benefactor phase."""
    for table in (a_draft(2, ("hut-a",), ("hut-b",)), a_claim()):
        build(table, "pump")
        assert "Use Pump" not in says(table)


def test_ongoing_abilities() -> None:
    """SR-L10 Some ACTIVE abilities hold all the time: a Building costs 1 icon less, but at least 1."""
    table = with_building("quarry")
    mine(table).cogs = 2
    hold(table, "maker-mill", "maker-house")
    assert {"Launch Maker Mill", "Launch Maker House"} <= set(says(table))
    assert mine(do(table, "Launch Maker House", "Right")).cogs == 1
    assert mine(do(table, "Launch Maker Mill", "Right")).cogs == 0


def test_hand_abilities_when_they_say() -> None:
    """SR-L11, SQ-33 A HAND ability "in your turn" works in any own turn; another only in the Launch turn."""
    for table in (a_draft(2, ("hut-a",), ("hut-b",)), a_launch(), a_claim()):
        hold(table, "purse", "crowbar")
        after = do(table, "Play Purse")
        assert (mine(after).cogs, after.discards[-1], after.turn) == (4, "purse", ME)
        assert ("Play Crowbar from your hand" in says(table)) is (table.phase == "launch")


def test_hand_abilities_are_for_ones_own_turn() -> None:
    """SQ-33 In another player's turn no HAND ability is offered."""
    table = a_launch()
    hold(table, "purse", seat=YOU)
    assert says(table, YOU) == []


def test_a_hand_ability_that_launches() -> None:
    """SR-L11, SR-L02 Discarding a card for another launch allows one more."""
    table = a_launch()
    hold(table, "crowbar", "hut-a", "hut-b")
    after = do(table, "Launch Hut A", "Play Crowbar", "Launch Hut B", "Right")
    assert ([each.card for each in mine(after).buildings], after.discards[-1]) == (["hut-a", "hut-b"], "crowbar")


def noodles(*beside: str) -> Table:
    """A Noodle House to be launched between two Buildings."""
    table = a_launch()
    mine(table).cogs = 2
    for column, card in zip((0, 2), beside, strict=False):
        build(table, card, 0, column)
    hold(table, "anarchist-noodle-house")
    return do(table, "Launch Anarchist", "Right of")


def test_the_noodle_house_chooses_one_neighbour() -> None:
    """SQ-30 One neighbouring Building is chosen; 1 cog for each Neutral icon of its whole cost."""
    asked = noodles("grey-hall", "hut-a")
    assert says(asked) == ["Grey Hall: 2 cogs", "Hut A: 1 cog"]
    assert mine(do(asked, "Grey Hall")).cogs == 2
    assert mine(do(asked, "Hut A")).cogs == 1


def test_the_noodle_house_counts_extensions() -> None:
    """SQ-30 Extensions count with the cost of their Building."""
    table = a_launch()
    mine(table).cogs = 2
    build(table, "maker-mill", 0, 0, "grey-storey")
    hold(table, "anarchist-noodle-house")
    assert mine(do(table, "Launch Anarchist", "Right of")).cogs == 2
    assert mine(noodles("maker-house")).cogs == 0


def test_a_cog_as_an_extension() -> None:
    """SQ-31 No cost, no faction, one level, 2 VP when attached; no longer spendable nor counted as a cog."""
    table = with_building("forge", "hut-a")
    mine(table).cogs = 1
    after = do(table, "Use Forge", "On Hut A")
    seen = view(after, None).mats[ME].buildings[1]
    assert (seen.cost, seen.factions, seen.height, seen.extensions) == ("N", (), 2, ("cog",))
    assert (mine(after).vp, mine(after).cogs, count(after, ME, "cogs")) == (START_VP + 2, 0, 0)
    hold(after, "hut-b")
    assert "Launch Hut B" not in says(after)
    assert score_of(after, ME).total == START_VP + 2


def test_cogs_never_run_out() -> None:
    """SQ-31, SQ-11 33 cogs in one hand are no reason to gain none."""
    table = a_launch()
    yours(table).cogs = 66
    hold(table, "well")
    assert mine(do(table, "Launch Well")).cogs == 3 - 1 + 2


def test_a_vehicle_gained_from_a_rival() -> None:
    """SQ-32, SR-G04 Its shield is scored and its LAUNCH resolved again; the former owner keeps what was scored."""
    table = a_launch()
    fly(table, "thief")
    fly(table, "kite", seat=YOU)
    yours(table).vp, yours(table).cogs = 7, 4
    after = do(table, "Use Thief")
    assert (mine(after).vp, mine(after).cogs) == (START_VP + 2, 4)
    assert (yours(after).vp, yours(after).cogs, yours(after).sky) == (7, 4, [])


def test_a_critter_gained_from_a_rival() -> None:
    """SQ-32, SR-G04 Its shield is scored; its LAUNCH is not resolved again."""
    table = a_launch(3)
    fly(table, "lure")
    fly(table, "moth", seat=YOU)
    after = do(table, "Use Lure")
    assert (mine(after).sky, mine(after).vp) == (["lure", "moth"], START_VP - 2)
    assert (after.turn, after.agenda, after.mats[THIRD].sky) == (ME, [], [])


def test_scored_each_time_it_passes() -> None:
    """SQ-32 A Vehicle that passes to and fro is scored each time it arrives."""
    table = a_launch()
    fly(table, "thief", "cart")
    fly(table, "thief", seat=YOU)
    table = do(do(table, "End"), "Use Thief", seat=YOU)
    assert (yours(table).vp, mine(table).vp) == (START_VP + 3, START_VP)
    table.turn, table.acted = ME, [YOU]
    after = do(table, "Use Thief")
    assert (mine(after).vp, yours(after).vp) == (START_VP + 3, START_VP + 3)


def test_a_trigger_of_arrival() -> None:
    """SQ-27, SQ-32 A Critter that arrives from anywhere sets off what waits for Critters."""
    table = a_launch()
    build(table, "lantern")
    fly(table, "lure")
    fly(table, "imp", seat=YOU)
    assert mine(do(table, "Use Lure")).cogs == 4


@pytest.mark.parametrize(("trigger", "words"), [("toll-house", "Discard 3"), ("ruin", "Use Breakers")])
def test_other_triggers(trigger: str, words: str) -> None:
    """SQ-27, SR-L10 A trade, or a destroyed Building, sets off what names it."""
    table = with_building(trigger, "breakers", "hut-a")
    hold(table, "maker", "maker", "maker")
    after = do(table, words)
    after = do(after, *(["Discard Maker"] * 3 if words == "Discard 3" else ["Destroy Hut A"]))
    assert mine(after).vp == START_VP + 1
    assert standing(after, trigger).card == trigger
