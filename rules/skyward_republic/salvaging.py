"""Taking cards of the discard pile, which lies open (SQ-08)."""

from __future__ import annotations

from typing import Literal

from rules.core.questions import MOST_ACTIONS, Question, Seat
from rules.skyward_republic.agenda import Asked, asks, deed, option
from rules.skyward_republic.arriving import play_lightning
from rules.skyward_republic.cards.decks import CARD, name
from rules.skyward_republic.effects import Effect, TakeFromDiscard
from rules.skyward_republic.table import Table
from rules.skyward_republic.terms import KIND_NAME


class Take(Effect, frozen=True):
    """Take a certain card of the discard pile."""

    card: str

    def text(self) -> str:
        return f"take {name(self.card)}"


@asks(TakeFromDiscard)
def which_discard(table: Table, seat: Seat, effect: TakeFromDiscard) -> Asked:
    """The discard pile lies open, the newest first; of very many a kind is chosen first."""
    fitting = [card for card in reversed(table.discards) if effect.kind in (CARD[card].kind, "any")]
    cards = list(dict.fromkeys(fitting))
    if len(cards) <= MOST_ACTIONS:
        return Question("Which card do you take?", tuple(option(f"Take {name(card)}", Take(card)) for card in cards))
    kinds = {CARD[card].kind for card in cards}
    ways = [option(f"A {KIND_NAME[kind]}", TakeFromDiscard(kind)) for kind in DISCARDED if kind in kinds]
    return Question("Which kind of card do you take?", tuple(ways))


DISCARDED: tuple[Literal["building", "extension", "faction", "vehicle", "critter"], ...] = (
    "building",
    "extension",
    "faction",
    "vehicle",
    "critter",
)


@deed(Take)
def take(table: Table, seat: Seat, effect: Take) -> None:
    """Open to all; a lightning card is played at once (SQ-08)."""
    table.discards.reverse()
    table.discards.remove(effect.card)
    table.discards.reverse()
    table.mats[seat].hand.append(effect.card)
    table.tell(f"{{{seat}}} takes {name(effect.card)} from the discard pile.")
    play_lightning(table, seat)
