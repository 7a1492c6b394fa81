"""Passing for those who wish it: only where the rules say so by public facts, and at once, so that it tells nothing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from rules.core.game import Game
from rules.core.questions import Seat
from storage.records import StoredSeat


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat that is passed: whose it is, the prompt, what it does, and what is said of it."""

    seat: StoredSeat
    action: Any
    says: str


def passed_seats(
    game: Game, table: Any, seats: Iterable[StoredSeat], acting: frozenset[Seat], wishing: frozenset[int]
) -> tuple[Passed, ...]:
    """The seats that are asked something now and whose players let it be passed."""
    found = []
    for seat in seats:
        if seat.user_id in wishing and seat.number in acting:
            passing = game.passes(table, Seat(seat.number))
            if passing is not None:
                found.append(Passed(seat, *passing))
    return tuple(found)
