"""All the ways to meet a cost, worked out in icons (SR-L04, SQ-15, SQ-17)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TypeAlias

import msgspec

from rules.skyward_republic.terms import ICONS, NEUTRAL

Held: TypeAlias = tuple[tuple[str, int], ...]
"""Faction cards in hand by their icons, with how many there are of each."""


class Payment(msgspec.Struct, frozen=True, order=True):
    """A way to pay, ordered by sense: least waste, then fewest cogs, then fewest cards."""

    waste: int
    cogs: int
    cards: tuple[str, ...]
    """The icons of each card discarded."""


@lru_cache(maxsize=16384)
def payments(cost: str, held: Held, cogs: int) -> tuple[Payment, ...]:
    """Every way to meet a cost in which each card covers at least one icon and cogs cover the rest (SQ-17)."""
    limit = dict(held)
    ways: set[tuple[tuple[str, ...], str, int]] = {((), "", 0)}  # cards, icons of them still free, cogs
    for icon in sorted(cost, key=lambda each: each == NEUTRAL):
        ways = {after for way in ways for after in covered(way, icon, limit) if after[2] <= cogs}
    fewest: dict[tuple[str, ...], int] = {}
    for cards, _, paid in ways:
        fewest[cards] = min(paid, fewest.get(cards, paid))
    return tuple(
        sorted(Payment(sum(map(len, cards)) - (len(cost) - paid), paid, cards) for cards, paid in fewest.items())
    )


def covered(
    way: tuple[tuple[str, ...], str, int], icon: str, limit: dict[str, int]
) -> list[tuple[tuple[str, ...], str, int]]:
    """The ways to cover one more icon: with a free icon of a card already chosen, another card, or a cog."""
    cards, free, cogs = way
    found = [
        (cards, free.replace(spare, "", 1), cogs) for spare in sorted(set(free)) if spare == icon or icon == NEUTRAL
    ]
    for icons, many in limit.items():
        if cards.count(icons) < many:
            for used in sorted(set(icons)):
                if used == icon or icon == NEUTRAL:
                    left = "".join(sorted(free + icons.replace(used, "", 1)))
                    found.append((tuple(sorted((*cards, icons))), left, cogs))
    return [*found, (cards, free, cogs + 1)]


@cache
def reduced(cost: str, of: str, least: int) -> frozenset[str]:
    """A cost with one icon less: one of a kind, or any; never below so many icons."""
    if len(cost) <= least:
        return frozenset((cost,))
    less = {cost.replace(icon, "", 1) for icon in ICONS if icon in cost and of in ("", icon)}
    return frozenset(less or (cost,))
