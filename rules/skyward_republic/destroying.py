"""Destroying Buildings, and driving off Vehicles and Critters (SQ-22, SR-P03)."""

from __future__ import annotations

from rules.core.questions import Question, Seat
from rules.skyward_republic.agenda import Asked, asks, deed, option
from rules.skyward_republic.airspace import COG
from rules.skyward_republic.cards.decks import name
from rules.skyward_republic.effects import Destroy, Effect
from rules.skyward_republic.passing import owned, seats_of, sky_cards
from rules.skyward_republic.table import Table
from rules.skyward_republic.triggers import Triggers


class Tear(Effect, frozen=True):
    """Discard a certain card of an airspace."""

    owner: Seat
    card: str

    def text(self) -> str:
        return f"destroy {name(self.card)}"


@asks(Destroy)
def what_to_destroy(table: Table, seat: Seat, effect: Destroy) -> Asked:
    """Another card than the one that says so."""
    owners = seats_of(table, seat, effect.whose)
    if effect.kind == "building":
        found = [(owner, each.card) for owner in owners for each in table.mats[owner].buildings]
    else:
        found = list(sky_cards(table, effect.kind, owners))
    verb = "Destroy" if effect.kind == "building" else "Discard"
    ways = [
        option(f"{verb} {owned(card, owner, seat)}", Tear(owner, card)) for owner, card in found if card != effect.card
    ]
    return Question(f"What do you {verb.lower()}?", tuple(ways))


@deed(Tear)
def tear(table: Table, seat: Seat, effect: Tear) -> None:
    """It and its Extensions go to the discard pile; the VP stay (SQ-22, SR-P03). A cog Extension is gone."""
    mat = table.mats[effect.owner]
    if effect.card in mat.sky:
        mat.sky.remove(effect.card)
        table.discards.append(effect.card)
        table.tell(f"{{{seat}}} discards {owned(effect.card, effect.owner, seat)}.")
        return
    standing = next(each for each in mat.buildings if each.card == effect.card)
    mat.buildings.remove(standing)
    table.discards += [card for card in (standing.card, *standing.extensions) if card != COG]
    table.tell(f"{{{seat}}} destroys {owned(effect.card, effect.owner, seat)}.")
    table.then(effect.owner, Triggers("destroy", effect.card))
