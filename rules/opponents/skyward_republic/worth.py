"""What effects are worth to the seat that looks, in VP: the verbs of the cards, one after the other."""

from __future__ import annotations

from collections.abc import Iterable

from rules.opponents.skyward_republic.sight import Sight, count, of_kind, purse
from rules.opponents.weighing import Scale
from rules.skyward_republic.airspace import cost, neighbours, standing_of
from rules.skyward_republic.cards.decks import CARD, building
from rules.skyward_republic.cards.records import Score
from rules.skyward_republic.effects import (
    AnyEffect,
    Choose,
    Cogs,
    CogToExtension,
    CostDiscount,
    Draw,
    DrawBenefactor,
    EachRival,
    ExtraLaunch,
    If,
    NeighbourCogs,
    PayCogs,
    Per,
    PerRival,
    ReclaimToken,
    RevealAndShare,
    Vp,
)
from rules.skyward_republic.gaining import SpendCogs

SCALE: Scale[Sight] = Scale()
weighs, worth, worth_all = SCALE.weighs, SCALE.one, SCALE.all

LATE_CARD = 0.3
"""A card that comes too late to be launched, as a share of a cog."""


def cog(sight: Sight) -> float:
    """One cog: a VP at the end, an icon till then, and what SCORE abilities make of it."""
    doubled = sum(_counts_cogs(card) for each in sight.me.buildings for card in (each.card, *each.extensions))
    return (1.0 if sight.last else sight.taste.cog) + 0.8 * doubled


def _counts_cogs(card: str) -> bool:
    ability = getattr(CARD.get(card), "ability", None)
    return isinstance(ability, Score) and "cog you have" in ability.text()


@weighs(Vp)
def points(sight: Sight, effect: Vp) -> float:
    return effect.amount


@weighs(Cogs)
def gained_cogs(sight: Sight, effect: Cogs) -> float:
    return effect.amount * cog(sight)


@weighs(SpendCogs)
def spent_cogs(sight: Sight, effect: SpendCogs) -> float:
    return -effect.amount * cog(sight)


@weighs(Draw)
def drawn(sight: Sight, effect: Draw) -> float:
    return effect.amount * unknown(sight)


def unknown(sight: Sight) -> float:
    """A card not yet known."""
    return LATE_CARD if sight.last else sight.taste.card


@weighs(DrawBenefactor)
def drawn_benefactors(sight: Sight, effect: DrawBenefactor) -> float:
    return effect.amount * sight.taste.benefactor if sight.me.tokens else 0.1


@weighs(Per)
def per(sight: Sight, effect: Per) -> float:
    """As many as there are now."""
    many = count(sight, sight.me, effect.counted, effect.of, effect.card)
    each: int = getattr(effect.each, "amount", 1)
    amount = min(each * many, effect.most) if effect.most else each * many
    return amount * _single(sight, effect.each)


def _single(sight: Sight, effect: AnyEffect) -> float:
    amount: int = getattr(effect, "amount", 1)
    return worth(sight, effect) / max(1, abs(amount))


@weighs(PerRival)
def per_rival(sight: Sight, effect: PerRival) -> float:
    mine = count(sight, sight.me, effect.counted, effect.of, effect.card)
    fewer = sum(count(sight, rival, effect.counted, effect.of) < mine for rival in sight.rivals)
    return fewer * worth(sight, effect.each)


@weighs(If)
def only_if(sight: Sight, effect: If) -> float:
    holds = count(sight, sight.me, effect.counted, effect.of, effect.card) >= effect.least
    return worth_all(sight, effect.effects) if holds else 0.0


@weighs(Choose)
def best_way(sight: Sight, effect: Choose) -> float:
    return max(worth_all(sight, way) for way in effect.ways)


@weighs(PayCogs)
def paid_in_cogs(sight: Sight, effect: PayCogs) -> float:
    """All or nothing, and nothing if it is not worth it."""
    if sight.me.cogs < effect.amount:
        return 0.0
    return max(0.0, worth_all(sight, effect.effects) - effect.amount * cog(sight))


@weighs(EachRival)
def each_rival(sight: Sight, effect: EachRival) -> float:
    return -sight.taste.rival * worth(sight, effect.effect)


@weighs(ExtraLaunch)
def extra_launch(sight: Sight, effect: ExtraLaunch) -> float:
    """Worth it if the hand has something to launch and the means for it."""
    ready = [card for card in of_kind(sight.me.hand, "building") if fits(sight, effect.most, card)]
    return sight.taste.extra_launch if ready else 0.2


def fits(sight: Sight, most: int, card: str) -> bool:
    """Whether a Building could be launched by an extra launch, as far as the number of icons tells."""
    icons = len(building(card).cost)
    return icons <= purse(sight) and (not most or icons <= most)


@weighs(CostDiscount)
def discount(sight: Sight, effect: CostDiscount) -> float:
    """Icons saved on the next one, if there is one."""
    launches = sight.view.launching.launches if sight.view.launching else ()
    waiting = of_kind(sight.me.hand, "building") if launches else []
    saved = max([min(effect.amount, len(building(card).cost)) for card in waiting], default=0)
    return saved * sight.taste.icon * (0.9 if len(waiting) > 1 else 0.5)


@weighs(CogToExtension)
def cog_to_extension(sight: Sight, effect: CogToExtension) -> float:
    return max(0.0, 2.0 - cog(sight) + 0.2) if sight.me.cogs and sight.me.buildings else 0.0


@weighs(NeighbourCogs)
def neighbour_cogs(sight: Sight, effect: NeighbourCogs) -> float:
    """The best neighbour there is."""
    here = standing_of(sight.me, effect.card)
    beside = neighbours(sight.me, here) if here else []
    return cog(sight) * max([cost(each).count(effect.of) for each in beside], default=0)


@weighs(RevealAndShare)
def shared(sight: Sight, effect: RevealAndShare) -> float:
    return 1.5 * unknown(sight) - sight.taste.rival * unknown(sight) * len(sight.rivals)


@weighs(ReclaimToken)
def reclaimed(sight: Sight, effect: ReclaimToken) -> float:
    return 0.5 if sight.me.tokens == 0 and not sight.last else 0.0


def all_worth(sight: Sight, effects: Iterable[AnyEffect], card: str) -> float:
    """Effects said by a certain card."""
    return worth_all(sight, [effect.on(card) for effect in effects])
