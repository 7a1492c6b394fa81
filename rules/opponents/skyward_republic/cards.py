"""What a card is worth to have: in a draft pile, in the hand, in the discard pile."""

from __future__ import annotations

from collections.abc import Iterable

from rules.opponents.skyward_republic.scores import expected, near
from rules.opponents.skyward_republic.sight import Sight, icons, of_kind, purse, wanted
from rules.opponents.skyward_republic.worth import cog, worth, worth_all
from rules.skyward_republic.cards.decks import BENEFACTOR, CARD
from rules.skyward_republic.cards.records import (
    Ability,
    Active,
    Building,
    Critter,
    Discount,
    Extension,
    FactionCard,
    Hand,
    Launch,
    Score,
    Vehicle,
    Whenever,
)
from rules.skyward_republic.effects import AnyEffect, Choose, ExtraLaunch, If, PayCards, PayCogs, Per, PerRival

USES = 0.35
"""How often a round an ACTIVE ability is used, or set off."""
DISCOUNTS = 0.6
PLAYED = 1.0
"""A HAND ability kept ready is worth a little more than the card it replaces."""


def shield(card: str) -> int:
    """The VP printed on a card."""
    return int(getattr(CARD[card], "vp", 0))


def had(sight: Sight, card: str) -> float:
    """A card that may come into the hand, or the sky row."""
    found = sight.worths.get(card)
    if found is None:
        found = sight.worths[card] = _had(sight, card, tuple(sight.me.hand))
    return found


def held_worth(sight: Sight, card: str) -> float:
    """A card of the hand, as against a hand without it."""
    key = f"held {card}"
    if key not in sight.worths:
        rest = list(sight.me.hand)
        if card in rest:
            rest.remove(card)
        sight.worths[key] = _had(sight, card, tuple(rest))
    return sight.worths[key]


def _had(sight: Sight, card: str, others: tuple[str, ...]) -> float:
    """A card beside others."""
    if card in BENEFACTOR:
        first = any(each.card == card and each.tokens for each in sight.view.market)
        return 0.1 + near(sight, icons(sight.me), card, not first) if sight.me.tokens else 0.05
    match CARD[card]:
        case FactionCard(icons=paid):
            return faction(sight, paid, others)
        case Building() as building:
            return in_hand(sight, building, others)
        case Extension() as extension:
            return extension_in_hand(sight, extension, others)
        case lightning:
            return in_sky(sight, lightning)


def faction(sight: Sight, paid: str, others: tuple[str, ...]) -> float:
    """Icons to pay with: more where the hand wants their colour, less where it has plenty of everything."""
    taste = sight.taste
    if sight.last and sight.view.phase in ("benefactor", "clean-up"):
        return 0.3
    costs = [card.cost for card in map(CARD.get, others) if isinstance(card, Building | Extension)]
    short = wanted(sight, costs)
    matched = sum(min(paid.count(icon), short[icon]) for icon in set(paid))
    plenty = purse(sight) - sum(map(len, costs))
    scale = 1.25 if plenty < 0 else 1.0 if plenty < 3 else 0.7
    value = scale * (taste.icon * len(paid) + taste.wanted_icon * matched)
    return value * (0.6 if sight.last else 1.0)


def in_hand(sight: Sight, card: Building, others: tuple[str, ...]) -> float:
    """A Building, less where others wait to be launched."""
    waiting = len(of_kind(others, "building"))
    if waiting >= max(1.0, sight.rounds + 1) or (sight.last and sight.view.phase in ("benefactor", "clean-up")):
        return 0.3
    steps = sight.taste.buildings
    value = card.vp + ability(sight, card.ability, card.id) - sight.taste.icon * len(card.cost) * 0.6
    return max(0.3, 0.6 * value) + steps[min(waiting, len(steps) - 1)] + playing(sight, card.ability)


def playing(sight: Sight, worded: Ability | None) -> float:
    """A HAND ability."""
    if isinstance(worded, Hand):
        return max(0.0, worth_all(sight, worded.effects) - PLAYED) * 0.5
    return 0.0


def extension_in_hand(sight: Sight, card: Extension, others: tuple[str, ...]) -> float:
    """An Extension, less where others wait."""
    if sight.last and sight.view.phase in ("benefactor", "clean-up"):
        return 0.3
    value = card.vp + ability(sight, card.ability, card.id) - sight.taste.icon * len(card.cost) * 0.5
    steps = sight.taste.extensions
    return max(0.3, value * steps[min(len(of_kind(others, "extension")), len(steps) - 1)])


def in_sky(sight: Sight, card: Vehicle | Critter) -> float:
    """A Vehicle or Critter that comes to one's own sky row."""
    return card.vp + ability(sight, card.ability, card.id)


def ability(sight: Sight, worded: Ability | None, card: str) -> float:
    """What the ability of a card may bring, wherever it will stand."""
    match worded:
        case Score(effects=effects):
            return sum(expected(sight, None, each, card) for each in effects)
        case Launch(effects=effects):
            return hoped(sight, effects)
        case Whenever(effects=effects):
            return min(sight.rounds, 5.0) * USES * max(0.0, hoped(sight, effects))
        case Active(effects=effects):
            return min(sight.rounds, 5.0) * USES * max(0.0, hoped(sight, effects))
        case Discount():
            return max(0.0, sight.rounds - 1) * DISCOUNTS
        case _:
            return 0.0


def hoped(sight: Sight, effects: Iterable[AnyEffect]) -> float:
    """What effects bring in an average game, whatever the airspace is now."""
    return sum(_hoped(sight, effect) for effect in effects)


def _hoped(sight: Sight, effect: AnyEffect) -> float:
    typical = sight.taste.typical
    match effect:
        case Per(counted=counted, most=most, each=each):
            many = typical.get(counted, 1.0)
            single = worth(sight, each) / max(1, getattr(each, "amount", 1))
            amount = getattr(each, "amount", 1) * many
            return (min(amount, most) if most else amount) * single
        case If(counted=counted, least=least, effects=effects):
            return min(0.8, typical.get(counted, 1.0) / least * 0.6) * hoped(sight, effects)
        case PerRival(each=each):
            return 0.4 * len(sight.rivals) * worth(sight, each)
        case PayCogs(amount=amount, effects=effects):
            return max(0.3, hoped(sight, effects) - amount * cog(sight))
        case PayCards(effects=effects):
            return max(0.3, hoped(sight, effects) - 1.0)
        case ExtraLaunch():
            return sight.taste.extra_launch * 0.6
        case Choose(ways=ways):
            return max(hoped(sight, way) for way in ways)
        case _:
            return worth(sight, effect)


def pile(sight: Sight, cards: Iterable[str]) -> float:
    """A draft pile: the second card of a kind is worth less than the first."""
    hand, total = list(sight.me.hand), 0.0
    for card in sorted(cards, key=lambda each: -had(sight, each)):
        total += _had(sight, card, tuple(hand))
        hand.append(card)
    return total
