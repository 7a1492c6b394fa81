"""Harvesters and crewmates: installing them on ships (BS-D07, BS-D08)."""

from __future__ import annotations

from typing import Literal

from rules.braided_skies.agenda import Asked, asks, deed, option
from rules.braided_skies.effects import Effect, Install
from rules.braided_skies.table import Mat, Ship, Table
from rules.braided_skies.terms import FLAGS, Flag
from rules.core.questions import Question, Seat

Upgrade = Literal["harvester", "crewmate"]


def carries(ship: Ship, upgrade: Upgrade) -> bool:
    """Whether a ship has that upgrade."""
    return ship.harvester if upgrade == "harvester" else ship.crewmate


def lacking(mat: Mat, upgrade: Upgrade) -> list[Flag]:
    """Ships without it; there are as many upgrades as ships, so none is left when the list is empty (BQ-52)."""
    return [ship.flag for ship in mat.ships if not carries(ship, upgrade)]


class InstallOn(Effect, frozen=True):
    """Install an upgrade on a certain ship."""

    upgrade: Upgrade
    flag: Flag

    def text(self) -> str:
        return f"install a {self.upgrade} on the {self.flag} ship"


@asks(Install)
def which_ship(table: Table, seat: Seat, effect: Install) -> Asked:
    """Any own ship lacking one, on the mat or deployed (BS-P10); none left: no effect (BQ-52)."""
    ships = [
        option(f"Install the {effect.upgrade} on the {flag} ship", InstallOn(effect.upgrade, flag))
        for flag in lacking(table.mats[seat], effect.upgrade)
    ]
    return Question(f"Which ship gets the {effect.upgrade}?", tuple(ships))


@deed(InstallOn)
def install(table: Table, seat: Seat, effect: InstallOn) -> None:
    """It earns nothing where the ship stands now (BS-D08)."""
    ship = table.mats[seat].ships[FLAGS.index(effect.flag)]
    if effect.upgrade == "harvester":
        ship.harvester = True
    else:
        ship.crewmate = True
    table.tell(f"{{{seat}}} installs a {effect.upgrade} on the {effect.flag} ship.")
