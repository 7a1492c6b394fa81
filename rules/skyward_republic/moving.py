"""What cards do to airspaces: destroy, move, steal, give, and cogs turned into Extensions (SQ-22, 23, 31, 32)."""

from __future__ import annotations

from rules.core.questions import Question, Seat
from rules.skyward_republic.agenda import Asked, asks, deed, option
from rules.skyward_republic.airspace import COG, fits_grid, free_cells, place_name, standing_of
from rules.skyward_republic.cards.decks import name
from rules.skyward_republic.effects import CogToExtension, Effect, MoveBuilding
from rules.skyward_republic.table import Table

COG_VP = 2
"""VP of a cog turned into an Extension (SR-K03)."""


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


@asks(CogToExtension)
def which_building(table: Table, seat: Seat, effect: CogToExtension) -> Asked:
    """Any Building of one's own, if there is a cog; or none."""
    mat = table.mats[seat]
    hosts = [option(f"On {name(each.card)}", BoltOn(each.card)) for each in mat.buildings] if mat.cogs else []
    return Question(
        "Which Building carries the cog, as an Extension of 2 VP?", (*hosts, option("Keep the cog")) if hosts else ()
    )


@deed(BoltOn)
def bolt_on(table: Table, seat: Seat, effect: BoltOn) -> None:
    """It is no longer a cog: 2 VP, one level, no cost and no faction (SQ-31)."""
    mat = table.mats[seat]
    mat.cogs -= 1
    mat.vp += COG_VP
    next(each for each in mat.buildings if each.card == effect.host).extensions.append(COG)
    table.tell(f"{{{seat}}} turns a cog into an Extension of {name(effect.host)}: {COG_VP} VP.")
