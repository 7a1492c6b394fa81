"""The quick player: one look at the table, every legal action weighed, the heaviest taken."""

from __future__ import annotations

from random import Random
from typing import Any

from rules.opponents.skyward_republic.answers import answer
from rules.opponents.skyward_republic.cards import held_worth
from rules.opponents.skyward_republic.drafting import flip, move, pick
from rules.opponents.skyward_republic.hand import dealt, set_aside, trade
from rules.opponents.skyward_republic.placing import attached, launched, token_placed
from rules.opponents.skyward_republic.sight import Sight, look
from rules.opponents.skyward_republic.taste import PLAIN, Taste
from rules.opponents.skyward_republic.worth import all_worth
from rules.skyward_republic.actions import (
    Action,
    Answer,
    Attach,
    Claim,
    Flip,
    Launch,
    MoveCard,
    MoveToken,
    Pick,
    PlayHand,
    SetAside,
    TakeBack,
    TakeGroup,
    TradeCards,
    UseAbility,
)
from rules.skyward_republic.cards.decks import BENEFACTOR, CARD
from rules.skyward_republic.cards.records import Active, Hand
from rules.skyward_republic.view import TableView

NEVER = -1000.0
"""What was begun is never taken back."""
LEAST = 0.1
"""What using an ability must bring."""


def quick(view: TableView, actions: tuple[Any, ...], luck: Random, taste: Taste = PLAIN) -> Any:
    """The action that weighs most; of equal ones the first. Luck is not needed."""
    if len(actions) == 1:
        return actions[0]
    sight = look(view, taste)
    return max(actions, key=lambda action: weight(sight, action))


def weight(sight: Sight, action: Action) -> float:
    """What an action is worth; ending the turn, passing and letting a choice stand, nothing."""
    match action:
        case Answer(number=number):
            return answer(sight, number) if sight.view.question else dealt(sight, number)
        case Flip():
            return flip(sight)
        case Pick() | TakeGroup():
            return pick(sight, action)
        case MoveCard() | MoveToken():
            return move(sight, action)
        case SetAside(card=card):
            return set_aside(sight, card)
        case TakeBack():
            return NEVER
        case TradeCards():
            return trade(sight)
        case _:
            return deed(sight, action)


def deed(sight: Sight, action: Action) -> float:
    """An action of the Launch turn or the Benefactor phase."""
    match action:
        case Launch(card=card):
            return launched(sight, card)
        case Attach(card=card):
            return attached(sight, card)
        case UseAbility(card=card):
            return use(sight, card)
        case PlayHand(card=card):
            return play(sight, card)
        case Claim(benefactor=benefactor):
            return claim(sight, benefactor)
        case _:
            return 0.0


def use(sight: Sight, card: str) -> float:
    """An ACTIVE ability of the airspace."""
    ability = getattr(CARD[card], "ability", None)
    return all_worth(sight, ability.effects, card) - LEAST if isinstance(ability, Active) else 0.0


def play(sight: Sight, card: str) -> float:
    """A HAND ability, for the card that has it."""
    ability = getattr(CARD[card], "ability", None)
    if not isinstance(ability, Hand) or sight.view.phase in ("draft", "split"):
        return NEVER
    return all_worth(sight, ability.effects, card) - held_worth(sight, card)


def claim(sight: Sight, benefactor: str) -> float:
    """VP for the first, the ability, and what a token placed scores."""
    taken = any(each.card == benefactor and each.tokens for each in sight.view.market)
    card = BENEFACTOR[benefactor]
    gain = all_worth(sight, card.effects, benefactor) + token_placed(sight)
    return sight.taste.claim + (0 if taken else card.vp) + gain
