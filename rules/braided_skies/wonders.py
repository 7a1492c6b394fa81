"""The wonder ports: pay, gain the wonder, lay it on the itinerary (BS-W)."""

from __future__ import annotations

from rules.braided_skies.agenda import deed
from rules.braided_skies.bonuses import EndVisit, upgrade_bonuses
from rules.braided_skies.cards.decks import WONDER
from rules.braided_skies.cards.ports import WONDER_PORTS
from rules.braided_skies.cards.records import Rule
from rules.braided_skies.drawing import take_top_wonder
from rules.braided_skies.effects import Effect, GainFame
from rules.braided_skies.mats import has_rule
from rules.braided_skies.outfittings import token_words
from rules.braided_skies.paying import Pay, PayOneOf, PayWay, in_order, payable
from rules.braided_skies.table import Table
from rules.braided_skies.terms import TOKEN_NAME, some
from rules.core.questions import Seat


def ways_to_pay(table: Table, seat: Seat, wonder: str) -> list[PayWay]:
    """The printed cost, and with that ability each cost with one token replaced by any tapstone (BQ-60)."""
    cost = WONDER[wonder].cost
    ways = [PayWay("Pay the printed cost", cost)]
    if has_rule(table, seat, Rule.ANY_STONE):
        ways += [
            PayWay(f"Any tapstone instead of a {TOKEN_NAME[unit]}", in_order(cost.replace(unit, "X", 1)))
            for unit in dict.fromkeys(cost)
        ]
    return ways


def visit_wonder_port(table: Table, seat: Seat, track: int) -> None:
    """Steps 2 to 7 (BS-W02 to BS-W08)."""
    port = WONDER_PORTS[track]
    card = WONDER[table.wonders[track][-1]]
    ways = [way for way in ways_to_pay(table, seat, card.id) if payable(table, seat, way.units)]
    payment: Effect = Pay(in_order(card.cost), card.name)
    if len(ways) > 1 or ways[0].units != card.cost:
        payment = PayOneOf(f"How do you pay for {card.name}: {token_words(card.cost)}?", card.name, tuple(ways))
    table.then(
        seat,
        payment,
        *upgrade_bonuses(table, port.crewmate, port.harvester),
        CollectFame(track),
        TakeWonder(track),
        *card.instant,
        ExposeWonder(card.id),
        EndVisit(),
    )


class CollectFame(Effect, frozen=True):
    """Fame tokens lying at the port return to the supply for that much fame (BS-W04)."""

    track: int

    def text(self) -> str:
        return "gain the fame tokens of the port"


@deed(CollectFame)
def collect_fame(table: Table, seat: Seat, effect: CollectFame) -> None:
    """All of them (BQ-19)."""
    tokens = table.wonder_fame[effect.track]
    table.wonder_fame[effect.track] = 0
    if tokens:
        table.tell(f"{{{seat}}} takes {some(tokens, 'fame token')} of the port.")
        table.then(seat, GainFame(tokens))


class TakeWonder(Effect, frozen=True):
    """Gain the top card and lay it on the itinerary (BS-W05)."""

    track: int

    def text(self) -> str:
        return "gain the wonder"


@deed(TakeWonder)
def take_wonder(table: Table, seat: Seat, effect: TakeWonder) -> None:
    """What was newest counts through this step and no longer (BQ-60)."""
    card = WONDER[take_top_wonder(table, effect.track)]
    rewards: tuple[Effect, ...] = (GainFame(3),) if _covers_with_reward(table, seat) else ()
    rewards += (GainFame(1),) if has_rule(table, seat, Rule.WONDER_FAME) else ()
    table.mats[seat].wonders.append(card.id)
    if table.visit:
        table.visit.newest = ""
    table.tell(f"{{{seat}}} gains {card.name}.")
    deck = table.wonders[effect.track]
    if deck:
        table.tell(f"{WONDER[deck[-1]].name} is the next {card.track} wonder.")
    table.then(seat, *rewards)


def _covers_with_reward(table: Table, seat: Seat) -> bool:
    """Whether the card about to be covered pays for it; a starting wonder is never covered (BS-W07)."""
    wonders = table.mats[seat].wonders
    return len(wonders) > 1 and has_rule(table, seat, Rule.COVERED_FAME)


class ExposeWonder(Effect, frozen=True):
    """The new card is active from here on (BS-W07, BQ-59)."""

    wonder: str

    def text(self) -> str:
        return "the new wonder is active"


@deed(ExposeWonder)
def expose(table: Table, seat: Seat, effect: ExposeWonder) -> None:
    """Step 7."""
    if table.visit:
        table.visit.newest = effect.wonder
