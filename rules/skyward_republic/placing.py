"""Buildings are placed and score, Extensions are attached and score (SR-L05 to SR-L08)."""

from __future__ import annotations

from rules.core.questions import Question, Seat
from rules.skyward_republic.agenda import Asked, asks, deed, option
from rules.skyward_republic.airspace import fits_grid, free_cells, place_name
from rules.skyward_republic.cards.decks import building, extension, name
from rules.skyward_republic.cards.records import Launch
from rules.skyward_republic.effects import Effect
from rules.skyward_republic.ending import check_end
from rules.skyward_republic.table import Standing, Table
from rules.skyward_republic.triggers import Triggers


class PlaceBuilding(Effect, frozen=True):
    """Place a Building that has been paid for (SR-L05)."""

    card: str

    def text(self) -> str:
        return f"place {name(self.card)}"


class Stand(Effect, frozen=True):
    """Place a Building on a certain space."""

    card: str
    row: int
    column: int

    def text(self) -> str:
        return f"place {name(self.card)}"


class ChooseHost(Effect, frozen=True):
    """Attach an Extension that has been paid for to a Building."""

    card: str

    def text(self) -> str:
        return f"attach {name(self.card)}"


class AttachTo(Effect, frozen=True):
    """Attach an Extension to a certain Building."""

    card: str
    host: str

    def text(self) -> str:
        return f"attach {name(self.card)} to {name(self.host)}"


@asks(PlaceBuilding)
def where_to_place(table: Table, seat: Seat, effect: PlaceBuilding) -> Asked:
    """Any free space (SR-A01, SR-A02, SR-A04)."""
    mat = table.mats[seat]
    places = [option(_capital(place_name(mat, at)) or "Place it", Stand(effect.card, *at)) for at in free_cells(mat)]
    return Question(f"Where do you place {name(effect.card)}?", tuple(places))


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


@deed(Stand)
def stand(table: Table, seat: Seat, effect: Stand) -> None:
    """Place and Score, then Activate: its own LAUNCH first, then other cards' triggers (SR-L06, SR-L07)."""
    mat = table.mats[seat]
    card = building(effect.card)
    mat.hand.remove(card.id)
    outside = not fits_grid(mat.buildings, (effect.row, effect.column))
    mat.buildings.append(Standing(card.id, effect.row, effect.column, [], outside))
    mat.vp += card.vp
    table.tell(f"{{{seat}}} launches {card.name}: {card.vp} VP.")
    check_end(table, seat)
    own = card.ability.effects if isinstance(card.ability, Launch) else ()
    table.then(seat, *(each.on(card.id) for each in own), Triggers("launch", card.id))


@asks(ChooseHost)
def which_host(table: Table, seat: Seat, effect: ChooseHost) -> Asked:
    """Any Building of one's own (SR-L08)."""
    hosts = [option(f"On {name(each.card)}", AttachTo(effect.card, each.card)) for each in table.mats[seat].buildings]
    return Question(f"On which Building does {name(effect.card)} go?", tuple(hosts))


@deed(AttachTo)
def attach_to(table: Table, seat: Seat, effect: AttachTo) -> None:
    """Place and Score (SR-L08); several may sit on one Building."""
    mat = table.mats[seat]
    card = extension(effect.card)
    mat.hand.remove(card.id)
    next(each for each in mat.buildings if each.card == effect.host).extensions.append(card.id)
    mat.vp += card.vp
    table.tell(f"{{{seat}}} attaches {card.name} to {name(effect.host)}: {card.vp} VP.")
    table.then(seat, Triggers("attach", card.id))
