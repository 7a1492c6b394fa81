"""Festival, Market, Guild, Workshop and Flagon (BS-P)."""

from __future__ import annotations

from rules.braided_skies.bonuses import EndVisit, upgrade_bonuses
from rules.braided_skies.cards.decks import SERVICE
from rules.braided_skies.cards.records import Rule
from rules.braided_skies.effects import AnyEffect, GainFame, Install, StepEach
from rules.braided_skies.gains import SpendGrit
from rules.braided_skies.mats import has_rule
from rules.braided_skies.outfittings import ChooseFromMarket, OfferRefresh
from rules.braided_skies.paying import Pay, PayOneOf, PayWay
from rules.braided_skies.table import Table
from rules.braided_skies.terms import TAPSTONES, TOKEN_NAME
from rules.core.questions import Seat

FESTIVAL_FAME = 9
MARKET_ROWS: tuple[PayWay, ...] = (
    PayWay("A tapstone or tourist: 1 fame", "W", (GainFame(1),)),
    *(PayWay(f"2 {TOKEN_NAME[token]}s: 3 fame", token * 2, (GainFame(3),)) for token in TAPSTONES),
    PayWay("2 tourists: 3 fame", "TT", (GainFame(3),)),
    PayWay("A yellow, a blue and a red tapstone: 5 fame", "YBR", (GainFame(5),)),
)
"""The three rows; the middle one is a matched pair of any colour or two tourists, no mix (BS-P02, BQ-08, BQ-09)."""

COSTS: dict[str, tuple[str, ...]] = {
    **{port.id: (port.cost,) for port in SERVICE.values()},
    "market": tuple(way.units for way in MARKET_ROWS),
}
"""The token costs of a port, one of which is paid."""


def grit_cost(table: Table, seat: Seat, port: str) -> int:
    """The grit of Guild, Workshop and Flagon, which an ability may waive (1.F.9)."""
    return 0 if has_rule(table, seat, Rule.FREE_SPECIAL_GRIT) else SERVICE[port].grit


def visit_special_port(table: Table, seat: Seat, port: str) -> None:
    """Pay, gain, then the bonuses of what the ship carried (BS-P01 to P11)."""
    printed = SERVICE[port]
    grit = grit_cost(table, seat, port)
    payment: list[AnyEffect] = [SpendGrit(grit)] if grit else []
    if printed.cost:
        payment.append(Pay(printed.cost, printed.name))
    table.then(
        seat,
        *payment,
        *_gains(table, seat, port),
        *upgrade_bonuses(table, printed.crewmate, printed.harvester),
        EndVisit(),
    )


def _gains(table: Table, seat: Seat, port: str) -> tuple[AnyEffect, ...]:
    """What the port is visited for."""
    match port:
        case "festival":
            return GainFame(FESTIVAL_FAME), StepEach()
        case "market":
            extra = (GainFame(1),) if has_rule(table, seat, Rule.MARKET_FAME) else ()
            return (PayOneOf("Which row of the market do you pay?", "the Market", MARKET_ROWS), *extra)
        case "guild":
            return OfferRefresh(), ChooseFromMarket()
        case "workshop":
            return (Install("harvester"),)
        case _:
            return (Install("crewmate"),)
