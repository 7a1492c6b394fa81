"""The Launch turn: launching and attaching, step by step, and the score in play (SR-L, SR-P, SQ-34, SQ-55)."""

from __future__ import annotations

import pytest

from rules.skyward_republic.seeing import view
from rules.skyward_republic.table import Table
from tests.rules.skyward_republic.building import (
    ME,
    START_VP,
    THIRD,
    YOU,
    a_claim,
    a_launch,
    build,
    do,
    fly,
    hold,
    mine,
    on_top,
    says,
    told,
    yours,
)
from tests.rules.skyward_republic.trial_cards import HUTS


def one_turn_each(seats: int) -> list[int]:
    """Whose Launch turns there are, if the third seat is the Warden."""
    table = a_launch(seats)
    table.warden = table.turn = THIRD
    order: list[int] = []
    while table.phase == "launch":
        order.append(table.turn)
        table = do(table, "End", seat=table.turn)
    return order


def test_one_launch_turn_each() -> None:
    """SR-L01, SQ-13 From the new Warden clockwise, one turn each; then the Benefactor phase."""
    assert one_turn_each(3) == [2, 0, 1]
    assert one_turn_each(4) == [2, 3, 0, 1]


def busy() -> Table:
    """A turn in which everything can be done."""
    table = a_launch()
    build(table, "pump")
    mine(table).cogs = 9
    hold(table, "hut-a", "maker-storey", "grey-storey", "seer", "seer", "seer")
    return table


@pytest.mark.parametrize(
    "order",
    [
        ("Discard 3", "Launch", "Attach Maker", "Attach Grey", "Use Pump"),
        ("Use Pump", "Attach Grey", "Discard 3", "Attach Maker", "Launch"),
        ("Attach Maker", "Launch", "Use Pump", "Attach Grey", "Discard 3"),
    ],
)
def test_any_order(order: tuple[str, ...]) -> None:
    """SR-L01 3 cards for a cog, a launch, attachments and abilities may be done in any order."""
    table = busy()
    for words in order:
        table = do(table, words)
        for _ in range(3 if words == "Discard 3" else 0):
            table = do(table, "Discard Seer")
        while any(each.startswith(("Pay", "On Pump", "Right")) for each in says(table)):
            table = do(table, next(each for each in says(table) if each.startswith(("Pay 1 cog", "On Pump", "Right"))))
    mat = mine(table)
    assert (mat.cogs, mat.vp, len(mat.buildings)) == (9 + 1 - 1 - 1 - 1 - 1, START_VP + 1 + 1 + 1 + 2, 2)
    assert says(table) == ["End your Launch turn"]


def test_one_building_a_turn() -> None:
    """SR-L02 One Building a turn; another launch of an ability goes through all the steps again."""
    table = a_launch()
    hold(table, "hut-a", "gate", "fountain", "maker", "maker", "maker")
    mine(table).cogs = 0
    plain = do(table, "Launch Hut A")
    assert [words for words in says(plain) if words.startswith("Launch")] == []
    opened = do(table, "Launch Gate")
    assert {"Launch Hut A", "Launch Fountain"} <= set(says(opened))
    after = do(opened, "Launch Fountain", "Right of Gate")
    assert (len(mine(after).hand), mine(after).vp) == (2, START_VP + 1 + 1 + 3)  # paid, placed, scored, activated
    assert [words for words in says(after) if words.startswith("Launch")] == []


def test_the_four_steps() -> None:
    """SR-L03, SR-L05, SR-L06, SR-L07 Pay, place, score, activate: in this order."""
    table = a_launch()
    build(table, "hut-a")
    hold(table, "well", "maker")
    asked = do(table, "Launch Well", "Pay Maker")
    assert (mine(asked).hand, mine(asked).vp, len(mine(asked).buildings)) == (["well"], START_VP, 1)
    after = do(asked, "Below Hut A")
    assert [(each.card, each.row, each.column) for each in mine(after).buildings][1:] == [("well", 1, 0)]
    assert (mine(after).vp, mine(after).cogs) == (START_VP + 1, 5)
    assert told(after).index("launches Well: 1 VP") < told(after).index("gains 2 cogs")


def test_no_launch_without_payment() -> None:
    """SR-L03, SR-L04 What cannot be paid whole is not launched."""
    table = a_launch()
    hold(table, "maker-mill", "maker")
    mine(table).cogs = 1
    assert says(table) == ["End your Launch turn"]
    mine(table).cogs = 2
    assert "Launch Maker Mill" in says(table)


