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
    MoveCard,
    MoveToken,
    PassClaim,
    Pick,
    PlayHand,
    Seal,
    SetAside,
    Split,
    TakeGroup,
    TradeCards,
    UseAbility,
)
from rules.skyward_republic.agenda import open_question
from rules.skyward_republic.arriving import Receive
from rules.skyward_republic.benefactors import pays_vp
from rules.skyward_republic.briefs import about, introduced
from rules.skyward_republic.cards.decks import BENEFACTOR, any_card, building, extension, text
from rules.skyward_republic.cleanup import sealed_of
from rules.skyward_republic.destroying import Tear
from rules.skyward_republic.discarding import Discard, PickCards
from rules.skyward_republic.drafting import zone
from rules.skyward_republic.effects import Effects
from rules.skyward_republic.gaining import names
from rules.skyward_republic.passing import PassTo
from rules.skyward_republic.paying import cheapest, ways_to_pay
from rules.skyward_republic.salvaging import Take
from rules.skyward_republic.sealing import left_to_place
from rules.skyward_republic.table import Table
from rules.skyward_republic.trading import Trade


def hint(table: Table, seat: Seat, action: Action) -> str:
    """What follows from a legal action; "" where its words say it all."""
    match action:
        case Flip() | Pick() | TakeGroup() | MoveToken() | Split():
            return draft_hint(table, seat, action)
        case Launch(card=card):
            return price_hint(table, seat, card, building(card).vp)
        case Attach(card=card):
            return price_hint(table, seat, card, extension(card).vp)
        case UseAbility(card=card) | PlayHand(card=card):
            return text(any_card(card))
        case Claim(benefactor=benefactor):
            return claim_hint(table, benefactor)
        case TradeCards():
            return "You choose the 3 next; Benefactors may be among them."
        case SetAside(card=card) | MoveCard(card=card):
            return about(card)
        case Seal():
            return seal_hint(table, seat)
        case Answer(number=number):
            return answer_hint(table, seat, number)
        case EndTurn():
            return turn_hint(table)
        case PassClaim():
            return "You keep your tokens for a later round."
        case _:
            return ""


def draft_hint(table: Table, seat: Seat, action: Flip | Pick | TakeGroup | MoveToken | Split) -> str:
    """What a choice of the Draft phase brings, and what it leaves to the others."""
    match action:
        case Flip():
            return flip_hint(table, seat)
        case Pick(cards=cards):
            return pick_hint(table, seat, cards)
        case TakeGroup(cards=cards, token=token):
            warden = "; you become the Warden and gain its cog" if token else ""
            return sentence(f"{introduced(cards) or 'no cards'}{warden}")
        case MoveToken():
            return "Whoever takes that group becomes the Warden and gains the cog of the token."
        case Split():
            return "The other player takes one of the groups, and you have the other."


def flip_hint(table: Table, seat: Seat) -> str:
    """Where the card goes, and who may take it before one's next choice."""
    near = len(table.mats[seat].near)
    others = sum(not mat.picked for mat in table.mats) - 1
    which = f"1 of the {near} cards" if near > 1 else "the card"
    risk = f"{some(others, 'other player')} may pick before you choose again" if others else "nobody else is left"
    return f"Put {which} face down near you on a pile, whatever it is, and stay in: {risk}."


def pick_hint(table: Table, seat: Seat, cards: tuple[str, ...]) -> str:
    """The cards of the pile, and what becomes of the cards still face down nearby."""
    parts = [introduced(cards) or "no cards"]
    near, alone = len(table.mats[seat].near), len(zone(table).piles) == 1
    if near:
        kept = table.options.last_picker_leftovers == "take"
        fate = ("taken too" if kept else "discarded") if alone else "flipped onto the other piles"
        left = "the card near you is" if near == 1 else f"the {near} cards near you are"
        parts.append(f"then {left} {fate}")
    if alone:
        parts.append("you become the Warden and gain its cog")
    return sentence("; ".join(parts))


def seal_hint(table: Table, seat: Seat) -> str:
    """What has been chosen; nobody else sees it yet."""
    sealed = sealed_of(table, seat)
    if sealed.dealt:
        kept, offered = sealed.chosen
        under = [card for card in sealed.dealt if card not in sealed.chosen]
        return f"Keep {names([kept])}; {names([offered])} to the market; {names(under)} under the deck."
    parts = [f"for {some(len(sealed.trades) // 3, 'cog')}: {names(sealed.trades)}"] if sealed.trades else []
    parts += [f"to discard: {names(sealed.chosen)}"] if sealed.chosen else []
    return sentence("; ".join(parts)) if parts else ""


def answer_hint(table: Table, seat: Seat, number: int) -> str:
    """What an answer brings; where it is about a card, what that is."""
    asked = open_question(table)
    if asked is None:
        return about(left_to_place(table, seat)[number])
    option = asked[1].options[number]
    return option.hint or subject_hint(option.effects)


def subject_hint(effects: Effects) -> str:
    """The card that an answer is about, in half a line."""
    match effects[:1]:
        case (Trade(chosen=(*_, card)),) | (PickCards(chosen=(*_, card)),) | (Discard(cards=(*_, card)),):
            return about(card)
        case (Take(card=card),) | (Receive(card=card),) | (Tear(card=card),) | (PassTo(card=card),):
            return about(card)
        case _:
            return ""


def price_hint(table: Table, seat: Seat, card: str, vp: int) -> str:
    """What it would be paid with, its VP, and its ability."""
    otherwise = ", or as you choose" if len(ways_to_pay(table, seat, card)) > 1 else ""
    return f"Pay {cheapest(table, seat, card)}{otherwise}: {vp} VP. {text(any_card(card))}".rstrip()


def claim_hint(table: Table, benefactor: str) -> str:
    """VP for the first, then the ability."""
    card = BENEFACTOR[benefactor]
    sponsor = next((each for each in table.market if each.card == benefactor), None)
    worth = f"{card.vp} VP" if sponsor is None or pays_vp(table, sponsor) else "No VP, it was claimed before"
    private = "" if sponsor else " Others may claim it from then on."
    return f"{worth}. {text(card)}{private}"


def turn_hint(table: Table) -> str:
    """A launch that would be lost."""
    left = len(table.launching.launches) if table.launching else 0
    return f"You could still launch {some(left, 'Building')}." if left else ""
