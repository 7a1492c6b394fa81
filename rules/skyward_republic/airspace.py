"""The airspace: Buildings in their grid, what stands next to what, and what Extensions make of it (SR-A, SR-L09)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TypeAlias

from rules.skyward_republic.cards.decks import CARD, building, extension, name
from rules.skyward_republic.table import Mat, Standing
from rules.skyward_republic.terms import FACTIONS, FULL_GRID, GRID_COLUMNS, GRID_ROWS, ICONS, Icon

Cell: TypeAlias = tuple[int, int]
"""Row (growing downwards) and column; the origin is wherever the first Building stands (SQ-19)."""

COG = "cog"
"""A cog turned into an Extension: cost 0, no faction, one level (SQ-31)."""


def cell(standing: Standing) -> Cell:
    """Where a Building stands."""
    return standing.row, standing.column


def beside(at: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The cells left, right, above and below (SQ-18)."""
    row, column = at
    return (row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column)


def standing_of(mat: Mat, card: str) -> Standing | None:
    """The Building with that id, or the one that carries the Extension with that id."""
    return next((each for each in mat.buildings if each.card == card or card in each.extensions), None)


def neighbours(mat: Mat, standing: Standing) -> list[Standing]:
    """Buildings orthogonally adjacent (SQ-18)."""
    around = beside(cell(standing))
    return [each for each in mat.buildings if cell(each) in around]


def cost(standing: Standing) -> str:
    """Cost icons of a Building and its Extensions (SR-L09)."""
    return total_cost(standing.card, tuple(standing.extensions))


@cache
def total_cost(card: str, extensions: tuple[str, ...]) -> str:
    """Icons in order."""
    icons = building(card).cost + "".join(extension_cost(each) for each in extensions)
    return "".join(sorted(icons, key=ICONS.index))


def extension_cost(card: str) -> str:
    """The icons of an Extension; a cog has none (SQ-31)."""
    return "" if card == COG else extension(card).cost


def height(standing: Standing) -> int:
    """Levels: the Building and each Extension (SR-L09)."""
    return 1 + len(standing.extensions)


def factions(standing: Standing) -> tuple[Icon, ...]:
    """The factions of a Building and its Extensions, Neutral left out (SQ-26)."""
    icons = cost(standing)
    return tuple(faction for faction in FACTIONS if faction in icons)


def is_of(standing: Standing, of: str) -> bool:
    """Whether a Building is of a faction; "" is any, and Neutral counts where it is named (SQ-26)."""
    return of in cost(standing)


def icons_of(mat: Mat) -> Counter[str]:
    """Cost icons on all Buildings and Extensions of an airspace (SR-B03, SQ-40)."""
    return Counter(icon for standing in mat.buildings for icon in cost(standing))


def cards_of(mat: Mat) -> list[str]:
    """Every card of an airspace: Buildings with their Extensions, then the sky row."""
    built = [card for standing in mat.buildings for card in (standing.card, *standing.extensions)]
    return [card for card in (*built, *mat.sky) if card in CARD]


def fits_grid(others: list[Standing], at: Cell) -> bool:
    """Whether a cell and the Buildings in the grid fit 2 rows of 4 columns (SQ-19)."""
    cells = [cell(each) for each in others if not each.outside] + [at]
    rows, columns = [row for row, _ in cells], [column for _, column in cells]
    return max(rows) - min(rows) < GRID_ROWS and max(columns) - min(columns) < GRID_COLUMNS


def row_ends(others: list[Standing]) -> set[Cell]:
    """The cells left and right of the end Buildings of each row (SQ-21)."""
    rows = {each.row: sorted(other.column for other in others if other.row == each.row) for each in others}
    return {(row, column) for row, columns in rows.items() for column in (columns[0] - 1, columns[-1] + 1)}


def free_cells(mat: Mat, moving: Standing | None = None) -> list[Cell]:
    """Where a Building may be placed (SR-A01 to A04, SQ-20, SQ-21), or one that is moving, elsewhere (SQ-23)."""
    others = [each for each in mat.buildings if each is not moving]
    if not others:
        return [] if moving else [(0, 0)]
    taken = {cell(each) for each in mat.buildings}
    around = {each for other in others for each in beside(cell(other))} - taken
    free = {at for at in around if fits_grid(others, at)}
    if len(others) >= FULL_GRID:
        free |= row_ends(others) - taken
    return sorted(free)


def free_spaces(mat: Mat) -> tuple[str, ...]:
    """Where a Building may be placed, in words; nothing where there is but one place for it."""
    return tuple(words[:1].upper() + words[1:] for at in free_cells(mat) if (words := place_name(mat, at)))


def place_name(mat: Mat, at: Cell, moving: Standing | None = None) -> str:
    """A cell in words, by what stands next to it: "right of Clock Tower and above Rope Tram"."""
    sides = ("right of", "left of", "below", "above")
    standing = {cell(each): name(each.card) for each in mat.buildings if each is not moving}
    parts = [f"{side} {standing[near]}" for side, near in zip(sides, beside(at), strict=True) if near in standing]
    return " and ".join(parts[:2])
