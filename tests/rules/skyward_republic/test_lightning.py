"""Lightning cards in the draft and at other times: placed, launched, scored (SR-D07, SQ-07 to SQ-09)."""

from __future__ import annotations

from rules.skyward_republic.effects import TakeFromDiscard
from tests.rules.skyward_republic.building import (
    YOU,
    a_claim,
    a_draft,
    a_launch,
    build,
    do,
    mine,
    on_top,
    resolve,
    says,
    told,
    yours,
)


def test_drafted_lightning_cards() -> None:
    """SR-D07, SR-P01 Drafted lightning cards go to the sky row, then LAUNCH in an order of choice, then shields."""
    table = a_draft(2, ("kite", "hut-a", "mail-coach"), ("hut-b",))
    on_top(table, "maker")
    asked = do(table, "Pick pile 1")
    assert (mine(asked).sky, mine(asked).hand) == (["kite", "mail-coach"], ["hut-a"])
    assert (says(asked), mine(asked).vp) == (["Kite", "Mail Coach"], 5)
    first = do(asked, "Mail Coach")
    assert (mine(first).hand, mine(first).cogs, mine(first).vp) == (["hut-a", "maker"], 4, 5 + 2 + 1)


def test_the_order_of_launch_abilities() -> None:
    """SR-D07, SQ-07 The picker orders LAUNCH abilities: a Moth that has left is out of a Hunter's reach or not."""
    table = a_draft(2, ("moth", "hunter"), ("hut-b",))
    hunted = do(table, "Pick pile 1", "Hunter")
    assert (mine(hunted).sky, yours(hunted).sky) == (["hunter"], [])
    moved = do(table, "Pick pile 1", "Moth")
    assert (mine(moved).sky, yours(moved).sky) == (["hunter"], [])  # driven off the rival's sky
    assert (yours(hunted).vp, yours(moved).vp) == (5, 5 - 2)


def test_shields_of_cards_that_are_gone() -> None:
    """SQ-07 The shields of all placed cards are scored, also of one that a LAUNCH has moved or destroyed."""
    table = a_draft(2, ("imp", "hunter"), ("hut-b",))
    after = do(table, "Pick pile 1")
    assert (mine(after).sky, after.discards[-1]) == (["hunter"], "imp")
    assert mine(after).vp == 5 - 2 - 1
    moved = do(a_draft(2, ("moth", "cart"), ("hut-b",)), "Pick pile 1")
    assert (mine(moved).sky, mine(moved).vp) == (["cart"], 5 - 2 + 3)


def test_a_second_batch_of_lightning_cards() -> None:
    """SQ-07 Lightning cards gained by a LAUNCH are a second batch: placed, launched and scored after the first."""
    table = a_draft(2, ("tug", "hut-a"), ("hut-b",), near=(("hut-c",), ()))
    table.discards.append("kite")
    asked = do(table, "Pick pile 1")
    news = told(asked)
    assert (mine(asked).sky, mine(asked).vp, mine(asked).cogs) == (["tug", "kite"], 5 + 1 + 2, 4)
    assert news.index("scores 1 VP for Tug") < news.index("Kite comes to") < news.index("scores 2 VP for Kite")
    assert news.index("scores 2 VP for Kite") < news.index("flips Hut C")  # the leftovers come last


def test_the_warden_changes_last_of_all() -> None:
    """SQ-07 The last picker takes token and cog only when the lightning cards are done."""
    table = a_draft(2, ("hut-a",), ("mail-coach",))
    on_top(table, "kite")
    after = do(do(table, "Pick pile 1"), "Pick pile 2", seat=YOU)
    news = told(after)
    assert news.index("Kite comes to") < news.index("takes the Warden token")
    assert yours(after).cogs == 3 + 1 + 1


def test_lightning_waits_in_its_pile() -> None:
    """SQ-09 A lightning card turned over, or lying in a pile, does nothing until somebody takes it."""
    table = a_draft(2, ("imp",), ("hut-a",), near=(("kite",), ()))
    table = do(table, "Flip", "On pile 2")
    assert [(mat.vp, mat.cogs, mat.sky) for mat in table.mats] == [(5, 3, []), (5, 3, [])]
    after = do(table, "Pick pile 2", seat=YOU)
    assert (yours(after).sky, yours(after).vp, yours(after).cogs) == (["kite"], 7, 4)


def test_a_benefactor_may_bring_lightning() -> None:
    """SQ-08 A lightning card that comes to hand outside the draft is played at once."""
    table = a_claim(2, "sharer")
    build(table, "hut-a")
    on_top(table, "kite", "imp")
    after = do(table, "Claim Sharer", "Keep it")
    assert [(mat.sky, mat.hand) for mat in after.mats] == [(["kite"], []), (["imp"], [])]
    assert (mine(after).cogs, yours(after).vp) == (4, 3)


def test_a_vehicle_from_the_discard_pile() -> None:
    """SQ-08 A Vehicle taken from the discard pile in a Launch turn is played at once, and not kept in hand."""
    table = a_launch()
    table.discards = ["hut-a", "kite"]
    after = resolve(table, TakeFromDiscard("vehicle"))
    assert (mine(after).sky, mine(after).hand, after.discards) == (["kite"], [], ["hut-a"])
    assert (mine(after).vp, mine(after).cogs) == (7, 4)
