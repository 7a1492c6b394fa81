"""Paying for Buildings and Extensions with Faction cards and cogs (SR-L04, SQ-15, SQ-17).

Faction cards of the same icons pay alike, so a payment is worked out in icons; of several titles with the same
icons the one held most is discarded first, which leaves the most different ones in hand.
"""

from __future__ import annotations

from collections import Counter

from rules.core.questions import Option, Question, Seat
from rules.core.words import listed, some
from rules.skyward_republic.agenda import Asked, asks, deed, option
from rules.skyward_republic.airspace import cards_of
from rules.skyward_republic.cards.decks import CARD, building, extension, faction_card, name
from rules.skyward_republic.cards.records import Discount
from rules.skyward_republic.effects import AnyEffect, Effect
from rules.skyward_republic.payments import Held, Payment, payments, reduced
from rules.skyward_republic.table import Table
from rules.skyward_republic.terms import icon_words

MOST_WAYS = 30
"""A payment is asked in one question up to this many ways, else card by card."""


SHORTLIST = 20


def held(table: Table, seat: Seat) -> Held:
    """The Faction cards of a hand by their icons."""
    hand = [card for card in table.mats[seat].hand if card in CARD and CARD[card].kind == "faction"]
    return tuple(sorted(Counter(faction_card(card).icons for card in hand).items()))


def printed_cost(card: str) -> str:
    """The cost of a Building or an Extension."""
    return building(card).cost if CARD[card].kind == "building" else extension(card).cost


def costs(table: Table, seat: Seat, card: str) -> frozenset[str]:
    """What a card costs with all discounts: several costs where a discount leaves open which icon it takes."""
    kind = CARD[card].kind
    found = frozenset((printed_cost(card),))
    for ability in discounts(table, seat):
        if ability.kind == kind:
            for _ in range(ability.amount):
                found = frozenset(less for cost in found for less in reduced(cost, ability.of, 1))
    for coming in table.launching.discounts if table.launching and seat == table.turn else ():
        if coming.kind in (kind, "any"):
            for _ in range(coming.amount):
                found = frozenset(less for cost in found for less in reduced(cost, coming.of, 0))
    return found


def discounts(table: Table, seat: Seat) -> list[Discount]:
    """The ongoing discounts of an airspace."""
    abilities = [getattr(CARD[card], "ability", None) for card in cards_of(table.mats[seat])]
    return [ability for ability in abilities if isinstance(ability, Discount)]


def ways_to_pay(table: Table, seat: Seat, card: str) -> tuple[Payment, ...]:
    """Every payment for a card, the most sensible first."""
    have, cogs = held(table, seat), table.mats[seat].cogs
    found: dict[tuple[str, ...], Payment] = {}
    for cost in sorted(costs(table, seat, card)):
        for way in payments(cost, have, cogs):
            found[way.cards] = min(way, found.get(way.cards, way))
    return tuple(sorted(found.values(), key=lambda way: (way.waste, way.cogs, -plenty(way, have), way.cards)))


def plenty(way: Payment, have: Held) -> int:
    """How much the hand has of what a payment takes: of two as good, the one that spares what is rare comes first."""
    many = dict(have)
    return sum(many[icons] for icons in way.cards)


def can_pay(table: Table, seat: Seat, card: str) -> bool:
    """Whether a seat can pay for a card."""
    return bool(ways_to_pay(table, seat, card))


def cheapest(table: Table, seat: Seat, card: str) -> str:
    """The payment proposed first, in words."""
    ways = ways_to_pay(table, seat, card)
    return payment_words(table, seat, ways[0]) if ways else ""


def titles(table: Table, seat: Seat, way: Payment) -> list[str]:
    """The very cards discarded for a payment: of each kind of icons the titles held most."""
    hand = Counter(card for card in table.mats[seat].hand if card in CARD and CARD[card].kind == "faction")
    chosen = []
    for icons in way.cards:
        card = max((card for card in hand if faction_card(card).icons == icons), key=lambda each: hand[each])
        hand -= Counter((card,))
        chosen.append(card)
    return chosen


