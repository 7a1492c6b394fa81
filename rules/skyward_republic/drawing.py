"""Whatever comes to light: draws, flips, shuffles. Nothing else looks at what is hidden."""

from __future__ import annotations

from rules.core.questions import Seat
from rules.core.revealing import reveal
from rules.skyward_republic.table import Table


def draw_card(table: Table) -> str | None:
    """The top of the central deck; an empty deck is made of the shuffled discards (SQ-10)."""
    if not table.deck and not table.discards:
        return None
    reveal(table)
    if not table.deck:
        table.deck, table.discards = table.discards, []
        table.chance.shuffle(table.deck, "central deck")
        table.tell("The central deck has run out: the discard pile is shuffled.")
    return table.deck.pop()


def draw_benefactor(table: Table) -> str | None:
    """The top of the Benefactor deck; an empty deck is made of the shuffled Benefactor discards (SQ-39)."""
    if not table.benefactors and not table.benefactor_discards:
        return None
    reveal(table)
    if not table.benefactors:
        table.benefactors, table.benefactor_discards = table.benefactor_discards, []
        table.chance.shuffle(table.benefactors, "Benefactors")
    return table.benefactors.pop()


def turn_over(table: Table, seat: Seat) -> str:
    """One of the face-down cards near a seat (SR-D05); which of them it is makes no difference."""
    reveal(table)
    return table.mats[seat].near.pop()
