"""Clouds, outpost tiles and encounters against the figures of the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.braided_skies.cards.clouds import CLOUDS, LARGE_CLOUDS, SMALL_CLOUDS
from rules.braided_skies.cards.decks import ENCOUNTER
from rules.braided_skies.cards.encounters import ENCOUNTERS
from rules.braided_skies.cards.outposts import OUTPOST_TILES
from rules.braided_skies.cards.records import Cloud
from rules.braided_skies.effects import (
    DrawEncounter,
    DrawOutfitting,
    EachPlayer,
    Effect,
    FamePer,
    GainFame,
    GainGrit,
    GainToken,
    Install,
    PayGrit,
    PlaceFame,
    PlaceOutpost,
    Roll,
    Step,
    TwoOfAColour,
)

ANY = Step("any")
DIE = Roll()
ENCOUNTER_CARD = DrawEncounter()
OUTPOST = PlaceOutpost()
GRIT = (GainGrit(2),)
Y = GainToken("Y")
B = GainToken("B")
R = GainToken("R")
X = GainToken("X")
T = GainToken("T")


def fame_tokens(clouds: tuple[Cloud, ...]) -> list[int]:
    return sorted(effect.tokens for cloud in clouds for effect in cloud.event if isinstance(effect, PlaceFame))


def test_clouds_are_ten_large_and_seven_small() -> None:
    """BS-C03 10 large cloud tiles, 7 small cloud tiles."""
    assert [cloud.size for cloud in CLOUDS] == ["large"] * 10 + ["small"] * 7


def test_clouds_place_fame_within_the_supply() -> None:
    """BQ-19 fame tokens on wonder ports: 1,1,2,2 from large clouds, 2,2,3 from small ones, 13 of the 15 at most."""
    assert fame_tokens(LARGE_CLOUDS) == [1, 1, 2, 2]
    assert fame_tokens(SMALL_CLOUDS) == [2, 2, 3]
    assert len({cloud.event for cloud in CLOUDS}) == 17


def test_two_large_clouds_give_grit_to_each_player() -> None:
    """Two large clouds give each player 1 grit; no small one does."""
    shared = [cloud.size for cloud in CLOUDS if EachPlayer(GainGrit(1)) in cloud.event]
    assert shared == ["large", "large"]


def worth(effect: Effect) -> float:
    """What an effect of an event is worth to the explorer, in fame."""
    match effect:
        case GainGrit(amount=amount):
            return 0.85 * amount
        case GainFame(amount=amount):
            return amount
        case PlaceFame(tokens=tokens):
            return tokens / 2
        case EachPlayer(effect=shared):
            return worth(shared)
        case GainToken() | Roll():
            return 1.5
        case TwoOfAColour():
            return 3
        case DrawEncounter():
            return 1.75
        case Step() | PlaceOutpost():
            return 2
        case Install():
            return 4
        case DrawOutfitting():
            return 3.5
        case _:
            raise AssertionError(f"{effect} harms the explorer, or has no place in an event")


@pytest.mark.parametrize("cloud", CLOUDS, ids=lambda cloud: cloud.id)
def test_events_are_worth_exploring(cloud: Cloud) -> None:
    """BQ-10 events never harm the explorer: a large one is worth about 3 fame, a small one 4 to 5."""
    value = sum(worth(effect) for effect in cloud.event)
    low, high = (2.75, 3.5) if cloud.size == "large" else (4, 5)
    assert low <= value <= high


def test_outpost_tiles_are_twelve() -> None:
    """BS-C04 12 outpost tiles, BS-O05 of two kinds: fame per symbol without a cap, or a shown benefit."""
    assert Counter(tile.benefit for tile in OUTPOST_TILES) == {
        FamePer("culture"): 2,
        FamePer("scenic"): 2,
        FamePer("adventure"): 2,
        Y: 1,
        B: 1,
        R: 1,
        T: 1,
        ENCOUNTER_CARD: 2,
    }


TABLE: dict[int, tuple[tuple[Effect, ...], tuple[Effect, ...]]] = {
    1: (GRIT, (Y,)),
    2: (GRIT, (B,)),
    3: (GRIT, (R,)),
    4: ((GainFame(2),), (T,)),
    5: ((X,), (PayGrit(1, (TwoOfAColour(),)),)),
    6: (GRIT, (GainFame(2),)),
    7: ((T,), (FamePer("harvesters"),)),
    8: ((T,), (FamePer("crewmates"),)),
    9: ((Y,), (ENCOUNTER_CARD, GainGrit(1))),
    10: ((R,), (GainFame(2),)),
    11: (GRIT, (PayGrit(1, (T, T)),)),
    12: ((T,), (DIE,)),
    13: ((X,), (PayGrit(1, (GainFame(3),)),)),
    14: (GRIT, (DIE,)),
    15: ((B,), (OUTPOST,)),
    16: ((R,), (Step("adventure"),)),
    17: ((Y,), (Step("culture"),)),
    18: ((B,), (Step("scenic"),)),
    19: ((T,), (PayGrit(1, (ANY,)),)),
    20: (GRIT, (PayGrit(2, (DrawOutfitting(),)),)),
    21: ((X,), GRIT),
    22: ((Y,), (PayGrit(1, (T, GainFame(1))),)),
    23: ((R,), (FamePer("outposts", 3),)),
    24: ((B,), (GainFame(2),)),
    25: (GRIT, (T,)),
}


def test_encounters_are_those_of_the_table() -> None:
    """BS-C06 25 encounter cards, BS-E04 with two options each."""
    assert {card.id: card.sides() for card in ENCOUNTERS} == TABLE
    assert [card.id for card in ENCOUNTERS] == list(range(1, 26))


def test_the_two_encounters_of_the_rulebook() -> None:
    """BS-AT01, BS-AT02: option B of 25 is a tourist, option B of 13 is 3 fame for 1 grit."""
    assert ENCOUNTER[25].b == (T,)
    assert ENCOUNTER[13].b == (PayGrit(1, (GainFame(3),)),)
