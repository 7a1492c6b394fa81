"""Where Buildings are drawn: two rows of four wherever the city's own origin lies, and those beside the grid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rules.skyward_republic.terms import GRID_COLUMNS, GRID_ROWS
from rules.skyward_republic.view import BuildingView


class Plot(NamedTuple):
    """A space of the picture's grid, and what stands there."""

    row: int
    column: int
    building: BuildingView | None
    free: bool
    """Whether a Building might be launched here."""


class Plan(NamedTuple):
    """All the spaces; ``columns`` counts those beside the grid."""

    columns: int
    plots: tuple[Plot, ...]


def plots(buildings: Sequence[BuildingView]) -> Plan:
    """The spaces of an airspace: the grid as far as it is forced, the rest of it about the middle (SQ-19, SQ-21)."""
    inside = [each for each in buildings if not each.outside] or list(buildings)
    top, left = _first([each.row for each in inside], GRID_ROWS), _first([each.column for each in inside], GRID_COLUMNS)
    first = min([left, *(each.column for each in buildings)])
    last = max([left + GRID_COLUMNS - 1, *(each.column for each in buildings)])
    there = {(each.row, each.column): each for each in buildings}
    grid = [(row, column) for row in range(top, top + GRID_ROWS) for column in range(first, last + 1)]
    shown = [cell for cell in grid if cell in there or left <= cell[1] < left + GRID_COLUMNS]
    found = tuple(
        Plot(row - top, column - first, there.get((row, column)), _is_free((row, column), there))
        for row, column in shown
    )
    return Plan(last - first + 1, found)


def _first(places: Sequence[int], size: int) -> int:
    """Where the frame begins: about the middle of what stands, all of it inside."""
    if not places:
        return 0
    spare = size - (max(places) - min(places) + 1)
    return min(places) - (spare + 1) // 2


def _is_free(cell: tuple[int, int], there: dict[tuple[int, int], BuildingView]) -> bool:
    """Empty, and beside a Building, or anywhere while none stands (SR-A01, SR-A02)."""
    if cell in there:
        return False
    row, column = cell
    beside = ((row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column))
    return not there or any(each in there for each in beside)
