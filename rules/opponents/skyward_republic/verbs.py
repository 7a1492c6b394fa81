"""What the verbs are worth that take, give, move or put down cards."""

from __future__ import annotations

from rules.opponents.skyward_republic.cards import had, held_worth, shield
from rules.opponents.skyward_republic.placing import best_move, lost, rid
from rules.opponents.skyward_republic.sight import Sight, is_of_kind, of_kind
from rules.opponents.skyward_republic.worth import weighs, worth_all
from rules.skyward_republic.effects import (
    Destroy,
    DiscardCards,
    Give,
    MoveBuilding,
    PayCards,
    Steal,
    TakeFromDiscard,
)


@weighs(PayCards)
def paid_in_cards(sight: Sight, effect: PayCards) -> float:
    if len(sight.me.hand) < effect.amount:
        return 0.0
    return max(0.0, worth_all(sight, effect.effects) + cost_of_cards(sight, effect.amount))


@weighs(DiscardCards)
def must_discard(sight: Sight, effect: DiscardCards) -> float:
    return cost_of_cards(sight, effect.amount)


def cost_of_cards(sight: Sight, amount: int) -> float:
    """The cards least worth having."""
    return -sum(sorted(held_worth(sight, card) for card in sight.me.hand)[:amount])


@weighs(TakeFromDiscard)
def taken(sight: Sight, effect: TakeFromDiscard) -> float:
    """The best card that lies there."""
    fitting = {card for card in sight.view.discards if effect.kind == "any" or is_of_kind(card, effect.kind)}
    return max([had(sight, card) for card in fitting], default=0.0)


@weighs(Destroy)
def destroyed(sight: Sight, effect: Destroy) -> float:
    """The least missed of one's own; a Critter off one's sky."""
    if effect.kind == "building":
        others = [each.card for each in sight.me.buildings if each.card != effect.card]
        return -min([lost(sight, card) for card in others], default=0.0)
    mine = [-rid(sight, card) for card in of_kind(sight.me.sky, effect.kind) if card != effect.card]
    return -min(mine, default=0.0)


@weighs(MoveBuilding)
def moved(sight: Sight, effect: MoveBuilding) -> float:
    """The best move there is."""
    return best_move(sight, effect.card if effect.this else "")


@weighs(Steal)
def stolen(sight: Sight, effect: Steal) -> float:
    """The best one a rival has; it must be taken."""
    found = [card for rival in sight.rivals for card in of_kind(rival.sky, effect.kind)]
    return max([had(sight, card) for card in found], default=0.0)


@weighs(Give)
def given(sight: Sight, effect: Give) -> float:
    """The Critter best given away: its VP come off the rival's score."""
    mine = [card for card in of_kind(sight.me.sky, "critter") if not effect.this or card == effect.card]
    return max([passed_on(sight, card) for card in mine], default=0.0)


def passed_on(sight: Sight, card: str) -> float:
    """A Critter given to a rival."""
    return rid(sight, card) - sight.taste.rival * shield(card)
