"""The Benefactor phase: claims, their VP and abilities, tokens placed and reclaimed (SR-B, SQ-35 to SQ-43)."""

from __future__ import annotations

from collections import Counter

from rules.core.questions import Question, Seat
from rules.skyward_republic.agenda import Asked, asks, deed, option
from rules.skyward_republic.airspace import icons_of
from rules.skyward_republic.arriving import play_lightning
from rules.skyward_republic.cards.decks import BENEFACTOR, name
from rules.skyward_republic.cleanup import start_cleanup
from rules.skyward_republic.drawing import draw_card
from rules.skyward_republic.effects import Effect, ReclaimToken, RevealAndShare
from rules.skyward_republic.gaining import names
from rules.skyward_republic.table import Mat, Sponsor, Table
from rules.skyward_republic.triggers import Triggers


class FinishClaim(Effect, frozen=True):
    """A claim or pass is done: the next in turn, or the clean-up (SR-B06)."""

    def text(self) -> str:
        return "end your Benefactor turn"


class Share(Effect, frozen=True):
    """Give the next of the cards shown to one of those who have none yet (SQ-38)."""

    to: tuple[Seat, ...]

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


def start_benefactor_phase(table: Table) -> None:
    """From the Warden clockwise, each passes or claims one (SR-B01)."""
    table.phase = "benefactor"
    table.acted = []
    table.turn = table.warden


def meets(mat: Mat, benefactor: str) -> bool:
    """Whether an airspace has the icons of a threshold (SR-B03, SQ-40)."""
    return not lacking(mat, benefactor)


def lacking(mat: Mat, benefactor: str) -> str:
    """The icons of a threshold that an airspace lacks."""
    missing = Counter(BENEFACTOR[benefactor].threshold) - icons_of(mat)
    return "".join(sorted(missing.elements(), key="SPMCN".index))


def claimable_market(table: Table, seat: Seat) -> list[str]:
    """Benefactors of the market a seat could claim: a token left, threshold met, none of its tokens there (SR-B02)."""
    mat = table.mats[seat]
    if not mat.tokens:
        return []
    return [each.card for each in table.market if seat not in each.tokens and meets(mat, each.card)]


def claimable_private(table: Table, seat: Seat) -> list[str]:
    """Benefactors of one's own hand that can be claimed (SR-B05)."""
    mat = table.mats[seat]
    return [card for card in mat.hand if card in BENEFACTOR and meets(mat, card)] if mat.tokens else []


def sponsor_of(table: Table, benefactor: str) -> Sponsor:
    """A Benefactor of the market."""
    return next(each for each in table.market if each.card == benefactor)


def claim(table: Table, seat: Seat, benefactor: str) -> None:
    """Place a token; the first scores the VP, then everybody has the ability (SR-B04, SR-B05, SQ-43)."""
    mat = table.mats[seat]
    card = BENEFACTOR[benefactor]
    if benefactor in mat.hand:
        mat.hand.remove(benefactor)
        table.market.append(Sponsor(benefactor))
        table.tell(f"{{{seat}}} brings {card.name} out of hand.")
    sponsor = sponsor_of(table, benefactor)
    first = not sponsor.tokens and (table.options.benefactor_vp_after_reclaim or not sponsor.scored)
    mat.tokens -= 1
    sponsor.tokens.append(seat)
    if first:
        sponsor.scored = True
        mat.vp += card.vp
    table.tell(f"{{{seat}}} claims {card.name}{f': {card.vp} VP' if first else ', already claimed: no VP'}.")
    table.then(seat, *(each.on(benefactor) for each in card.effects), Triggers("claim", benefactor), FinishClaim())


def pass_claim(table: Table, seat: Seat) -> None:
    """Claim nothing this round (SR-B01)."""
    table.tell(f"{{{seat}}} claims no Benefactor.")
    table.then(seat, FinishClaim())


@deed(FinishClaim)
def finish_claim(table: Table, seat: Seat, effect: FinishClaim) -> None:
    table.turns += 1
    table.acted.append(seat)
    if len(table.acted) == table.seats:
        start_cleanup(table)
    else:
        table.turn = table.clockwise(seat)[1]


@deed(RevealAndShare)
def reveal_and_share(table: Table, seat: Seat, effect: RevealAndShare) -> None:
    """A card per player, as far as there are cards (SQ-38, SQ-42)."""
    table.shown = [card for _ in range(table.seats) if (card := draw_card(table)) is not None]
    if table.shown:
        table.tell(f"{{{seat}}} reveals {names(table.shown)}.")
        table.then(seat, Share(tuple(table.clockwise(seat))))


@asks(Share)
def whose_is_it(table: Table, seat: Seat, effect: Share) -> Asked | None:
    """The claimant decides, card by card (SQ-38)."""
    if not table.shown:
        return None
    ways = []
    for to in effect.to:
        left = tuple(other for other in effect.to if other != to)
        whom = "Keep it" if to == seat else f"Give it to {{{to}}}"
        ways.append(option(whom, HandOver(to), Share(left)))
    return Question(f"Who gets {name(table.shown[0])}?", tuple(ways))


@deed(Share)
def shared(table: Table, seat: Seat, effect: Share) -> None:
    """Every card shown has been given."""


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