def test_the_shield_is_scored_at_once() -> None:
    """SR-L06, SR-P01 The VP of a launched Building and of an attached Extension are scored at once."""
    table = a_launch()
    hold(table, "grey-hall", "maker-storey", "seer", "seer")
    mine(table).cogs = 1
    launched = do(table, "Launch Grey Hall", "Pay 2 Seer")
    assert mine(launched).vp == START_VP + 4
    assert mine(do(launched, "Attach Maker Storey")).vp == START_VP + 4 + 1


def test_own_launch_then_the_others() -> None:
    """SR-L07 Its own LAUNCH comes first, then ACTIVE abilities of other cards that its placement sets off."""
    table = a_launch()
    build(table, "bell")
    hold(table, "well", "maker")
    after = do(table, "Launch Well", "Pay Maker", "Right")
    assert told(after).index("gains 2 cogs") < told(after).index("Bell of {0}")
    assert (mine(after).cogs, mine(after).vp) == (5, START_VP + 1 + 1)


def test_a_building_does_not_set_off_itself() -> None:
    """SR-L07 A Building that waits for launches is not set off by its own."""
    table = a_launch()
    build(table, "hut-a")
    hold(table, "bell")
    assert mine(do(table, "Launch Bell", "Right")).vp == START_VP + 1


def test_attaching() -> None:
    """SR-L08 Pay, place on a Building of one's own, score; several on one Building."""
    table = a_launch()
    build(table, "hut-a")
    build(table, "hut-b")
    build(table, "hut-c", seat=YOU)
    hold(table, "maker-storey", "grey-storey", "maker", "seer")
    asked = do(table, "Attach Maker Storey", "Pay Maker")
    assert says(asked) == ["On Hut A", "On Hut B"]
    after = do(asked, "On Hut B", "Attach Grey Storey", "Pay Seer", "On Hut B")
    assert [each.extensions for each in mine(after).buildings] == [[], ["maker-storey", "grey-storey"]]
    assert (mine(after).vp, mine(after).hand) == (START_VP + 2, [])


def test_nothing_to_attach_to() -> None:
    """SR-L08 Without a Building of one's own an Extension cannot be attached."""
    table = a_launch()
    build(table, "hut-a", seat=YOU)
    hold(table, "maker-storey", "maker")
    assert says(table) == ["End your Launch turn"]


def test_what_an_extension_makes_of_a_building() -> None:
    """SR-L09 An Extension adds its icons, its factions and one level; a Building alone has one level."""
    table = a_launch()
    build(table, "maker-mill", 0, 0)
    build(table, "maker-house", 0, 1, "garret", "grey-storey")
    alone, grown = view(table, None).mats[ME].buildings
    assert (alone.cost, alone.factions, alone.height) == ("MMN", ("M",), 1)
    assert (grown.cost, grown.factions, grown.height) == ("SMMN", ("S", "M"), 3)


def test_a_launch_turn_may_be_passed() -> None:
    """SQ-34 A Launch turn may be ended without doing anything, though something could be done."""
    table = busy()
    assert do(table, "End").turn == YOU


def test_a_card_that_scores_more() -> None:
    """SR-P02 Some LAUNCH abilities score more than the shield."""
    table = a_launch()
    hold(table, "fountain")
    assert mine(do(table, "Launch Fountain")).vp == START_VP + 1 + 3


def test_what_is_scored_stays() -> None:
    """SR-P03, SR-A05 What was scored stays when the card is destroyed, or a Vehicle leaves."""
    table = a_launch()
    build(table, "breakers")
    hold(table, "grey-hall", "maker", "maker")
    launched = do(table, "Launch Grey Hall", "Pay 2 Maker", "Right of Breakers")
    torn = do(launched, "Use Breakers")
    assert (mine(torn).vp, len(mine(torn).buildings)) == (START_VP + 4, 1)


def test_points_may_be_lost_before_any_are_gained() -> None:
    """SR-P04, SQ-02 A Critter costs VP though nothing has been built."""
    table = a_launch()
    mine(table).vp = 0
    on_top(table, "imp")
    hold(table, "drawing-room")
    after = do(table, "Launch Drawing Room")
    assert "loses 2 VP for Imp" in told(after)
    assert mine(after).vp == 1 - 2


