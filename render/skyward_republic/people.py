"""The players at the table: the name a picture shows for each, and the colours and mark of their seat (SR-S04)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.labels import has_shape
from render.scripts import printable
from render.theme import LIVERIES, Livery
from rules.core.questions import Seat

MARKS = ("star", "moon", "chevron", "crown")
LONGEST_NAME = 40


class Person(NamedTuple):
    """Somebody at the table, as the pictures show them."""

    seat: Seat
    name: str
    livery: Livery

    @property
    def said(self) -> str:
        """The name in a sentence."""
        return printable(self.name)[:LONGEST_NAME]


def person(seat: int, names: Sequence[str]) -> Person:
    """Who sits there; who has no printable name is called by the seat."""
    name = names[seat] if seat < len(names) else ""
    shown = name if has_shape(name) else f"Seat {seat + 1}"
    return Person(Seat(seat), shown, LIVERIES[MARKS[seat]])


def people(seats: int, names: Sequence[str]) -> tuple[Person, ...]:
    """Everybody, in seat order."""
    return tuple(person(seat, names) for seat in range(seats))
