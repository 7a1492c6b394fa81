"""The wonders a player may aim at: what each is worth, and which tokens are wanted for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from rules.braided_skies.cards.decks import ENCOUNTER, SERVICE, STARTING_WONDER, WONDER
from rules.braided_skies.cards.records import Captain, Rule, Wonder
from rules.braided_skies.effects import Install, StepEach
from rules.braided_skies.paying import MOST_PLAYS, gifts_of
from rules.braided_skies.scoring import heritage_awards
from rules.braided_skies.special_ports import FESTIVAL_FAME
from rules.braided_skies.terms import SYMBOLS, Token
from rules.opponents.braided_skies.gear import outfitting, upgrade
from rules.opponents.braided_skies.sight import Sight
from rules.opponents.braided_skies.worth import step_each, worth_all

ONGOING_WORTH = 0.25
"""An ongoing ability for a turn."""
FADING = {2: 0.35, 3: 0.6, 4: 0.85}
"""What is left of a token's worth when so many turns are still to come."""
HERITAGE_HOLDS = 0.7
"""How sure a lead in heritage is."""


def wonder(sight: Sight, card: Wonder) -> float:
    """All that a wonder brings, its cost not counted."""
    total = worth_all(sight, card.instant)
    for number, symbol in enumerate(SYMBOLS[:3]):
        total += card.symbols.count(symbol) * multiplier_in_the_end(sight, number)
    if "heritage" in card.symbols:
        total += HERITAGE_HOLDS * heritage_gain(sight)
    total += 1.0 if Rule.WONDER_FAME in sight.rules else 0.0
    total += 3.0 if Rule.COVERED_FAME in sight.rules else 0.0
    return total + ability(sight, card)


def multiplier_in_the_end(sight: Sight, number: int) -> float:
    """What a symbol of a track will score, as far as can be told."""
    step = sight.me.tracks[number] + sight.taste.steps * (sight.turns - 1)
    return min(4.0, step / 3)


def heritage_gain(sight: Sight) -> float:
    """What one more heritage symbol would bring if the game ended so."""
    counts = [mat.symbols[3] for mat in sight.view.mats]
    now = heritage_awards(counts)[sight.me.seat]
    counts[sight.me.seat] += 1
    return max(1.0, heritage_awards(counts)[sight.me.seat] - now)


def ability(sight: Sight, card: Wonder) -> float:
    """Its ability, until the next wonder covers it."""
    lasts = min(sight.turns - 1, 1 / sight.taste.wonders)
    if isinstance(card.ability, Captain):
        return 0.7 * lasts * sight.taste.recalls * worth_all(sight, card.ability.effects)
    return ONGOING_WORTH * lasts


def lacking(sight: Sight, cost: str) -> str:
    """The tokens of a cost that are neither on the slots nor sure to come from encounters held."""
    have = sight.counts.copy()
    short: list[Token] = []
    for unit in cast("Iterable[Token]", cost):  # a cost names tokens
        if have[unit]:
            have[unit] -= 1
        else:
            short.append(unit)
    plays = MOST_PLAYS
    for card in sight.me.encounters if short else ():
        given = [tokens for _, sets in gifts_of(card) for tokens in sets]
        met = next((unit for unit in short if any(unit in tokens for tokens in given)), None)
        if met and plays:
            short.remove(met)
            plays -= 1
    return "".join(short)


def wonders_on_offer(sight: Sight) -> Iterable[tuple[str, float]]:
    """The wonders on top of the decks: what they cost and bring."""
    for port in sight.view.wonder_ports:
        if port.top is not None:
            card = WONDER[port.top]
            yield card.cost, wonder(sight, card) + port.fame_tokens


def services(sight: Sight) -> Iterable[tuple[str, float]]:
    """What else tokens may be saved up for: the Festival, an outfitting, a harvester, a crewmate."""
    yield SERVICE["festival"].cost, FESTIVAL_FAME + step_each(sight, StepEach())
    yield SERVICE["workshop"].cost, upgrade(sight, Install("harvester")) - 1
    yield SERVICE["flagon"].cost, upgrade(sight, Install("crewmate")) - 1
    if sight.view.guild and any(row.spaces for row in sight.me.rows):
        yield SERVICE["guild"].cost, max(outfitting(sight, card) for card in sight.view.guild)


def aim(sight: Sight, cost: str, gain: float) -> tuple[float, float, str]:
    """How near an aim is, its gain beyond its cost, and the tokens still lacking."""
    short = lacking(sight, cost)
    gain -= sight.taste.token * len(cost)
    return gain / (1 + len(short)), gain, short


def want(sight: Sight) -> None:
    """Set what tokens are worth by the wonders on top of the decks, the most gainful first."""
    taste = sight.taste
    if sight.last:
        sight.need = dict.fromkeys(sight.need, 0.1)
        return
    aims = [aim(sight, cost, gain) for cost, gain in (*wonders_on_offer(sight), *services(sight))]
    for rank, (_, gain, short) in enumerate(sorted(aims, reverse=True)):
        share = taste.other_goals if rank else taste.goal
        for unit in cast("set[Token]", set(short)):  # a cost names tokens
            extra = min(taste.most_wanted, share * max(0.0, gain) / len(short))
            sight.need[unit] += extra
    fading = FADING.get(round(sight.turns), 1.0)
    sight.need = {each: worth * fading for each, worth in sight.need.items()}


def captain(sight: Sight) -> float:
    """The best action the captain has on the wonders exposed."""
    best = 0.0
    for name in {sight.me.wonders[0], sight.me.wonders[-1]}:
        held = WONDER.get(name) or STARTING_WONDER[name]
        if isinstance(held.ability, Captain):
            best = max(best, worth_all(sight, held.ability.effects))
    return best


def side(sight: Sight, card: int) -> float:
    """The better option of an encounter, now."""
    return max(worth_all(sight, each) for each in ENCOUNTER[card].sides())
