"""What Benefactors do with cards and tokens: share cards out, reclaim tokens (SQ-36 to SQ-38)."""

from __future__ import annotations

from rules.core.questions import Question, Seat
from rules.skyward_republic.agenda import Asked, asks, deed, option
from rules.skyward_republic.arriving import play_lightning
from rules.skyward_republic.briefs import introduced
from rules.skyward_republic.cards.decks import name
from rules.skyward_republic.drawing import draw_card
from rules.skyward_republic.effects import Effect, ReclaimToken, RevealAndShare
from rules.skyward_republic.gaining import names
from rules.skyward_republic.table import Sponsor, Table


class Share(Effect, frozen=True):
    """Give the next of so many cards shown to one of those who have none yet (SQ-38)."""

    to: tuple[Seat, ...]
    cards: int

    def text(self) -> str:
        return "give 1 card to each player"


class HandOver(Effect, frozen=True):
    """Give the next of the cards shown to a certain player."""

    to: Seat

    def text(self) -> str:
        return "give a card"


class Reclaim(Effect, frozen=True):
    """Take a token back from a certain Benefactor."""

    sponsor: str

    def text(self) -> str:
        return f"reclaim the token of {name(self.sponsor)}"


def sponsor_of(table: Table, benefactor: str) -> Sponsor:
    """A Benefactor of the market."""
    return next(each for each in table.market if each.card == benefactor)


@deed(RevealAndShare)
def reveal_and_share(table: Table, seat: Seat, effect: RevealAndShare) -> None:
    """A card per player, as far as there are cards (SQ-38, SQ-42)."""
    cards = [card for _ in range(table.seats) if (card := draw_card(table)) is not None]
    if cards:
        table.shown = [*cards, *table.shown]
        table.tell(f"{{{seat}}} reveals {names(cards)}.")
        table.then(seat, Share(tuple(table.clockwise(seat)), len(cards)))


@asks(Share)
def whose_is_it(table: Table, seat: Seat, effect: Share) -> Asked:
    """The claimant decides, card by card (SQ-38)."""
    ways = []
    for to in effect.to:
        left = tuple(other for other in effect.to if other != to)
        whom = "Keep it" if to == seat else f"Give it to {{{to}}}"
        more = (Share(left, effect.cards - 1),) if effect.cards > 1 else ()
        ways.append(option(whom, HandOver(to), *more))
    return Question(f"Who gets {introduced(table.shown[:1])}?", tuple(ways))


@deed(HandOver)
def hand_over(table: Table, seat: Seat, effect: HandOver) -> None:
    """A lightning card is played at once by whoever gets it (SQ-08)."""
    card = table.shown.pop(0)
    table.mats[effect.to].hand.append(card)
    table.tell(f"{{{effect.to}}} gets {name(card)}.")
    play_lightning(table, effect.to)


@asks(ReclaimToken)
def which_token(table: Table, seat: Seat, effect: ReclaimToken) -> Asked:
    """One's token on another Benefactor; must be taken if there is one (SQ-37)."""
    lying = [each.card for each in table.market if seat in each.tokens and each.card != effect.card]
    ways = [option(f"From {name(card)}", Reclaim(card)) for card in lying]
    return Question("From which Benefactor do you reclaim your token?", tuple(ways))


@deed(Reclaim)
def reclaim(table: Table, seat: Seat, effect: Reclaim) -> None:
    """It may claim again, there too (SQ-36)."""
    sponsor_of(table, effect.sponsor).tokens.remove(seat)
    table.mats[seat].tokens += 1
    table.tell(f"{{{seat}}} reclaims the token of {name(effect.sponsor)}.")
