"""The Launch phase: Buildings are launched in four steps, Extensions attached in three (SR-L, SQ-55)."""

from __future__ import annotations

from rules.core.questions import Question, Seat
from rules.skyward_republic.agenda import Asked, asks, deed, option, waits
from rules.skyward_republic.airspace import fits_grid, free_cells, place_name
from rules.skyward_republic.cards.decks import CARD, building, extension, name
from rules.skyward_republic.cards.records import Launch
from rules.skyward_republic.effects import CostDiscount, Effect, ExtraLaunch
from rules.skyward_republic.ending import check_end
from rules.skyward_republic.paying import PayFor, can_pay
from rules.skyward_republic.table import LaunchTurn, Standing, Table
from rules.skyward_republic.triggers import Triggers

ANY_COST = 0


def start_launch_phase(table: Table) -> None:
    """From the new Warden clockwise (SR-L01, SQ-13)."""
    table.phase = "launch"
    table.acted = []
    table.turn = table.warden
    table.launching = LaunchTurn([ANY_COST])


def next_launch_turn(table: Table, seat: Seat) -> bool:
    """Clockwise; False after the last (SR-L01)."""
    table.acted.append(seat)
    if len(table.acted) == table.seats:
        table.launching = None
        return False
    table.turn = table.clockwise(seat)[1]
    table.launching = LaunchTurn([ANY_COST])
    return True


def of_kind(table: Table, seat: Seat, kind: str) -> list[str]:
    """The different cards of a kind in a hand."""
    return [card for card in dict.fromkeys(table.mats[seat].hand) if card in CARD and CARD[card].kind == kind]


def fits(most: int, card: str) -> bool:
    """Whether a launch allowed up to a cost may be used for a Building."""
    return most == ANY_COST or len(building(card).cost) <= most


def legal_launches(table: Table, seat: Seat) -> list[str]:
    """Buildings of the hand that can be paid for and for which a launch is left (SR-L02)."""
    allowed = table.launching.launches if table.launching else []
    buildings = of_kind(table, seat, "building") if allowed else []
    return [card for card in buildings if any(fits(most, card) for most in allowed) and can_pay(table, seat, card)]


def legal_attachments(table: Table, seat: Seat) -> list[str]:
    """Extensions of the hand that can be paid for, with a Building to carry them (SR-L08)."""
    if not table.mats[seat].buildings:
        return []
    return [card for card in of_kind(table, seat, "extension") if can_pay(table, seat, card)]


def launch(table: Table, seat: Seat, card: str) -> None:
    """Use up the tightest launch that fits, then Pay, Place, Score, Activate (SR-L03)."""
    if table.launching:
        fitting = [most for most in table.launching.launches if fits(most, card)]
        table.launching.launches.remove(min(fitting, key=lambda most: (most == ANY_COST, most)))
    table.then(seat, PayFor(card), PlaceBuilding(card))


def attach(table: Table, seat: Seat, card: str) -> None:
    """Pay, Place, Score (SR-L08)."""
    table.then(seat, PayFor(card), ChooseHost(card))


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


class LaunchOne(Effect, frozen=True):
    """Begin a launch outside a Launch turn (SQ-55)."""

    card: str

    def text(self) -> str:
        return f"launch {name(self.card)}"


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


@asks(ExtraLaunch)
def extra_launch(table: Table, seat: Seat, effect: ExtraLaunch) -> Asked | None:
    """Outside one's Launch turn it is launched at once, or not at all (SQ-55)."""
    if table.launching and seat == table.turn:
        return None
    ready = [
        card for card in of_kind(table, seat, "building") if fits(effect.most, card) and can_pay(table, seat, card)
    ]
    offers = [option(f"Launch {name(card)}", LaunchOne(card)) for card in ready]
    return Question("Which Building do you launch?", (*offers, option("Launch nothing")))


@waits(ExtraLaunch)
def waits_for_launch(table: Table, seat: Seat, effect: ExtraLaunch) -> bool:
    """Asked even when no Building can be launched: others must not learn it from who is to act next."""
    return True


@deed(ExtraLaunch)
def allow_launch(table: Table, seat: Seat, effect: ExtraLaunch) -> None:
    """One more launch until the turn ends (SQ-55)."""
    if table.launching:
        table.launching.launches.append(effect.most)
        table.tell(f"{{{seat}}} may {effect.text()} this turn.")


@deed(LaunchOne)
def launch_one(table: Table, seat: Seat, effect: LaunchOne) -> None:
    table.then(seat, PayFor(effect.card), PlaceBuilding(effect.card))


@deed(CostDiscount)
def note_discount(table: Table, seat: Seat, effect: CostDiscount) -> None:
    """It waits for the next launch or attachment of this turn."""
    if table.launching and seat == table.turn:
        table.launching.discounts.append(effect)
        table.tell(f"{{{seat}}} will {effect.text()}.")
