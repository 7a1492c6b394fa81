"""The players at the table: the name a picture shows for each, and their captain's colours and mark."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.labels import has_shape
from render.theme import LIVERIES, Livery
from rules.braided_skies.cards.captains import CAPTAINS
from rules.braided_skies.view import TableView
from rules.core.questions import Seat

_MARK = {captain.id: captain.mark for captain in CAPTAINS}
CAPTAIN_NAME = {captain.id: captain.name for captain in CAPTAINS}


class Person(NamedTuple):
    """Somebody at the table, as the pictures show them."""

    seat: Seat
    name: str
    livery: Livery


def people(view: TableView, names: Sequence[str]) -> tuple[Person, ...]:
    """Everybody, in seat order; who has no printable name is called by the seat."""
    return tuple(Person(mat.seat, shown(names, mat.seat), livery(mat.captain)) for mat in view.mats)


def shown(names: Sequence[str], seat: int) -> str:
    """The name of a seat, or "Seat 3" where nothing of it can be printed."""
    name = names[seat] if seat < len(names) else ""
    return name if has_shape(name) else f"Seat {seat + 1}"


def livery(captain: str) -> Livery:
    """A captain's colours and mark."""
    return LIVERIES[_MARK[captain]]
