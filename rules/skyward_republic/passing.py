"""Vehicles and Critters pass from one airspace to another by choice (SQ-32)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.questions import Question, Seat
from rules.skyward_republic.agenda import Asked, asks, deed, option
from rules.skyward_republic.arriving import Receive
from rules.skyward_republic.cards.decks import CARD, name
from rules.skyward_republic.effects import Effect, Give, Steal
from rules.skyward_republic.table import Table


def sky_cards(table: Table, kind: str, seats: list[Seat]) -> Iterator[tuple[Seat, str]]:
    """Vehicles or Critters of some seats, with their owners."""
    for seat in seats:
        yield from ((seat, card) for card in table.mats[seat].sky if CARD[card].kind == kind)


def seats_of(table: Table, seat: Seat, whose: str) -> list[Seat]:
    """Own, rivals or all, clockwise."""
    if whose == "own":
        return [seat]
    return [other for other in table.clockwise(seat) if whose == "any" or other != seat]


def owned(card: str, owner: Seat, seat: Seat) -> str:
    """A card by name, with its owner if that is somebody else."""
    return name(card) if owner == seat else f"{name(card)} of {{{owner}}}"


@asks(Steal)
def what_to_steal(table: Table, seat: Seat, effect: Steal) -> Asked:
    """Any Vehicle, or any Critter, of a rival."""
    found = sky_cards(table, effect.kind, seats_of(table, seat, "rival"))
    ways = [option(f"Gain {owned(card, owner, seat)}", Receive(card, owner)) for owner, card in found]
    return Question("Which do you gain?", tuple(ways))


class PassTo(Effect, frozen=True):
    """A certain Critter goes to a certain rival."""

    card: str
    to: Seat

    def text(self) -> str:
        return f"move {name(self.card)}"


@asks(Give)
def whom_to_give(table: Table, seat: Seat, effect: Give) -> Asked:
    """This Critter, or any of one's own; to any rival."""
    mine = [card for _, card in sky_cards(table, "critter", [seat]) if not effect.this or card == effect.card]
    rivals = seats_of(table, seat, "rival")
    ways = [option(f"{name(card)} to {{{rival}}}", PassTo(card, rival)) for card in mine for rival in rivals]
    return Question("Which Critter goes to whom?", tuple(ways))


@deed(PassTo)
def pass_to(table: Table, seat: Seat, effect: PassTo) -> None:
    table.then(effect.to, Receive(effect.card, seat))
