"""Outposts: placing a token at a port, and what it brings at a visit (BS-O)."""

from __future__ import annotations

from rules.braided_skies.agenda import Asked, asks, deed, option
from rules.braided_skies.cards.decks import OUTPOST_TILE
from rules.braided_skies.cards.ports import COLLECTION_PORTS
from rules.braided_skies.drawing import draw_outpost_tile
from rules.braided_skies.effects import Effect, PlaceOutpost
from rules.braided_skies.table import Table
from rules.core.questions import Question, Seat


def free_for_outpost(table: Table, seat: Seat) -> list[int]:
    """Revealed collection ports where the seat has no outpost, if it has a token left (BS-O02, BS-O03, BQ-81)."""
    if not table.mats[seat].outposts:
        return []
    return [number for number, port in enumerate(table.ports) if not port.clouds and seat not in port.owners]


class PutOutpost(Effect, frozen=True):
    """Lay an outpost token at a port."""

    port: int

    def text(self) -> str:
        return f"place an outpost at {COLLECTION_PORTS[self.port].name}"


@asks(PlaceOutpost)
def where_to_build(table: Table, seat: Seat, effect: PlaceOutpost) -> Asked:
    """Optional; now or never (BS-O02)."""
    ports = free_for_outpost(table, seat)
    if not ports:
        return Question("", ())
    places = [option(f"Place an outpost at {COLLECTION_PORTS[port].name}", PutOutpost(port)) for port in ports]
    return Question("Where do you place an outpost?", (*places, option("Place no outpost")))


@deed(PutOutpost)
def build(table: Table, seat: Seat, effect: PutOutpost) -> None:
    """Placing pays nothing by itself (BS-O04)."""
    table.mats[seat].outposts -= 1
    table.ports[effect.port].owners.append(seat)
    table.tell(f"{{{seat}}} places an outpost at {COLLECTION_PORTS[effect.port].name}.")


class RevealOutpostTile(Effect, frozen=True):
    """Put a random outpost tile on a port just revealed (BS-K06)."""

    port: int

    def text(self) -> str:
        return "place an outpost tile"


@deed(RevealOutpostTile)
def reveal_outpost_tile(table: Table, seat: Seat, effect: RevealOutpostTile) -> None:
    """After the event, before the gains (BQ-83)."""
    tile = draw_outpost_tile(table)
    table.ports[effect.port].outpost_tile = tile
    if tile:
        name = COLLECTION_PORTS[effect.port].name
        table.tell(f"The outpost of {name} is {OUTPOST_TILE[tile].name}: {OUTPOST_TILE[tile].benefit.text()}.")
