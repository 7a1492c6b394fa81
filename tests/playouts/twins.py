"""Twin tables, which differ only in what nobody may know: nothing that is shown may tell them apart."""

from __future__ import annotations

from random import Random
from typing import Any

from rules.braided_skies.cards.decks import CLOUD
from rules.braided_skies.game import GAME
from rules.braided_skies.table import Table
from rules.core.chance import Chance
from rules.core.questions import Seat


def twin_of(table: Table, luck: Random) -> Table:
    """The same table with every hidden order dealt anew: decks, cloud backs, tiles, and the luck to come."""
    twin = table.copy()
    for deck in (twin.encounters, twin.outfittings, twin.outpost_tiles):
        luck.shuffle(deck)
    for deck in twin.wonders:
        below = deck[:-1]
        luck.shuffle(below)
        deck[:-1] = below
    for size in ("small", "large"):
        places = [
            (port, level) for port in twin.ports for level, tile in enumerate(port.clouds) if CLOUD[tile].size == size
        ]
        tiles = [port.clouds[level] for port, level in places]
        luck.shuffle(tiles)
        for (port, level), tile in zip(places, tiles, strict=True):
            port.clouds[level] = tile
    twin.chance = Chance(luck.randrange(1 << 30), dict(table.chance.drawn))
    return twin


def shown(table: Table, seat: Seat | None) -> tuple[Any, ...]:
    """All that one seat is told: its view, what it may do and what follows, what it may not, and the news."""
    told: tuple[Any, ...] = (GAME.view(table, seat), GAME.to_act(table), GAME.turn(table), GAME.news(table))
    if seat is None:
        return told
    actions = GAME.legal_actions(table, seat)
    hints = [GAME.hint(table, seat, action) for action in actions]
    locks = [GAME.locks(table, seat, action) for action in actions]
    return (*told, actions, hints, locks, GAME.prompt(table, seat), GAME.refused(table, seat))
