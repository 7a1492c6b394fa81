"""The Launch phase: Buildings are launched in four steps, Extensions attached in three (SR-L, SQ-55)."""

from __future__ import annotations

from rules.core.questions import Seat
from rules.skyward_republic.cards.decks import CARD, building
from rules.skyward_republic.paying import PayFor, can_pay
from rules.skyward_republic.placing import ChooseHost, PlaceBuilding
from rules.skyward_republic.table import LaunchTurn, Table

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
