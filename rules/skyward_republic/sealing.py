"""The Benefactor draft for experienced players: three cards each, all choose at once (SR-V01)."""

from __future__ import annotations

from rules.core.questions import Seat
from rules.core.revealing import reveal
from rules.skyward_republic.cards.decks import name
from rules.skyward_republic.cleanup import CHOSEN, sealed_of
from rules.skyward_republic.drafting import start_round
from rules.skyward_republic.gaining import names
from rules.skyward_republic.table import Sealed, Sponsor, Table

DEALT = 3
"""One is kept, one goes to the market, one under the deck."""

KEEP, OFFER = 0, 1
PURPOSES = ("Keep {card} in hand", "Put {card} in the market")
PROMPTS = ("Which Benefactor do you keep in hand?", "Which goes to the market? The other goes under the deck.")


def start_benefactor_draft(table: Table) -> None:
    """Deal three to each player (SR-V01)."""
    table.phase = "benefactor draft"
    for mat in table.mats:
        mat.sealed = Sealed(dealt=[table.benefactors.pop() for _ in range(DEALT)])


def left_to_place(table: Table, seat: Seat) -> list[str]:
    """The dealt cards that have no place yet; none once two have."""
    sealed = sealed_of(table, seat)
    if len(sealed.chosen) == len(PURPOSES):
        return []
    return [card for card in sealed.dealt if card not in sealed.chosen]


def place_words(table: Table, seat: Seat, card: str) -> str:
    """What the next choice does with a card."""
    return PURPOSES[len(sealed_of(table, seat).chosen)].format(card=name(card))


def place(table: Table, seat: Seat, number: int) -> None:
    """The next choice: what is kept, then what goes to the market."""
    sealed_of(table, seat).chosen.append(left_to_place(table, seat)[number])


def seal_draft(table: Table, seat: Seat) -> None:
    """The answer stands; when all stand, the market is revealed in seat order (SR-V01)."""
    sealed_of(table, seat).done = True
    if not all(sealed_of(table, Seat(other)).done for other in range(table.seats)):
        table.whisper(seat, CHOSEN)
        return
    reveal(table)
    table.turns += 1
    under = []
    for mat in table.mats:
        sealed, mat.sealed = mat.sealed, None
        assert sealed is not None
        mat.hand.append(sealed.chosen[KEEP])
        table.market.append(Sponsor(sealed.chosen[OFFER]))
        under += [card for card in sealed.dealt if card not in sealed.chosen]
    table.benefactors = [*reversed(under), *table.benefactors]
    table.tell(f"The Benefactor market is revealed: {names(each.card for each in table.market)}.")
    start_round(table)
