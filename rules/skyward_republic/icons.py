"""Which icon an action is about: what is done, or the kind of card it is done with; by the action alone."""

from __future__ import annotations

from rules.core.lexicon import Lexicon
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
    TakeGroup,
    TradeCards,
    UseAbility,
)
from rules.skyward_republic.cards.decks import BENEFACTOR, CARD, any_card
from rules.skyward_republic.cards.records import FactionCard
from rules.skyward_republic.terms import FACTION_NAME, KIND_NAME


def card_icon(card: str) -> str:
    """The kind of a card; a Faction card is told by its faction."""
    found = any_card(card)
    return FACTION_NAME[found.icons[0]].lower() if isinstance(found, FactionCard) else found.kind


KINDS = {name: kind for kind, name in KIND_NAME.items() if kind != "faction"}
THINGS = Lexicon(
    {name: name.lower() for name in FACTION_NAME.values()}
    | KINDS
    | {"VP": "shield", "cog": "cog", "card": "card", "Benefactor token": "benefactor", "Warden token": "warden"}
)
CARDS = Lexicon({any_card(card).name: card_icon(card) for card in (*CARD, *BENEFACTOR)})
PLACES = ("Left of ", "Right of ", "Above ", "Below ")
"""How an answer begins that is about a space, and names the cards beside it."""
DECLINED = ("Keep ", "Launch nothing")


def icon(action: Action) -> str | None:
    """The icon of an action, where one stands for what it is about."""
    match action:
        case Flip():
            return "flip"
        case Pick():
            return "hand"
        case TakeGroup(token=token):
            return "warden" if token else "hand"
        case MoveToken():
            return "warden"
        case Launch():
            return "launch"
        case Attach():
            return "extension"
        case UseAbility():
            return "active"
        case TradeCards():
            return "cog"
        case Claim():
            return "benefactor"
        case MoveCard(card=card) | SetAside(card=card) | PlayHand(card=card):
            return card_icon(card)
        case Answer(says=says):
            return answer_icon(says)
        case _:
            return None


def answer_icon(says: str) -> str | None:
    """The kind of the card that the answer names, or else the first thing."""
    if says.startswith((*PLACES, *DECLINED)):
        return None
    if says.startswith("Launch "):
        return "launch"
    return CARDS.first(says) or THINGS.first(says)
