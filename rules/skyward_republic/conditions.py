"""What cards give depends on: counts, conditions, choices and costs, and whether anything would come of it."""

from __future__ import annotations

import msgspec

from rules.core.questions import Question, Seat
from rules.core.words import sentence, some
from rules.skyward_republic.agenda import Asked, asks, deed, option, question_of
from rules.skyward_republic.counting import count
from rules.skyward_republic.effects import (
    AnyEffect,
    Choose,
    CogToExtension,
    Draw,
    DrawBenefactor,
    EachRival,
    Effects,
    If,
    PayCogs,
    Per,
    PerRival,
    words,
)
from rules.skyward_republic.gaining import SpendCogs
from rules.skyward_republic.table import Table


def times(each: AnyEffect, many: int, most: int = 0) -> Effects:
    """An effect of some amount so many times over, up to so much in all; nothing for none."""
    amount = getattr(each, "amount", 1) * many
    amount = min(amount, most) if most else amount
    return (msgspec.structs.replace(each, amount=amount),) if amount else ()


@deed(Per)
def per(table: Table, seat: Seat, effect: Per) -> None:
    """Nothing counted gives nothing (SQ-42)."""
    many = count(table, seat, effect.counted, effect.of, effect.card)
    gained = times(effect.each, many, effect.most)
    if not gained:
        table.tell(f"{{{seat}}} has nothing that counts: {effect.text()}.")
    table.then(seat, *gained)


def rivals_beaten(table: Table, seat: Seat, effect: PerRival) -> int:
    """Rivals with strictly fewer (SQ-49)."""
    mine = count(table, seat, effect.counted, effect.of, effect.card)
    others = [other for other in table.clockwise(seat) if other != seat]
    return sum(count(table, other, effect.counted, effect.of) < mine for other in others)


@deed(PerRival)
def per_rival(table: Table, seat: Seat, effect: PerRival) -> None:
    table.then(seat, *times(effect.each, rivals_beaten(table, seat, effect)))


def holds(table: Table, seat: Seat, effect: If) -> bool:
    """Whether a condition is met."""
    return count(table, seat, effect.counted, effect.of, effect.card) >= effect.least


@deed(If)
def only_if(table: Table, seat: Seat, effect: If) -> None:
    if holds(table, seat, effect):
        table.then(seat, *effect.effects)
    else:
        table.tell(f"{{{seat}}} does not meet the condition: {effect.text()}.")


@asks(Choose)
def which_way(table: Table, seat: Seat, effect: Choose) -> Asked:
    """Only ways that do something, if there are any (SQ-42)."""
    ways = [way for way in effect.ways if feasible(table, seat, way)]
    return Question("Which do you choose?", tuple(option(sentence(words(way)), *way) for way in ways))


@asks(PayCogs)
def pay_or_not(table: Table, seat: Seat, effect: PayCogs) -> Asked:
    """A cost is all or nothing, and never compulsory."""
    if not feasible(table, seat, (effect,)):
        return Question("", ())
    pay = option(
        f"Pay {some(effect.amount, 'cog')}",
        SpendCogs(effect.amount),
        *effect.effects,
        hint=sentence(words(effect.effects)),
    )
    return Question("Do you pay for the ability?", (pay, option("Pay nothing")))


@deed(EachRival)
def each_rival(table: Table, seat: Seat, effect: EachRival) -> None:
    """Clockwise from the left."""
    for rival in reversed([other for other in table.clockwise(seat) if other != seat]):
        table.then(rival, effect.effect)


def feasible(table: Table, seat: Seat, effects: Effects) -> bool:
    """Whether at least one of several effects would do something now, and all their costs can be paid."""
    return any(would_do(table, seat, effect) for effect in effects)


def would_do(table: Table, seat: Seat, effect: AnyEffect) -> bool:
    """Whether an effect would do something now."""
    match effect:
        case PayCogs(amount=amount, effects=effects):
            more = sum(isinstance(each, CogToExtension) for each in effects)  # a cog to pay with, and one to turn
            return table.mats[seat].cogs >= amount + more and feasible(table, seat, effects)
        case If(effects=effects):
            return holds(table, seat, effect) and feasible(table, seat, effects)
        case Per(counted=counted, of=of, card=card):
            return count(table, seat, counted, of, card) > 0
        case PerRival():
            return rivals_beaten(table, seat, effect) > 0
        case Choose(ways=ways):
            return any(feasible(table, seat, way) for way in ways)
        case Draw():
            return bool(table.deck or table.discards)
        case DrawBenefactor():
            return bool(table.benefactors or table.benefactor_discards)
        case _:
            asked = question_of(table, seat, effect)
            return asked is None or bool(asked.options)
