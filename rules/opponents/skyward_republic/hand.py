"""What leaves the hand: cards for a cog, the clean-up, and the Benefactors of the first draft."""

from __future__ import annotations

from rules.opponents.skyward_republic.cards import held_worth
from rules.opponents.skyward_republic.placing import launched, price
from rules.opponents.skyward_republic.sight import Sight, of_kind
from rules.opponents.skyward_republic.worth import cog
from rules.skyward_republic.cards.decks import BENEFACTOR, building
from rules.skyward_republic.payments import payments
from rules.skyward_republic.terms import HAND_LIMIT, TRADE

UNLIKELY = -10.0


def trade(sight: Sight) -> float:
    """Three cards for a cog: in the clean-up those that must go anyway; else for a launch, or at the very end."""
    if sight.view.phase == "clean-up":
        return trade_in_clean_up(sight)
    if sight.view.phase != "launch":
        return UNLIKELY
    worst = sum(worst_first(sight)[:TRADE])
    if sight.last and not waiting(sight):
        return cog(sight) - worst * 0.5
    enabled = a_launch_short(sight)
    return enabled - worst if enabled else UNLIKELY


def worst_first(sight: Sight) -> list[float]:
    """What the cards of the hand are worth, the least first."""
    return sorted(held_worth(sight, card) for card in sight.me.hand)


def waiting(sight: Sight) -> bool:
    """Whether a launch is still to be made and can be paid for."""
    turn = sight.view.launching
    ready = (payments(building(card).cost, sight.held, sight.me.cogs) for card in of_kind(sight.me.hand, "building"))
    return bool(turn and turn.launches and any(ready))


def a_launch_short(sight: Sight) -> float:
    """The best launch that one more cog would allow, if none can be paid for now and three cards can be spared."""
    turn = sight.view.launching
    if not turn or not turn.launches or waiting(sight):
        return 0.0
    spare = len(sight.me.hand) - len(of_kind(sight.me.hand, "faction")) - 1
    short = [
        card
        for card in of_kind(sight.me.hand, "building")
        if payments(building(card).cost, sight.held, sight.me.cogs + 1)
    ]
    if spare < TRADE or not short:
        return 0.0
    return max(launched(sight, card) + price(sight, building(card)) - len(building(card).cost) for card in short)


def trade_in_clean_up(sight: Sight) -> float:
    """Cards that must go are free."""
    sealed = sight.view.sealed
    gone = [*sealed.chosen, *sealed.trades] if sealed else []
    left = list(sight.me.hand)
    for card in gone:
        left.remove(card)
    forced = max(0, len(left) - HAND_LIMIT)
    worths = sorted(held_worth(sight, card) for card in left)
    return cog(sight) - sum(worths[forced:TRADE])


def set_aside(sight: Sight, card: str) -> float:
    """The card least worth having goes first."""
    return -held_worth(sight, card)


def dealt(sight: Sight, number: int) -> float:
    """A Benefactor of the three dealt: kept, or put where one may claim it."""
    sealed = sight.view.sealed
    if sealed is None:
        return 0.0
    card = BENEFACTOR[[each for each in sealed.dealt if each not in sealed.chosen][number]]
    return card.vp - 1.2 * len(card.threshold)
