"""What lasts is worth what it will bring: outposts, harvesters and crewmates, outfittings."""

from __future__ import annotations

from rules.braided_skies.cards.decks import OUTFITTING, OUTPOST_TILE
from rules.braided_skies.effects import DrawOutfitting, Install, PlaceOutpost
from rules.braided_skies.ports import COLUMNS
from rules.braided_skies.terms import FLAGS, Flag
from rules.opponents.braided_skies.sight import Sight
from rules.opponents.braided_skies.worth import spent_grit, worth, worth_all, worth_of

TILES_LEFT = 0.6
"""The share of tiles that rivals leave."""


@worth_of(PlaceOutpost)
def outpost(sight: Sight, effect: PlaceOutpost) -> float:
    """At the best port that has none of one's own."""
    if not sight.me.outposts:
        return 0.0
    seat = sight.me.seat
    free = [port for port in sight.view.ports if port.revealed and seat not in port.owners]
    return max([outpost_at(sight, sight.view.ports.index(port)) for port in free], default=0.0)


def outpost_at(sight: Sight, number: int) -> float:
    """What the tile brings, as often as one may come by."""
    tile = sight.view.ports[number].outpost_tile
    pays = worth(sight, OUTPOST_TILE[tile].benefit) if tile else 1.5
    return 0.3 + pays * 0.09 * (sight.turns - 1)


@worth_of(Install)
def upgrade(sight: Sight, effect: Install) -> float:
    """On the ship that gains most by it."""
    fits = [number for number, ship in enumerate(sight.me.ships) if not getattr(ship, effect.upgrade)]
    return max([upgrade_on(sight, effect.upgrade, number) for number in fits], default=0.0)


def upgrade_on(sight: Sight, kind: str, number: int) -> float:
    """A harvester rolls dice, a crewmate fills slots; the first of either lets the ship explore."""
    ship = sight.me.ships[number]
    left = max(0.0, sight.turns - 2)
    explores = 0.0 if ship.harvester or ship.crewmate else explored_by(sight, ship.flag, left)
    if kind == "harvester":
        return sight.taste.harvester * (left * sight.taste.visits / 3 * 1.7 + explores)
    vacant = sum(slot.row == number for slot in sight.open)
    return sight.taste.crewmate * (left * (sight.taste.recalls * (0.5 + 0.15 * vacant) + 0.1) + explores)


def explored_by(sight: Sight, flag: Flag, left: float) -> float:
    """What a ship could explore that cannot yet: the tiles below the ports of its flag, if rivals leave them."""
    tiles = 0.0
    ports = sight.view.ports
    for port, below in zip(ports, ports[COLUMNS:], strict=False):
        if port.flag == flag:
            tiles += len(below.clouds) if port.revealed else len(below.clouds) / 2
    visits = left * sight.taste.visits / len(FLAGS)
    return sight.taste.explore * min(tiles * TILES_LEFT, visits)


@worth_of(DrawOutfitting)
def drawn_outfitting(sight: Sight, effect: DrawOutfitting) -> float:
    if not any(row.spaces for row in sight.me.rows):
        return 0.0
    return 1.0 + sight.taste.outfitting * sight.recalls * 0.8


def outfitting(sight: Sight, card: str) -> float:
    """An outfitting of the market: its effect at the recalls to come, if its slots are filled, and its room."""
    printed = OUTFITTING[card]
    once = max(0.0, activation(sight, card))
    filled = 0.75 if len(printed.slots) == 1 else 0.55 if len(printed.slots) == 2 else 0.4
    room = 0.25 * len(printed.slots) * min(1.0, sight.turns / 10)
    return sight.taste.outfitting * max(0.0, sight.recalls - 0.5) * once * filled + room


def activation(sight: Sight, card: str) -> float:
    """What one activation of an outfitting brings, its printed grit paid."""
    printed = OUTFITTING[card]
    return worth_all(sight, printed.effects) - (spent_grit(sight, printed.grit) if printed.grit else 0.0)