def payment_words(table: Table, seat: Seat, way: Payment) -> str:
    """A payment in words: "2 Maker and 1 cog"."""
    cards = Counter(titles(table, seat, way))
    parts = [name(card) if many == 1 else f"{many} {name(card)}" for card, many in cards.items()]
    return listed([*parts, *([some(way.cogs, "cog")] if way.cogs else [])]) or "nothing"


class PayFor(Effect, frozen=True):
    """Pay for a Building or an Extension of the hand."""

    card: str
    chosen: tuple[str, ...] = ()
    """Icons of cards already picked, where the payment is made card by card."""
    by_card: bool = False

    def text(self) -> str:
        return f"pay for {name(self.card)}"


class Paid(Effect, frozen=True):
    """Discard these cards and cogs for a card."""

    card: str
    cards: tuple[str, ...]
    cogs: int

    def text(self) -> str:
        return f"pay for {name(self.card)}"


@asks(PayFor)
def how_to_pay(table: Table, seat: Seat, effect: PayFor) -> Asked:
    """The most sensible payment first, and every other (SQ-17)."""
    ways = [way for way in ways_to_pay(table, seat, effect.card) if holds(way, effect.chosen)]
    prompt = f"How do you pay for {name(effect.card)}: {icon_words(printed_cost(effect.card))}?"
    if len(ways) <= MOST_WAYS:
        return Question(prompt, tuple(pay_option(table, seat, effect.card, way) for way in ways))
    if not effect.by_card:
        shortlist = [pay_option(table, seat, effect.card, way) for way in ways[:SHORTLIST]]
        return Question(prompt, (*shortlist, option("Choose card by card", PayFor(effect.card, by_card=True))))
    return Question(prompt, tuple(next_cards(table, seat, effect, ways)))


def holds(way: Payment, chosen: tuple[str, ...]) -> bool:
    """Whether a payment has all the cards already chosen."""
    return not Counter(chosen) - Counter(way.cards)


def pay_option(table: Table, seat: Seat, card: str, way: Payment) -> Option[AnyEffect]:
    """One payment to pick."""
    hint = f"{some(way.waste, 'icon')} more than needed." if way.waste else ""
    return option(
        f"Pay {payment_words(table, seat, way)}", Paid(card, tuple(titles(table, seat, way)), way.cogs), hint=hint
    )


def next_cards(table: Table, seat: Seat, effect: PayFor, ways: list[Payment]) -> list[Option[AnyEffect]]:
    """The cards that may come next in a payment made card by card, and the payment that is complete."""
    found = [pay_option(table, seat, effect.card, way) for way in ways if len(way.cards) == len(effect.chosen)]
    more = {icons for way in ways for icons in Counter(way.cards) - Counter(effect.chosen)}
    for icons in sorted(more):
        step = PayFor(effect.card, (*effect.chosen, icons), by_card=True)
        found.append(option(f"With {'another' if icons in effect.chosen else 'a'} card of {icon_words(icons)}", step))
    return found


@deed(Paid)
def paid(table: Table, seat: Seat, effect: Paid) -> None:
    """Cards go to the discard pile, cogs to the supply; discounts that were waiting are used up."""
    mat = table.mats[seat]
    for card in effect.cards:
        mat.hand.remove(card)
        table.discards.append(card)
    mat.cogs -= effect.cogs
    if table.launching and seat == table.turn:
        kind = CARD[effect.card].kind
        table.launching.discounts = [each for each in table.launching.discounts if each.kind not in (kind, "any")]
    names = [name(card) for card in effect.cards]
    price = listed([*names, *([some(effect.cogs, "cog")] if effect.cogs else [])]) or "nothing"
    table.tell(f"{{{seat}}} pays {price} for {name(effect.card)}.")
