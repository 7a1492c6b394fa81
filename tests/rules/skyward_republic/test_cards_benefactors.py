"""The Benefactors against the figures of the rules: thresholds, VP, balance of the factions, strength."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from rules.skyward_republic.cards.benefactors import (
    BENEFACTORS,
    GENEROUS_BENEFACTORS,
    GRAND_BENEFACTORS,
    MODEST_BENEFACTORS,
    STARTING_BENEFACTORS,
)
from rules.skyward_republic.cards.decks import BENEFACTOR
from rules.skyward_republic.cards.records import Benefactor
from rules.skyward_republic.effects import (
    Cogs,
    Draw,
    ExtraLaunch,
    Per,
    ReclaimToken,
    RevealAndShare,
    TakeFromDiscard,
    Vp,
)
from rules.skyward_republic.terms import FACTIONS

PAIRS = [frozenset(pair) for pair in combinations(FACTIONS, 2)]


def shape(card: Benefactor) -> tuple[int, ...]:
    """How many icons of each faction, the most first."""
    return tuple(sorted(Counter(card.threshold).values(), reverse=True))


@pytest.mark.parametrize(
    ("group", "size", "shapes", "vp"),
    [
        (STARTING_BENEFACTORS, 6, {(2, 1)}, {2}),
        (MODEST_BENEFACTORS, 12, {(2, 2), (3, 1)}, {3}),
        (GENEROUS_BENEFACTORS, 7, {(3, 2), (2, 2, 1)}, {4}),
        (GRAND_BENEFACTORS, 3, {(3, 3), (2, 2, 2), (4, 2)}, {5, 6}),
    ],
)
def test_groups(group: tuple[Benefactor, ...], size: int, shapes: set[tuple[int, ...]], vp: set[int]) -> None:
    """6 of 3 icons and 2 VP, 12 of 4 and 3 VP, 7 of 5 and 4 VP, 3 of 6 and 5-6 VP."""
    assert len(group) == size
    assert {shape(card) for card in group} == shapes
    assert {card.vp for card in group} == vp


def test_the_six_that_start_ask_for_all_six_pairs() -> None:
    """SR-C02 six S-cards, one for each pair of factions, with a small ability: 2 cards, 1 cog or 2 VP, two of each."""
    assert [card for card in BENEFACTORS if card.starting] == list(STARTING_BENEFACTORS)
    assert {frozenset(card.threshold) for card in STARTING_BENEFACTORS} == set(PAIRS)
    gifts = Counter(card.effects for card in STARTING_BENEFACTORS)
    assert gifts == {(Draw(2),): 2, (Cogs(1),): 2, (Vp(2),): 2}


def test_modest_benefactors_ask_for_each_pair_twice() -> None:
    """2+2 and 3+1 for each pair; extra launch on two cards; 2 cogs; a card of the discard pile."""
    asked = Counter((frozenset(card.threshold), shape(card)) for card in MODEST_BENEFACTORS)
    assert asked == {(pair, parts): 1 for pair in PAIRS for parts in ((2, 2), (3, 1))}
    assert sum(card.effects == (ExtraLaunch(),) for card in BENEFACTORS) == 2
    assert sum(card.effects == (Cogs(2),) for card in MODEST_BENEFACTORS) == 2
    assert sum(isinstance(card.effects[0], TakeFromDiscard) for card in MODEST_BENEFACTORS) == 2


def test_grand_benefactors_count() -> None:
    """The three dearest give 1 VP for each of something."""
    for card in GRAND_BENEFACTORS:
        (effect,) = card.effects
        assert isinstance(effect, Per)
        assert effect.each == Vp(1)


def test_factions_are_wanted_alike() -> None:
    """Each faction in equally many thresholds, within one; icons within two; each pair at least 3 times."""
    wanted = Counter(faction for card in BENEFACTORS for faction in set(card.threshold))
    assert max(wanted.values()) - min(wanted.values()) <= 1
    icons = Counter(icon for card in BENEFACTORS for icon in card.threshold)
    assert set(icons) == set(FACTIONS)
    assert max(icons.values()) - min(icons.values()) <= 2
    for pair in PAIRS:
        assert sum(pair <= set(card.threshold) for card in BENEFACTORS) >= 3


def test_solar_pact() -> None:
    """SR-AT04 Solar Pact: 2 Seer and 3 Maker; 4 VP; reveals a card a player, gives 1 to each, reclaims a token."""
    pact = BENEFACTOR["solar-pact"]
    assert (pact.name, pact.threshold, pact.vp) == ("Solar Pact", "SSMMM", 4)
    assert pact.effects == (RevealAndShare(), ReclaimToken())
