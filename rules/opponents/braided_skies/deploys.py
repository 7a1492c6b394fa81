"""What a deploy is worth: visits to collection ports, wonders, and the special ports."""

from __future__ import annotations

from typing import cast

from rules.braided_skies.actions import Deploy
from rules.braided_skies.cards.decks import OUTPOST_TILE, PORT, SERVICE, WONDER
from rules.braided_skies.cards.records import CollectionPort, Rule
from rules.braided_skies.effects import AnyEffect, Either, GainGrit, GainToken, Install, Roll, StepEach
from rules.braided_skies.ports import COLUMNS, INDEX, WONDER_TRACK
from rules.braided_skies.special_ports import FESTIVAL_FAME, MARKET_ROWS
from rules.braided_skies.terms import FLAGS, Token
from rules.braided_skies.view import ShipView
from rules.opponents.braided_skies.gear import activation, outfitting, upgrade
from rules.opponents.braided_skies.goals import wonder
from rules.opponents.braided_skies.sight import Sight
from rules.opponents.braided_skies.slots import cheapest, die_aboard, load
from rules.opponents.braided_skies.worth import spent_grit, step_each, worth_all


def deploy(sight: Sight, action: Deploy) -> float:
    """What the port brings, and the row that comes into the next recall."""
    row = FLAGS.index(action.ship)
    ship = sight.me.ships[row]
    if action.port in PORT:
        gain = collect(sight, PORT[action.port], ship, row)
    elif action.port in WONDER_TRACK:
        gain = build(sight, WONDER_TRACK[action.port], ship)
    else:
        gain = serve(sight, action.port, ship)
    return gain + (0.0 if sight.last else sight.taste.activation * row_ready(sight, row))


def row_ready(sight: Sight, row: int) -> float:
    """What a row would bring in a recall as its slots are filled now."""
    placed = sight.me.rows[row].outfittings
    helpers = 1 if sight.me.ships[row].crewmate else 0
    ready = [max(0.0, activation(sight, each.card)) for each in placed if each.filled.count("") <= helpers]
    return sum(ready)


def collect(sight: Sight, port: CollectionPort, ship: ShipView, row: int) -> float:
    """A visit: what comes aboard and finds a slot, grit, dice, the cloud below, the outpost."""
    here = sight.view.ports[INDEX[port.id]]
    gains: list[AnyEffect] = [*port.core, *(port.harvester if ship.harvester else ())]
    if sight.me.seat in here.owners and here.outpost_tile:
        gains.append(OUTPOST_TILE[here.outpost_tile].benefit)
    total = explored(sight, port, ship)
    if port.level > 1 and Rule.DEEP_GRIT in sight.rules:
        gains.append(GainGrit(1))
    hold, dice, rest = sorted_out(sight, gains)
    aboard, free = load(sight, [*here.leftovers, *hold], row, sight.me.grit)
    total += aboard + worth_all(sight, rest)
    for rolled in range(dice):
        total += die_aboard(sight, free, row, sight.me.grit) * (1.0 if rolled < len(free) else 0.2)
    return total


def sorted_out(sight: Sight, gains: list[AnyEffect]) -> tuple[list[Token], int, list[AnyEffect]]:
    """The tokens, the dice and the rest of what a visit brings; choices are made for the token most wanted."""
    hold: list[Token] = []
    dice = 0
    rest: list[AnyEffect] = []
    for gain in gains:
        match gain:
            case GainToken(kind="X"):
                hold.append(max(("Y", "B", "R"), key=lambda each: sight.need[each]))
            case GainToken(kind=kind):
                hold.append(cast("Token", kind))  # W is on no port
            case Roll():
                dice += 1
            case Either(first=first):
                more, rolls, others = sorted_out(sight, list(first))
                hold, dice, rest = hold + more, dice + rolls, rest + others
            case _:
                rest.append(gain)
    return hold, dice, rest


def explored(sight: Sight, port: CollectionPort, ship: ShipView) -> float:
    """What lies under the cloud below, as far as its size tells."""
    below = INDEX[port.id] + COLUMNS
    if below >= len(sight.view.ports) or not (ship.harvester or ship.crewmate):
        return 0.0
    clouds = sight.view.ports[below].clouds
    if not clouds:
        return 0.0
    event = sight.taste.large_cloud if clouds[0] == "large" else sight.taste.small_cloud
    reveals = sight.taste.revealed if len(clouds) == 1 and not sight.last else 0.0
    return event + reveals + (1.0 if Rule.EXPLORE_FAME in sight.rules else 0.0)


def build(sight: Sight, track: int, ship: ShipView) -> float:
    """The top wonder of a deck, its tokens paid."""
    port = sight.view.wonder_ports[track]
    if port.top is None:
        return 0.0
    card = WONDER[port.top]
    bonus = worth_all(sight, SERVICE[port.id].crewmate) if ship.crewmate else 0.0
    paid = sight.taste.token * len(card.cost) * (0.2 if sight.last else 1.0)
    return wonder(sight, card) + port.fame_tokens + bonus - paid


def serve(sight: Sight, port: str, ship: ShipView) -> float:
    """A special port, its cost paid."""
    printed = SERVICE[port]
    bonus = worth_all(sight, printed.crewmate) if ship.crewmate else 0.0
    bonus += worth_all(sight, printed.harvester) if ship.harvester else 0.0
    grit = 0 if Rule.FREE_SPECIAL_GRIT in sight.rules else printed.grit
    paid = spent_grit(sight, grit) + cheapest(sight, printed.cost)
    return bonus - paid + visited_for(sight, port)


def visited_for(sight: Sight, port: str) -> float:
    """What a special port is visited for."""
    match port:
        case "festival":
            return FESTIVAL_FAME + step_each(sight, StepEach())
        case "market":
            rule = 1.0 if Rule.MARKET_FAME in sight.rules else 0.0
            return rule + market(sight)
        case "guild":
            return max(outfitting(sight, card) for card in sight.view.guild) + covered(sight)
        case "workshop":
            return upgrade(sight, Install("harvester"))
        case _:
            return upgrade(sight, Install("crewmate"))


def market(sight: Sight) -> float:
    """The best row that the slots can pay."""
    have = "".join(token * count for token, count in sight.counts.items())
    paid = [
        worth_all(sight, way.effects) - cheapest(sight, way.units)
        for way in MARKET_ROWS
        if way.units == "W" or all(have.count(unit) >= way.units.count(unit) for unit in way.units)
    ]
    return max(paid)


COVERED = {"1 grit": 0.8, "1 encounter": 1.6, "2 fame": 2.0}


def covered(sight: Sight) -> float:
    """The best benefit under the next empty spaces."""
    return max([COVERED.get(row.spaces[0], 1.5) for row in sight.me.rows if row.spaces], default=0.0)
