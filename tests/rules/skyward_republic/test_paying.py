"""Paying with Faction cards and cogs, and three cards for a cog (SR-L04, SR-K, SQ-14 to SQ-17, SQ-39)."""

from __future__ import annotations

import pytest

from rules.skyward_republic.cards.factions import FACTION_CARDS
from rules.skyward_republic.scoring import score_of
from rules.skyward_republic.table import Table
from tests.rules.skyward_republic.building import (
    ME,
    START_VP,
    YOU,
    a_claim,
    a_draft,
    a_launch,
    build,
    do,
    hold,
    mine,
    says,
)


def to_launch(card: str, *hand: str, cogs: int = 0) -> Table:
    """A Launch turn with a Building and the means to pay for it."""
    table = a_launch()
    hold(table, card, *hand)
    mine(table).cogs = cogs
    return table


def test_cards_and_cogs_together() -> None:
    """SR-L04 Faction cards and cogs together cover a cost; cards are discarded, cogs go to the supply."""
    table = to_launch("maker-mill", "maker", "seer", cogs=5)
    after = do(table, "Launch Maker Mill", "Pay Maker, Seer and 1 cog")
    assert (mine(after).hand, mine(after).cogs) == ([], 4)
    assert sorted(after.discards[-2:]) == ["maker", "seer"]


def test_a_cog_covers_one_icon() -> None:
    """SR-L04, SR-K02 1 cog covers 1 icon, of a faction or Neutral."""
    after = do(to_launch("maker-mill", cogs=3), "Launch Maker Mill")
    assert mine(after).cogs == 0
    assert says(to_launch("maker-mill", cogs=2)) == ["End your Launch turn"]


def test_any_faction_covers_neutral_and_only_its_own_besides() -> None:
    """SR-L04 Any Faction icon covers a Neutral one; a faction's icon wants that faction."""
    assert "Launch Grey Hall" in says(to_launch("grey-hall", "seer", "collective"))
    assert "Launch Maker Mill" not in says(to_launch("maker-mill", "maker", "seer", "collective"))
    assert "Launch Maker Mill" in says(to_launch("maker-mill", "maker", "maker", "collective"))


def test_overpaying() -> None:
    """SR-L04, SQ-15 A card of two icons may pay a cost of one; the icon left over is lost."""
    after = do(to_launch("hut-a", "elite-seer", cogs=0), "Launch Hut A")
    assert (mine(after).hand, after.discards[-1]) == ([], "elite-seer")


def test_two_icons_of_a_card_pay_the_same_cost() -> None:
    """SQ-15 Both icons may pay for one card, a faction's and a Neutral one too; not for two cards."""
    after = do(to_launch("maker-mill", "elite-maker", "seer"), "Launch Maker Mill")
    assert mine(after).hand == []
    table = to_launch("gate", "elite-maker", "hut-a")
    after = do(table, "Launch Gate")
    assert "Launch Hut A" not in says(after)


def test_no_neutral_faction_card() -> None:
    """SQ-16 No Faction card has a Neutral icon."""
    assert [card.id for card in FACTION_CARDS if "N" in card.icons] == []


def test_no_card_is_thrown_in() -> None:
    """SQ-17 Each card must cover an icon: a cost of one takes one card, never two, nor a card that fits nothing."""
    asked = do(to_launch("maker-house", "maker", "elite-maker", "seer", cogs=1), "Launch Maker House")
    assert says(asked) == ["Pay Maker", "Pay 1 cog", "Pay Elite Maker"]


def test_cogs_cover_exactly_what_is_left() -> None:
    """SQ-17 Cogs pay only the icons left uncovered; every way is offered, the most sensible first."""
    asked = do(to_launch("grey-hall", "maker", "elite-seer", cogs=3), "Launch Grey Hall")
    assert says(asked)[0] == "Pay Elite Seer"
    assert set(says(asked)) == {"Pay Elite Seer", "Pay Maker and 1 cog", "Pay 2 cogs", "Pay Maker and Elite Seer"}
    assert {mine(do(asked, words)).cogs for words in ("Pay Maker and", "Pay 2", "Pay Elite")} == {2, 1, 3}


