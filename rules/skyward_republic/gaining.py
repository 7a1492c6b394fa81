"""What cards give: cogs, VP, cards from the deck and the discard pile, and what that depends on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from rules.core.questions import MOST_ACTIONS, Question, Seat
from rules.core.words import listed, sentence, some
from rules.skyward_republic.agenda import Asked, asks, deed, option, question_of
from rules.skyward_republic.airspace import cost, neighbours, standing_of
from rules.skyward_republic.arriving import play_lightning
from rules.skyward_republic.cards.decks import CARD, name
from rules.skyward_republic.counting import count
from rules.skyward_republic.drawing import draw_benefactor, draw_card
from rules.skyward_republic.effects import (
    AnyEffect,
    Choose,
    Cogs,
    CogToExtension,
    Draw,
    DrawBenefactor,
    EachRival,
    Effect,
    Effects,
    If,
    NeighbourCogs,
    PayCogs,
    Per,
    PerRival,
    TakeFromDiscard,
    Vp,
    words,
)
from rules.skyward_republic.table import Table
from rules.skyward_republic.terms import FACTION_NAME, KIND_NAME


class Take(Effect, frozen=True):
    """Take a certain card of the discard pile."""

    card: str

    def text(self) -> str:
        return f"take {name(self.card)}"


class SpendCogs(Effect, frozen=True):
    """Cogs go to the supply."""

    amount: int

    def text(self) -> str:
        return f"pay {some(self.amount, 'cog')}"


@deed(Cogs)
def gain_cogs(table: Table, seat: Seat, effect: Cogs) -> None:
    table.mats[seat].cogs += effect.amount
    table.tell(f"{{{seat}}} gains {some(effect.amount, 'cog')}.")


@deed(Vp)
def score_vp(table: Table, seat: Seat, effect: Vp) -> None:
    table.mats[seat].vp += effect.amount
    verb = "scores" if effect.amount >= 0 else "loses"
    table.tell(f"{{{seat}}} {verb} {abs(effect.amount)} VP.")


@deed(SpendCogs)
def spend_cogs(table: Table, seat: Seat, effect: SpendCogs) -> None:
    table.mats[seat].cogs -= effect.amount
    table.tell(f"{{{seat}}} pays {some(effect.amount, 'cog')}.")


@deed(Draw)
def draw(table: Table, seat: Seat, effect: Draw) -> None:
    """As many as there are (SQ-10); only the one who draws sees them, but for lightning cards (SQ-08)."""
    cards = [card for _ in range(effect.amount) if (card := draw_card(table)) is not None]
    table.mats[seat].hand += cards
    table.tell(f"{{{seat}}} draws {some(len(cards), 'card')}.")
    if cards:
        table.whisper(seat, f"You draw {names(cards)}.")
    play_lightning(table, seat)


def names(cards: Iterable[str]) -> str:
    """Cards by name."""
    return listed([name(card) for card in cards])


@deed(DrawBenefactor)
def draw_benefactors(table: Table, seat: Seat, effect: DrawBenefactor) -> None:
    """Into the hand, where they count towards the limit (SQ-39)."""
    cards = [card for _ in range(effect.amount) if (card := draw_benefactor(table)) is not None]
    table.mats[seat].hand += cards
    table.tell(f"{{{seat}}} draws {some(len(cards), 'Benefactor card')}.")
    if cards:
        table.whisper(seat, f"You draw {names(cards)}.")


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


@asks(NeighbourCogs)
def which_neighbour(table: Table, seat: Seat, effect: NeighbourCogs) -> Asked:
    """One neighbouring Building; its cost with Extensions counts (SQ-30)."""
    mat = table.mats[seat]
    here = standing_of(mat, effect.card)
    beside = [(each.card, cost(each).count(effect.of)) for each in neighbours(mat, here)] if here else []
    ways = [option(f"{name(card)}: {some(icons, 'cog')}", Cogs(icons)) for card, icons in beside if icons]
    return Question(f"Whose {FACTION_NAME[effect.of]} icons count?", tuple(ways))


@asks(TakeFromDiscard)
def which_discard(table: Table, seat: Seat, effect: TakeFromDiscard) -> Asked:
    """The discard pile lies open, the newest first; of very many a kind is chosen first."""
    fitting = [card for card in reversed(table.discards) if effect.kind in (CARD[card].kind, "any")]
    cards = list(dict.fromkeys(fitting))
    if len(cards) <= MOST_ACTIONS:
        return Question("Which card do you take?", tuple(option(f"Take {name(card)}", Take(card)) for card in cards))
    kinds = {CARD[card].kind for card in cards}
    ways = [option(f"A {KIND_NAME[kind]}", TakeFromDiscard(kind)) for kind in DISCARDED if kind in kinds]
    return Question("Which kind of card do you take?", tuple(ways))


DISCARDED: tuple[Literal["building", "extension", "faction", "vehicle", "critter"], ...] = (
    "building",
    "extension",
    "faction",
    "vehicle",
    "critter",
)


@deed(Take)
def take(table: Table, seat: Seat, effect: Take) -> None:
    """Open to all; a lightning card is played at once (SQ-08)."""
    table.discards.reverse()
    table.discards.remove(effect.card)
    table.discards.reverse()
    table.mats[seat].hand.append(effect.card)
    table.tell(f"{{{seat}}} takes {name(effect.card)} from the discard pile.")
    play_lightning(table, seat)


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