@pytest.mark.parametrize(("before", "after"), [(48, 49), (49, 50), (99, 100)])
def test_beyond_49(before: int, after: int) -> None:
    """SR-P05 The score goes on past 49: the track only goes round."""
    table = a_launch()
    mine(table).vp = before
    hold(table, "hut-a")
    launched = do(table, "Launch Hut A")
    assert mine(launched).vp == view(launched, None).mats[ME].vp == after


def test_another_launch_lasts_for_the_turn() -> None:
    """SQ-55 A launch gained in the Launch turn may be used until the turn ends, and not in the next one."""
    table = a_launch()
    hold(table, "gate", "hut-a", "hut-b", "hut-c", "maker-storey")
    mine(table).cogs = 9
    table = do(table, "Launch Gate", "Attach Maker Storey")
    assert "Launch Hut A" in says(table)
    table = do(table, "Launch Hut A", "Right of Gate")
    assert "Launch Hut B" not in says(table)


def test_another_launch_is_lost_with_the_turn() -> None:
    """SQ-55 A launch not used is nobody's: the next player has the one launch of their turn."""
    table = a_launch()
    hold(table, "gate")
    hold(table, "hut-a", "hut-b", seat=YOU)
    table = do(do(table, "Launch Gate", "End"), "Launch Hut A", seat=YOU)
    assert [words for words in says(table, YOU) if words.startswith("Launch")] == []


def test_a_launch_up_to_a_cost() -> None:
    """SQ-55, SR-L02 A launch allowed up to a cost is for such Buildings only, and used up before a free one."""
    table = a_launch()
    mine(table).cogs = 9
    hold(table, "wicket", "hut-a", "grey-hall")
    opened = do(table, "Launch Wicket")
    assert [words for words in says(opened) if words.startswith("Launch")] == ["Launch Hut A"]
    assert table.launching
    table.launching.launches = [0, 1]
    small = do(table, "Launch Hut A")
    assert "Launch Grey Hall" in says(small)


def an_opener() -> Table:
    """A Benefactor that gives a launch can be claimed."""
    table = a_claim(2, "opener")
    for place, hut in enumerate(HUTS[:7]):
        build(table, hut, place // 4, place % 4)
    hold(table, "well", "maker-storey", "maker")
    return table


def test_a_launch_of_a_benefactor() -> None:
    """SQ-55, SQ-46, SR-B06 It is used at once, in all four steps; it sets off the end; nothing is attached."""
    asked = do(an_opener(), "Claim Opener")
    assert says(asked) == ["Launch Well", "Launch nothing"]
    after = do(asked, "Launch Well", "Pay Maker")
    assert (mine(after).cogs, mine(after).vp) == (3 + 2, START_VP + 3 + 1)
    assert (after.ending is not None, after.turn) == (True, YOU)


def test_a_launch_of_a_benefactor_may_be_declined() -> None:
    """SQ-55 It is optional, and lost if it is not used at once."""
    after = do(an_opener(), "Claim Opener", "Launch nothing")
    assert (after.turn, len(mine(after).buildings), after.ending) == (YOU, 7, None)


def test_a_launch_of_a_benefactor_counts_for_later_claims() -> None:
    """SQ-55 The Building counts for claims of the rounds to come."""
    table = a_claim(2, "opener", "two-seers")
    build(table, "seer-house")
    build(table, "hut-a")
    hold(table, "seer-house", "seer")
    mat = mine(table)
    assert "Claim Two Seers" not in says(table)
    after = do(table, "Claim Opener", "Launch Seer House", "Pay Seer", "Right of Hut A")
    assert after.turn == YOU
    after.turn, after.acted = ME, []
    assert "Claim Two Seers" in says(after)
    assert mat.tokens == 4


def test_vehicles_come_as_they_are() -> None:
    """SR-P01, SR-G04 A Vehicle drawn by a LAUNCH scores its shield and resolves its own LAUNCH too."""
    table = a_launch()
    on_top(table, "kite")
    hold(table, "drawing-room")
    after = do(table, "Launch Drawing Room")
    assert (mine(after).vp, mine(after).cogs) == (START_VP + 1 + 2, 3 - 1 + 1)
    fly(after, "cart", seat=YOU)
    assert yours(after).vp == START_VP
