"""What effects are worth to the seat that looks, in fame: the verbs of the cards, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from rules.braided_skies.cards.tracks import THRESHOLDS, TRACK_STEPS
from rules.braided_skies.effects import (
    ActivateAgain,
    AnyEffect,
    DrawEncounter,
    EachPlayer,
    Either,
    FameIf,
    FamePer,
    GainFame,
    GainGrit,
    GainToken,
    GritForFame,
    PayGrit,
    PayToken,
    PlaceFame,
    Roll,
    Step,
    StepEach,
    Steps,
    Swap,
    TwoOfAColour,
)
from rules.braided_skies.mats import is_printed
from rules.braided_skies.paying import MEETS
from rules.braided_skies.terms import SYMBOLS, TAPSTONES, TOKENS, TRACKS, Track
from rules.opponents.braided_skies.sight import Sight

Worth = Callable[[Sight, Any], float]
WORTH: dict[type[Any], Worth] = {}
NEAR = {1: 0.8, 2: 0.45, 3: 0.3}
"""A multiplier that is so many steps away, as a share of what it would score."""
SYMBOLS_A_WONDER = 0.55
"""Symbols of a track on the average wonder."""


def worth_of(*kinds: type[Any]) -> Callable[[Worth], Worth]:
    """Register what effects of these kinds are worth."""

    def register(function: Worth) -> Worth:
        WORTH.update(dict.fromkeys(kinds, function))
        return function

    return register


def worth(sight: Sight, effect: AnyEffect) -> float:
    """One effect; what nobody has weighed weighs nothing."""
    weigh = WORTH.get(type(effect))
    return weigh(sight, effect) if weigh else 0.0


def worth_all(sight: Sight, effects: Iterable[AnyEffect]) -> float:
    """Several effects."""
    total = 0.0
    for effect in effects:
        weigh = WORTH.get(type(effect))
        if weigh:
            total += weigh(sight, effect)
    return total


@worth_of(GainFame)
def fame(sight: Sight, effect: GainFame) -> float:
    return effect.amount


@worth_of(GainGrit)
def gained_grit(sight: Sight, effect: GainGrit) -> float:
    return grit(sight, sight.me.grit, effect.amount)


def grit(sight: Sight, have: int, more: int) -> float:
    """So much more grit than one has; in the last turn it only pays what is left to do."""
    usable = 0.3 if sight.last else 1.0
    return usable * sum(sight.taste.grit[have : have + more])


def spent_grit(sight: Sight, less: int) -> float:
    """So much less grit than one has."""
    left = max(0, sight.me.grit - less)
    return grit(sight, left, sight.me.grit - left)


def token(sight: Sight, kind: str) -> float:
    """The best token of a kind that has an open slot; little, where it has none."""
    return max([sight.need[each] if has_room(sight, each) else 0.2 for each in TOKENS if each in MEETS[kind]])


def has_room(sight: Sight, each: str) -> bool:
    """Whether some open slot takes a token."""
    takes = "YXW" if each == "Y" else "BXW" if each == "B" else "RXW" if each == "R" else "TW"
    return any(slot.kind in takes for slot in sight.open)


@worth_of(GainToken)
def gained_token(sight: Sight, effect: GainToken) -> float:
    return token(sight, effect.kind)


@worth_of(TwoOfAColour)
def two_of_a_colour(sight: Sight, effect: TwoOfAColour) -> float:
    return 1.5 * max([sight.need[each] if has_room(sight, each) else 0.2 for each in TAPSTONES])


@worth_of(Roll)
def die(sight: Sight, effect: Roll) -> float:
    """Two faces a colour, a tourist, an encounter."""
    stones = sum(token(sight, colour) for colour in TAPSTONES)
    return (2 * stones + token(sight, "T") + encounter(sight)) / 8


@worth_of(DrawEncounter)
def drawn_encounter(sight: Sight, effect: DrawEncounter) -> float:
    return encounter(sight)


def encounter(sight: Sight) -> float:
    """An encounter card; in the last turn it may still be played."""
    return 1.0 if sight.last else sight.taste.encounter


@worth_of(Step)
def step(sight: Sight, effect: Step) -> float:
    if effect.track == "any":
        return max(next_steps(sight, track, 1) for track in TRACKS)
    return next_steps(sight, effect.track, 1)


@worth_of(Steps)
def steps(sight: Sight, effect: Steps) -> float:
    return next_steps(sight, effect.track, effect.count)


@worth_of(StepEach)
def step_each(sight: Sight, effect: StepEach) -> float:
    return sum(next_steps(sight, track, 1) for track in TRACKS)


def next_steps(sight: Sight, track: Track, count: int) -> float:
    """The next steps of a track: what lies on them, and the multipliers reached or come nearer."""
    seen = sight.seen.get((track, count))
    if seen is None:
        seen = sight.seen[track, count] = fresh_steps(sight, track, count)
    return seen


def fresh_steps(sight: Sight, track: Track, count: int) -> float:
    """The same, worked out."""
    number = TRACKS.index(track)
    at = sight.me.tracks[number]
    symbols = symbols_in_the_end(sight, number)
    total = 0.0
    for reached in range(at + 1, min(at + count, len(TRACK_STEPS[track]) - 1) + 1):
        total += worth_all(sight, TRACK_STEPS[track][reached]) + nearer(sight, reached) * symbols
    return total


def symbols_in_the_end(sight: Sight, number: int) -> float:
    """Symbols of a track when the game is over, as far as can be told."""
    return sight.me.symbols[number] + SYMBOLS_A_WONDER * sight.counted_wonders()


def nearer(sight: Sight, reached: int) -> float:
    """How much of the next multiplier a step brings."""
    if reached in THRESHOLDS:
        return NEAR[1]
    away = next((threshold - reached for threshold in THRESHOLDS if threshold > reached), None)
    if away is None or sight.turns < 1 + away:
        return 0.0
    return (1 - NEAR[1]) / 2 if away == 1 else NEAR[3] / 2


@worth_of(FamePer)
def fame_per(sight: Sight, effect: FamePer) -> float:
    found = count(sight, effect.counted)
    return min(found, effect.most) if effect.most else found


def count(sight: Sight, what: str) -> int:
    """How many there are on one's own side of what a card counts."""
    me = sight.me
    if what in SYMBOLS:
        return me.symbols[SYMBOLS.index(what)]
    if what == "track symbols":
        return sum(symbols > 0 for symbols in me.symbols[:3])
    if what == "outposts":
        return sum(me.seat in port.owners for port in sight.view.ports)
    if what in ("harvesters", "crewmates"):
        return sum(getattr(ship, what[:-1]) for ship in me.ships)
    if what == "wonders":
        return len(me.wonders)
    placed = [each for row in me.rows for each in row.outfittings if not is_printed(each.card)]
    return len(placed)