TRADE = ("Discard 3 cards", "Discard Maker", "Discard Maker", "Discard Seer")
THREE = ("maker", "maker", "seer")


def in_draft() -> Table:
    return a_draft(2, ("hut-a",), ("hut-b",))


@pytest.mark.parametrize("make", [in_draft, a_launch, a_claim])
def test_three_cards_for_a_cog(make: object) -> None:
    """SR-K01, SQ-14 In one's own draft, Launch and Benefactor turns 3 cards of the hand become 1 cog, repeatedly."""
    assert callable(make)
    table: Table = make()
    hold(table, *THREE, *THREE, "hut-c")
    once = do(table, *TRADE)
    assert (mine(once).cogs, len(mine(once).hand), once.turn) == (4, 4, ME)
    assert sorted(once.discards[-3:]) == ["maker", "maker", "seer"]
    twice = do(once, *TRADE)
    assert (mine(twice).cogs, mine(twice).hand) == (5, ["hut-c"])
    assert "Discard 3 cards for 1 cog" not in says(twice)


def test_no_trade_in_the_turn_of_another() -> None:
    """SQ-14 Nothing is discarded for a cog in another player's turn."""
    table = a_launch()
    hold(table, *THREE, seat=YOU)
    assert says(table, YOU) == []


def test_no_trade_between_steps() -> None:
    """SQ-14 Not between the steps of something else: while a place or a payment is asked, nothing is discarded."""
    table = to_launch("hut-a", "maker", "seer", "seer", "seer")
    build(table, "hut-b")
    paying = do(table, "Launch Hut A")
    placing = do(paying, "Pay Maker")
    for asked in (paying, placing):
        assert len(says(asked)) > 1
        assert [words for words in says(asked) if words.startswith("Discard")] == []


def test_a_trade_may_be_given_up() -> None:
    """SR-K01 Until the third card is named one may keep them all; two are never enough."""
    table = a_launch()
    hold(table, *THREE)
    asked = do(table, *TRADE[:3])
    assert "Keep your cards" in says(asked)
    kept = do(asked, "Keep")
    assert (mine(kept).hand, mine(kept).cogs) == ([*THREE], 3)
    mine(table).hand.pop()
    assert "Discard 3 cards for 1 cog" not in says(table)


def test_a_benefactor_among_the_three() -> None:
    """SR-K01, SQ-39 Benefactors in hand may be among the 3; they go to a face-up pile of their own."""
    table = a_launch()
    hold(table, "maker", "maker", "two-seers")
    after = do(table, "Discard 3 cards", "Discard Maker", "Discard Maker", "Discard Two Seers")
    assert (mine(after).cogs, after.benefactor_discards, after.discards[-2:]) == (4, ["two-seers"], ["maker", "maker"])


def test_what_cogs_are_for() -> None:
    """SR-K02 Cogs pay costs and ACTIVE abilities, and are 1 VP each at the end."""
    table = to_launch("hut-a", cogs=3)
    build(table, "pump")
    after = do(table, "Launch Hut A", "Right", "Use Pump")
    assert (mine(after).cogs, mine(after).vp) == (1, START_VP + 1 + 2)
    assert score_of(after, ME).total == START_VP + 3 + 1


def test_cogs_doubled() -> None:
    """SR-K03 Some cards double what cogs are worth at the end."""
    table = to_launch("hut-a", cogs=4)
    assert score_of(table, ME).total == START_VP + 4
    build(table, "twin-bank")
    assert score_of(table, ME).total == START_VP + 8


def test_a_cog_becomes_an_extension() -> None:
    """SR-K03 Some cards turn a cog into an Extension worth 2 VP."""
    table = a_launch()
    build(table, "forge")
    after = do(table, "Use Forge", "On Forge")
    assert (mine(after).cogs, mine(after).vp, mine(after).buildings[0].extensions) == (2, START_VP + 2, ["cog"])
