"""What an airspace may bring by its SCORE abilities and its Benefactors, as far as can be told before the end."""

from __future__ import annotations

from collections import Counter
from functools import cache

from rules.opponents.skyward_republic.sight import Sight, count
from rules.skyward_republic.airspace import cards_of, icons_of
from rules.skyward_republic.cards.decks import BENEFACTOR, CARD
from rules.skyward_republic.cards.records import Score
from rules.skyward_republic.effects import AnyEffect, CogToExtension, DoubleCogs, If, Per, PerRival, Vp
from rules.skyward_republic.table import Mat

EARLY = 0.85
"""How much a thing hoped for is worth as against one that is there."""


def scores(sight: Sight, mat: Mat) -> float:
    """VP that all SCORE abilities of an airspace can be expected to bring."""
    return sum(score_of(sight, mat, card) for card in cards_of(mat))


def score_of(sight: Sight, mat: Mat, card: str) -> float:
    """VP that the SCORE ability of a card can be expected to bring."""
    ability = getattr(CARD[card], "ability", None)
    if not isinstance(ability, Score):
        return 0.0
    return sum(expected(sight, mat, each, card) for each in ability.effects)


def expected(sight: Sight, mat: Mat | None, effect: AnyEffect, card: str) -> float:
    """A SCORE effect: what it would bring now and, the earlier the more, what it brings in an average game.

    Without an airspace, what it brings in an average game alone.
    """
    match effect:
        case Vp(amount=amount):
            return amount
        case Per(counted=counted, of=of, most=most, each=each):
            points = getattr(each, "amount", 1) * likely(sight, mat, counted, of, card)
            return min(points, most) if most else points
        case PerRival(counted=counted, of=of, each=each):
            return getattr(each, "amount", 1) * beaten(sight, mat, counted, of, card)
        case If(counted=counted, of=of, least=least, effects=effects):
            chance = met(sight, mat, counted, of, least, card)
            return chance * sum(expected(sight, mat, each, card) for each in effects)
        case DoubleCogs():
            return likely(sight, mat, "cogs", "", card)
        case CogToExtension():
            return 1.0
        case _:
            return 0.0


def likely(sight: Sight, mat: Mat | None, counted: str, of: str, card: str) -> float:
    """How many there may be at the end."""
    hoped = sight.taste.typical.get(counted, 1.0)
    if mat is None:
        return hoped
    now = count(sight, mat, counted, of, card)
    return now + (1 - sight.progress) * EARLY * max(0.0, hoped - now)


def met(sight: Sight, mat: Mat | None, counted: str, of: str, least: int, card: str) -> float:
    """How likely a condition is met at the end."""
    hoped = min(0.8, sight.taste.typical.get(counted, 1.0) / least * 0.6)
    if mat is None:
        return hoped
    now = float(count(sight, mat, counted, of, card) >= least)
    return sight.progress * now + (1 - sight.progress) * (0.7 * now + 0.3 * hoped)


def beaten(sight: Sight, mat: Mat | None, counted: str, of: str, card: str) -> float:
    """Rivals that have fewer."""
    if mat is None:
        return 0.4 * len(sight.rivals)
    mine = count(sight, mat, counted, of, card)
    now = sum(count(sight, rival, counted, of) < mine for rival in sight.rivals)
    return sight.progress * now + (1 - sight.progress) * (0.5 * now + 0.2 * len(sight.rivals))


def open_benefactors(sight: Sight) -> list[tuple[str, bool]]:
    """Benefactors this seat may still claim, and whether it would be the first there."""
    if not sight.me.tokens:
        return []
    market = [(each.card, not each.tokens) for each in sight.view.market if sight.seat not in each.tokens]
    return market + [(card, True) for card in sight.me.hand if card in BENEFACTOR]


def prospects(sight: Sight, mat: Mat) -> float:
    """What the Benefactors still to be claimed may bring to an airspace."""
    if sight.last and sight.view.phase not in ("launch", "draft", "split", "benefactor draft"):
        return 0.0
    have = icons_of(mat)
    found = sorted((near(sight, have, card, first) for card, first in open_benefactors(sight)), reverse=True)
    return sum(found[: mat.tokens])


def near(sight: Sight, have: Counter[str], card: str, first: bool) -> float:
    """A Benefactor, by what an airspace lacks for it."""
    benefactor = BENEFACTOR[card]
    lacks = sum(max(0, many - have[icon]) for icon, many in threshold(card))
    steps = sight.taste.near
    share = steps[min(lacks, len(steps) - 1)]
    if sight.last and lacks:
        return 0.0
    return share * (BRINGS + (benefactor.vp if first else 0))


@cache
def threshold(benefactor: str) -> tuple[tuple[str, int], ...]:
    """How many of each icon a Benefactor wants."""
    return tuple(Counter(BENEFACTOR[benefactor].threshold).items())


BRINGS = 2.0
"""What the ability of a Benefactor brings, on average."""
