"""Whatever comes to light: dice, draws, shuffles and tiles turned over. Nothing else looks at what is hidden."""

from __future__ import annotations

from rules.braided_skies.table import Table
from rules.braided_skies.terms import Token
from rules.core.revealing import reveal

DIE: tuple[Token | None, ...] = ("Y", "Y", "B", "B", "R", "R", "T", None)
"""The faces of the harvest die; None is the encounter card (BS-H01)."""


def roll_die(table: Table) -> Token | None:
    """Roll one harvest die: a token, or None for an encounter card (BS-H01)."""
    reveal(table)
    return DIE[table.chance.roll(len(DIE)) - 1]


def draw_encounter(table: Table) -> int | None:
    """The top encounter card; an empty deck is made of the shuffled discards (BS-E06, BQ-35)."""
    if not table.encounters:
        if not table.encounter_discards:
            return None
        reveal(table)
        table.encounters, table.encounter_discards = table.encounter_discards, []
        table.chance.shuffle(table.encounters, "encounters")
    reveal(table)
    return table.encounters.pop()


def may_draw_outfitting(table: Table) -> bool:
    """Whether an outfitting can be drawn from the deck, shuffled anew if need be (BS-P09)."""
    return bool(table.outfittings or table.outfitting_discards)


def draw_outfitting(table: Table) -> str | None:
    """The top outfitting card; an empty deck is made of the shuffled discards (BS-P09)."""
    if not may_draw_outfitting(table):
        return None
    reveal(table)
    if not table.outfittings:
        table.outfittings, table.outfitting_discards = table.outfitting_discards, []
        table.chance.shuffle(table.outfittings, "outfittings")
    return table.outfittings.pop()


def turn_over_cloud(table: Table, port: int) -> str:
    """Remove the top cloud tile over a port and read its back (BS-K04); it leaves the game."""
    reveal(table)
    tile = table.ports[port].clouds.pop()
    table.gone_clouds.append(tile)
    return tile


def draw_outpost_tile(table: Table) -> str | None:
    """A random outpost tile for a port just revealed (BS-K06)."""
    if not table.outpost_tiles:
        return None
    reveal(table)
    return table.outpost_tiles.pop()


def take_top_wonder(table: Table, track: int) -> str:
    """Take the top card of a wonder deck; the next one, if any, comes to light (BS-W09)."""
    deck = table.wonders[track]
    if len(deck) > 1:
        reveal(table)
    return deck.pop()
