"""Small builders for the rulebook tests: cards dealt, wonders owned, outfittings placed, the sky cleared."""

from __future__ import annotations

from rules.braided_skies.cards.decks import OUTFITTING, STARTING_WONDER
from rules.braided_skies.table import Placed, Table
from rules.braided_skies.terms import FLAGS, Flag
from rules.core.questions import Seat
from tests.rules.braided_skies.building import ME, a_table


def deal(table: Table, *cards: int, seat: Seat = ME) -> None:
    """Lay encounter cards in front of a seat, out of the deck or the discards."""
    for card in cards:
        source = table.encounters if card in table.encounters else table.encounter_discards
        source.remove(card)
        table.mats[seat].encounters.append(card)


def own(table: Table, *wonders: str, seat: Seat = ME) -> None:
    """Lay wonders on an itinerary, the last one newest, out of their decks."""
    for wonder in wonders:
        for deck in table.wonders:
            if wonder in deck:
                deck.remove(wonder)
        table.mats[seat].wonders.append(wonder)


def with_wonder(wonder: str) -> Table:
    """A table on which seat 0 has this wonder exposed; a starting wonder in the place of the plain one."""
    table = a_table()
    if wonder in STARTING_WONDER:
        table.mats[ME].wonders = [wonder]
    else:
        own(table, wonder)
    return table


def fit(table: Table, flag: Flag, card: str, *tokens: str, seat: Seat = ME) -> None:
    """Place an outfitting at the end of a row, with these tokens on its slots from the left."""
    slots = [*tokens, *[""] * len(OUTFITTING[card].slots)][: len(OUTFITTING[card].slots)]
    table.mats[seat].rows[FLAGS.index(flag)].append(Placed(card, slots))


def clear_clouds(table: Table, *ports: int) -> None:
    """Reveal ports by their number, all of them if none is named, without their events or tiles."""
    for number in ports or range(len(table.ports)):
        table.ports[number].clouds = []
