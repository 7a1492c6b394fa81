"""What cards give: cogs, VP, cards from the deck and the discard pile, and what that depends on."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.questions import Question, Seat
from rules.core.words import listed, some
from rules.skyward_republic.agenda import Asked, asks, deed, option
from rules.skyward_republic.airspace import cost, neighbours, standing_of
from rules.skyward_republic.arriving import play_lightning
from rules.skyward_republic.cards.decks import name
from rules.skyward_republic.drawing import draw_benefactor, draw_card
from rules.skyward_republic.effects import Cogs, Draw, DrawBenefactor, Effect, NeighbourCogs, Vp
from rules.skyward_republic.table import Table
from rules.skyward_republic.terms import FACTION_NAME


class SpendCogs(Effect, frozen=True):
    """Cogs go to the supply."""

    amount: int

    def text(self) -> str:
        return f"pay {some(self.amount, 'cog')}"


@deed(Cogs)
def gain_cogs(table: Table, seat: Seat, effect: Cogs) -> None:
    table.mats[seat].cogs += effect.amount
    table.tell(f"{{{seat}}} gains {some(effect.amount, 'cog')}.")


@deed(Vp)
def score_vp(table: Table, seat: Seat, effect: Vp) -> None:
    table.mats[seat].vp += effect.amount
    verb = "scores" if effect.amount >= 0 else "loses"
    table.tell(f"{{{seat}}} {verb} {abs(effect.amount)} VP.")


@deed(SpendCogs)
def spend_cogs(table: Table, seat: Seat, effect: SpendCogs) -> None:
    table.mats[seat].cogs -= effect.amount
    table.tell(f"{{{seat}}} pays {some(effect.amount, 'cog')}.")


@deed(Draw)
def draw(table: Table, seat: Seat, effect: Draw) -> None:
    """As many as there are (SQ-10); only the one who draws sees them, but for lightning cards (SQ-08)."""
    cards = [card for _ in range(effect.amount) if (card := draw_card(table)) is not None]
    table.mats[seat].hand += cards
    table.tell(f"{{{seat}}} draws {some(len(cards), 'card')}.")
    if cards:
        table.whisper(seat, f"You draw {names(cards)}.")
    play_lightning(table, seat)


def names(cards: Iterable[str]) -> str:
    """Cards by name."""
    return listed([name(card) for card in cards])


@deed(DrawBenefactor)
def draw_benefactors(table: Table, seat: Seat, effect: DrawBenefactor) -> None:
    """Into the hand, where they count towards the limit (SQ-39)."""
    cards = [card for _ in range(effect.amount) if (card := draw_benefactor(table)) is not None]
    table.mats[seat].hand += cards
    table.tell(f"{{{seat}}} draws {some(len(cards), 'Benefactor card')}.")
    if cards:
        table.whisper(seat, f"You draw {names(cards)}.")


@asks(NeighbourCogs)
def which_neighbour(table: Table, seat: Seat, effect: NeighbourCogs) -> Asked:
    """One neighbouring Building; its cost with Extensions counts (SQ-30)."""
    mat = table.mats[seat]
    here = standing_of(mat, effect.card)
    beside = [(each.card, cost(each).count(effect.of)) for each in neighbours(mat, here)] if here else []
    ways = [option(f"{name(card)}: {some(icons, 'cog')}", Cogs(icons)) for card, icons in beside if icons]
    return Question(f"Whose {FACTION_NAME[effect.of]} icons count?", tuple(ways))