@worth_of(FameIf)
def fame_if(sight: Sight, effect: FameIf) -> float:
    return effect.fame if count(sight, effect.counted) >= effect.least else 0.0


@worth_of(PlaceFame)
def placed_fame(sight: Sight, effect: PlaceFame) -> float:
    return effect.tokens / sight.view.seats


@worth_of(EachPlayer)
def for_each(sight: Sight, effect: EachPlayer) -> float:
    return worth(sight, effect.effect) / 2


@worth_of(Either)
def either(sight: Sight, effect: Either) -> float:
    return max(worth_all(sight, effect.first), worth_all(sight, effect.second))


@worth_of(PayGrit)
def paid_grit(sight: Sight, effect: PayGrit) -> float:
    if sight.me.grit < effect.grit:
        return 0.0
    return worth_all(sight, effect.effects) - spent_grit(sight, effect.grit)


@worth_of(PayToken)
def paid_token(sight: Sight, effect: PayToken) -> float:
    return worth_all(sight, effect.effects) - min(sight.need.values())


@worth_of(GritForFame)
def grit_for_fame(sight: Sight, effect: GritForFame) -> float:
    have = sight.me.grit
    return max(n - spent_grit(sight, n) for n in range(have + 1))


@worth_of(Swap)
def swapped(sight: Sight, effect: Swap) -> float:
    return 0.4 * (max(sight.need.values()) - min(sight.need.values()))


@worth_of(ActivateAgain)
def again(sight: Sight, effect: ActivateAgain) -> float:
    return 1.5
