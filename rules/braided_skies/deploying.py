"""Deploying drop ships: which ship may go where, and what a deploy sets going (BS-D, BQ-01 to BQ-07)."""

from __future__ import annotations

from rules.braided_skies.cards.decks import PORT
from rules.braided_skies.collecting import visit_collection_port
from rules.braided_skies.mats import rows_with_space
from rules.braided_skies.paying import payable
from rules.braided_skies.ports import (
    ALL_PORTS,
    WONDER_TRACK,
    is_revealed,
    port_name,
    row_of,
    taken_ports,
    takes_flag,
)
from rules.braided_skies.special_ports import COSTS, grit_cost, visit_special_port
from rules.braided_skies.table import Table, Visit
from rules.braided_skies.terms import FLAGS, Flag
from rules.braided_skies.tracks import below_top
from rules.braided_skies.upgrades import carries, lacking
from rules.braided_skies.wonders import visit_wonder_port, ways_to_pay
from rules.core.questions import Seat


def legal_deploys(table: Table, seat: Seat) -> list[tuple[Flag, str]]:
    """Every ship at home with every port it may go to (BS-D01), ship by ship, port by port."""
    home = [ship for ship in table.mats[seat].ships if ship.port is None]
    if not home:
        return []
    taken = taken_ports(table)
    ports = [
        port for port in ALL_PORTS if port not in taken and is_revealed(table, port) and affordable(table, seat, port)
    ]
    return [
        (ship.flag, port)
        for ship in home
        for port in ports
        if takes_flag(port, ship.flag) and does_something(table, seat, ship.flag, port)
    ]


def affordable(table: Table, seat: Seat, port: str) -> bool:
    """Whether a seat can meet the port's cost; a token in hand must be used for it (BQ-01, BQ-30)."""
    if port in PORT:
        return not table.pending
    if port in WONDER_TRACK:
        deck = table.wonders[WONDER_TRACK[port]]
        return bool(deck) and any(payable(table, seat, way.units) for way in ways_to_pay(table, seat, deck[-1]))
    if port == "guild" and not (table.guild and rows_with_space(table.mats[seat])):
        return False
    grit = grit_cost(table, seat, port)
    return any(payable(table, seat, units, grit) for units in COSTS[port])


def does_something(table: Table, seat: Seat, flag: Flag, port: str) -> bool:
    """A deploy that could gain nothing is not legal: Workshop and Flagon (BQ-02)."""
    mat = table.mats[seat]
    ship = mat.ships[row_of(flag)]
    if port == "workshop":
        return bool(lacking(mat, "harvester")) or (carries(ship, "crewmate") and bool(below_top(table, mat)))
    if port == "flagon":
        return bool(lacking(mat, "crewmate")) or carries(ship, "harvester")
    return True


def deploy(table: Table, seat: Seat, flag: Flag, port: str) -> None:
    """Place the ship, note what it carries (BS-D05, BS-D08), and set the port's own section going."""
    row = FLAGS.index(flag)
    mat = table.mats[seat]
    ship = mat.ships[row]
    ship.port = port
    newest = mat.wonders[-1]
    table.visit = Visit(row, port, ship.harvester, ship.crewmate, newest=newest)
    table.acted = True
    table.tell(f"{{{seat}}} deploys the {flag} ship to {port_name(port)}.")
    if port in PORT:
        visit_collection_port(table, seat, PORT[port])
    elif port in WONDER_TRACK:
        visit_wonder_port(table, seat, WONDER_TRACK[port])
    else:
        visit_special_port(table, seat, port)
