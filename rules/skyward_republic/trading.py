"""Three cards of the hand for a cog (SR-K01, SQ-14)."""

from __future__ import annotations

from rules.core.questions import Question, Seat
from rules.skyward_republic.agenda import Asked, asks, option
from rules.skyward_republic.cards.decks import name
from rules.skyward_republic.discarding import Discard, left_in_hand
from rules.skyward_republic.effects import Cogs, Effect, Effects
from rules.skyward_republic.gaining import names
from rules.skyward_republic.table import Table
from rules.skyward_republic.terms import TRADE
from rules.skyward_republic.triggers import Triggers


class Trade(Effect, frozen=True):
    """Pick three cards for a cog, one after the other; until the third all may be kept."""

    chosen: tuple[str, ...] = ()

    def text(self) -> str:
        return f"discard {TRADE} cards to gain 1 cog"


def may_trade(table: Table, seat: Seat) -> bool:
    """Three cards in hand, in a window of the switch (SQ-14)."""
    return len(table.mats[seat].hand) >= TRADE and is_trade_window(table)


def is_trade_window(table: Table) -> bool:
    """Any own decision point, or the Launch turn alone (the switch)."""
    return table.phase == "launch" or table.options.discard3_window == "own_decision_points"


@asks(Trade)
def which_to_trade(table: Table, seat: Seat, effect: Trade) -> Asked:
    """One card after the other, or none at all."""
    number = len(effect.chosen) + 1
    cards = left_in_hand(table.mats[seat].hand, effect.chosen)
    so_far = f" Chosen: {names(effect.chosen)}." if effect.chosen else ""
    ways = [option(f"Discard {name(card)}", *after_trade((*effect.chosen, card))) for card in cards]
    return Question(f"Card {number} of {TRADE} to discard for a cog?{so_far}", (*ways, option("Keep your cards")))


def after_trade(chosen: tuple[str, ...]) -> Effects:
    """The next card to pick, or the cog."""
    if len(chosen) < TRADE:
        return (Trade(chosen),)
    return Discard(chosen), Cogs(1), Triggers("trade")
