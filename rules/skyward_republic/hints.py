"""What follows from a legal action, in words: the second line of an option."""

from __future__ import annotations

from rules.core.questions import Seat
from rules.core.words import sentence, some
from rules.skyward_republic.actions import (
    Action,
    Answer,
    Attach,
    Claim,
    EndTurn,
    Flip,
    Launch,
    Pick,
    PlayHand,
    TakeGroup,
    UseAbility,
)
from rules.skyward_republic.agenda import open_question
from rules.skyward_republic.benefactors import sponsor_of
from rules.skyward_republic.cards.decks import BENEFACTOR, any_card, building, extension, is_lightning, text
from rules.skyward_republic.drafting import zone
from rules.skyward_republic.gaining import names
from rules.skyward_republic.paying import cheapest
from rules.skyward_republic.table import Table


def hint(table: Table, seat: Seat, action: Action) -> str:
    """What follows from a legal action; "" where its words say it all."""
    match action:
        case Flip():
            return "Reveals 1 of the cards near you; you put it on a pile and stay in."
        case Pick(cards=cards):
            return pick_hint(table, seat, cards)
        case TakeGroup(cards=cards):
            return sentence(names(cards)) if cards else ""
        case Launch(card=card):
            return price_hint(table, seat, card, building(card).vp)
        case Attach(card=card):
            return price_hint(table, seat, card, extension(card).vp)
        case UseAbility(card=card) | PlayHand(card=card):
            return text(any_card(card))
        case Claim(benefactor=benefactor):
            return claim_hint(table, benefactor)
        case Answer(number=number):
            asked = open_question(table)
            return asked[1].options[number].hint if asked else ""
        case EndTurn():
            return turn_hint(table)
        case _:
            return ""


def pick_hint(table: Table, seat: Seat, cards: tuple[str, ...]) -> str:
    """The cards of the pile, what is played at once, and what becomes of the cards still face down nearby."""
    parts = [names(cards) or "no cards"]
    at_once = [card for card in cards if is_lightning(card)]
    if at_once:
        parts.append(f"{names(at_once)} at once")
    near = len(table.mats[seat].near)
    if near:
        alone = len(zone(table).piles) == 1
        kept = table.options.last_picker_leftovers == "take"
        fate = ("taken" if kept else "discarded") if alone else "flipped onto the other piles"
        parts.append(f"{some(near, 'card')} near you {fate}")
    if len(zone(table).piles) == 1:
        parts.append("you become the Warden")
    return sentence("; ".join(parts))


def price_hint(table: Table, seat: Seat, card: str, vp: int) -> str:
    """What it would be paid with, its VP, and its ability."""
    return f"Pay {cheapest(table, seat, card)}: {vp} VP. {text(any_card(card))}".rstrip()


def claim_hint(table: Table, benefactor: str) -> str:
    """VP for the first, then the ability."""
    card = BENEFACTOR[benefactor]
    public = any(each.card == benefactor for each in table.market)
    taken = public and bool(sponsor_of(table, benefactor).tokens)
    return f"{'No VP, it is claimed already' if taken else f'{card.vp} VP'}. {text(card)}"


def turn_hint(table: Table) -> str:
    """A launch that would be lost."""
    left = len(table.launching.launches) if table.launching else 0
    return f"You could still launch {some(left, 'Building')}." if left else ""
