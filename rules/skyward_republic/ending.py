"""What sets off the end of the game (SR-E01, SQ-24, SQ-45 to SQ-47)."""

from __future__ import annotations

from rules.core.questions import Seat
from rules.skyward_republic.table import Ending, Table
from rules.skyward_republic.terms import FULL_GRID

GUARD = "the guard against endless games"
BUILT = f"{FULL_GRID} Buildings in one airspace"


def check_end(table: Table, seat: Seat) -> None:
    """A seat with 8 Buildings sets off the end, in whatever phase; this round is the last."""
    if table.ending is None and len(table.mats[seat].buildings) >= FULL_GRID:
        table.ending = Ending(BUILT, seat)
        table.tell(f"{{{seat}}} has {BUILT}: this round is the last.")


def check_guard(table: Table) -> None:
    """After so many rounds the game ends in any case (SQ-47)."""
    if table.ending is None and table.round >= table.options.max_rounds_guard:
        table.ending = Ending(GUARD, None)
        table.tell(f"The game ends after {table.round} rounds: {GUARD}.")
