"""The ports on the board: where they lie, which are revealed, who is there, and their clouds."""

from __future__ import annotations

from rules.braided_skies.cards.decks import PORT, SERVICE
from rules.braided_skies.cards.ports import COLLECTION_PORTS, SPECIAL_PORTS, WONDER_PORTS
from rules.braided_skies.cards.records import CollectionPort, ServicePort
from rules.braided_skies.table import Table
from rules.braided_skies.terms import FLAGS, Flag

COLUMNS = 3
INDEX: dict[str, int] = {port.id: number for number, port in enumerate(COLLECTION_PORTS)}
"""Collection ports by id, numbered level by level from the left."""
WONDER_TRACK: dict[str, int] = {port.id: number for number, port in enumerate(WONDER_PORTS)}
"""Wonder ports by id, numbered like their tracks."""
ALL_PORTS: tuple[str, ...] = (
    *(port.id for port in COLLECTION_PORTS),
    *(port.id for port in (*WONDER_PORTS, *SPECIAL_PORTS)),
)


def port_named(port: str) -> CollectionPort | ServicePort:
    """The printed port."""
    return PORT[port] if port in PORT else SERVICE[port]


def port_name(port: str) -> str:
    """A port as a player says it."""
    return port_named(port).name


def in_visit(table: Table) -> bool:
    """Whether a collection port is being visited, so that tokens go to the cargo hold (BS-K08, BQ-16)."""
    return table.visit is not None and table.visit.port in INDEX


def is_revealed(table: Table, port: str) -> bool:
    """Whether no cloud tile lies over a port (BQ-14)."""
    return port not in INDEX or not table.ports[INDEX[port]].clouds


def taken_ports(table: Table) -> set[str]:
    """Ports without an infinity symbol at which a ship lies (BS-D04)."""
    return {
        ship.port
        for mat in table.mats
        for ship in mat.ships
        if ship.port is not None and not port_named(ship.port).unlimited
    }


def takes_flag(port: str, flag: Flag) -> bool:
    """Whether a port takes that ship: a printed ship shape takes its own only (BS-D02)."""
    printed = PORT.get(port)
    return printed is None or printed.flag == flag


def cloud_below(table: Table, port: str) -> int | None:
    """The port whose cloud stack lies directly below, if a tile is still on it (BQ-13)."""
    below = INDEX[port] + COLUMNS
    return below if below < len(table.ports) and table.ports[below].clouds else None


def row_of(flag: Flag) -> int:
    """The row of a ship."""
    return FLAGS.index(flag)
