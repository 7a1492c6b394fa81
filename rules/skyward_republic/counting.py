"""How the things that abilities count are counted (their words are in `counts.py`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TypeAlias

from rules.core.questions import Seat
from rules.skyward_republic.airspace import (
    cost,
    extension_cost,
    factions,
    height,
    icons_of,
    is_of,
    neighbours,
    standing_of,
)
from rules.skyward_republic.cards.decks import CARD, faction_card
from rules.skyward_republic.counts import COSTLY, Counted
from rules.skyward_republic.table import Mat, Standing, Table
from rules.skyward_republic.terms import GRID_COLUMNS, GRID_ROWS

Whole: TypeAlias = Callable[[Mat, str], int]
Here: TypeAlias = Callable[[Mat, Standing, str], int]


def count(table: Table, seat: Seat, counted: Counted, of: str = "", card: str = "") -> int:
    """How many there are of a thing, for a seat, said by a card in its airspace."""
    mat = table.mats[seat]
    if counted in WHOLE:
        return WHOLE[counted](mat, of)
    if counted in HERE:
        standing = standing_of(mat, card)
        return HERE[counted](mat, standing, of) if standing else 0
    return OTHERS[counted](table, seat)


def in_sky(mat: Mat, kind: str) -> int:
    """Vehicles or Critters in the sky row."""
    return sum(CARD[card].kind == kind for card in mat.sky)


def rows_of(mat: Mat) -> Counter[int]:
    """How many Buildings each row has."""
    return Counter(standing.row for standing in mat.buildings)


def is_row_end(mat: Mat, here: Standing) -> bool:
    """Whether a Building is the left-most or right-most of its row."""
    columns = [each.column for each in mat.buildings if each.row == here.row]
    return here.column in (min(columns), max(columns))


def is_in_row(mat: Mat, here: Standing, place: int) -> bool:
    """Whether a Building is in the upper (0) or lower (1) of two rows; with one row it is in neither."""
    rows = sorted(rows_of(mat))
    return len(rows) == GRID_ROWS and here.row == rows[place]


def sharing(mat: Mat, here: Standing) -> int:
    """Neighbours with a faction in common, each once (SQ-50)."""
    mine = set(factions(here))
    return sum(bool(mine & set(factions(each))) for each in neighbours(mat, here))


WHOLE: dict[str, Whole] = {
    "buildings": lambda mat, of: sum(is_of(each, of) for each in mat.buildings),
    "costly buildings": lambda mat, _of: sum(len(cost(each)) >= COSTLY for each in mat.buildings),
    "icons": lambda mat, of: icons_of(mat)[of] if of else icons_of(mat).total(),
    "factions": lambda mat, _of: len({faction for each in mat.buildings for faction in factions(each)}),
    "extensions": lambda mat, of: sum(of in extension_cost(card) for each in mat.buildings for card in each.extensions),
    "tallest": lambda mat, _of: max((height(each) for each in mat.buildings), default=0),
    "full rows": lambda mat, _of: sum(many >= GRID_COLUMNS for many in rows_of(mat).values()),
    "full columns": lambda mat, _of: sum(
        many >= GRID_ROWS for many in Counter(each.column for each in mat.buildings).values()
    ),
    "critters": lambda mat, _of: in_sky(mat, "critter"),
    "vehicles": lambda mat, _of: in_sky(mat, "vehicle"),
    "cogs": lambda mat, _of: mat.cogs,
    "hand": lambda mat, _of: len(mat.hand),
}
"""Counts of a player's own cards and cogs."""

HERE: dict[str, Here] = {
    "neighbours": lambda mat, here, of: sum(is_of(each, of) for each in neighbours(mat, here)),
    "neighbours sharing": lambda mat, here, _of: sharing(mat, here),
    "costly neighbours": lambda mat, here, _of: sum(len(cost(each)) >= COSTLY for each in neighbours(mat, here)),
    "extensions here": lambda _mat, here, _of: len(here.extensions),
    "height": lambda _mat, here, _of: height(here),
    "cost": lambda _mat, here, _of: len(cost(here)),
    "row": lambda mat, here, of: sum(each.row == here.row and is_of(each, of) for each in mat.buildings),
    "row end": lambda mat, here, _of: int(is_row_end(mat, here)),
    "upper row": lambda mat, here, _of: int(is_in_row(mat, here, 0)),
    "lower row": lambda mat, here, _of: int(is_in_row(mat, here, 1)),
    "alone": lambda mat, here, _of: int(not neighbours(mat, here)),
}
"""Counts that look from where the card stands."""


def hand_factions(table: Table, seat: Seat) -> int:
    """Different factions, or titles (the switch), among the Faction cards in hand (SQ-48)."""
    held = {card for card in table.mats[seat].hand if card in CARD and CARD[card].kind == "faction"}
    if table.options.unique_faction_by == "title":
        return len(held)
    return len({icon for card in held for icon in faction_card(card).icons})


def rival_critters(table: Table, seat: Seat) -> int:
    """Critters in all other airspaces."""
    return sum(in_sky(mat, "critter") for other, mat in enumerate(table.mats) if other != seat)


def placed_tokens(table: Table, seat: Seat) -> int:
    """Benefactor tokens of a seat on Benefactors (SQ-53)."""
    return sum(seat in sponsor.tokens for sponsor in table.market)


OTHERS: dict[str, Callable[[Table, Seat], int]] = {
    "hand factions": hand_factions,
    "rival critters": rival_critters,
    "tokens": placed_tokens,
}
"""Counts that need more of the table than one mat."""
