"""What cards do to airspaces: destroy, move, steal, give, and cogs turned into Extensions (SQ-22, 23, 31, 32)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.questions import Question, Seat
from rules.skyward_republic.agenda import Asked, asks, deed, option
from rules.skyward_republic.airspace import COG, fits_grid, free_cells, place_name, standing_of
from rules.skyward_republic.arriving import Receive
from rules.skyward_republic.cards.decks import CARD, name
from rules.skyward_republic.effects import CogToExtension, Destroy, Effect, Give, MoveBuilding, Steal
from rules.skyward_republic.table import Table
from rules.skyward_republic.triggers import Triggers

COG_VP = 2
"""VP of a cog turned into an Extension (SR-K03)."""


class Tear(Effect, frozen=True):
    """Discard a certain card of an airspace."""

    owner: Seat
    card: str

    def text(self) -> str:
        return f"destroy {name(self.card)}"


class Lift(Effect, frozen=True):
    """Choose where a certain Building goes."""

    card: str

    def text(self) -> str:
        return f"move {name(self.card)}"


class SetDown(Effect, frozen=True):
    """Move a Building to a certain space."""

    card: str
    row: int
    column: int

    def text(self) -> str:
        return f"move {name(self.card)}"


class BoltOn(Effect, frozen=True):
    """A cog becomes an Extension of a certain Building."""

    host: str

    def text(self) -> str:
        return f"turn a cog into an Extension of {name(self.host)}"


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


@asks(MoveBuilding)
def which_to_move(table: Table, seat: Seat, effect: MoveBuilding) -> Asked:
    """One's own, or this one; it must have somewhere to go, and may stay where it is."""
    mat = table.mats[seat]
    here = standing_of(mat, effect.card)
    movable = [
        each.card for each in mat.buildings if (not effect.this or each is here) and free_cells(mat, moving=each)
    ]
    ways = [option(f"Move {name(card)}", Lift(card)) for card in movable]
    return Question("Which Building do you move?", (*ways, option("Move nothing")) if ways else ())


@asks(Lift)
def where_to_move(table: Table, seat: Seat, effect: Lift) -> Asked:
    """Any other space where it could be placed (SQ-23)."""
    mat = table.mats[seat]
    standing = next(each for each in mat.buildings if each.card == effect.card)
    ways = []
    for at in free_cells(mat, moving=standing):
        words = place_name(mat, at, moving=standing)
        ways.append(option(words[:1].upper() + words[1:], SetDown(effect.card, *at)))
    return Question(f"Where does {name(effect.card)} go?", tuple(ways))


@deed(SetDown)
def set_down(table: Table, seat: Seat, effect: SetDown) -> None:
    """It keeps its Extensions; nothing is scored or launched again (SQ-23)."""
    mat = table.mats[seat]
    standing = next(each for each in mat.buildings if each.card == effect.card)
    others = [each for each in mat.buildings if each is not standing]
    standing.outside = not fits_grid(others, (effect.row, effect.column))
    standing.row, standing.column = effect.row, effect.column
    table.tell(f"{{{seat}}} moves {name(effect.card)}.")


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
    return Question("To whom does it go?", tuple(ways))


@deed(PassTo)
def pass_to(table: Table, seat: Seat, effect: PassTo) -> None:
    table.then(effect.to, Receive(effect.card, seat))


@asks(CogToExtension)
def which_building(table: Table, seat: Seat, effect: CogToExtension) -> Asked:
    """Any Building of one's own, if there is a cog; or none."""
    mat = table.mats[seat]
    hosts = [option(f"On {name(each.card)}", BoltOn(each.card)) for each in mat.buildings] if mat.cogs else []
    return Question("Which Building carries the cog?", (*hosts, option("Keep the cog")) if hosts else ())


@deed(BoltOn)
def bolt_on(table: Table, seat: Seat, effect: BoltOn) -> None:
    """It is no longer a cog: 2 VP, one level, no cost and no faction (SQ-31)."""
    mat = table.mats[seat]
    mat.cogs -= 1
    mat.vp += COG_VP
    next(each for each in mat.buildings if each.card == effect.host).extensions.append(COG)
    table.tell(f"{{{seat}}} turns a cog into an Extension of {name(effect.host)}: {COG_VP} VP.")
