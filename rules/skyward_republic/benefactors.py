"""The Benefactor phase: claims, their VP and abilities, tokens placed and reclaimed (SR-B, SQ-35 to SQ-43)."""

from __future__ import annotations

from collections import Counter

from rules.core.questions import Seat
from rules.skyward_republic.agenda import deed
from rules.skyward_republic.airspace import icons_of
from rules.skyward_republic.cards.decks import BENEFACTOR
from rules.skyward_republic.cleanup import start_cleanup
from rules.skyward_republic.effects import Effect
from rules.skyward_republic.sharing import sponsor_of
from rules.skyward_republic.table import Mat, Sponsor, Table
from rules.skyward_republic.triggers import Triggers


class FinishClaim(Effect, frozen=True):
    """A claim or pass is done: the next in turn, or the clean-up (SR-B06)."""

    def text(self) -> str:
        return "end your Benefactor turn"


def start_benefactor_phase(table: Table) -> None:
    """From the Warden clockwise, each passes or claims one (SR-B01)."""
    table.phase = "benefactor"
    table.acted = []
    table.turn = table.warden


def meets(mat: Mat, benefactor: str) -> bool:
    """Whether an airspace has the icons of a threshold (SR-B03, SQ-40)."""
    return covers(icons_of(mat), benefactor)


def covers(have: Counter[str], benefactor: str) -> bool:
    """Whether so many icons are enough for a threshold."""
    threshold = BENEFACTOR[benefactor].threshold
    return all(have[icon] >= threshold.count(icon) for icon in threshold)


def lacking(mat: Mat, benefactor: str) -> str:
    """The icons of a threshold that an airspace lacks."""
    missing = Counter(BENEFACTOR[benefactor].threshold) - icons_of(mat)
    return "".join(sorted(missing.elements(), key="SPMCN".index))


def claimable_market(table: Table, seat: Seat) -> list[str]:
    """Benefactors of the market a seat could claim: a token left, threshold met, none of its tokens there (SR-B02)."""
    mat = table.mats[seat]
    if not mat.tokens:
        return []
    have = icons_of(mat)
    return [each.card for each in table.market if seat not in each.tokens and covers(have, each.card)]


def claimable_private(table: Table, seat: Seat) -> list[str]:
    """Benefactors of one's own hand that can be claimed (SR-B05)."""
    mat = table.mats[seat]
    return [card for card in mat.hand if card in BENEFACTOR and meets(mat, card)] if mat.tokens else []


def pays_vp(table: Table, sponsor: Sponsor) -> bool:
    """Whether the next claimant scores its VP: no token lies there, and (the switch) none ever did (SQ-36)."""
    return not sponsor.tokens and (table.options.benefactor_vp_after_reclaim or not sponsor.scored)


def claim(table: Table, seat: Seat, benefactor: str) -> None:
    """Place a token; the first scores the VP, then everybody has the ability (SR-B04, SR-B05, SQ-43)."""
    mat = table.mats[seat]
    card = BENEFACTOR[benefactor]
    if benefactor in mat.hand:
        mat.hand.remove(benefactor)
        table.market.append(Sponsor(benefactor))
        table.tell(f"{{{seat}}} brings {card.name} out of hand.")
    sponsor = sponsor_of(table, benefactor)
    first = pays_vp(table, sponsor)
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
